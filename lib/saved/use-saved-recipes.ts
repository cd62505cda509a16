import { useEffect, useState } from 'react';
import { type KeptRecipe, loadKept } from '@/lib/shopping/loaded';

/**
 * The recipes of these slugs: undefined for one that is loading, null for one that the site has not; whether some are
 * loading or could not be loaded, and another try for them. Recipes that load together are given together, so that a list
 * of them appears in one piece. Loads none where there are no parts.
 */
export function useKept(slugs: readonly string[], parts: number) {
  const [known, setKnown] = useState<ReadonlyMap<string, KeptRecipe | null>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const key = parts === 0 ? '' : slugs.join();
  useEffect(() => {
    let isOn = true;
    const load = async (slug: string) => [slug, (await loadKept(slug, parts)) ?? null] as const;
    const wanted = key === '' ? [] : key.split(',');
    void Promise.allSettled(wanted.map(load)).then((results) => {
      if (!isOn) return;
      const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      setKnown((now) => new Map([...now, ...loaded.filter(([slug]) => !now.has(slug))]));
      if (loaded.length < wanted.length) setFailed(`${key} ${attempt}`);
    });
    return () => {
      isOn = false;
    };
  }, [key, parts, attempt]);
  const isFailed = failed === `${key} ${attempt}`;
  const isLoading = parts > 0 && !isFailed && slugs.some((slug) => !known.has(slug));
  return { known, isLoading, isFailed, retry: () => setAttempt((now) => now + 1) };
}
