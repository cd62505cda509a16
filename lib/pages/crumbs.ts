import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/server';
import type { NamedPath } from '@/lib/seo/site-json-ld';
import { pages } from './site-pages';

type CrumbPage = Pick<Page, 'title' | 'metaTitle' | 'path' | 'back'>;

/** Page of the back link, else the nearest page above in the address. */
function parentOf({ path, back }: CrumbPage): CrumbPage | undefined {
  const linked = back && pages.find((page) => page.path === back.href);
  if (linked) return linked;
  return pages
    .filter((page) => path.startsWith(`${page.path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/**
 * Breadcrumbs of a page, from the page of its back link and those above it. The home page is the first for a page that
 * links back to it, and for one below the first level without another page above.
 */
export function pageCrumbs(page: CrumbPage, below: readonly string[] = []): NamedPath[] {
  const { path, title, metaTitle = title, back } = page;
  const own = { name: metaTitle, path };
  const home = { name: site.name, path: '/' };
  if (back?.href === '/') return [home, own];
  const parent = parentOf(page);
  // Back links may form a circle.
  if (parent && parent.path !== path && !below.includes(parent.path))
    return [...pageCrumbs(parent, [...below, path]), own];
  return path.split('/').length > 2 ? [home, own] : [own];
}
