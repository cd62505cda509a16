/** @jest-environment node */
import { siteWords } from '@/lib/search/entries';
import { siteEntries } from '@/lib/search/site/entries/all';
import type { SiteEntry, SiteFound } from '@/lib/search/site/entry';
import { indexParts } from '@/lib/search/site/parts';
import { createSiteSearch } from '@/lib/search/site/search';
import { createPartsSearch } from '@/lib/search/site/search-parts';

const { site, common } = siteWords();
const right = [...site, ...common];
let loaded: number[] = [];

/** A search over an index in parts, whose network serves them as long as there is one. */
function searchInParts(entries: readonly SiteEntry[], isOnline = () => true) {
  const parts = indexParts(entries, 0);
  if (!parts) throw new Error('There are no parts.');
  globalThis.fetch = (async (path: string) => {
    if (!isOnline()) throw new TypeError('no network');
    const text = JSON.stringify(parts.files.get(path.replace('/data/search/', ''))?.());
    loaded.push(text.length);
    return { ok: true, json: async () => JSON.parse(text) };
  }) as unknown as typeof fetch;
  return createPartsSearch(parts.index, right);
}

/** What is found first, and everything found in any order. */
const summary = ({ groups, corrected, partial }: SiteFound) => ({
  first: groups.map(({ group, entries }) => [group, entries[0]?.title])[0],
  titles: Object.fromEntries(
    groups.map(({ group, entries }) => [group, entries.map(({ title }) => title).sort()]),
  ),
  corrected,
  partial,
});

test.each([
  'tofu',
  'tof',
  'soy sauce',
  'soysauce',
  'chick peas',
  'chikpea',
  'tufo',
  'barly',
  'lemon nodles',
  'dumpling',
  '30 minutes',
  'gluten free',
  'vegan',
  'ch',
  '東京ラーメン',
  'zzzz',
])('“%s” is answered by the parts of an index as by the whole of it', async (query) => {
  const entries = siteEntries();
  const whole = await createSiteSearch(entries, right);
  expect(summary(await searchInParts(entries)(query))).toEqual(summary(whole(query)));
});

const SORTS = ['stew', 'soup', 'salad', 'pie', 'curry', 'noodles', 'bowl'];
const THINGS = ['leek', 'barley', 'turnip', 'herring', 'lentil', 'carrot', 'onion', 'cabbage', 'plum'];
const generated = (count: number): SiteEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    href: `/recipes/dish-${index}/`,
    group: index % 2 === 0 ? 'recipe' : 'place',
    title: `${THINGS[index % THINGS.length]} ${SORTS[index % SORTS.length]} ${index}`,
    note: `${SORTS[(index * 3) % SORTS.length]}, 40 min`,
    also: [...THINGS, ...SORTS, `wort${index % 900}`, `kraut${index % 700}`].join(' '),
  }));

test('a query of five thousand entries loads little, and counts all that it does not load', async () => {
  const search = searchInParts(generated(5000));
  loaded = [];
  const { groups, count } = await search('leek bowl 4500');
  expect(groups[0]?.entries[0]?.title).toBe('leek bowl 4500');
  expect(count).toBe(1);
  const many = await search('barley');
  expect(many.groups.map(({ total }) => total).sort()).toEqual([2500, 278].sort());
  expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
});

test('a part that cannot be had is asked for again', async () => {
  let isOnline = false;
  const search = searchInParts(siteEntries(), () => isOnline);
  await expect(search('stew')).rejects.toThrow();
  isOnline = true;
  expect((await search('stew')).count).toBeGreaterThan(0);
});
