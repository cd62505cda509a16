'use client';

import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { theSearch } from '@/.content/messages/frame';
import * as ui from '@/.content/messages/restaurantResults';
import { Button, ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
import { withWalk } from '@/lib/search/address';
import type { SearchIdeas } from '@/lib/search/entries';
import type { SearchGuide } from '@/lib/search/guides';
import type { SearchEntry } from '@/lib/search/restaurants';
import { shownTerm } from '@/lib/search/term';
import { useSearchTerm } from '@/lib/search/use-search-term';
import { useAddress } from '@/lib/ui/use-address';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLoaded } from '@/lib/ui/use-loaded';
import { WALK } from '@/lib/walk/address';
import styles from './restaurant-finder.module.css';
import { SearchBox } from './search-box.client';

export type RestaurantFinderProps = {
  entries: readonly SearchEntry[];
  /** Card of every restaurant, by its slug. The same nodes on every render, so that a card which stays is left alone. */
  cards: Readonly<Record<string, ReactNode>>;
  guides: readonly SearchGuide[];
  ideas: SearchIdeas;
  /** Drawn on the server, so that their shapes are not part of the script. */
  icons: { back: ReactNode; map: ReactNode };
  words: RestaurantSearchWords;
};

/**
 * The search of restaurants: results follow the typing, and `q` in the address follows both. The exported page, and
 * a browser without script, show every restaurant.
 */
export function RestaurantFinder(props: RestaurantFinderProps) {
  const { icons, words } = props;
  const { text, type, show } = useSearchTerm();
  const [walk] = useAddress(WALK);
  const isRead = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const term = useDeferredValue(text).trim();
  const search = useCallback(
    (query: string) => {
      show(query);
      // What was pressed may go with the old results; and on a phone the keyboard covers the new ones.
      heading.current?.focus({ preventScroll: true });
    },
    [show],
  );
  return (
    <div className="wrap mt-stack">
      <div className="grid items-start justify-items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] print:hidden">
        <div className="w-full max-w-xl min-w-0 wrap-anywhere">
          <SearchBox text={text} onText={type} placeholder={words.placeholder} onSearch={search} />
        </div>
        <ButtonLink look="quiet" className="min-h-13" href={withWalk(words.back.href, walk)}>
          {icons.back} {words.back.name}
        </ButtonLink>
      </div>
      <SearchResults
        {...props}
        term={term}
        isRead={isRead && term === text.trim()}
        walk={walk}
        headingRef={heading}
        onSearch={search}
      />
    </div>
  );
}

/** Milliseconds without a keystroke before a screen reader is told: a word is over by then. */
const PAUSE = 700;

type SearchResultsProps = RestaurantFinderProps & {
  /** What is searched, trimmed; '' shows every restaurant. */
  term: string;
  /** Whether that is what the address asks for, so that it may be shown. */
  isRead: boolean;
  /** The walk that every link to the map takes along, '' for none. */
  walk: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSearch: (query: string) => void;
};

/** Terms may be of any length, and of letters of any height. */
const LINE = 'overflow-clip py-1 wrap-anywhere';
const TEXT = 'mt-2 max-w-measure text-ink-2';

/** A sentence with `{term}` in it. The term stands there as text, in its own writing direction. */
function TermLine({ line, term }: { line: string; term: string }) {
  const [before = '', after = ''] = line.split('{term}');
  return (
    // Another term or line replaces all of it, as page translation needs it.
    <span key={`${line}\n${term}`}>
      {before}
      <bdi translate="no">{shownTerm(term)}</bdi>
      {after}
    </span>
  );
}

/**
 * The restaurants that a search finds, each with its region, under a line that says how many they are. Until the search
 * is loaded, with the first term, every restaurant stays.
 */
const SearchResults = memo(function SearchResults({
  term,
  isRead,
  walk,
  entries,
  cards,
  guides,
  ideas,
  icons,
  words,
  headingRef,
  onSearch,
}: SearchResultsProps) {
  const [engine, load] = useLoaded(
    useCallback(
      () => import('./search-engine.client').then(({ searchEngine }) => searchEngine(entries)),
      [entries],
    ),
  );
  useEffect(() => {
    if (term !== '' && !engine) void load().then((loaded) => loaded ?? toastLoadError(theSearch));
  }, [term, engine, load]);
  const answer = useMemo(() => (term === '' ? undefined : engine?.search(term)), [engine, term]);
  const { found, isNear } = answer ?? { found: entries, isNear: false };
  const isNone = answer?.found.length === 0;

  // What the address asks for is not preceded by every restaurant, unless the script that reads it does not come.
  const [isReady, setReady] = useState(false);
  if (!isReady && isRead && (answer || term === '')) setReady(true);

  const message = answer ? ui.found({ count: found.length }) : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(message), PAUSE);
    return () => window.clearTimeout(timer);
  }, [message]);

  const line = (found.length === 1 ? words.found.one : words.found.many).replace(
    '{count}',
    `${found.length}`,
  );
  return (
    <section
      className="mt-8 min-h-[60vh] border-t border-ink pt-6 not-noscript:not-data-ready:animate-[fade-in_1ms_3s_both] print:min-h-0"
      data-ready={isReady || undefined}
    >
      {/* Focused after a search, to go on from there; it can be used for nothing that needs a ring. */}
      <h2 className={`${LINE} max-w-[44ch] text-2xl outline-none`} ref={headingRef} tabIndex={-1}>
        {!answer ? words.all : isNone ? words.empty : <TermLine line={line} term={term} />}
      </h2>
      <p className="sr-only" role="status">
        {said}
      </p>
      {!answer && (
        <p className={TEXT}>
          {words.hint}
          <noscript> {words.hintWithoutScript}</noscript>
        </p>
      )}
      {isNone && (
        <p className={`${LINE} ${TEXT}`}>
          <TermLine line={words.none} term={term} />
        </p>
      )}
      {isNear && (
        <p className={TEXT}>
          <TermLine line={words.near} term={term} />
        </p>
      )}
      <div role="status">
        {engine && <engine.MarketGuides term={term} guides={guides} words={words.guide} />}
      </div>
      {!isNone && (
        <ResultList found={found} walk={walk} cards={cards} mapIcon={icons.map} more={words.more} />
      )}
      {isNone && engine && (
        <engine.NoRestaurants
          term={term}
          walk={walk}
          search={engine.search}
          guides={guides}
          ideas={ideas}
          words={words.ideas}
          onSearch={onSearch}
        />
      )}
    </section>
  );
});

/** Restaurants that are drawn at first, and with every press for more: a keystroke may exchange them all. */
const STEP = 50;

type ResultListProps = Pick<RestaurantFinderProps, 'cards'> & {
  found: readonly SearchEntry[];
  walk: string;
  mapIcon: ReactNode;
  /** Name of the button for more, with `{count}` in it. */
  more: string;
};

type ResultProps = { href: string; regionName: string; card: ReactNode; mapIcon: ReactNode };

const Result = memo(function Result({ href, regionName, card, mapIcon }: ResultProps) {
  return (
    <>
      {card}
      <Link
        className="inline-flex min-h-11 items-center gap-1.5 self-start font-display text-sm font-normal text-ink-2 underline-offset-4 hover:text-ink hover:underline print:hidden"
        href={href}
      >
        {mapIcon}
        {ui.onMap({ region: regionName })}
      </Link>
    </>
  );
});

/** Restaurants that were found, each with its place on the map. A long list comes in parts. */
function ResultList({ found, walk, cards, mapIcon, more }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState({ found, count: STEP });
  const count = asked.found === found ? asked.count : STEP;
  // The exported page holds them all, for those who read it without script.
  const shown = useHydrated() ? found.slice(0, count) : found;
  const left = found.length - shown.length;
  const showMore = () => {
    flushSync(() => setAsked({ found, count: count + STEP }));
    // The button has moved away from under the visitor: on goes it from the first of the new ones.
    (list.current?.children[count] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <ul className={`${styles.results} mt-6 grid gap-x-gap border-b border-line md:grid-cols-2`} ref={list}>
        {shown.map(({ slug, path, regionName }, place) => (
          <li
            key={slug}
            className="flex min-w-0 break-inside-avoid flex-col border-t border-line pt-5 pb-3"
            tabIndex={place > 0 && place % STEP === 0 ? -1 : undefined}
          >
            <Result
              href={withWalk(path, walk)}
              regionName={regionName}
              card={cards[slug]}
              mapIcon={mapIcon}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button look="quiet" className="mt-6" onClick={showMore}>
          {more.replace('{count}', `${Math.min(left, STEP)}`)}
        </Button>
      )}
    </>
  );
}
