/** @jest-environment node */
import fc from 'fast-check';
import { misspellings } from '@/.content/search';
import { searchFile } from '@/lib/pages/search-index';
import { restaurantSpelling } from '@/lib/search/restaurant-search';
import { correctText, correctWords } from '@/lib/search/spelling';
import { wrongMisspellings } from './sound-search';

const file = searchFile();
const spelling = restaurantSpelling(file);
const clean = (text: string) => correctWords(text, spelling);

it('corrects each frequent misspelling', () => {
  expect(Object.keys(misspellings).length).toBeGreaterThan(0);
  expect(wrongMisspellings()).toEqual([]);
});

it.each([
  ['  spicy \t\n noodles ', 'Spicy noodles', []],
  ['Ramen', 'Ramen', []],
  ['éclair', 'Éclair', []],
  ['ßauce', 'ßauce', []],
  ['춘장', '춘장', []],
  ['PERSIAN breakfast', 'PERSIAN breakfast', []],
  ['best BREKFAST place', 'Best BREAKFAST place', ['BREAKFAST']],
  ['Chowdah', 'Chowder', ['Chowder']],
  ['good resturant brekfast', 'Good restaurant breakfast', ['restaurant', 'breakfast']],
])('cleans “%s” to “%s”', (typed, text, corrections) => {
  expect(clean(typed)).toEqual({ text, corrections });
});

it.each<[string, string | null]>([
  ['saffrn', 'Saffron'],
  ['taners row', 'Tanners row'],
  ['eastwik market', 'Eastwick market'],
  ['quaiside dumplngs', 'Quayside dumplings'],
  ...[
    ...['persian', 'pho', 'bun', 'shine', 'noodl', 'stews', 'dumplings', 'Restauran', 'thai', '手打ち'],
    ...['café', '123456', "Oyster's"],
  ].map((typed): [string, null] => [typed, null]),
])('suggests for “%s” %p, from the words of the site', (typed, meant) => {
  expect(correctText(typed, spelling)).toBe(meant);
});

it('corrects to a word of the site, and no word that is spelled correctly', () => {
  const own = restaurantSpelling({
    ...file,
    words: { site: ['bibimbap', 'ramen'], common: ['sashimi'] },
  });
  const suggestions = ['bibimbab', 'ramne', 'sashimi', 'sashimu'].map((typed) => correctText(typed, own));
  expect(suggestions).toEqual(['Bibimbap', 'Ramen', null, null]);
});

it('cleans any text, and a clean text to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { text: once } = clean(text);
      expect(clean(once).text).toBe(once);
    }),
  );
});
