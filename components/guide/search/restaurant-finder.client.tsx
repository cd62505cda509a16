'use client';

import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { theSearch } from '@/.content/messages/frame';
import * as ui from '@/.content/messages/restaurantResults';
import { useGuide } from '@/components/content/guide-context.client';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { NewsRegion, useNews } from '@/components/ui/news.client';
import { pageStartTabIndex, ShowMore } from '@/components/ui/show-more.client';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { RestaurantSearchMessages } from '@/lib/content/schema/restaurant';
import type { SearchIdeas } from '@/lib/guide/restaurant-entries';
import { shownTerm } from '@/lib/search/shown-term';
import { useSearchTerm } from '@/lib/search/use-search-term';
import { useAddress } from '@/lib/ui/use-address';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLazy } from '@/lib/ui/use-lazy';
import { WALK, withWalk } from '@/lib/walk/address';
import styles from './restaurant-finder.module.css';
import { SearchBox } from './search-box.client';

/** A restaurant of the page. */
export type FinderPlace = {
  /** Its address on the map, which also is its key in the search index. */
  href: string;
  regionName: string;
  /** The same node on every render, so that React skips cards that stay. */
  card: ReactNode;
};

export type RestaurantFinderProps = {
  places: readonly FinderPlace[];
  ideas: SearchIdeas;
  /** Rendered on the server, so that their shapes are not part of the script. */
  icons: { back: ReactNode; map: ReactNode };
  messages: RestaurantSearchMessages;
};

/**
 * The search of restaurants: results follow the typed text, and so does `q` in the address. Without script, every
 * restaurant is shown.
 */
export function RestaurantFinder(props: RestaurantFinderProps) {
  const { icons, messages } = props;
  const { text, type, show } = useSearchTerm();
  const [walk] = useAddress(WALK);
  const isRead = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const term = useDeferredValue(text).trim();
  const search = useCallback(
    (query: string) => {
      show(query);
      // The pressed link may disappear with the old results; and on a phone the keyboard covers the new ones.
      heading.current?.focus({ preventScroll: true });
    },
    [show],
  );
  return (
    <div className="wrap mt-stack">
      <div className="grid items-start justify-items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto] print:hidden">
        <div className="w-full max-w-xl min-w-0 wrap-anywhere">
          <SearchBox text={text} onText={type} placeholder={messages.placeholder} onSearch={search} />
        </div>
        <ButtonLink look="quiet" className="min-h-13" href={withWalk(messages.back.href, walk)}>
          {icons.back} {messages.back.name}
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

/** Time after the last keystroke before the number of results is announced, in ms. */
const ANNOUNCE_DELAY = 700;

type SearchResultsProps = RestaurantFinderProps & {
  /** The query, trimmed; '' shows every restaurant. */
  term: string;
  /** True once the query of the address is read, so that results may be shown. */
  isRead: boolean;
  /** The walk that links to the map keep, '' for none. */
  walk: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSearch: (query: string) => void;
};

/** Clips queries of any length and letters of any height. */
const LINE = 'overflow-clip py-1 wrap-anywhere';
const TEXT = 'mt-2 max-w-measure text-ink-2';

/** A sentence with `{term}` replaced by the query, in its own writing direction. */
function TermLine({ line, term }: { line: string; term: string }) {
  const [before = '', after = ''] = line.split('{term}');
  return (
    // Page translation needs a new element for each text.
    <span key={`${line}\n${term}`}>
      {before}
      <bdi translate="no">{shownTerm(term)}</bdi>
      {after}
    </span>
  );
}

/** The restaurants that a search finds, below their number; every restaurant until the search is loaded. */
const SearchResults = memo(function SearchResults({
  term,
  isRead,
  walk,
  places,
  ideas,
  icons,
  messages,
  headingRef,
  onSearch,
}: SearchResultsProps) {
  const { id } = useGuide();
  const [engine, load] = useLazy(
    useCallback(() => import('./search-engine.client').then(({ searchEngine }) => searchEngine(id)), [id]),
    { onError: () => toastLoadError(theSearch) },
  );
  useEffect(() => {
    if (term !== '' && !engine) void load();
  }, [term, engine, load]);
  const byHref = useMemo(() => new Map(places.map((place) => [place.href, place])), [places]);
  const answer = useMemo(() => (term === '' ? undefined : engine?.search.search(term)), [engine, term]);
  const found = useMemo(
    () => answer?.found.flatMap(({ href }) => byHref.get(href) ?? []) ?? places,
    [answer, byHref, places],
  );
  const markets = useMemo(() => (term === '' ? [] : (engine?.search.marketsFor(term) ?? [])), [engine, term]);
  // A market that is found is a result, although it is no restaurant.
  const isMarketOnly = found.length === 0 && markets.length > 0;
  const isNone = answer !== undefined && found.length === 0 && !isMarketOnly;

  // With a query in the address, every restaurant is shown only where the search does not load in time.
  const [isReady, setReady] = useState(false);
  if (!isReady && isRead && (answer || term === '')) setReady(true);

  // The links to markets are announced by themselves.
  const message = answer && !isMarketOnly ? ui.found({ count: found.length }) : '';
  const results = answer?.found.map(({ href }) => href).join();
  const [news, setNews] = useNews();
  const announce = useEffectEvent(() => setNews(message));
  // Other results of the same number are announced again.
  useEffect(() => {
    if (results === undefined) return;
    const timer = window.setTimeout(announce, ANNOUNCE_DELAY);
    return () => window.clearTimeout(timer);
  }, [results]);

  const count = isMarketOnly ? markets.length : found.length;
  const line = (count === 1 ? messages.found.one : messages.found.many).replace('{count}', `${count}`);
  return (
    <section
      className={`${styles.answer} mt-8 min-h-[60vh] border-t border-ink pt-6 print:min-h-0`}
      data-ready={isReady || undefined}
    >
      {/* Focused after a search, as a starting point for the keyboard; not interactive, so it has no ring. */}
      <h2 className={`${LINE} max-w-[44ch] text-2xl outline-none`} ref={headingRef} tabIndex={-1}>
        {!answer ? messages.all : isNone ? messages.empty : <TermLine line={line} term={term} />}
      </h2>
      <NewsRegion news={news} />
      {!answer && (
        <p className={TEXT}>
          {messages.hint}
          <noscript> {messages.hintWithoutScript}</noscript>
        </p>
      )}
      {isNone && (
        <p className={`${LINE} ${TEXT}`}>
          <TermLine line={messages.none} term={term} />
        </p>
      )}
      {answer?.isNear && (
        <p className={TEXT}>
          <TermLine line={messages.near} term={term} />
        </p>
      )}
      <div role="status">{engine && <engine.MarketLinks markets={markets} messages={messages.guide} />}</div>
      {found.length > 0 && <ResultList found={found} walk={walk} mapIcon={icons.map} more={messages.more} />}
      {isNone && engine && <engine.Elsewhere key={term} term={term} search={engine.search} />}
      {isNone && engine && (
        <engine.NoRestaurants
          term={term}
          walk={walk}
          search={engine.search}
          ideas={ideas}
          messages={messages.ideas}
          onSearch={onSearch}
        />
      )}
    </section>
  );
});

/** Restaurants that are rendered at first and added by each press: a keystroke may replace them all. */
const STEP = 50;

type ResultListProps = {
  found: readonly FinderPlace[];
  walk: string;
  mapIcon: ReactNode;
  /** Label of the button that shows more, with `{count}`. */
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

/** Restaurants with links to the map; a long list in steps. */
function ResultList({ found, walk, mapIcon, more }: ResultListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState({ found, count: STEP });
  const count = limit.found === found ? limit.count : STEP;
  // The exported page contains all of them, for browsers without script.
  const shown = useHydrated() ? found.slice(0, count) : found;
  const left = found.length - shown.length;
  return (
    <>
      <ul className={`${styles.results} mt-6 grid gap-x-gap border-b border-line md:grid-cols-2`} ref={list}>
        {shown.map(({ href, regionName, card }, place) => (
          <li
            key={href}
            className="flex min-w-0 break-inside-avoid flex-col border-t border-line pt-5 pb-3"
            tabIndex={pageStartTabIndex(place, STEP)}
          >
            <Result href={withWalk(href, walk)} regionName={regionName} card={card} mapIcon={mapIcon} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <ShowMore
          list={list}
          shown={count}
          onMore={() => setLimit({ found, count: count + STEP })}
          className="mt-6"
        >
          {more.replace('{count}', `${Math.min(left, STEP)}`)}
        </ShowMore>
      )}
    </>
  );
}
