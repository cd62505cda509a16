'use client';

import { memo, type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import * as ui from '@/.content/words/restaurantResults';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
import { useSearchStatus } from '@/lib/hooks/search/use-search-status';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { SearchGuide } from '@/lib/search/guides';
import type { SearchIdeas } from '@/lib/search/ideas';
import { findsOnlyNear, type SearchEntry, searchIndex, searchRestaurants } from '@/lib/search/restaurants';
import { ResultList } from './result-list.client';
import { TermLine } from './term-line';

const loadWays = () => import('./search-ways.client').then(({ searchWays }) => searchWays);

export type SearchResultsProps = {
  /** What is searched, trimmed; '' shows every restaurant. */
  term: string;
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

/** The restaurants that a search finds, each with its region, under a line that says how many they are. */
export const SearchResults = memo(function SearchResults({
  term,
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
  const index = useMemo(() => searchIndex(entries), [entries]);
  const isBlank = term === '';
  const found = useMemo(
    () => (isBlank ? index.map(({ entry }) => entry) : searchRestaurants(index, term)),
    [index, term, isBlank],
  );
  const isNone = !isBlank && found.length === 0;
  const isNear = useMemo(() => findsOnlyNear(index, term), [index, term]);
  const [ways, load] = useLoaded(loadWays);
  useEffect(() => {
    if (!isBlank) void load();
  }, [isBlank, load]);
  const said = useSearchStatus(isBlank ? '' : ui.found({ count: found.length }));
  const line = (found.length === 1 ? words.found.one : words.found.many).replace(
    '{count}',
    `${found.length}`,
  );
  return (
    <>
      <h2 className="t-2 fs-line" ref={headingRef} tabIndex={-1}>
        {isBlank ? words.all : isNone ? words.empty : <TermLine line={line} term={term} />}
      </h2>
      <p className="sr" role="status">
        {said}
      </p>
      {isBlank && (
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
          index={index}
          guides={guides}
          ideas={ideas}
          words={words.ideas}
          onSearch={onSearch}
        />
      )}
    </>
  );
});
