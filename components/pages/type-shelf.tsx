import { Beef, CookingPot, Drumstick, Dumbbell, Ham, type IconNode, Soup, Wheat } from 'lucide';
import { Fragment } from 'react';
import { cardSizes } from '@/components/content/card-sizes';
import { Picture } from '@/components/content/picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { TypeIcon } from '@/lib/content/schema/vocabulary';
import type { RecipeTypeTile } from '@/lib/recipe-list/cards';
import styles from './type-shelf.module.css';

const ICONS: Record<TypeIcon, IconNode> = {
  pot: CookingPot,
  weights: Dumbbell,
  drumstick: Drumstick,
  beef: Beef,
  ham: Ham,
  bowl: Soup,
  wheat: Wheat,
};

const WASHES: Record<RecipeTypeTile['wash'], string> = {
  peach: 'bg-wash-peach',
  sage: 'bg-wash-sage',
  sky: 'bg-wash-sky',
  danmuji: 'bg-wash-danmuji',
};

export type TypeTileProps = {
  tile: RecipeTypeTile;
  /** True for the last of an odd number on a phone: its name is beside its picture. */
  wide?: boolean;
};

/** Tile that links to a kind of recipe: picture and name, on wider screens with an icon and a text. */
export function TypeTile({ tile, wide = false }: TypeTileProps) {
  const { title, text, href, icon, wash, picture } = tile;
  const lines = ICONS[icon];
  return (
    <Link className={`group grid items-center gap-x-2 ${styles.tile} ${wide ? styles.wide : ''}`} href={href}>
      <Picture picture={picture} sizes={cardSizes.tile} decorative />
      <span className={`hidden aspect-square w-full place-items-center rounded-full md:grid ${WASHES[wash]}`}>
        <Icon of={lines} size={20} />
      </span>
      <b className="font-display text-base leading-tight font-semibold decoration-2 underline-offset-4 group-hover:underline">
        {title}
      </b>{' '}
      <span className="hidden self-start font-display text-sm font-normal text-ink-2 md:grid">{text}</span>
    </Link>
  );
}

/** Tiles of the kinds of recipe: two columns on a phone, one row of upright tiles on a desktop. */
export function TypeShelf({ tiles }: { tiles: readonly RecipeTypeTile[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-gap gap-y-6 md:grid-cols-4 md:gap-y-8 lg:grid-cols-7">
      {tiles.map((tile, index) => (
        <Fragment key={tile.title}>
          <TypeTile tile={tile} wide={index === tiles.length - 1 && index % 2 === 0} />{' '}
        </Fragment>
      ))}
    </div>
  );
}
