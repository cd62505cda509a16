import 'server-only';
import prepared from '@/.content/server';
import type { Prepared } from './sources';

/** All content, as `scripts/prepare` checked and wrote it; what browser code needs of it has modules in `.content`. */
const content: Prepared = prepared;

/** Folders of data, by the names of their files. */
export const { events, guides, markets, outlines, recipes, restaurants } = content;

export const { redirects, restaurantSearch, site, theme, vocabulary } = content;

/** The aisles in the order of a walk through the shop, and the groceries by name. */
export const { aisles, groceries } = content.groceries;

/** Pages with a schema of their own. */
export const { home, notFound, offline, recipesPage, shoppingList } = content;

/** All other pages: the files of data/pages, each a list of typed sections. */
export const contentPages = Object.values(content.pages);
