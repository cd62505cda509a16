import 'server-only';
import { buildDay } from '@/lib/content/build-day';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipes } from '@/lib/content/server';
import { isFullAddress } from '@/lib/text/full-address';
import { recipePath } from './blocks';

const listed = Object.values(recipes).sort((one, other) => one.id - other.id);
const own = listed.filter((recipe) => !isFullAddress(recipePath(recipe)));
const bySlug = new Map(listed.map((recipe) => [recipe.slug, recipe]));
const byPath = new Map(
  own.flatMap((recipe) => [
    [`/recipes/${recipe.id}`, recipe],
    [recipePath(recipe), recipe],
  ]),
);

/** Every recipe that has a card, by its number, those of other sites too. */
export function listedRecipes(): Recipe[] {
  return listed;
}

/** Every recipe with a page on this site, in the order of its number. */
export function allRecipes(): Recipe[] {
  return own;
}

/** The recipe with this slug. Throws an Error naming the slug, since a page that asks for it cannot be built. */
export function recipeBySlug(slug: string): Recipe {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No recipe in data/recipes has the slug “${slug}”.`);
  return found;
}

/** Folders of the site that contain recipe pages. */
export type RecipeFolder = '/' | '/recipes/';

/** The part of a recipe's address that names it: `tofu` of `/tofu`, `chickpea-curry` of `/recipes/chickpea-curry`. */
function nameIn(folder: RecipeFolder, recipe: Recipe): string | undefined {
  const path = recipePath(recipe);
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  return name === '' || name.includes('/') ? undefined : name;
}

/** Names of the recipes whose pages are in this folder, for the files beside them. */
export function recipeNames(folder: RecipeFolder): string[] {
  return allRecipes().flatMap((recipe) => nameIn(folder, recipe) ?? []);
}

/** The recipe of that name in this folder, if there is one. */
export function recipeNamed(folder: RecipeFolder, name: string): Recipe | undefined {
  const recipe = byPath.get(`${folder}${name}`);
  return recipe && nameIn(folder, recipe) === name ? recipe : undefined;
}

/** The recipe at this path, its own or that of its number. */
export function recipeAt(path: string): Recipe | undefined {
  return byPath.get(path);
}

/** Day the content of a recipe last changed, YYYY-MM-DD. */
export function updatedOn({ published, updated = published }: Pick<Recipe, 'published' | 'updated'>): string {
  return updated === 'build' ? buildDay() : updated;
}
