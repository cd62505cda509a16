import 'server-only';
import prepared from '@/.content/server';
import type { Prepared } from './sources';

/** All content, checked and written by `scripts/prepare`. Browser code imports smaller modules of `.content` instead. */
const content: Prepared = prepared;

/** Folders of data: values by file name. */
export const { events, guides, markets, outlines, recipes, restaurants } = content;

export const { foodSafety, redirects, restaurantSearch, site, theme, vocabulary } = content;

/** Aisles in walking order, and groceries by name. */
export const { aisles, groceries } = content.groceries;

/** Pages with a schema of their own. */
export const { home, notFound, offline, recipesPage, shoppingList } = content;

/** All other pages of data/pages. */
export const contentPages = Object.values(content.pages);
