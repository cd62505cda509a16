'use client';

import Link from 'next/link';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useRef } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
import { useSearchTerm } from '@/lib/hooks/search/use-search-term';
import { withWalk } from '@/lib/search/address';
import type { SearchGuide } from '@/lib/search/guides';
import type { SearchIdeas } from '@/lib/search/ideas';
import type { SearchEntry } from '@/lib/search/restaurants';
import { SearchBox } from './search-box.client';
import { SearchResults } from './search-results.client';

export type RestaurantFinderProps = {
  entries: readonly SearchEntry[];
  /** Card of every restaurant, by its slug. */
  cards: Readonly<Record<string, ReactNode>>;
  guides: readonly SearchGuide[];
  ideas: SearchIdeas;
  /** Drawn on the server, so that their shapes are not part of the script. */
  icons: { back: ReactNode; map: ReactNode };
  words: RestaurantSearchWords;
};

/**
 * The search of restaurants: results follow the typing, and `q` in the address follows both. The exported page, and
 * a browser without script, show every restaurant.
 */
export function RestaurantFinder({ entries, cards, guides, ideas, icons, words }: RestaurantFinderProps) {
  const { text, walk, isRead, type, show, readAddress } = useSearchTerm();
  const heading = useRef<HTMLHeadingElement>(null);
  const term = useDeferredValue(text).trim();
  const search = useCallback(
    (query: string) => {
      show(query);
      // What was pressed may go with the old results; and on a phone the keyboard covers the new ones.
      heading.current?.focus({ preventScroll: true });
    },
    [show],
  );
  return (
    <div className="wrap fs">
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      <div className="fs-top">
        <div>
          <SearchBox text={text} onText={type} placeholder={words.placeholder} onSearch={search} />
        </div>
        <Link className="btn quiet" href={withWalk(words.back.href, walk)} prefetch={false}>
          {icons.back} {words.back.name}
        </Link>
      </div>
      <section className="fs-found" data-ready={isRead || undefined}>
        <SearchResults
          term={term}
          walk={walk}
          entries={entries}
          cards={cards}
          guides={guides}
          ideas={ideas}
          mapIcon={icons.map}
          words={words}
          headingRef={heading}
          onSearch={search}
        />
      </section>
    </div>
  );
}
