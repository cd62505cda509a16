/** @jest-environment node */
import fc from 'fast-check';
import { misspellings } from '@/lib/content/search';
import { searchPath } from '@/lib/search/address';
import { type Corrector, createCorrector, restaurantSpelling } from '@/lib/search/corrector';
import { searchDocuments, searchGuides, siteWords } from '@/lib/search/entries';
import { cleanText, suggestionFor } from '@/lib/search/spelling';
import { addressTerm, shownTerm } from '@/lib/search/term';
import { editDistance } from '@/lib/text/nearest';
import { misspellingsMisread, offersThatFind } from './sound-search';

const spelling = restaurantSpelling(siteWords());
const clean = (text: string) => cleanText(text, spelling);

test('each frequent misspelling is taken for what it means', () => {
  expect(Object.keys(misspellings).length).toBeGreaterThan(0);
  expect(misspellingsMisread()).toEqual([]);
});

test('whitespace collapses and a lowercase first letter is capitalised, without counting as a correction', () => {
  expect(clean('  spicy \t\n noodles ')).toEqual({ text: 'Spicy noodles', corrections: [] });
  expect(clean('Ramen')).toEqual({ text: 'Ramen', corrections: [] });
  expect(clean('éclair').text).toBe('Éclair');
  expect(clean('ßauce').text).toBe('ßauce');
  expect(clean('춘장').text).toBe('춘장');
});

test('a fixed word keeps the capitalisation it was typed in', () => {
  expect(clean('best BREKFAST place').corrections).toEqual(['BREAKFAST']);
  expect(clean('Chowdah').text).toBe('Chowder');
  expect(clean('good resturant brekfast').text).toBe('Good restaurant breakfast');
});

test('only case differing is no correction', () => {
  expect(clean('PERSIAN breakfast').corrections).toEqual([]);
  expect(suggestionFor('persian', spelling)).toBeNull();
});

test.each([
  ['saffrn', 'Saffron'],
  ['taners row', 'Tanners row'],
  ['eastwik market', 'Eastwick market'],
  ['quaiside dumplngs', 'Quayside dumplings'],
])('"%s" is taken for "%s", out of the words of the site', (typed, meant) => {
  expect(suggestionFor(typed, spelling)).toBe(meant);
});

describe('what is offered for a search', () => {
  let corrector: Corrector;
  beforeAll(async () => {
    const guides = searchGuides('port-alder');
    corrector = await createCorrector({ ...siteWords(), places: searchDocuments(), guides });
  });

  test('finds something, for any slip in any word of the site', async () => {
    expect(await offersThatFind('port-alder')).toBeGreaterThan(500);
  });

  test.each([
    ['taners row', 'Tanners row'],
    ['persain resturant', 'Persian restaurant'],
    ['saffrn', 'Saffron'],
    ['northren noodels', 'Northern noodles'],
    // There are none in that quarter.
    ['quaiside dumplngs', 'Quayside'],
  ])('is, for "%s", "%s"', (typed, meant) => {
    expect(corrector.offer(typed)).toBe(meant);
  });

  test.each(['Persian restaurant', 'persian', 'tanners', 'chowdah'])(
    'is nothing for "%s", which finds something already or never would',
    (typed) => {
      expect(corrector.offer(typed)).toBeNull();
    },
  );

  test('is not all that is set right: the frequent misspellings are whenever a search sets off', () => {
    for (const [typed, meant] of Object.entries(misspellings))
      expect(corrector.search(typed)?.toLowerCase()).toBe(meant);
    expect(corrector.search('chowdah dumplngs')).toBe('Chowder dumplngs');
    expect(corrector.search('quaiside dumplngs')).toBe('Quayside');
    expect(corrector.spelling('quaiside dumplngs')).toBe('Quayside dumplings');
  });
});

test('a mistake is corrected to a word of the site, not to one that is merely right', () => {
  const own = restaurantSpelling({ site: ['bibimbap', 'ramen'], common: ['sashimi'] });
  expect(suggestionFor('bibimbab', own)).toBe('Bibimbap');
  expect(suggestionFor('ramne', own)).toBe('Ramen');
  expect(suggestionFor('sashimi', own)).toBeNull();
  expect(suggestionFor('sashimu', own)).toBeNull();
});

test('the words of the site are what its pages bring along, so none of them is typed twice', () => {
  const { site, common } = siteWords();
  for (const word of ['dumplings', 'eastwick', 'barley', 'hall', 'persian']) {
    expect(site).toContain(word);
  }
  expect(common.filter((word) => site.includes(word))).toEqual([]);
});

test.each([
  'pho',
  'bun',
  'shine',
  'noodl',
  'stews',
  'dumplings',
  'Restauran',
  'thai',
  '手打ち',
  'café',
  '123456',
  "Oyster's",
])('"%s" is left alone', (typed) => {
  expect(suggestionFor(typed, spelling)).toBeNull();
});

test('a text comes back unharmed out of the address', () => {
  for (const text of ['a&b=c', 'salt + rice', '춘장', '100% "best"', '🍜'])
    expect(new URL(searchPath(text, 'port-alder'), 'https://x.test').searchParams.get('q')).toBe(text);
});

test('half a character is replaced on its way into the address', () => {
  expect(addressTerm(' \uD83Cpho \uDF5C🍜 ')).toBe('\uFFFDpho \uFFFD🍜');
  expect(() => encodeURIComponent(addressTerm('\uD800'))).not.toThrow();
});

test('a long search is shown in its first eighty characters, none of them cut in half', () => {
  expect(shownTerm('🍜'.repeat(80))).toBe('🍜'.repeat(80));
  expect(shownTerm('🍜'.repeat(81))).toBe(`${'🍜'.repeat(80)}…`);
});

test('any text at all is survived, and cleaning a clean text changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const once = clean(text);
      expect(clean(once.text).text).toBe(once.text);
      searchPath(once.text, 'port-alder');
    }),
  );
});

test.each(['x'.repeat(10_000), 'restarant '.repeat(1000), ' '.repeat(10_000), '\uD800'.repeat(10_000)])(
  'ten thousand characters are answered: %#',
  (text) => {
    expect(() => suggestionFor(text, spelling)).not.toThrow();
  },
);

test('distance counts swaps as one edit and stops at its limit', () => {
  expect(editDistance('ramne', 'ramen', 2)).toBe(1);
  expect(editDistance('kitten', 'sitting', 3)).toBe(3);
  expect(editDistance('kitten', 'sitting', 1)).toBe(2);
  expect(editDistance('', 'ab', 2)).toBe(2);
});
