'use client';

import Link from 'next/link';
import { Fragment, useEffect, useMemo } from 'react';
import { comma } from '@/.content/words/text';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { loadCorrector } from '@/lib/search/corrector';
import type { SearchIdeas } from '@/lib/search/entries';
import { guidesFor, type SearchGuide } from '@/lib/search/guides';
import {
  createRestaurantSearch,
  documentOf,
  partThatFinds,
  type RestaurantSearch,
  type SearchEntry,
} from '@/lib/search/restaurants';
import { SearchLink } from './search-link.client';

type MarketGuidesProps = {
  term: string;
  guides: readonly SearchGuide[];
  words: RestaurantSearchWords['guide'];
};

/** Links to the guides of the markets that a search names. Nothing where it names none. */
function MarketGuides({ term, guides, words }: MarketGuidesProps) {
  const named = guidesFor(guides, term);
  if (named.length === 0) return null;
  return (
    <p className="hint">
      {named.length === 1 ? words.one : words.many}
      {named.map(({ name, path }, place) => (
        <Fragment key={path}>
          {place > 0 ? comma : ' '}
          <Link href={path} prefetch={false}>
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

type NoRestaurantsProps = {
  term: string;
  walk: string;
  search: RestaurantSearch;
  guides: readonly SearchGuide[];
  ideas: SearchIdeas;
  words: RestaurantSearchWords['ideas'];
  onSearch: (query: string) => void;
};

/** Ways on from a search that found nothing; each of them is a search, and finds something. */
function NoRestaurants({ term, walk, search, guides, ideas, words, onSearch }: NoRestaurantsProps) {
  const [corrector, load] = useLoaded(loadCorrector);
  useEffect(() => void load(), [load]);
  const nearby = useMemo(() => {
    const corrected = corrector?.spelling(term) ?? term;
    const finds = search(corrected).found.length > 0 || guidesFor(guides, corrected).length > 0;
    // The whole of it is offered under the box.
    return partThatFinds(search, corrected) ?? (finds ? corrected : null);
  }, [search, guides, term, corrector]);
  const row = (name: string, queries: readonly string[], text?: string) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul className="chips">
          {queries.map((query) => (
            <li key={query}>
              <SearchLink className="chip" query={query} walk={walk} text={text} onSearch={onSearch} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
  return (
    <dl className="fs-ideas">
      {nearby === null ? row(words.again, [''], words.everything) : row(words.spelling, [nearby])}
      {row(words.cuisine, ideas.cuisines)}
      {row(words.district, ideas.districts)}
    </dl>
  );
}

/** The search of these restaurants, and what stands around the results of some searches. Load it with the first. */
export async function searchWays(entries: readonly SearchEntry[]) {
  return { search: await createRestaurantSearch(entries, documentOf), MarketGuides, NoRestaurants };
}
