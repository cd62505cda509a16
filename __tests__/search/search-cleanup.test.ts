/** @jest-environment node */
import fc from 'fast-check';
import { misspellings } from '@/data/search';
import { prepareQuery, searchPath, suggestionFor } from '@/lib/search/query';
import { cleanText } from '@/lib/search/text-cleanup';
import { siteVocabulary } from '@/lib/search/vocabulary';
import { editDistance } from '@/lib/text/edit-distance';

const clean = (text: string) => cleanText(text, siteVocabulary);

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
  for (const [typed, meant] of Object.entries(misspellings)) {
    expect(typed).toBe(typed.toLowerCase());
    expect(suggestionFor(typed, siteVocabulary)?.toLowerCase()).toBe(meant);
  }
});

test('whitespace collapses and a lowercase first letter is capitalised, without counting as a correction', () => {
  expect(clean('  spicy \t\n noodles ')).toEqual({ text: 'Spicy noodles', changed: true, corrections: [] });
  expect(clean('Ramen')).toEqual({ text: 'Ramen', changed: false, corrections: [] });
  expect(clean('éclair').text).toBe('Éclair');
  expect(clean('ßauce').text).toBe('ßauce');
  expect(clean('춘장').changed).toBe(false);
});

test('a fixed word keeps the capitalisation it was typed in', () => {
  expect(clean('best JAPANSE place').corrections).toEqual([{ original: 'JAPANSE', corrected: 'JAPANESE' }]);
  expect(clean('Japanse').text).toBe('Japanese');
  expect(clean('good itallian luch').text).toBe('Good italian lunch');
});

test('only case differing is no correction', () => {
  expect(clean('JAPANESE breakfast').corrections).toEqual([]);
  expect(suggestionFor('japanese', siteVocabulary)).toBeNull();
});

test.each([
  ['jjajangmyun', 'Jjajangmyeon'],
  ['trinty bellwoods', 'Trinity bellwoods'],
  ['bibimbab', 'Bibimbap'],
  ['kensigton market', 'Kensington market'],
  ['ramne', 'Ramen'],
])('"%s" is taken for "%s", out of the words of the site', (typed, meant) => {
  expect(suggestionFor(typed, siteVocabulary)).toBe(meant);
});

test.each([
  'pho',
  'bun',
  'paste',
  'noodl',
  'tofus',
  'dumplings',
  'Restauran',
  'thai',
  '手打ち',
  'café',
  '123456',
  "Swatow's",
])('"%s" is left alone', (typed) => {
  expect(suggestionFor(typed, siteVocabulary)).toBeNull();
});

test('what is searched is the correction, else the trimmed text, and nothing for blank input', () => {
  expect(prepareQuery('  japanse noodles ', siteVocabulary)).toEqual({
    query: 'Japanese noodles',
    corrected: true,
  });
  expect(prepareQuery('  hot pot ', siteVocabulary)).toEqual({ query: 'hot pot', corrected: false });
  expect(prepareQuery(' \u3000\t', siteVocabulary)).toBeNull();
});

test('a text comes back unharmed out of the address', () => {
  for (const text of ['a&b=c', 'salt + rice', '춘장', '100% "best"', '🍜'])
    expect(new URL(searchPath(text), 'https://x.test').searchParams.get('q')).toBe(text);
});

test('any text at all is survived, and cleaning a clean text changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const once = clean(text);
      expect(once.changed).toBe(once.text !== text);
      expect(clean(once.text).text).toBe(once.text);
      searchPath(once.text);
    }),
  );
});

test('ten thousand characters take no time to speak of', () => {
  const start = performance.now();
  for (const text of [
    'x'.repeat(10_000),
    'restarant '.repeat(1000),
    ' '.repeat(10_000),
    '\uD800'.repeat(10_000),
  ])
    prepareQuery(text, siteVocabulary);
  expect(performance.now() - start).toBeLessThan(500);
});

test('distance counts swaps as one edit and stops at its limit', () => {
  expect(editDistance('ramne', 'ramen', 2)).toBe(1);
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 1)).toBe(2);
  expect(editDistance('', 'ab', 2)).toBe(2);
});
