import { Fragment } from 'react';
import { TypeTile } from '@/components/cards/type-tile';
import type { RecipeTypeTile } from '@/lib/listing/cards';

/** The kinds of recipe: rows on a phone, one row of upright tiles on a desktop. */
export function TypeShelf({ tiles }: { tiles: readonly RecipeTypeTile[] }) {
  return (
    <div className="grid gap-x-gap gap-y-3.5 sm:max-md:grid-cols-2 md:grid-cols-4 md:gap-x-4 md:gap-y-8 lg:grid-cols-7 md:max-lg:*:first:col-span-2">
      {tiles.map((tile) => (
        <Fragment key={tile.title}>
          <TypeTile tile={tile} />{' '}
        </Fragment>
      ))}
    </div>
  );
}
