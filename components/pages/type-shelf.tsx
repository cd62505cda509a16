import { Fragment } from 'react';
import { TypeTile } from '@/components/cards/type-tile';
import type { RecipeTypeTile } from '@/lib/listing/types';

export type TypeShelfProps = { tiles: readonly RecipeTypeTile[] };

/** The kinds of recipe: rows on a phone, one row of upright tiles on a desktop. */
export function TypeShelf({ tiles }: TypeShelfProps) {
  return (
    <div className="shelf">
      {tiles.map((tile) => (
        <Fragment key={tile.title}>
          <TypeTile tile={tile} />{' '}
        </Fragment>
      ))}
    </div>
  );
}
