'use client';

import { Fragment, useEffect, useMemo, useState } from 'react';
import * as ui from '@/.content/messages/restaurantResults';
import { comma } from '@/.content/messages/text';
import { useGuide } from '@/components/content/guide-context.client';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import type { RestaurantSearchMessages } from '@/lib/content/schema/restaurant';
import type { SearchIdeas } from '@/lib/guide/restaurant-entries';
import type { SiteEntry } from '@/lib/search/entry';
import { loadRestaurantSearch } from '@/lib/search/load';
import type { RestaurantIndex } from '@/lib/search/restaurant-search';
import { HINT, HINT_LINK, SearchLink } from './search-link.client';

type MarketLinksProps = { markets: readonly SiteEntry[]; messages: RestaurantSearchMessages['guide'] };

/** Links to the markets that a search finds. */
function MarketLinks({ markets, messages }: MarketLinksProps) {
  if (markets.length === 0) return null;
  return (
    <p className={HINT}>
      <LiveText>{markets.length === 1 ? messages.one : messages.many}</LiveText>
      {markets.map(({ href, title }, place) => (
        <Fragment key={href}>
          <span>{place > 0 ? comma : ' '}</span>
          <Link className={HINT_LINK} href={href}>
            {title}
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

/** Most places of other guides to link to. */
const MOST_ELSEWHERE = 6;

type ElsewhereProps = { term: string; search: RestaurantIndex };

/** Links to the places of other guides that a search finds. Nothing for none. */
function Elsewhere({ term, search }: ElsewhereProps) {
  const { name } = useGuide();
  const [found, setFound] = useState<readonly SiteEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void search.elsewhere(term).then((entries) => {
      if (isCurrent) setFound(entries.slice(0, MOST_ELSEWHERE));
    });
    return () => {
      isCurrent = false;
    };
  }, [search, term]);
  if (found.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="elsewhere">
      <h3 className="text-lg" id="elsewhere">
        {ui.elsewhere({ guide: name })}
      </h3>
      <ul className="mt-2 grid gap-x-gap border-b border-line md:grid-cols-2">
        {found.map(({ href, title, lang, note }) => (
          <li key={href} className="border-t border-line py-2 font-display">
            <Link className="link inline-block py-2.5 font-semibold" href={href} lang={lang}>
              {title}
            </Link>{' '}
            <span className="secondary">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The search of a guide and what surrounds the results of some searches. Loaded with the first search. */
export async function searchEngine(guide: string) {
  return { search: await loadRestaurantSearch(guide), MarketLinks, Elsewhere, NoRestaurants };
}
