'use client';

import type { SearchPageWords } from '@/data/pages/travel/toronto-search';
import { useSearchSuggestion } from '@/lib/hooks/travel/use-search-suggestion';
import type { SearchIdeas } from '@/lib/search/ideas';
import { partThatFinds, type SearchIndex, searchRestaurants } from '@/lib/search/restaurants';
import { SearchLink } from './search-link.client';

export type NoRestaurantsProps = {
  term: string;
  index: SearchIndex;
  ideas: SearchIdeas;
  words: SearchPageWords['ideas'];
  onSearch: (query: string) => void;
};

/** Ways on from a search that found nothing; each of them is a search, and finds something. */
export function NoRestaurants({ term, index, ideas, words, onSearch }: NoRestaurantsProps) {
  const { suggestion } = useSearchSuggestion(term);
  const helps = suggestion !== null && searchRestaurants(index, suggestion).length > 0;
  const nearby = helps ? suggestion : partThatFinds(index, term);
  const searches = (queries: readonly string[]) =>
    queries.map((query) => (
      <li key={query}>
        <SearchLink className="chip" query={query} onSearch={onSearch} />
      </li>
    ));
  return (
    <dl className="fs-ideas">
      <div>
        <dt>{words.spelling}</dt>
        <dd>
          <ul className="chips">
            {nearby === null ? (
              <li>
                <SearchLink className="chip" query="" text={words.everything} onSearch={onSearch} />
              </li>
            ) : (
              searches([nearby])
            )}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{words.cuisine}</dt>
        <dd>
          <ul className="chips">{searches(ideas.cuisines)}</ul>
        </dd>
      </div>
      <div>
        <dt>{words.district}</dt>
        <dd>
          <ul className="chips">{searches(ideas.districts)}</ul>
        </dd>
      </div>
    </dl>
  );
}
