'use client';

import { BookOpen, ChevronDown, CookingPot, type IconNode, MapPin, Search, TextSearch } from 'lucide';
import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import * as links from '@/.content/words/links';
import * as text from '@/.content/words/siteSearch';
import { useGuide } from '@/components/travel/guide/guide-context.client';
import { Icon } from '@/components/ui/icon';
import { searchPath, walkOf, withWalk } from '@/lib/search/address';
import type { SiteEntry, SiteGroup } from '@/lib/search/site/entry';
import { isFullAddress } from '@/lib/text/full-address';
import type { Follow } from './follow';
import { markWords } from './mark-words';

const ICONS: Record<SiteGroup, IconNode> = {
  recipe: CookingPot,
  place: MapPin,
  guide: BookOpen,
  section: TextSearch,
};

type OptionProps = {
  id: string;
  isActive: boolean;
  /** Whether Enter takes it. */
  isNext: boolean;
  onPoint: () => void;
};

const option = ({ id, isActive, isNext, onPoint }: OptionProps) => ({
  id,
  className: 'ss-opt',
  'aria-selected': isActive,
  'data-next': isNext || undefined,
  onPointerMove: isActive ? undefined : onPoint,
  // The field keeps the focus, so that typing goes on after a press.
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
});

type LinkOptionProps = OptionProps & { href: string; onFollow: Follow; children: ReactNode };

/** A link, so that it can be opened in a new tab, which leaves the search open here. */
function LinkOption({ href, onFollow, children, ...line }: LinkOptionProps) {
  const leaves = isFullAddress(href);
  return (
    <Link
      {...option(line)}
      role="option"
      tabIndex={-1}
      href={href}
      prefetch={false}
      onClick={onFollow}
      {...(leaves && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {leaves && <span className="sr">{links.newTabNote}</span>}
    </Link>
  );
}

type MarkedProps = { text: string; query: string };

function Marked({ text, query }: MarkedProps) {
  let place = 0;
  return markWords(text, query).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}

export type EntryOptionProps = OptionProps & {
  entry: SiteEntry;
  /** Its words are marked. */
  query: string;
  onFollow: Follow;
};

/** Something the search found. */
export function EntryOption({ entry, query, onFollow, ...line }: EntryOptionProps) {
  const { href, group, title, lang, note, native, thumb } = entry;
  const lines = ICONS[group];
  return (
    <LinkOption {...line} href={href} onFollow={onFollow}>
      <span className="ss-pic">
        {thumb ? (
          <picture>
            <source type="image/avif" srcSet={thumb.avif} />
            <img src={thumb.webp} alt="" width={44} height={44} decoding="async" />
          </picture>
        ) : (
          <Icon of={lines} size={20} />
        )}
      </span>
      <span className="ss-name">
        <span lang={lang}>
          <Marked text={title} query={query} />
        </span>{' '}
        {native && (
          <small lang={native.lang}>
            <Marked text={native.text} query={query} />
          </small>
        )}
      </span>{' '}
      <small className="ss-note">{note}</small>
    </LinkOption>
  );
}

export type RestaurantsOptionProps = OptionProps & { query: string; onFollow: Follow };

/** The way on to the search that knows more of the restaurants than their names. */
export function RestaurantsOption({ query, onFollow, ...line }: RestaurantsOptionProps) {
  const { id, name } = useGuide();
  return (
    <LinkOption
      {...line}
      href={withWalk(searchPath(query, id), walkOf(window.location.search))}
      onFollow={onFollow}
    >
      <span className="ss-pic">
        <Icon of={Search} size={20} />
      </span>
      <span className="ss-name">{text.restaurants({ name, text: query })}</span>
    </LinkOption>
  );
}

export type MoreOptionProps = OptionProps & { words: string; onPick: () => void };

/** Opens the rest of a group in its place. */
export function MoreOption({ words, onPick, ...line }: MoreOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of the whole list.
    <div {...option(line)} role="option" tabIndex={-1} onClick={onPick}>
      <span className="ss-pic">
        <Icon of={ChevronDown} size={20} />
      </span>
      <span className="ss-name">{words}</span>
    </div>
  );
}
