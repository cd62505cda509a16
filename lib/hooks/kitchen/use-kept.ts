import { useEffect, useState } from 'react';
import { type KeptRecipe, loadKept } from '@/lib/shopping/loaded';

/**
 * The recipes of these slugs, as far as they are there: undefined for one on its way, null for one that the site has not;
 * whether some could not be had, and another try for them. Loads none where there are no parts.
 */
export function useKept(slugs: readonly string[], parts: number) {
  const [known, setKnown] = useState<ReadonlyMap<string, KeptRecipe | null>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const key = parts === 0 ? '' : slugs.join();
  useEffect(() => {
    let isOn = true;
    const load = async (slug: string) => {
      const recipe = (await loadKept(slug, parts)) ?? null;
      if (isOn) setKnown((now) => (now.has(slug) ? now : new Map(now).set(slug, recipe)));
    };
    const wanted = key === '' ? [] : key.split(',');
    void Promise.allSettled(wanted.map(load)).then((results) => {
      if (isOn && results.some(({ status }) => status === 'rejected')) setFailed(`${key} ${attempt}`);
    });
    return () => {
      isOn = false;
    };
  }, [key, parts, attempt]);
  return { known, isFailed: failed === `${key} ${attempt}`, retry: () => setAttempt((now) => now + 1) };
}
