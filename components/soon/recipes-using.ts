import type { Recipe } from '@/data/schema/recipe';
import { blocksOf } from '@/lib/recipe/blocks';

/** The recipes whose equipment names one of these words, in the order they come in. */
export function recipesUsing(recipes: readonly Recipe[], words: readonly string[]): Recipe[] {
  return recipes.filter((recipe) =>
    blocksOf(recipe, 'equipment').some(({ items }) =>
      items.some((item) => words.some((word) => item.toLowerCase().includes(word))),
    ),
  );
}
