import { pages } from '@/lib/pages/all';
import type { SiteEntry } from '@/lib/search/site/entry';
import { guideEntries } from './guides';
import { placeEntries } from './places';
import { recipeEntries } from './recipes';
import { sectionEntries } from './sections';

/**
 * Everything the site search finds, made of the data alone: recipes, places, guides with the events, sections. Throws
 * an Error where two entries lead to one address. For the server and the build only.
 */
export function siteEntries(): SiteEntry[] {
  const listed = pages.filter((page) => page.index !== false);
  const entries = [
    ...recipeEntries(listed.map(({ path }) => path)),
    ...placeEntries(listed),
    ...guideEntries(listed),
    ...sectionEntries(listed),
  ];
  const twice = entries.filter(
    ({ href }, index) => entries.findIndex((other) => other.href === href) !== index,
  );
  if (twice.length > 0) {
    const words = twice.map(({ title, href }) => `“${title}” leads to ${href}, as another entry does.`);
    throw new Error(['The index of the site search names addresses twice.', ...words].join('\n'));
  }
  return entries;
}
