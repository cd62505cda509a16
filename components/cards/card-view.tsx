import Link from 'next/link';
import * as links from '@/.content/words/links';
import * as words from '@/.content/words/pages';
import { type PictureRatio, PictureView } from '@/components/picture/picture-view';
import type { PictureSources } from '@/lib/pictures';
import type { CardData } from '@/lib/recipe/card';
import { isFullAddress } from '@/lib/text/full-address';
import { unbroken } from '@/lib/text/words';
import { type CardSizes, cardSizes } from './card-sizes';

export type CardViewProps = {
  /** The card with its picture's addresses worked out. */
  card: Omit<CardData, 'picture'> & {
    sources: PictureSources;
    /** The number that matters on this page: "35g per serving". */
    figure?: string;
  };
  /** Large title and picture, for the card that leads a page. */
  variant?: 'lead';
  /** The grid it stands in; decides which width of the picture is fetched. */
  sizes?: CardSizes;
  ratio?: PictureRatio;
  priority?: boolean;
  /** Level of the title in the outline of the page. */
  heading?: 'h2' | 'h3';
};

/** A card from plain data, on the server or in the browser; the whole of it leads to its page. */
export function CardView({
  card,
  variant,
  sizes = variant === 'lead' ? 'lead' : 'four',
  ratio,
  priority,
  heading: Heading = 'h3',
}: CardViewProps) {
  const { title, text, figure, meta, href, soon, sources, lang } = card;
  const veil = soon ? <span className="veil">{words.comingSoon}</span> : null;
  const classes = ['card', variant, soon && 'soon'];
  return (
    <article className={classes.filter(Boolean).join(' ')}>
      <PictureView sources={sources} sizes={cardSizes[sizes]} ratio={ratio} priority={priority} lang={lang}>
        {veil}
      </PictureView>
      <Heading lang={lang}>{href && !soon ? <CardLink href={href}>{title}</CardLink> : title}</Heading>
      {figure ? <p className="figure">{figure}</p> : null}
      {meta ? <p className="meta">{unbroken(meta)}</p> : null}
      {text ? (
        <p className="text" lang={lang}>
          {text}
        </p>
      ) : null}
    </article>
  );
}

type CardLinkProps = { href: string; children: string };

function CardLink({ href, children }: CardLinkProps) {
  if (!isFullAddress(href)) {
    // A page of cards would fetch every page behind them.
    return (
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr">{links.newTabNote}</span>
    </a>
  );
}
