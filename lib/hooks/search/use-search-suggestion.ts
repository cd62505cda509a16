import { useEffect, useMemo } from 'react';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { Corrector } from '@/lib/search/corrector';

/**
 * What was probably meant instead of a text that is searched; null when nothing better is known, or not yet.
 *
 * @param load brings what corrects, with the first letter; the same on every render
 */
export function useSearchSuggestion(text: string, load: () => Promise<Corrector>): string | null {
  const [corrector, start] = useLoaded(load);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (!isBlank) void start();
  }, [isBlank, start]);
  return useMemo(() => corrector?.offer(text) ?? null, [corrector, text]);
}
