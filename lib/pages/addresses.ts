import type { GeneralPage } from '@/lib/content/schema/page';
import { allRecipes, type RecipeFolder, recipeNames } from '@/lib/recipe/all';
import { sitePages } from './site-pages';

const generalPages = sitePages.flatMap((each) => (each.kind === 'general' ? each.page : []));

/** The page of data/pages at a path, canonical or not. */
export function pageAt(path: string): GeneralPage | undefined {
  return generalPages.find((page) => page.path === path || page.alsoAt?.includes(path));
}

/** Every address of the pages of data/pages. */
export const pageAddresses = (): string[] =>
  generalPages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);

/**
 * The last parts of the addresses that the route for the recipes of a folder answers. In the export the page at the number
 * of a recipe is a copy, which the build puts there.
 */
export function routeNames(folder: RecipeFolder): string[] {
  const recipes = recipeNames(folder);
  if (process.env.NODE_ENV === 'production') return recipes;
  const numbers = folder === '/recipes/' ? allRecipes().map(({ id }) => String(id)) : [];
  if (process.env.NODE_ENV !== 'development') return [...numbers, ...recipes];
  // The development server takes pages for recipes of the folder, which their addresses look like.
  const inFolder = pageAddresses().filter((path) => path.startsWith(folder));
  const pages = inFolder.map((path) => path.slice(folder.length)).filter((name) => !name.includes('/'));
  return [...numbers, ...recipes, ...pages];
}
