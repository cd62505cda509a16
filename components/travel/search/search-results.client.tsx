'use client';

import { memo, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { theSearch } from '@/.content/words/frame';
import * as ui from '@/.content/words/restaurantResults';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { SearchIdeas } from '@/lib/search/entries';
import type { SearchGuide } from '@/lib/search/guides';
import type { SearchEntry } from '@/lib/search/restaurants';
import { shownTerm } from '@/lib/search/term';
import { ResultList } from './result-list.client';

/** Milliseconds without a keystroke before a screen reader is told: a word is over by then. */
const PAUSE = 700;

export type SearchResultsProps = {
  /** What is searched, trimmed; '' shows every restaurant. */
  term: string;
  /** Whether that is what the address asks for, so that it may be shown. */
  isRead: boolean;
  /** The walk that every link to the map takes along, '' for none. */
  walk: string;
  entries: readonly SearchEntry[];
  /** Card of every restaurant, by its slug. */
  cards: Readonly<Record<string, ReactNode>>;
  guides: readonly SearchGuide[];
  ideas: SearchIdeas;
  /** Drawn on the server, so that its shape is not part of the script. */
  mapIcon: ReactNode;
  words: RestaurantSearchWords;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSearch: (query: string) => void;
};

/** A sentence with `{term}` in it. The term stands there as text, in its own writing direction. */
function TermLine({ line, term }: { line: string; term: string }) {
  const [before = '', after = ''] = line.split('{term}');
  return (
    <>
      {before}
      <bdi>{shownTerm(term)}</bdi>
      {after}
    </>
  );
}

/**
 * The restaurants that a search finds, each with its region, under a line that says how many they are. Until the search
 * is loaded, with the first term, every restaurant stays.
 */
export const SearchResults = memo(function SearchResults({
  term,
  isRead,
  walk,
  entries,
  cards,
  guides,
  ideas,
  mapIcon,
  words,
  headingRef,
  onSearch,
}: SearchResultsProps) {
  const [ways, load] = useLoaded(
    useCallback(
      () => import('./search-ways.client').then(({ searchWays }) => searchWays(entries)),
      [entries],
    ),
  );
  useEffect(() => {
    if (term !== '' && !ways) void load().then((loaded) => loaded ?? sayNotLoaded(theSearch));
  }, [term, ways, load]);
  const answer = useMemo(() => (term === '' ? undefined : ways?.search(term)), [ways, term]);
  const { found, isNear } = answer ?? { found: entries, isNear: false };
  const isNone = answer?.found.length === 0;

  // What the address asks for is not preceded by every restaurant.
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
    <section className="fs-found" data-ready={isReady || undefined}>
      <h2 className="t-2 fs-line" ref={headingRef} tabIndex={-1}>
        {!answer ? words.all : isNone ? words.empty : <TermLine line={line} term={term} />}
      </h2>
      <p className="sr" role="status">
        {said}
      </p>
      {!answer && (
        <p className="fs-say">
          {words.hint}
          <noscript> {words.hintWithoutScript}</noscript>
        </p>
      )}
      {isNone && (
        <p className="fs-say fs-line">
          <TermLine line={words.none} term={term} />
        </p>
      )}
      {isNear && (
        <p className="fs-say">
          <TermLine line={words.near} term={term} />
        </p>
      )}
      <div role="status">{ways && <ways.MarketGuides term={term} guides={guides} words={words.guide} />}</div>
      {!isNone && <ResultList found={found} walk={walk} cards={cards} mapIcon={mapIcon} more={words.more} />}
      {isNone && ways && (
        <ways.NoRestaurants
          term={term}
          walk={walk}
          search={ways.search}
          guides={guides}
          ideas={ideas}
          words={words.ideas}
          onSearch={onSearch}
        />
      )}
    </section>
  );
});
