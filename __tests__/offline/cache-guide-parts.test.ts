/** @jest-environment node */
import { cacheGuideParts } from '@/lib/offline/cache-guide-parts';

const GUIDE = '/travel/harbour/';
const listOf = (version: string) =>
  JSON.stringify({
    title: 'Harbour',
    path: GUIDE,
    files: [
      ['/_next/static/chunks/a.js', 20],
      ['/travel/harbour/events/tea.ics', 10, version],
      ['/travel/harbour/', 30, version],
      ['/travel/harbour/fish-hall/', 30, version],
      ['/travel/harbour/search/', 30, version],
    ],
  });

/** Texts that the device has, by path. */
let stored: Map<string, string>;
/** The list at the host; null while there is no network. */
let list: string | null;
let downloads: string[];

const download = (path: string, text: string) => {
  downloads.push(path);
  stored.set(path, text);
  return new Response(text);
};
const options = {
  cache: async (path: string) => {
    const text = path.endsWith('offline.json') ? list : 'calendar';
    return text === null ? null : download(path, text);
  },
  cacheUnvisited: async (path: string) => void download(path, 'page'),
};

beforeEach(() => {
  stored = new Map();
  downloads = [];
  list = listOf('1');
  const match = async (path: string) => {
    const text = stored.get(path);
    return text === undefined ? undefined : new Response(text);
  };
  Object.assign(globalThis, { caches: { match } });
});

const LIST = '/travel/harbour/offline.json';
const PARTS = ['/travel/harbour/search/', '/travel/harbour/events/tea.ics'];

it('stores the search page and the calendar files of a guide, and no other page', async () => {
  await cacheGuideParts(GUIDE, options);
  expect(downloads).toEqual([LIST, ...PARTS]);
});

it('downloads them again only when the list has changed or one of them is missing', async () => {
  await cacheGuideParts(GUIDE, options);
  downloads = [];
  await cacheGuideParts(GUIDE, options);
  expect(downloads).toEqual([LIST]);
  stored.delete('/travel/harbour/events/tea.ics');
  await cacheGuideParts(GUIDE, options);
  expect(downloads.slice(1)).toEqual([LIST, ...PARTS]);
  downloads = [];
  list = listOf('2');
  await cacheGuideParts(GUIDE, options);
  expect(downloads).toEqual([LIST, ...PARTS]);
});

it('stores nothing without a network', async () => {
  list = null;
  await cacheGuideParts(GUIDE, options);
  expect(downloads).toEqual([]);
});
