import prepared from '@/.content/pages.json';
import { pagesWith } from '@/data/pages/all';
import { learnPages } from '@/lib/learn/pages';
import { about } from './house/about';
import { coaching } from './house/coaching';
import { contentPage } from './house/content';
import type { Page } from './schema/page';
import type { Content } from './sources';

/** The pages of data/pages that have no schema of their own, by the name of the file. */
export const pageFiles = prepared as unknown as Content['pages'];

const { shop, beauty, fitness, automotive, ...others } = pageFiles;

/** Every page that is not a recipe, except home, in the order of the site's menu. Those switched off are left out. */
export const pages: readonly Page[] = [
  contentPage,
  ...pagesWith(learnPages),
  coaching,
  about,
  shop,
  beauty,
  fitness,
  automotive,
  ...Object.values(others),
].filter((page) => page !== undefined);

/** Canonical path of every page for the sitemap whose words stand here; written recipes have their own. */
export const pagePaths: readonly string[] = [
  '/',
  ...pages.filter((page) => page.index !== false).map((page) => page.path),
];
