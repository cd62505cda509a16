/** @jest-environment node */
import { siteWords } from '@/lib/search/entries';
import type { SiteEntry, SiteFound } from '@/lib/search/entry';
import { indexParts } from '@/lib/search/parts';
import { createPartsSearch } from '@/lib/search/search-parts';
import { siteEntries } from '@/lib/search/site-entries';
import { createSiteSearch } from '@/lib/search/site-search';

const { site, common } = siteWords();
const right = [...site, ...common];
let loaded = 0;

/** A search over an index in shards, and the network that serves them. */
function searchInParts(entries: readonly SiteEntry[], isOnline = () => true) {
  const parts = indexParts(entries, 0);
  if (!parts) throw new Error('There are no shards.');
  globalThis.fetch = (async (path: string) => {
    if (!isOnline()) throw new TypeError('no network');
    const text = JSON.stringify(parts.files.get(path.replace('/data/search/', ''))?.());
    loaded += text.length;
    return { ok: true, json: async () => JSON.parse(text) };
  }) as unknown as typeof fetch;
  return createPartsSearch(parts.index, right);
}

/** The first result, and all results in any order. */
const summary = ({ groups, corrected, partial }: SiteFound) => ({
  first: [groups[0]?.group, groups[0]?.entries[0]?.title],
  titles: groups.map(({ group, entries }) => [group, ...entries.map(({ title }) => title).sort()]),
  ...{ corrected, partial },
});

it.each([
  ...['tofu', 'tof', 'soy sauce', 'soysauce', 'chick peas', 'chikpea', 'tufo', 'barly', 'lemon nodles'],
  ...['dumpling', '30 minutes', 'gluten free', 'vegan', 'ch', '東京ラーメン', 'zzzz'],
])('finds the same for “%s” as the whole index', async (query) => {
  const entries = siteEntries();
  const whole = await createSiteSearch(entries, right);
  expect(summary(await searchInParts(entries)(query))).toEqual(summary(whole(query)));
});

it('loads little of five thousand entries, and counts them all', async () => {
  const sorts = ['stew', 'soup', 'salad', 'pie', 'curry', 'noodles', 'bowl'];
  const things = ['leek', 'barley', 'turnip', 'herring', 'lentil', 'carrot', 'onion', 'cabbage', 'plum'];
  const entries = Array.from(
    { length: 5000 },
    (_, index): SiteEntry => ({
      href: `/recipes/dish-${index}/`,
      group: index % 2 === 0 ? 'recipe' : 'place',
      title: `${things[index % things.length]} ${sorts[index % sorts.length]} ${index}`,
      note: `${sorts[(index * 3) % sorts.length]}, 40 min`,
      also: [...things, ...sorts, `wort${index % 900}`, `kraut${index % 700}`].join(' '),
    }),
  );
  const search = searchInParts(entries);
  loaded = 0;
  const { groups, count } = await search('leek bowl 4500');
  expect([groups[0]?.entries[0]?.title, count]).toEqual(['leek bowl 4500', 1]);
  const totals = (await search('barley')).groups.map(({ total }) => total);
  expect(totals.sort()).toEqual([2500, 278]);
  expect(loaded).toBeLessThan(150_000);
});

it('fetches a shard again that could not be loaded', async () => {
  let isOnline = false;
  const search = searchInParts(siteEntries(), () => isOnline);
  await expect(search('stew')).rejects.toThrow();
  isOnline = true;
  expect((await search('stew')).count).toBeGreaterThan(0);
});
