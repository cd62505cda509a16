/** @jest-environment node */
import { searchFile } from '@/lib/pages/search-index';

const { words, misspellings, markets } = searchFile();

it('has the words of the pages and the common words, each once', () => {
  expect(words.site).toEqual(expect.arrayContaining(['dumplings', 'eastwick', 'barley', 'hall', 'persian']));
  expect(words.common.filter((word) => words.site.includes(word))).toEqual([]);
});

it('has the misspellings of the content, and the markets of the guides', () => {
  expect(misspellings.chowdah).toBe('chowder');
  expect(markets).toContainEqual({
    guide: 'port-alder',
    name: 'Fish Hall',
    path: '/travel/port-alder/fish-hall',
  });
});
