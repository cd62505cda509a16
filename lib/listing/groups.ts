import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeGroup } from '@/lib/content/schema/vocabulary';
import { learnCards } from '@/lib/learn/pages';
import { everyIngredientOf } from '@/lib/recipe/blocks';

/** Whether an ingredient of the recipe is explained on this page. */
function isExplained(recipe: Recipe, page: string): boolean {
  return everyIngredientOf(recipe).some(({ about }) => about && learnCards.get(about)?.page === page);
}

/** The recipes of a group, in the order given. */
export function groupRecipes(
  recipes: readonly Recipe[],
  { types, explained, href }: Pick<RecipeGroup, 'types' | 'explained' | 'href'>,
): Recipe[] {
  return recipes.filter(
    (recipe) =>
      recipe.types.some((type) => types.includes(type)) || (explained === true && isExplained(recipe, href)),
  );
}
