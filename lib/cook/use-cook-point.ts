import { useMemo } from 'react';
import { useStored } from '@/lib/storage/use-stored';
import type { CookRecipe } from './cook';
import { cookPlaceOf, cookPoint } from './cook-place';

/** Step to continue a recipe at; null for its first step, on the server and in the first render. */
export function useCookPoint(recipe: CookRecipe) {
  const [place] = useStored(useMemo(() => cookPlaceOf(recipe.slug), [recipe.slug]));
  return cookPoint(recipe, place);
}
