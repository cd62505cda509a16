import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import type { Crumb } from '@/lib/seo/json-ld';
import { pages } from './all';

/** Breadcrumbs of a page: the page of its back link, if it has one, and the page. */
export function pageCrumbs(page: Pick<Page, 'title' | 'metaTitle' | 'path' | 'back'>): Crumb[] {
  const own = { name: page.metaTitle ?? page.title, path: page.path };
  const back = page.back?.href;
  if (back === '/') return [{ name: site.name, path: back }, own];
  const parent = pages.find(({ path }) => path === back);
  return parent ? [{ name: parent.metaTitle ?? parent.title, path: parent.path }, own] : [own];
}
