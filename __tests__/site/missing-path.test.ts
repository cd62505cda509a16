/** @jest-environment node */
import { siteWords } from '@/lib/search/entries';
import { siteEntries } from '@/lib/search/site-entries';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';

it('every page of the search is found by its address in capitals, with a bracket and a full stop', async () => {
  const { site, common } = siteWords();
  const entries = siteEntries();
  const search = await createSiteSearch(entries, [...site, ...common]);
  const pages = entries.map(({ href }) => href).filter((href) => /^\/[^?#]+\/$/.test(href));
  expect(pages.length).toBeGreaterThan(0);
  const missed = [];
  for (const page of pages) {
    const { certain } = await suggestPages(`${page.slice(0, -1).toUpperCase()}).`, search);
    if (certain !== page) missed.push(page);
  }
  expect(missed).toEqual([]);
});
