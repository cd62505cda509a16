import { recipes } from '@/lib/content/recipes';
import type { Recipe } from '@/lib/content/schema/recipe';
import { isFullAddress } from '@/lib/text/full-address';
import { recipePath } from './blocks';

const listed = Object.values(recipes).sort((one, other) => one.id - other.id);

/**
 * Every recipe that has a card, in the order of its number: those of the site, and those of other sites that a full
 * `customLink` leads to. For the server and the build only.
 */
export function listedRecipes(): Recipe[] {
  return listed;
}

/** Every recipe with a page on this site, in the order of its number. */
export function allRecipes(): Recipe[] {
  return listed.filter((recipe) => !isFullAddress(recipePath(recipe)));
}

/** The recipe with this slug. Throws an Error naming the slug, since a page that asks for it cannot be built. */
export function recipeBySlug(slug: string): Recipe {
  const found = listed.find((recipe) => recipe.slug === slug);
  if (!found) throw new Error(`No recipe in data/recipes has the slug “${slug}”.`);
  return found;
}

/** The recipe with this number, if there is one with a page. */
export function recipeByNumber(id: number): Recipe | undefined {
  return allRecipes().find((recipe) => recipe.id === id);
}
