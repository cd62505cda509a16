import { Beef, CookingPot, Drumstick, Dumbbell, Ham, type IconNode, Soup, Wheat } from 'lucide';
import Link from 'next/link';
import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon';
import type { TypeIcon } from '@/lib/content/schema/vocabulary';
import type { RecipeTypeTile } from '@/lib/listing/types';
import { cardSizes } from './card-sizes';

const ICONS: Record<TypeIcon, IconNode> = {
  pot: CookingPot,
  weights: Dumbbell,
  drumstick: Drumstick,
  beef: Beef,
  ham: Ham,
  bowl: Soup,
  wheat: Wheat,
};

export type TypeTileProps = { tile: RecipeTypeTile };

/** A tile that leads to one kind of recipe: its picture, its drawing and name, what to expect. */
export function TypeTile({ tile: { title, text, href, icon, wash, picture } }: TypeTileProps) {
  const lines = ICONS[icon];
  return (
    <Link className="tile" href={href} prefetch={false}>
      <Picture picture={picture} sizes={cardSizes.tile} decorative />
      <span className="tile-ic" data-wash={wash}>
        <Icon of={lines} size={20} />
      </span>
      <b>{title}</b> <span className="tile-text">{text}</span>
    </Link>
  );
}
