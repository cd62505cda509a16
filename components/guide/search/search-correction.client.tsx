'use client';

import { useDeferredValue, useMemo } from 'react';
import * as messages from '@/.content/messages/restaurantSearchHelp';
import { toast } from '@/components/ui/toast';
import { useWalkState } from '@/components/walk/walk-context.client';
import { loadRestaurantSearch } from '@/lib/search/load';
import type { RestaurantIndex } from '@/lib/search/restaurant-search';
import { shownTerm } from '@/lib/search/shown-term';
import { rich } from '@/lib/text/rich';
import { walkText } from '@/lib/walk/walk-state';
import { HINT, HINT_LINK, SearchLink } from './search-link.client';

/** Time for which a correction is announced, in ms. */
const ANNOUNCED = 3000;

type SearchHintProps = {
  text: string;
  search: RestaurantIndex;
  onSearch: ((query: string) => void) | undefined;
};

/** "Did you mean …" with a link to the search that Enter starts, where that differs from what was typed. */
function SearchHint({ text, search, onSearch }: SearchHintProps) {
  const typed = useDeferredValue(text);
  const suggestion = useMemo(() => search.correct(typed), [search, typed]);
  // On the map a walk changes before the address does.
  const walk = useWalkState(walkText);
  return (
    suggestion !== null && (
      <p className={HINT}>
        {rich(messages.didYouMean, {
          search: <SearchLink className={HINT_LINK} query={suggestion} walk={walk} onSearch={onSearch} />,
        })}
      </p>
    )
  );
}

/** Reports in a toast that a correction is searched instead of the typed text. */
const announce = (query: string) =>
  void toast({
    title: messages.corrected({ search: shownTerm(query) }),
    duration: ANNOUNCED,
    isForNextPage: true,
  });

/** The search of a guide with its corrections. Loaded with the first letter or before. */
export async function searchCorrection(guide: string) {
  return { search: await loadRestaurantSearch(guide), SearchHint, announce };
}
