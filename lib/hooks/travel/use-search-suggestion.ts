import { useCallback, useEffect, useMemo } from 'react';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { Corrector } from '@/lib/search/corrector';

/** Milliseconds that a search waits for the words it is corrected with. */
const PATIENCE = 1000;

const load = () => import('@/lib/search/corrector').then(({ loadCorrector }) => loadCorrector());

export type SearchSuggestion = {
  /** What was probably meant instead of the text; null when nothing is misspelled, or while nothing is known. */
  suggestion: string | null;
  /** Loads what corrections are made with, ahead of the first letter. */
  prepare: () => void;
  /** Calls back with the correction of the text, null without one: at once, or as soon as that can be told. */
  correct: (then: (correction: string | null) => void) => void;
};

/** The correction of a text that is searched. What it takes is loaded with the first letter. */
export function useSearchSuggestion(text: string): SearchSuggestion {
  const [corrector, start] = useLoaded<Corrector>(load);
  const isBlank = text.trim() === '';

  const prepare = useCallback(() => void start(), [start]);
  useEffect(() => {
    if (!isBlank) prepare();
  }, [isBlank, prepare]);

  const suggestion = useMemo(() => corrector?.(text) ?? null, [corrector, text]);

  const correct: SearchSuggestion['correct'] = (then) => {
    if (corrector) {
      then(suggestion);
      return;
    }
    const late = new Promise<null>((resolve) => window.setTimeout(() => resolve(null), PATIENCE));
    void Promise.race([start(), late]).then((loaded) => then(loaded?.(text) ?? null));
  };

  return { suggestion, prepare, correct };
}
