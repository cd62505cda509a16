/** @jest-environment node */
import { searchFile } from '@/lib/pages/search-index';

const { entries, words, misspellings, synonyms } = searchFile();

it('has the words of the pages and the common words, each once', () => {
  expect(words.site).toEqual(expect.arrayContaining(['dumplings', 'eastwick', 'barley', 'hall', 'persian']));
  expect(words.common.filter((word) => words.site.includes(word))).toEqual([]);
});

it('has the misspellings of the content', () => {
  expect(misspellings.chowdah).toBe('chowder');
});

it('has the synonyms that an entry uses, and no others', () => {
  expect(synonyms).toContainEqual(['dumplings', 'parcels', '餃子']);
  expect(synonyms).not.toContainEqual(['bibimbap', '비빔밥']);
  const rows = entries.flatMap(({ rows = [] }) => rows);
  expect([...new Set(rows)].sort((one, other) => one - other)).toEqual(synonyms.map((_, row) => row));
});

it('has the facts of restaurants and markets, with streets', () => {
  const listed = (title: string) => entries.find((entry) => entry.title === title)?.listed;
  expect(listed('Blue Door')?.texts).toContain('4 Rope Walk');
  expect(listed('Fish Hall')).toEqual({
    ...{ guide: 'port-alder', texts: ['Old Quay'], isMarket: true, city: 'Port Alder' },
  });
});
