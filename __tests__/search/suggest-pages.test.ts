import type { SiteEntry } from '@/lib/search/entry';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';
import { fileOf } from './search-file';

const entry = (href: string, title: string, more: Partial<SiteEntry> = {}): SiteEntry => ({
  ...{ href, title, group: 'guide', note: '' },
  ...more,
});

const entries = [
  entry('/', 'Kitchen', { names: ['home'] }),
  entry('/barley-stew/', 'Barley Stew', { group: 'recipe', native: { text: '보리국', lang: 'ko' } }),
  entry('/recipes/bean-soup/', 'Bean Soup', { group: 'recipe', names: ['frijoles'], also: 'barley' }),
  entry('/recipes/soup-noodles/', 'Soup Noodles', { group: 'recipe' }),
  entry('/soup/', 'Soup, a Guide', { names: ['soup'] }),
  entry('/soup/#bowls', 'Soup', { group: 'section' }),
  entry('/harbour/', 'Harbour Food Map', { names: ['harbour'] }),
  entry('/harbour/?region=old#stove', 'The Stove', { group: 'place', note: 'Harbour' }),
  entry('https://else.test/dumplings', 'Dumplings', { group: 'recipe' }),
];

const suggest = async (path: string, from?: string) => {
  const { certain, offers } = suggestPages(path, await createSiteSearch(fileOf(entries)), from);
  return { certain, offers: offers.map(({ href }) => href) };
};

it.each([
  ['/Barley-Stew', '/barley-stew/'],
  ['/barley_stew/', '/barley-stew/'],
  ['/barley-stew).', '/barley-stew/'],
  ['/barley-stew/%20', '/barley-stew/'],
  ['/barley-stew', '/barley-stew/'],
  ['/recipes/Bean_Soup', '/recipes/bean-soup/'],
  ['/HARBOUR/', '/harbour/'],
  ['/HARBOUR/index.html', '/harbour/'],
  ['/%20', '/'],
])('is certain that %s means %s', async (path, to) => {
  expect(await suggest(path)).toEqual({ certain: to, offers: [] });
});

it.each<[string, string[]]>([
  ['/recipes/barley-stew', ['/barley-stew/']],
  ['/barly-stew', ['/barley-stew/']],
  ['/%EB%B3%B4%EB%A6%AC%EA%B5%AD', ['/barley-stew/']],
  ['/easy-barley-stew-2024', ['/barley-stew/']],
  ['/frijoles', ['/recipes/bean-soup/']],
  ['/soups', ['/soup/', '/recipes/soup-noodles/']],
  ['/stove', ['/harbour/?region=old#stove']],
  ['/harbour/no-such-place', ['/harbour/']],
  ['/barley', ['/barley-stew/']],
  ...[
    ...['/xyzzy', '/%E0%A4%A', '/%3Cimg%20src=x%20onerror=alert(1)%3E', '/b', '/__proto__', '/else.test/'],
    // Another site, a very long path, and the address of the page itself.
    ...['/dumplings', `/${'x'.repeat(10_000)}`, '/barley-stew/', '/%62arley-stew/'],
  ].map((path): [string, string[]] => [path, []]),
])('offers for %.60s: %j', async (path, offers) => {
  expect(await suggest(path)).toEqual({ certain: null, offers });
});

it('only offers a page that led back to the missing address', async () => {
  expect(await suggest('/Barley-Stew', '/barley-stew/')).toEqual({
    certain: null,
    offers: ['/barley-stew/'],
  });
});
