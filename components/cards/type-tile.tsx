import Link from 'next/link';
import { Picture } from '@/components/picture/picture';
import { StandIn } from '@/components/picture/stand-in';
import type { RecipeTypeTile } from '@/data/schema/page';
import { type CardSizes, cardSizes } from './card-sizes';

export type TypeTileProps = { tile: RecipeTypeTile; sizes: Extract<CardSizes, 'tile' | 'firstTile'> };

/** A tile that leads to one kind of recipe: its picture, or a large drawing, and its name. */
export function TypeTile({ tile: { title, href, wash, icon, picture }, sizes }: TypeTileProps) {
  return (
    <Link className="tile" href={href} prefetch={false}>
      {picture ? (
        <Picture picture={picture} sizes={cardSizes[sizes]} decorative />
      ) : (
        <StandIn label={title} wash={wash} icon={icon} variant="line" />
      )}
      <b>{title}</b>
    </Link>
  );
}
