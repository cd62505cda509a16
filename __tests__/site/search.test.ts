/** @jest-environment node */
import { searchedGuides } from '@/.content/searchedGuides';
import {
  countSuggestions,
  indexIsSound,
  listedResultsAreFound,
  restaurantsAreFound,
  synonymsFindTheSame,
  unofferedMisspellings,
  wrongMisspellings,
} from '@/__tests__/search/sound-search';
import { searchTries } from '@/components/frame/search-tries';
import { searchFile } from '@/lib/pages/search-index';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';

describe('the index of the site search', () => indexIsSound());

for (const { id } of searchedGuides) {
  describe(`the restaurants of the guide “${id}”`, () => {
    restaurantsAreFound(id);

    it('are found by whatever is offered for a slip in any word of the site', async () => {
      await expect(countSuggestions(id)).resolves.toEqual(expect.any(Number));
    });

    listedResultsAreFound(id);
    synonymsFindTheSame(id);

    it('are suggested for each misspelling of data/search.yaml', async () => {
      expect(await unofferedMisspellings(id)).toEqual([]);
    });
  });
}

test('each misspelling of data/search.yaml is taken for what it means', () => {
  expect(wrongMisspellings()).toEqual([]);
});

test('each search that is offered finds something by what was typed', async () => {
  const find = await createSiteSearch(searchFile());
  for (const text of searchTries()) {
    const { count, corrected } = find(text);
    expect([text, count > 0, corrected]).toEqual([text, true, null]);
  }
});

test('every page of the search is found by its address in capitals, with a bracket and a full stop', async () => {
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
