'use client';

import { useEffect, useMemo } from 'react';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { loadCorrector } from '@/lib/search/corrector';
import { guidesFor, type SearchGuide } from '@/lib/search/guides';
import { partThatFinds, type SearchIdeas } from '@/lib/search/ideas';
import { type SearchIndex, searchRestaurants } from '@/lib/search/restaurants';
import { SearchLink } from './search-link.client';

export type NoRestaurantsProps = {
  term: string;
  walk: string;
  index: SearchIndex;
  guides: readonly SearchGuide[];
  ideas: SearchIdeas;
  words: RestaurantSearchWords['ideas'];
  onSearch: (query: string) => void;
};

/** Ways on from a search that found nothing; each of them is a search, and finds something. */
export function NoRestaurants({ term, walk, index, guides, ideas, words, onSearch }: NoRestaurantsProps) {
  const [corrector, load] = useLoaded(loadCorrector);
  useEffect(() => void load(), [load]);
  const nearby = useMemo(() => {
    const right = corrector?.spelling(term) ?? term;
    const finds = searchRestaurants(index, right).length > 0 || guidesFor(guides, right).length > 0;
    // The whole of it is offered under the box.
    return partThatFinds(index, right) ?? (finds ? right : null);
  }, [index, guides, term, corrector]);
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
