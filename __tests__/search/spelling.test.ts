/** @jest-environment node */
import fc from 'fast-check';
import { misspellings } from '@/.content/search';
import { searchFile } from '@/lib/pages/search-index';
import { restaurantSpelling } from '@/lib/search/restaurant-search';
import { type CleanText, cleanText, correctText } from '@/lib/search/spelling';
import { wrongMisspellings } from './sound-search';

const file = searchFile();
const spelling = restaurantSpelling(file);
const clean = (text: string) => cleanText(text, spelling);

it('corrects each frequent misspelling', () => {
  expect(Object.keys(misspellings).length).toBeGreaterThan(0);
  expect(wrongMisspellings()).toEqual([]);
});

it.each<[string, CleanText]>([
  ['  spicy \t\n noodles ', { text: 'Spicy noodles', isChanged: true, corrections: [] }],
  ['Ramen', { text: 'Ramen', isChanged: false, corrections: [] }],
  ['éclair', { text: 'Éclair', isChanged: true, corrections: [] }],
  ['ßauce', { text: 'ßauce', isChanged: false, corrections: [] }],
  ['춘장', { text: '춘장', isChanged: false, corrections: [] }],
  ['PERSIAN breakfast', { text: 'PERSIAN breakfast', isChanged: false, corrections: [] }],
  [
    'best BREKFAST place',
    {
      text: 'Best BREAKFAST place',
      isChanged: true,
      corrections: [{ original: 'BREKFAST', corrected: 'BREAKFAST' }],
    },
  ],
  [
    'Chowdah',
    { text: 'Chowder', isChanged: true, corrections: [{ original: 'Chowdah', corrected: 'Chowder' }] },
  ],
  [
    'good resturant brekfast',
    {
      text: 'Good restaurant breakfast',
      isChanged: true,
      corrections: [
        { original: 'resturant', corrected: 'restaurant' },
        { original: 'brekfast', corrected: 'breakfast' },
      ],
    },
  ],
])('cleans “%s” to %j', (typed, cleaned) => {
  expect(clean(typed)).toEqual(cleaned);
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
      expect(clean(once)).toMatchObject({ text: once, isChanged: false });
    }),
  );
});
