import Link from 'next/link';
import { Picture } from '@/components/picture/picture';
import type { RecipeTypeTile } from '@/data/schema/page';
import { type CardSizes, cardSizes } from './card-sizes';

export type TypeTileProps = { tile: RecipeTypeTile; sizes: Extract<CardSizes, 'tile' | 'firstTile'> };

/** A tile that leads to one kind of recipe: its picture and its name. */
export function TypeTile({ tile: { title, href, picture }, sizes }: TypeTileProps) {
  return (
    <Link className="tile" href={href} prefetch={false}>
      <Picture picture={picture} sizes={cardSizes[sizes]} decorative />
      <b>{title}</b>
    </Link>
  );
}
