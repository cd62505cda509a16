/** @jest-environment node */
import type { SiteEntry } from '@/lib/search/entry';
import { createRestaurantSearch } from '@/lib/search/restaurant-search';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';
import { fileOf } from './search-file';
import { queriesOf, searches, titlesIn, titlesOf } from './searches';

// Queries on invented restaurants and pages.

describe.each(Object.entries(searches.invented))('on the invented site “%s”', (_, site) => {
  const entries = Object.entries(site.restaurants).map(([title, part]): SiteEntry => {
    const { district = 'Somewhere', cuisine = 'Canadian', categories = ['Lunch'] } = part;
    const { favoriteOrder = 'Plate of the day', region = 'quayside', regionName = 'Quayside' } = part;
    const { city = 'Alderport', near = [] } = part;
    const texts = [`${title} (${district})`, cuisine, ...categories, favoriteOrder, regionName, region];
    return {
      ...{ href: `/travel/alderport/#${title}`, group: 'place', title, note: `${cuisine}, ${district}` },
      ...{ also: 'restaurant dining', listed: { guide: 'alderport', texts, near, city } },
    };
  });
  const guide = createRestaurantSearch(fileOf(entries), 'alderport');

  it.each(queriesOf(site['found by']))(
    'restaurants are found by %s: “%s” finds %j',
    async (_by, query, names) => {
      expect(titlesOf((await guide).search(query).found)).toEqual(names);
    },
  );
});

describe.each(Object.entries(searches.rules))('%s', (_, { pages, finds, partial = false }) => {
  const entries = Object.entries(pages).map(([title, note]): SiteEntry => {
    return { href: `/${encodeURIComponent(title)}/`, group: 'guide', title, note };
  });
  const header = createSiteSearch(fileOf(entries));

  it.each(Object.entries(finds))('the header finds for “%s” %j', async (query, titles) => {
    const found = (await header)(query);
    expect(titlesIn(found)).toEqual(titles);
    expect(found.partial).toBe(partial);
  });
});

describe('on invented pages', () => {
  const { pages, offered, 'meant for certain': meant } = searches.addresses;
  const header = createSiteSearch(fileOf(pages.map((page) => ({ ...page, note: page.note ?? '' }))));
  const suggest = async (path: string, from?: string) => {
    const { certain, offers } = suggestPages(path, await header, from);
    return { certain, offers: offers.map(({ href }) => href) };
  };

  it.each(Object.entries(meant))('the missing address %s certainly means %s', async (path, href) => {
    expect(await suggest(path)).toEqual({ certain: href, offers: [] });
  });

  it.each(Object.entries(offered))('the missing address %s is offered %j', async (path, offers) => {
    expect(await suggest(path)).toEqual({ certain: null, offers });
  });

  it('a missing address of ten thousand letters is offered nothing', async () => {
    expect(await suggest(`/${'x'.repeat(10_000)}`)).toEqual({ certain: null, offers: [] });
  });

  it('a page that led back to the missing address is only offered', async () => {
    const offer = { certain: null, offers: ['/barley-stew/'] };
    expect(await suggest('/Barley-Stew', '/barley-stew/')).toEqual(offer);
  });
});
