/** @jest-environment node */
import { searchFile } from '@/lib/pages/search-index';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';

it('every page of the search is found by its address in capitals, with a bracket and a full stop', async () => {
  const file = searchFile();
  const search = await createSiteSearch(file);
  const pages = file.entries.map(({ href }) => href).filter((href) => /^\/[^?#]+\/$/.test(href));
  expect(pages.length).toBeGreaterThan(0);
  const missed = [];
  for (const page of pages) {
    const { certain } = suggestPages(`${page.slice(0, -1).toUpperCase()}).`, search);
    if (certain !== page) missed.push(page);
  }
  expect(missed).toEqual([]);
});
