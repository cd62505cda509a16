import { recipePath } from '@/lib/recipe/blocks';

/** The address of a recipe as links have it: a page of this site ends in a slash. */
export const recipeHref = (recipe: Parameters<typeof recipePath>[0]): string =>
  recipePath(recipe).replace(/^\/.*/, '$&/');
