import { Fragment } from 'react';
import { TypeTile } from '@/components/cards/type-tile';
import type { RecipeTypeTile } from '@/lib/listing/cards';

/** The kinds of recipe: rows on a phone, one row of upright tiles on a desktop. */
export function TypeShelf({ tiles }: { tiles: readonly RecipeTypeTile[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-4 md:gap-y-8 lg:grid-cols-7">
      {tiles.map((tile) => (
        <Fragment key={tile.title}>
          <TypeTile tile={tile} />{' '}
        </Fragment>
      ))}
    </div>
  );
}
