import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import { pages } from '@/lib/pages/all';
import type { Crumb } from './json-ld';

/** The way to a page from the page its link back leads to; the page alone where it has none. */
export function pageCrumbs(page: Page): Crumb[] {
  const own = { name: page.metaTitle ?? page.title, path: page.path };
  const back = page.back?.href;
  if (back === undefined) return [own];
  if (back === '/') return [{ name: site.name, path: back }, own];
  const parent = pages.find(({ path }) => path === back);
  return parent ? [{ name: parent.metaTitle ?? parent.title, path: back }, own] : [own];
}
