import 'server-only';
import prepared from '@/.content/server';
import type { Page } from './schema/page';
import type { Prepared } from './sources';

/** All content, checked and written by `scripts/prepare`. Browser code imports smaller modules of `.content` instead. */
const content: Prepared = prepared;

/** Folders of data: values by file name. */
export const { events, guides, markets, outlines, posts, recipes, restaurants, streets } = content;

export const {
  foodSafety,
  languages,
  originalCuisines,
  redirects,
  restaurantSearch,
  site,
  theme,
  vocabulary,
} = content;

/** Aisles in walking order, and groceries by name. */
export const { aisles, groceries } = content.groceries;

/** Pages with a schema of their own. */
export const { home, notFound, offline, recipesPage, safeTemperatures, shoppingList } = content;

/** All other pages of data/pages, which one route serves. */
export const generalPages = Object.values(content.pages);

/** Pages of sections with addresses of their own. */
export const contentPages: readonly Page[] = [
  ...generalPages,
  ...(safeTemperatures ? [safeTemperatures] : []),
];
