import type { ReactNode } from 'react';
import * as links from '@/.content/messages/links';
import * as messages from '@/.content/messages/pages';
import { type CardSizes, cardSizes } from '@/components/content/card-sizes';
import { PictureView } from '@/components/content/picture-view';
import { Link } from '@/components/ui/link';
import type { PictureSources } from '@/lib/content/pictures';
import type { CardData } from '@/lib/recipe/card';
import { isFullAddress } from '@/lib/text/full-address';
import { unbroken } from '@/lib/text/words';
import { MovingPicture } from './moving-picture';

/** Grids of cards by their columns, with the sizes of the cards in them. On a phone those of four become rows. */
export const cardGrids = {
  2: { className: 'grid gap-x-gap gap-y-10 sm:grid-cols-2', sizes: 'two' },
  3: { className: 'grid gap-x-gap gap-y-10 sm:grid-cols-2 md:grid-cols-3', sizes: 'three' },
  4: { className: 'grid gap-x-gap gap-y-4 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4', sizes: 'compact' },
} as const satisfies Record<number, { className: string; sizes: CardSizes }>;

export type CardViewProps = {
  /** Card with the addresses of its picture. */
  card: Omit<CardData, 'picture'> & {
    sources: PictureSources;
    /** Figure above the meta line: "35 g per serving". */
    figure?: string;
    /** A label in one word, on the picture. */
    badge?: string;
  };
  /** Large title and picture, for the card that leads a page. */
  variant?: 'lead';
  /** Grid of the card, which determines the `sizes` of the picture. */
  sizes?: CardSizes;
  /** Shape of the picture, as a class name: `aspect-square`. */
  shape?: string;
  priority?: boolean;
  /** Drawn over the picture. */
  children?: ReactNode;
  /** Buttons beside the link: on the corner of the picture, on a phone below the text of a row. */
  actions?: ReactNode;
};

/** On a phone some grids are lists: the picture small, title and meta beside it. */
const ROW = {
  card: 'max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-4',
  picture: 'row-span-3 max-sm:aspect-square',
  title: 'self-end last:row-span-3 last:self-center sm:mt-4',
  // The first icon closer to the line of the text.
  actions: 'col-start-2 max-sm:static -ms-2',
};

const ACTIONS = 'js-only absolute top-2 end-2 z-1 flex gap-1 print:hidden';

/** Overlay of the picture of a card that is coming soon; the contrast is sufficient even over white. */
const SOON =
  'absolute inset-0 grid place-items-center bg-picture-veil p-2 text-center font-display leading-tight font-semibold text-white [print-color-adjust:exact]';

/** Card from serializable data, for server and client components; the whole card is a link. */
export function CardView({
  card,
  variant,
  sizes = variant === 'lead' ? 'lead' : 'four',
  shape = '',
  priority,
  children,
  actions,
}: CardViewProps) {
  const { title, text, figure, badge, meta, href, soon, sources, lang } = card;
  const isRow = sizes === 'compact' || sizes === 'side' || sizes === 'pair';
  const picture = (
    <PictureView
      sources={sources}
      sizes={cardSizes[sizes]}
      priority={priority}
      lang={lang}
      className={`${shape} ${isRow ? ROW.picture : ''}`}
    >
      {children}
      {soon && <span className={`${SOON} ${isRow ? 'text-sm' : 'text-md'}`}>{messages.comingSoon}</span>}
    </PictureView>
  );
  const hasPage = href && !soon && !isFullAddress(href);
  return (
    <article className={`relative ${soon ? '' : 'group'} ${isRow ? ROW.card : ''}`}>
      {hasPage ? (
        <MovingPicture href={href} as="card">
          {picture}
        </MovingPicture>
      ) : (
        picture
      )}
      <h3
        className={`decoration-2 underline-offset-4 group-hover:underline ${variant === 'lead' ? 'mt-5 text-3xl' : 'text-lg leading-tight'} ${isRow ? ROW.title : variant ? '' : 'mt-4'}`}
        lang={lang}
      >
        {href && !soon ? <CardLink href={href}>{title}</CardLink> : title}
      </h3>
      {badge && !soon && (
        <p className="absolute top-3 end-3 rounded-full bg-wash-danmuji px-2.5 py-1.5 font-display text-2xs leading-none font-semibold">
          {badge}
        </p>
      )}
      {figure && <p className="mt-1 font-display text-md font-semibold tabular">{figure}</p>}
      {meta && <p className={`secondary mt-1 ${isRow ? 'self-start' : ''}`}>{unbroken(meta)}</p>}
      {text && (
        <p
          className={`mt-2 max-w-[52ch] text-ink-2 ${isRow || sizes === 'brief' ? 'max-sm:hidden' : ''}`}
          lang={lang}
        >
          {text}
        </p>
      )}
      {actions && (
        // Above the link that covers the card.
        <div className={`${ACTIONS} ${isRow ? ROW.actions : ''}`}>{actions}</div>
      )}
    </article>
  );
}

function CardLink({ href, children }: { href: string; children: string }) {
  if (!isFullAddress(href)) {
    return (
      <Link className="covering-link" href={href}>
        {children}
      </Link>
    );
  }
  return (
    <a className="covering-link" href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{links.newTabNote}</span>
    </a>
  );
}
