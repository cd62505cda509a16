'use client';

import { Map as MapIcon } from 'lucide-react';
import Link from 'next/link';
import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import type { SearchPageWords } from '@/data/pages/travel/toronto-search';
import { useSearchStatus } from '@/lib/hooks/travel/use-search-status';
import type { SearchIdeas } from '@/lib/search/ideas';
import { type SearchEntry, searchIndex, searchRestaurants } from '@/lib/search/restaurants';
import { counted } from '@/lib/text/words';
import { NoRestaurants } from './no-restaurants.client';
import { TermLine } from './term-line';

export type SearchResultsProps = {
  /** What is searched, trimmed; '' shows every restaurant. */
  term: string;
  entries: readonly SearchEntry[];
  /** Card of every restaurant, by its slug. */
  cards: Readonly<Record<string, ReactNode>>;
  ideas: SearchIdeas;
  words: SearchPageWords;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onSearch: (query: string) => void;
};

/** The restaurants that a search finds, each with its region, under a line that says how many they are. */
export const SearchResults = memo(function SearchResults({
  term,
  entries,
  cards,
  ideas,
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
  const said = useSearchStatus(isBlank ? '' : counted(found.length, 'restaurant', 'restaurants'));
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
      {isNone ? (
        <>
          <p className="fs-say fs-line">
            <TermLine line={words.none} term={term} />
          </p>
          <NoRestaurants term={term} index={index} ideas={ideas} words={words.ideas} onSearch={onSearch} />
        </>
      ) : (
        <ul className="fs-list">
          {found.map(({ slug, region, regionName }) => (
            <li key={slug}>
              {cards[slug]}
              <Link className="fs-region" href={`/travel/toronto/?region=${region}#${slug}`} prefetch={false}>
                <MapIcon className="i" size={16} aria-hidden="true" />
                {regionName} on the food map
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});
