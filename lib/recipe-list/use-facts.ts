import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from '@/lib/ui/use-loaded';
import { type Filters, isNarrowed } from './filters';
import { type ListedFacts, loadFacts, loadFactsAndIngredients } from './loaded';

/** What filters look at, loaded with the first that is used: null until it is there, whether it failed, and another try. */
export function useFacts(filters: Filters) {
  const [facts, loadWithout] = useLoaded<ListedFacts[]>(loadFacts);
  const [full, loadWith] = useLoaded<ListedFacts[]>(loadFactsAndIngredients);
  const [isFailed, setFailed] = useState(false);
  const namesIngredients = filters.have.trim() !== '';
  const recipes = namesIngredients ? full : (full ?? facts);
  const load = useCallback(() => {
    setFailed(false);
    const loading = namesIngredients ? loadWith() : loadWithout();
    void loading.then((loaded) => setFailed(loaded === null));
  }, [namesIngredients, loadWith, loadWithout]);
  const isWanted = isNarrowed(filters) && recipes === null;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { recipes, isFailed: isFailed && isWanted, retry: load };
}
