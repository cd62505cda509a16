import type { Recipe } from '@/data/schema/recipe';
import { pictureSources } from '@/lib/pictures';
import { everyIngredientOf, stepGroupsOf, variantsOf } from './blocks';
import type { CookRecipe } from './cook';

/** A recipe of `allRecipes()` as cook mode wants it. On the server only, where pictures have their addresses. */
export function cookRecipe(recipe: Pick<Recipe, 'slug' | 'title' | 'yield' | 'blocks'>): CookRecipe {
  const steps = stepGroupsOf(recipe).flatMap((group) =>
    group.steps.map(({ id, title, text, durations, work, beyond, uses, cue, picture }) => ({
      id,
      title,
      text,
      durations,
      work,
      beyond,
      uses,
      cue,
      section: group.title,
      picture: picture && pictureSources(picture),
    })),
  );
  const { slug, title } = recipe;
  const base = recipe.yield.amount;
  return { slug, title, base, ingredients: everyIngredientOf(recipe), variants: variantsOf(recipe), steps };
}
