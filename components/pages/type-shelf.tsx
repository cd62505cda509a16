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

/** Tile that links to a kind of recipe: picture, icon, name and text. */
export function TypeTile({ tile: { title, text, href, icon, wash, picture } }: { tile: RecipeTypeTile }) {
  const lines = ICONS[icon];
  return (
    <Link className={`group grid items-center gap-x-2 ${styles.tile}`} href={href}>
      <Picture className="row-span-2 aspect-square" picture={picture} sizes={cardSizes.tile} decorative />
      <span
        className={`grid aspect-square w-full place-items-center rounded-full max-md:row-span-2 ${WASHES[wash]}`}
      >
        <Icon of={lines} size={20} />
      </span>
      <b className="self-end font-display text-base leading-tight font-semibold decoration-2 underline-offset-4 group-hover:underline md:self-center">
        {title}
      </b>{' '}
      <span className="col-start-3 self-start font-display text-sm font-normal text-pretty text-ink-2">
        {text}
      </span>
    </Link>
  );
}

/** Tiles of the kinds of recipe: rows on a phone, one row of upright tiles on a desktop. */
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
