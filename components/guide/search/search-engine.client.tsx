'use client';

import { Fragment, useMemo } from 'react';
import { comma } from '@/.content/messages/text';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import type { RestaurantSearchMessages } from '@/lib/content/schema/restaurant';
import type { SearchIdeas } from '@/lib/guide/restaurant-entries';
import { loadRestaurantSearch } from '@/lib/search/load';
import type { RestaurantIndex } from '@/lib/search/restaurant-search';
import { HINT, HINT_LINK, SearchLink } from './search-link.client';

type MarketLinksProps = {
  term: string;
  search: RestaurantIndex;
  messages: RestaurantSearchMessages['guide'];
};

/** Links to the markets that a search names. */
function MarketLinks({ term, search, messages }: MarketLinksProps) {
  const named = search.marketsFor(term);
  if (named.length === 0) return null;
  return (
    <p className={HINT}>
      <LiveText>{named.length === 1 ? messages.one : messages.many}</LiveText>
      {named.map(({ name, path }, place) => (
        <Fragment key={path}>
          <span>{place > 0 ? comma : ' '}</span>
          <Link className={HINT_LINK} href={path}>
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
  search: RestaurantIndex;
  ideas: SearchIdeas;
  messages: RestaurantSearchMessages['ideas'];
  onSearch: (query: string) => void;
};

/** Other searches for one without results; each of them finds something. */
function NoRestaurants({ term, walk, search, ideas, messages, onSearch }: NoRestaurantsProps) {
  const nearest = useMemo(() => search.nearest(term), [search, term]);
  const row = (name: string, queries: readonly string[], text?: string) => (
    <div>
      <dt className="mb-2.5 font-display text-sm font-semibold">{name}</dt>
      <dd>
        <ul className="flex flex-wrap gap-2">
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
    <dl className="mt-8 grid gap-x-gap gap-y-8 lg:grid-cols-3">
      {nearest === null ? row(messages.again, [''], messages.everything) : row(messages.spelling, [nearest])}
      {row(messages.cuisine, ideas.cuisines)}
      {row(messages.district, ideas.districts)}
    </dl>
  );
}

/** The search of a guide and what surrounds the results of some searches. Loaded with the first search. */
export async function searchEngine(guide: string) {
  return { search: await loadRestaurantSearch(guide), MarketLinks, NoRestaurants };
}
