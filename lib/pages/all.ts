import { writtenPages } from '@/data/pages/all';
import { about } from '@/lib/content/house/about';
import { coaching } from '@/lib/content/house/coaching';
import { contentPage } from '@/lib/content/house/content';
import { pageFiles } from '@/lib/content/pages';
import type { Page } from '@/lib/content/schema/page';
import { learnPages } from '@/lib/learn/pages';

const { shop, beauty, fitness, automotive, ...others } = pageFiles;

/** Every page that is not a recipe, except home, in the order of the site's menu. Those switched off are left out. */
export const pages: Page[] = [
  contentPage,
  ...writtenPages,
  ...learnPages,
  coaching,
  about,
  shop,
  beauty,
  fitness,
  automotive,
  ...Object.values(others),
].filter((page) => page !== undefined);

/** Canonical path of every page for the sitemap whose words stand here; written recipes have their own. */
export const pagePaths: string[] = [
  '/',
  ...pages.filter((page) => page.index !== false).map((page) => page.path),
];
