import { Beef, CookingPot, Drumstick, Dumbbell, Ham, type IconNode, Soup, Wheat } from 'lucide';
import { Fragment } from 'react';
import { cardSizes } from '@/components/content/card-sizes';
import { Picture } from '@/components/content/picture';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { TypeIcon } from '@/lib/content/schema/vocabulary';
import type { RecipeTypeTile } from '@/lib/recipe-list/cards';
import styles from './type-band.module.css';

const ICONS: Record<TypeIcon, IconNode> = {
  pot: CookingPot,
  weights: Dumbbell,
  drumstick: Drumstick,
  beef: Beef,
  ham: Ham,
  bowl: Soup,
  wheat: Wheat,
};

type TypeTileProps = {
  tile: RecipeTypeTile;
  /** True for the last of an odd number, which has a row of its own on a phone. */
  isWide: boolean;
};

/** Tile that links to a kind of recipe: its name on the picture, with an icon, on a desktop with a text. */
function TypeTile({ tile, isWide }: TypeTileProps) {
  const { title, text, href, icon, picture } = tile;
  const lines = ICONS[icon];
  return (
    <Link className={`group relative flex items-end ${styles.tile}`} href={href}>
      <Picture
        className="absolute inset-0 aspect-auto rounded-none print:hidden"
        picture={picture}
        sizes={isWide ? cardSizes.wideTile : cardSizes.tile}
        decorative
      />
      <span className="on-picture relative grid w-full gap-1 px-4 pb-4 font-display text-xs font-normal">
        <Icon className="hidden md:grid" of={lines} size={20} />
        <b className="text-base leading-tight font-semibold decoration-2 underline-offset-4 group-hover:underline">
          {title}
        </b>{' '}
        <span className="hidden xl:grid">{text}</span>
      </span>
    </Link>
  );
}

/** The kinds of recipe as one band of pictures without gaps, each with its name on it. */
export function TypeBand({ tiles }: { tiles: readonly RecipeTypeTile[] }) {
  return (
    <div className="-mx-gutter flex flex-wrap lg:mx-0 print:mx-0">
      {tiles.map((tile, index) => (
        <Fragment key={tile.title}>
          <TypeTile tile={tile} isWide={index === tiles.length - 1 && index % 2 === 0} />{' '}
        </Fragment>
      ))}
    </div>
  );
}
