import { sectionPages } from '@/lib/content/pages';
import type { RecipeFolder } from '@/lib/recipe/addresses';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';

/** Recipes that a folder of app/ serves at their own address. */
const OWN_FOLDERS = ['/jjajangmyeon'];

/** Next exports no route without a path: this one stands for none, and the build takes away what it leaves. */
export const NO_PAGE = 'no-page';

const isIn = (folder: RecipeFolder, path: string) =>
  path.startsWith(folder) && path.length > folder.length && !path.slice(folder.length).includes('/');

/**
 * Paths of the recipes and of the pages without a folder of their own that the route of a folder answers: all right in
 * /recipes/, and all others.
 */
export function addressesBelow(folder: RecipeFolder): string[] {
  const recipes = allRecipes();
  const all = [
    ...recipes.map(({ id }) => `/recipes/${id}`),
    ...recipes.map(recipePath),
    ...sectionPages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]),
  ].filter((path) => !OWN_FOLDERS.includes(path));
  return all.filter((path) => isIn('/recipes/', path) === (folder === '/recipes/'));
}

/** The same paths, or one at which nothing is where there are none. */
export function orNone(paths: readonly string[], folder: RecipeFolder = '/'): readonly string[] {
  return paths.length > 0 ? paths : [`${folder}${NO_PAGE}`];
}
