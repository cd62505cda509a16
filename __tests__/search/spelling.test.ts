/** @jest-environment node */
import fc from 'fast-check';
import { misspellings } from '@/lib/content/search';
import { createCorrector, restaurantSpelling } from '@/lib/search/corrector';
import { searchDocuments, searchGuides, siteWords } from '@/lib/search/entries';
import { cleanText, suggestionFor } from '@/lib/search/spelling';
import { misspellingsMisread, offersThatFind } from './sound-search';

const spelling = restaurantSpelling(siteWords());
const clean = (text: string) => cleanText(text, spelling);

it('corrects each frequent misspelling', () => {
  expect(Object.keys(misspellings).length).toBeGreaterThan(0);
  expect(misspellingsMisread()).toEqual([]);
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
  expect(suggestionFor(typed, spelling)).toBe(meant);
});

it('corrects to a word of the site, and no word that is spelled correctly', () => {
  const own = restaurantSpelling({ site: ['bibimbap', 'ramen'], common: ['sashimi'] });
  const suggestions = ['bibimbab', 'ramne', 'sashimi', 'sashimu'].map((typed) => suggestionFor(typed, own));
  expect(suggestions).toEqual(['Bibimbap', 'Ramen', null, null]);
});

it('takes the words of the site from its pages, each once', () => {
  const { site, common } = siteWords();
  expect(site).toEqual(expect.arrayContaining(['dumplings', 'eastwick', 'barley', 'hall', 'persian']));
  expect(common.filter((word) => site.includes(word))).toEqual([]);
});

describe('an offer', () => {
  const loaded = createCorrector({
    ...siteWords(),
    places: searchDocuments(),
    guides: searchGuides('port-alder'),
  });

  it('finds something for every slip in every word of the site', async () => {
    expect(await offersThatFind('port-alder')).toBeGreaterThan(500);
  });

  it.each([
    ['taners row', 'Tanners row'],
    ['persain resturant', 'Persian restaurant'],
    ['saffrn', 'Saffron'],
    ['northren noodels', 'Northern noodles'],
    // The quayside has no dumplings.
    ['quaiside dumplngs', 'Quayside'],
    // A text with results, or whose correction has none, is not corrected.
    ['Persian restaurant', null],
    ['persian', null],
    ['tanners', null],
    ['chowdah', null],
  ])('for “%s” is %p', async (typed, meant) => {
    expect((await loaded).offer(typed)).toBe(meant);
  });

  it('is completed by the frequent misspellings when a search starts', async () => {
    const corrector = await loaded;
    for (const [typed, meant] of Object.entries(misspellings))
      expect(corrector.search(typed)?.toLowerCase()).toBe(meant);
    expect(corrector.search('chowdah dumplngs')).toBe('Chowder dumplngs');
    expect(corrector.search('quaiside dumplngs')).toBe('Quayside');
    expect(corrector.spelling('quaiside dumplngs')).toBe('Quayside dumplings');
  });
});

it('cleans any text, and a clean text to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const { text: once } = clean(text);
      expect(clean(once).text).toBe(once);
    }),
  );
});
