import { pagesWith } from '@/data/pages/all';
import { learnPages } from '@/lib/learn/pages';
import type { Page } from './schema/page';

/** Every page that is not a recipe, except home, in the order of the site's menu. */
export const pages: readonly Page[] = pagesWith(learnPages);

/** Canonical path of every page for the sitemap whose words stand here; written recipes have their own. */
export const pagePaths: readonly string[] = [
  '/',
  ...pages.filter((page) => page.index !== false).map((page) => page.path),
];
