'use client';

import { Fragment, useEffect, useMemo } from 'react';
import { comma } from '@/.content/messages/text';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
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
import { useLoaded } from '@/lib/ui/use-loaded';
import { HINT, HINT_LINK, SearchLink } from './search-link.client';

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
    <p className={HINT}>
      <LiveText>{named.length === 1 ? words.one : words.many}</LiveText>
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
      {nearby === null ? row(words.again, [''], words.everything) : row(words.spelling, [nearby])}
      {row(words.cuisine, ideas.cuisines)}
      {row(words.district, ideas.districts)}
    </dl>
  );
}

/** The search of these restaurants, and what stands around the results of some searches. Load it with the first. */
export async function searchEngine(entries: readonly SearchEntry[]) {
  return { search: await createRestaurantSearch(entries, documentOf), MarketGuides, NoRestaurants };
}
