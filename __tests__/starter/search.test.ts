/** @jest-environment node */
import { misspellings } from '@/lib/content/search';
import { createCorrector } from '@/lib/search/corrector';
import { searchDocuments, searchGuides, siteWords } from '@/lib/search/entries';
import { guidesFor } from '@/lib/search/guides';

test('fourteen misspellings cover the nine words', () => {
  expect(Object.keys(misspellings)).toHaveLength(14);
  expect([...new Set(Object.values(misspellings))].sort()).toEqual(
    [
      'restaurant',
      'breakfast',
      'dining',
      'japanese',
      'chinese',
      'vietnamese',
      'italian',
      'korean',
      'lunch',
    ].sort(),
  );
});

test.each([
  ['trinty bellwoods', 'Trinity bellwoods'],
  ['korian restarant', 'Korean restaurant'],
  ['jjajangmyun', 'Jjajangmyeon'],
  ['kensigton market', 'Kensington market'],
  // There is none in Scarborough.
  ['scarbrough dumplngs', 'Dumplings'],
])('for "%s", "%s" is offered', async (typed, meant) => {
  const guides = searchGuides('toronto');
  const corrector = await createCorrector({ ...siteWords(), places: searchDocuments(), guides });
  expect(corrector.offer(typed)).toBe(meant);
});

test('the words that are loaded with a search are few enough', () => {
  expect(JSON.stringify(siteWords()).length).toBeLessThan(20_000);
});

test.each([
  ['Kensington', ['Kensington Market']],
  ['st lawrence', ['St. Lawrence Market']],
  ['lunch at st lawrence market', ['St. Lawrence Market']],
  ['markets', ['St. Lawrence Market', 'Kensington Market']],
  ['lawrence park', []],
])('the markets that “%s” names', (query, names) => {
  expect(guidesFor(searchGuides('toronto'), query).map(({ name }) => name)).toEqual(names);
});
