import prepared from '@/.content/pages.json';
import recipesPrepared from '@/.content/recipesPage.json';
import shoppingPrepared from '@/.content/shoppingList.json';
import { codePages } from '@/data/pages/all';
import type { Page } from './schema/page';
import type { Content } from './sources';

/** The pages that their sections alone draw: every file of data/pages without a schema of its own. */
export const sectionPages = Object.values(prepared as unknown as Content['pages']);

/** data/pages/recipes.yaml. */
export const recipesPage = recipesPrepared as unknown as Content['recipesPage'];

/** data/pages/shopping-list.yaml. */
export const shoppingList = shoppingPrepared as unknown as Content['shoppingList'];

/** Pages with parts of their own, each drawn by its own folder in app/: a new one is added here. */
const composedPages: Page[] = [...codePages, recipesPage];

/** Every page that is not a recipe and not the first one, and that is part of the site. */
export const pages: readonly Page[] = [...composedPages, ...sectionPages].filter(
  ({ status }) => status !== 'off',
);

/** Canonical path of every page for the sitemap; recipes have their own. */
export const pagePaths: readonly string[] = [
  '/',
  ...pages.filter((page) => page.index !== false).map((page) => page.path),
];
