import type { Recipe } from '@/lib/content/schema/recipe';
import { allRecipes } from './all';
import { recipePath } from './blocks';

/** Folders of the site that recipe pages stand in. */
export type RecipeFolder = '/' | '/recipes/';

/** The part of a recipe's address that names it: `tofu` of `/tofu`, `chickpea-curry` of `/recipes/chickpea-curry`. */
function nameIn(folder: RecipeFolder, recipe: Recipe): string | undefined {
  const path = recipePath(recipe);
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  return name === '' || name.includes('/') ? undefined : name;
}

/** Names of the recipes whose pages stand in this folder, for the files beside them. */
export function recipeNames(folder: RecipeFolder): string[] {
  return allRecipes().flatMap((recipe) => nameIn(folder, recipe) ?? []);
}

/** The recipe of that name in this folder, if there is one. */
export function recipeNamed(folder: RecipeFolder, name: string): Recipe | undefined {
  return allRecipes().find((recipe) => nameIn(folder, recipe) === name);
}

/** The recipe whose page answers at this path, at its own address or at that of its number. */
export function recipeAt(path: string): Recipe | undefined {
  return allRecipes().find((recipe) => recipePath(recipe) === path || `/recipes/${recipe.id}` === path);
}
