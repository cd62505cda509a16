'use client';

import Link from 'next/link';
import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import type { RestaurantSearchWords } from '@/lib/content/schema/restaurant';
import { useSearchTerm } from '@/lib/hooks/search/use-search-term';
import { useAddress } from '@/lib/hooks/use-address';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { withWalk } from '@/lib/search/address';
import type { SearchIdeas } from '@/lib/search/entries';
import type { SearchGuide } from '@/lib/search/guides';
import type { SearchEntry } from '@/lib/search/restaurants';
import { WALK } from '@/lib/travel/walk/address';
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
  const { text, type, show } = useSearchTerm();
  const [walk] = useAddress(WALK);
  const isRead = useHydrated();
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
      <div className="fs-top">
        <div>
          <SearchBox text={text} onText={type} placeholder={words.placeholder} onSearch={search} />
        </div>
        <Link className="btn quiet" href={withWalk(words.back.href, walk)} prefetch={false}>
          {icons.back} {words.back.name}
        </Link>
      </div>
      <SearchResults
        term={term}
        isRead={isRead && term === text.trim()}
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
    </div>
  );
}
