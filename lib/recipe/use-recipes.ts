import { useCallback, useEffect, useState } from 'react';
import { fetchJson } from '@/lib/ui/fetch-json';
import { useLazy } from '@/lib/ui/use-lazy';
import type { RecipesFile } from './recipe-data';

/** Path of the file, in the `data` cache of the service worker as well. */
const RECIPES = '/recipes.json';

/** Timeout for the file, in milliseconds. */
const TIMEOUT = 10_000;

let file: RecipesFile | null = null;
let pending: Promise<RecipesFile> | null = null;

/** Loads every recipe of the site once a visit, and again after a failure. Rejects if the file cannot be loaded. */
export function loadRecipes(): Promise<RecipesFile> {
  pending ??= fetchJson(RECIPES, TIMEOUT).then(
    (loaded) => {
      file = loaded as RecipesFile;
      return file;
    },
    (reason: unknown) => {
      pending = null;
      throw reason;
    },
  );
  return pending;
}

/**
 * Every recipe of the site as data.
 *
 * @param isWanted loads the file, unless an earlier page of the visit has
 * @returns the file or null, the state of loading it, and a function that tries again
 */
export function useRecipes(isWanted = true) {
  const [isFailed, setFailed] = useState(false);
  const [loaded, load] = useLazy(loadRecipes, { onError: () => setFailed(true) });
  const data = loaded ?? file;
  const isMissing = isWanted && data === null;
  const retry = useCallback(() => {
    setFailed(false);
    void load();
  }, [load]);
  useEffect(() => {
    if (isMissing) retry();
  }, [isMissing, retry]);
  return { data, isLoading: isMissing && !isFailed, isFailed: isMissing && isFailed, retry };
}
