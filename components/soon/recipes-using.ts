import type { Recipe } from '@/lib/content/schema/recipe';
import { toolsOf } from '@/lib/recipe/blocks';

/** The recipes whose equipment names one of these words, in the order they come in. */
export function recipesUsing(recipes: readonly Recipe[], words: readonly string[]): Recipe[] {
  return recipes.filter((recipe) =>
    toolsOf(recipe).some((tool) => words.some((word) => tool.toLowerCase().includes(word))),
  );
}
