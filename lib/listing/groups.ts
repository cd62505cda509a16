import type { Recipe } from '@/lib/content/schema/recipe';
import { learnCards } from '@/lib/learn/cards';
import { everyIngredientOf } from '@/lib/recipe/blocks';

/** What the recipes are gathered under, besides their kind. */
export type GroupId = 'legumes' | 'flour' | 'salads';

/** Whether an ingredient of the recipe is explained on the page about flour. */
function takesFlour(recipe: Recipe): boolean {
  return everyIngredientOf(recipe).some(({ about }) => about && learnCards.get(about)?.page === '/flour');
}

const BELONGS: Record<GroupId, (recipe: Recipe) => boolean> = {
  legumes: ({ types }) => types.includes('legumes'),
  flour: (recipe) => recipe.types.includes('noodles') || recipe.types.includes('pasta') || takesFlour(recipe),
  salads: ({ types }) => types.includes('salads'),
};

/** The recipes of a group, in the order given. */
export function groupRecipes(recipes: readonly Recipe[], group: GroupId): Recipe[] {
  return recipes.filter(BELONGS[group]);
}
