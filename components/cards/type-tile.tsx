import { Beef, CookingPot, Drumstick, Dumbbell, Ham, type LucideIcon, Soup, Wheat } from 'lucide-react';
import Link from 'next/link';
import { Picture } from '@/components/picture/picture';
import type { RecipeTypeTile, TypeIcon } from '@/data/schema/page';
import { cardSizes } from './card-sizes';

const ICONS: Record<TypeIcon, LucideIcon> = {
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
  const Icon = ICONS[icon];
  return (
    <Link className="tile" href={href} prefetch={false}>
      <Picture picture={picture} sizes={cardSizes.tile} decorative />
      <span className="tile-ic" data-wash={wash}>
        <Icon className="i" size={20} aria-hidden="true" />
      </span>
      <b>{title}</b> <span className="tile-text">{text}</span>
    </Link>
  );
}
