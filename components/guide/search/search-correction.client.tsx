'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import * as messages from '@/.content/messages/restaurantSearchHelp';
import { toast } from '@/components/ui/toast';
import { useWalk } from '@/components/walk/walk-context.client';
import { loadCorrector } from '@/lib/search/corrector';
import { shownTerm } from '@/lib/search/term';
import { rich } from '@/lib/text/rich';
import { useLoaded } from '@/lib/ui/use-loaded';
import { walkOf } from '@/lib/walk/address';
import { HINT, HINT_LINK, SearchLink } from './search-link.client';

/** Milliseconds for which a correction is announced. */
const CORRECTION_SHOWN = 3000;

type SearchHintProps = { text: string; onSearch: ((query: string) => void) | undefined };

/** The correction of what was typed, as a link. Nothing where there is none. */
function SearchHint({ text, onSearch }: SearchHintProps) {
  const [corrector, load] = useLoaded(loadCorrector);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (!isBlank) void load();
  }, [isBlank, load]);
  const typed = useDeferredValue(text);
  const suggestion = useMemo(() => corrector?.offer(typed) ?? null, [corrector, typed]);
  // The map knows of a stop as soon as it is added; anywhere else the walk stays as the address says.
  const walk = useWalk()?.stops.join() ?? walkOf(window.location.search);
  return (
    suggestion !== null && (
      <p className={HINT}>
        {rich(messages.meant, {
          search: <SearchLink className={HINT_LINK} query={suggestion} walk={walk} onSearch={onSearch} />,
        })}
      </p>
    )
  );
}

/** A correction that is about to be searched, and the function that says so. */
async function correctionOf(text: string): Promise<{ query: string; announce: () => void } | null> {
  const query = (await loadCorrector()).search(text);
  const announce = () =>
    void toast({ title: messages.corrected({ search: shownTerm(query ?? '') }), duration: CORRECTION_SHOWN });
  return query === null ? null : { query, announce };
}

/** What corrects a search, on its way with the words of the site. Load it with the first letter or before. */
export function searchCorrection() {
  void loadCorrector();
  return { SearchHint, correctionOf };
}
