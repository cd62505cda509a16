/** @jest-environment node */
import { siteWords } from '@/lib/search/entries';
import { siteEntries } from '@/lib/search/site/entries/all';
import type { SiteSearch } from '@/lib/search/site/entry';
import { createSiteSearch } from '@/lib/search/site/search';
import { suggestPages } from '@/lib/search/site/suggest-pages';

let search: SiteSearch;
beforeAll(async () => {
  const { site, common } = siteWords();
  search = await createSiteSearch(siteEntries(), [...site, ...common]);
});

const suggest = async (path: string) => {
  const { certain, offers } = await suggestPages(new URL(path, 'https://me.test').pathname, search);
  return certain ?? offers.map(({ title }) => title);
};

// Addresses as people type them and as messengers change them.
it.each([
  ['/Jjajangmyeon', '/jjajangmyeon/'],
  ['/jjajangmyeon).', '/jjajangmyeon/'],
  ['/jjajangmyeon,', '/jjajangmyeon/'],
  ['/jjajangmyeon/%20', '/jjajangmyeon/'],
  ['/travel/Toronto/', '/travel/toronto/'],
  ['/recipes/chickpea_curry', '/recipes/chickpea-curry/'],
  ['/Travel/Toronto/Kensington_Market', '/travel/toronto/kensington-market/'],
  ['/korean-restaurants.', '/korean-restaurants/'],
  ['/Recipes/Shopping-List', '/recipes/shopping-list/'],
  ['/recipes/jjajangmyeon', ['Jjajangmyeon']],
  ['/recipe/jjajangmyeon', ['Jjajangmyeon']],
  ['/jjajangmeon', ['Jjajangmyeon']],
  ['/짜장면', ['Jjajangmyeon']],
  ['/toronto', ['Toronto Food Map', 'Toronto Food Events']],
  ['/black-bean', ['Black Bean Soup']],
  ['/song-cooks', ['Song Cook’s']],
  ['/about.html', ['About']],
  ['/no-such-page/', []],
  ['/wp-admin/', []],
])('%s means %j', async (path, meant) => {
  expect(await suggest(path)).toEqual(meant);
});
