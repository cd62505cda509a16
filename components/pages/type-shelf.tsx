import { Fragment } from 'react';
import { TypeTile } from '@/components/cards/type-tile';
import type { RecipeTypeTile } from '@/data/schema/page';

export type TypeShelfProps = { tiles: readonly RecipeTypeTile[] };

/** The kinds of recipe in one row. */
export function TypeShelf({ tiles }: TypeShelfProps) {
  return (
    <div className="shelf">
      {tiles.map((tile, index) => (
        <Fragment key={tile.title}>
          <TypeTile tile={tile} sizes={index === 0 ? 'firstTile' : 'tile'} />{' '}
        </Fragment>
      ))}
    </div>
  );
}
