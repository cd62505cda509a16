/** @jest-environment node */

import fc from 'fast-check';
import { searchPath } from '@/lib/search/address';
import { restaurantSpelling } from '@/lib/search/corrector';
import { searchEntries, searchGuides, siteWords } from '@/lib/search/entries';
import { guidesFor } from '@/lib/search/guides';
import { createRestaurantSearch, documentOf, partThatFinds } from '@/lib/search/restaurants';
import { suggestionFor } from '@/lib/search/spelling';
import { addressTerm, shownTerm } from '@/lib/search/term';
import { manyRestaurants } from './many-restaurants';

const SEED = 416;
const LONGEST = 10_000;

const entries = searchEntries('port-alder');
const slugs = entries.map(({ slug }) => slug);
const guides = searchGuides('port-alder');
const spelling = restaurantSpelling(siteWords());

const markup = fc.constantFrom(
  '<img src=x onerror=alert(1)>',
  '</script><script>',
  '%',
  '%00',
  '%E0%A4%A',
  '$&',
  '{term}',
  '\u202E',
  '\uD800',
  '‘’',
  'Pho ',
  'north hill ',
);

const short = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.oneof(markup, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 12 })
    .map((l) => l.join('')),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((units) => String.fromCharCode(...units)),
);

/** A short text over and over, so that a long one is made in no time. */
const long = fc
  .tuple(short, fc.integer({ min: 1, max: LONGEST }))
  .map(([text, length]) => text.repeat(Math.ceil(length / (text.length || 1))).slice(0, length));

const query = fc.oneof({ weight: 19, arbitrary: short }, { weight: 1, arbitrary: long });

test('ten thousand random searches find restaurants or none, and break nothing', async () => {
  const search = await createRestaurantSearch(entries, documentOf);
  let longest = 0;
  fc.assert(
    fc.property(query, (text) => {
      longest = Math.max(longest, text.length);
      const found = search(text).found.map(({ slug }) => slug);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((slug) => slugs.includes(slug))).toBe(true);
      suggestionFor(text, spelling);
      partThatFinds(search, text);
      guidesFor(guides, text);
      expect(Array.from(shownTerm(text)).length).toBeLessThanOrEqual(81);
      encodeURIComponent(addressTerm(text));
      expect(searchPath(text, 'port-alder')).toMatch(/^\/travel\/port-alder\/search\/(\?q=[^<>"\s]+)?$/);
    }),
    { seed: SEED, numRuns: 10_000 },
  );
  expect(longest).toBeGreaterThan(5000);
}, 60_000);

describe('with five thousand restaurants', () => {
  const COUNT = 5000;
  const starts = [
    'Kor',
    'Min',
    'Tav',
    'Sel',
    'Bra',
    'Chi',
    'Dol',
    'Fen',
    'Gar',
    'Hok',
    'Lam',
    'Por',
    'Ros',
    'Wil',
  ];
  const middles = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou'];
  const ends = ['ndar', 'ssel', 'rino', 'mbay', 'kko', 'lette', 'shima', 'nner', 'ttle', 'wood'];
  const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
  const word = (n: number) =>
    pick(starts, n) + pick(middles, Math.floor(n / 14)) + pick(ends, Math.floor(n / 98));
  const many = manyRestaurants(COUNT, word);
  const searched = createRestaurantSearch(many, documentOf);
  const words = many.flatMap(
    ({ name, district }) => `${name} ${district}`.toLowerCase().match(/[a-z]{4,}/g) ?? [],
  );
  const large = restaurantSpelling({ site: [...new Set(words)], common: [] });

  const typed = [
    'korean north hill',
    `${word(40)} ${word(90)}x`,
    'koreen noodels in eastwik',
    'zzzzzz',
    'a e i o u',
    'the best resturant for saffrn brekfast near tavenra',
  ];

  test('a text is answered while it is typed, with places and with a correction that finds some', async () => {
    const search = await searched;
    for (const text of typed) {
      for (const end of [1, 2, 5, 9, 14, text.length]) {
        const beginning = text.slice(0, end);
        const { found } = search(beginning);
        const suggestion = suggestionFor(beginning, large);
        expect(found.length).toBeLessThanOrEqual(COUNT);
        expect(suggestion).not.toBe(beginning);
      }
    }
  });

  test('ten thousand characters are answered too', async () => {
    const search = await searched;
    const texts = [
      'korean '.repeat(1500),
      Array.from({ length: 2000 }, (_, n) => word(n)).join(' '),
      'a'.repeat(LONGEST),
      Array.from({ length: 3000 }, (_, n) => String.fromCharCode(97 + (n % 26))).join(' '),
      '\uFDFA'.repeat(LONGEST),
      'e\u0301\u0323'.repeat(3333),
    ];
    for (const text of texts) {
      expect(search(text.slice(0, LONGEST)).found.length).toBeLessThanOrEqual(COUNT);
      expect(() => suggestionFor(text.slice(0, LONGEST), large)).not.toThrow();
    }
  });
});
