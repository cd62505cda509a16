import { codePages } from '@/data/pages/all';
import { about } from '@/lib/content/house/about';
import { coaching } from '@/lib/content/house/coaching';
import { contentPage } from '@/lib/content/house/content';
import { recipesPage, sectionPages } from '@/lib/content/pages';
import type { Page } from '@/lib/content/schema/page';
import { learnPages } from '@/lib/learn/pages';

/** Every page that is not a recipe and not the first one, and that is part of the site. */
export const pages: readonly Page[] = [
  contentPage,
  ...codePages,
  recipesPage,
  ...learnPages,
  coaching,
  about,
  ...sectionPages,
].filter((page) => page !== undefined);

/** Canonical path of every page for the sitemap; recipes have their own. */
export const pagePaths: readonly string[] = [
  '/',
  ...pages.filter((page) => page.index !== false).map((page) => page.path),
];
