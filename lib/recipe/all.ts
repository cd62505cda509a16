import 'server-only';
import { buildDay } from '@/lib/content/build-day';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipes } from '@/lib/content/server';
import { isFullAddress } from '@/lib/text/full-address';
import { recipePath } from './blocks';

const listed = Object.values(recipes).sort((one, other) => one.id - other.id);
const onSite = listed.filter((recipe) => !isFullAddress(recipePath(recipe)));
const bySlug = new Map(listed.map((recipe) => [recipe.slug, recipe]));
const byPath = new Map(
  onSite.flatMap((recipe) => [
    [`/recipes/${recipe.id}`, recipe],
    [recipePath(recipe), recipe],
  ]),
);

/** All recipes with a card, including those of other sites, ordered by number. */
export function listedRecipes(): Recipe[] {
  return listed;
}

/** All recipes with a page on this site, ordered by number. */
export function allRecipes(): Recipe[] {
  return onSite;
}

/** Returns the recipe with a slug. Throws for an unknown slug, which stops the build. */
export function recipeBySlug(slug: string): Recipe {
  const found = bySlug.get(slug);
  if (!found) throw new Error(`No recipe in data/recipes has the slug “${slug}”.`);
  return found;
}

/** Folders of the site that contain recipe pages. */
export type RecipeFolder = '/' | '/recipes/';

/** Last segment of the path of a recipe in a folder: `tofu` of `/tofu`. Undefined for a recipe outside the folder. */
function nameIn(folder: RecipeFolder, recipe: Recipe): string | undefined {
  const path = recipePath(recipe);
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  return name === '' || name.includes('/') ? undefined : name;
}

/** Names of the recipes in a folder, for routes of the files next to their pages. */
export function recipeNames(folder: RecipeFolder): string[] {
  return allRecipes().flatMap((recipe) => nameIn(folder, recipe) ?? []);
}

/** Recipe with a name in a folder; undefined if there is none. */
export function recipeNamed(folder: RecipeFolder, name: string): Recipe | undefined {
  const recipe = byPath.get(`${folder}${name}`);
  return recipe && nameIn(folder, recipe) === name ? recipe : undefined;
}

/** Recipe at a path: its own path, or `/recipes/{id}`. */
export function recipeAt(path: string): Recipe | undefined {
  return byPath.get(path);
}

/** Day the content of a recipe last changed, YYYY-MM-DD. */
export function updatedOn({ published, updated = published }: Pick<Recipe, 'published' | 'updated'>): string {
  return updated === 'build' ? buildDay() : updated;
}
