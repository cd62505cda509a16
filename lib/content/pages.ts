import { pages as others } from '@/data/pages/all';
import type { Page } from '@/lib/content/schema/page';
import { travelPages } from '@/lib/travel/guides/pages';

const [first, ...rest] = others;

/** Every page that is not a recipe, except home, in the order of the site's menu. For the server and the build only. */
export const pages: readonly Page[] = [...(first ? [first] : []), ...travelPages, ...rest];

/** Canonical path of every page for the sitemap whose words stand here; written recipes have their own. */
export const pagePaths: string[] = [
  '/',
  ...pages.filter((page) => page.index !== false).map((page) => page.path),
];
