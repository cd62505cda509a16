import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import recorded from '@/__tests__/fixtures/recorded-search.json';
import { searchFile } from '@/lib/pages/search-index';
import type { SiteEntry, SiteFound, SiteSearchIndex } from '@/lib/search/entry';
import { createRecipeSearch } from '@/lib/search/recipe-search';
import { createRestaurantSearch } from '@/lib/search/restaurant-search';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';
import { fileOf } from './search-file';
import { indexIsSound, listedResultsAreFound, synonymsFindTheSame } from './sound-search';

// The queries of searches.yaml with what each search finds.

type Table<T> = Readonly<Record<string, T>>;
type Topics<T> = Table<Table<T>>;
type Place = { district?: string; cuisine?: string; categories?: string[]; favoriteOrder?: string } & {
  region?: string;
  regionName?: string;
  city?: string;
  near?: string[];
};
type Tables = {
  'first result of the header': Topics<string>;
  'among the results of the header': Table<string[]>;
  'markets of the guide': Table<string[]>;
  'corrections of the guide': Table<string | null>;
};
type Searches = {
  fixture: Tables & {
    'found in every search': Topics<{ places?: string[]; recipes?: string[] }>;
    'list of recipes': Table<string[]>;
    'corrections of the header': Table<string | null>;
    'first result on a page': Topics<string>;
    'the same results': Table<string>;
    groups: Table<string[]>;
    'found in part': string[];
    'never in part': string[];
    'not corrected while typed': string[];
  };
  recorded: Tables & { 'missing addresses': Table<string | string[]> };
  invented: Table<{ restaurants: Table<Place>; 'found by': Topics<string[]> }>;
  rules: Table<{ pages: Table<string>; finds: Table<string[]>; partial?: true }>;
  addresses: { pages: SiteEntry[]; 'meant for certain': Table<string>; offered: Table<string[]> };
};
const searches: Searches = parse(readFileSync('__tests__/search/searches.yaml', 'utf8'));

const queriesOf = <T>(topics: Topics<T>) =>
  Object.entries(topics).flatMap(([topic, table]) =>
    Object.entries(table).map(([query, wanted]) => [topic, query, wanted] as const),
  );
const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const titlesIn = ({ groups }: SiteFound) => groups.flatMap(({ entries }) => titlesOf(entries));
const firstOf = ({ groups: [best] }: SiteFound) => `${best?.group} ${best?.entries[0]?.title}`;

/** Defines the tests of the tables that both sites have. */
function findsTables(
  tables: Tables,
  header: Promise<SiteSearchIndex>,
  guide: ReturnType<typeof createRestaurantSearch>,
): void {
  it.each(queriesOf(tables['first result of the header']))(
    '%s: the header finds for “%s” first the %s',
    async (_, query, wanted) => {
      expect(firstOf((await header)(query))).toBe(wanted);
    },
  );

  it.each(Object.entries(tables['among the results of the header']))(
    'the header finds for “%s” among others %j',
    async (query, titles) => {
      const found = (await header)(query);
      expect(found.partial).toBe(false);
      expect(titlesIn(found)).toEqual(expect.arrayContaining(titles));
    },
  );

  it.each(Object.entries(tables['markets of the guide']))(
    'the search of the guide finds for “%s” the markets %j',
    async (query, names) => {
      expect(titlesOf((await guide).marketsFor(query))).toEqual(names);
    },
  );

  it.each(Object.entries(tables['corrections of the guide']))(
    'the search of the guide corrects “%s” to %p',
    async (query, meant) => {
      expect((await guide).correct(query)).toBe(meant);
    },
  );
}

describe('on the fixture site', () => {
  const file = searchFile();
  const header = createSiteSearch(file);
  const guide = createRestaurantSearch(file, 'port-alder');
  const list = createRecipeSearch(file);

  findsTables(searches.fixture, header, guide);

  it.each(queriesOf(searches.fixture['found in every search']))(
    '%s: header, guide and list of recipes find for “%s” %j',
    async (_, query, { places = [], recipes = [] }) => {
      const { groups, guides, corrected } = (await header)(query);
      const all = groups.flatMap(({ entries }) => entries);
      const { search, marketsFor, correct } = await guide;
      const searched = correct(query) ?? query;
      expect({
        placesOfHeader: titlesOf(all.filter(({ listed }) => listed?.guide === 'port-alder')).sort(),
        recipesOfHeader: titlesOf(all.filter(({ group }) => group === 'recipe')).sort(),
        placesOfGuide: titlesOf([...search(searched).found, ...marketsFor(searched)]).sort(),
        recipesOfList: titlesOf((await list)(query).found).sort(),
      }).toEqual({
        ...{ placesOfHeader: places, recipesOfHeader: recipes },
        ...{ placesOfGuide: places, recipesOfList: recipes },
      });
      expect(guides).toEqual(search(corrected ?? query).found.length > 0 ? ['port-alder'] : []);
    },
  );

  it.each(Object.entries(searches.fixture['list of recipes']))(
    'the list of recipes finds for “%s” %j',
    async (query, titles) => {
      expect(titlesOf((await list)(query).found)).toEqual(titles);
    },
  );

  it.each(Object.entries(searches.fixture['corrections of the header']))(
    'the header corrects “%s” to %p',
    async (query, meant) => {
      expect((await header)(query).corrected).toBe(meant);
    },
  );

  it.each(queriesOf(searches.fixture['first result on a page']))(
    'the header finds for “%s” on the page %s first the %s',
    async (query, page, wanted) => {
      expect(firstOf((await header)(query, page))).toBe(wanted);
    },
  );

  it.each(Object.entries(searches.fixture['the same results']))(
    'the header finds for “%s” the same as for “%s”',
    async (one, other) => {
      expect(titlesIn((await header)(one))).toEqual(titlesIn((await header)(other)));
      expect(titlesIn((await header)(one))).not.toEqual([]);
    },
  );

  it.each(Object.entries(searches.fixture.groups))(
    'the header shows for “%s” the groups %j',
    async (query, groups) => {
      expect((await header)(query).groups.map(({ group }) => group)).toEqual(groups);
    },
  );

  it.each(searches.fixture['found in part'])(
    'the header finds some of the words of “%s”, in at most eight results',
    async (query) => {
      const { partial, count, corrected } = (await header)(query);
      expect({ partial, corrected }).toEqual({ partial: true, corrected: null });
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(8);
    },
  );

  it.each(searches.fixture['never in part'])('the header has no partial results for “%s”', async (query) => {
    expect((await header)(query).partial).toBe(false);
  });

  it.each(searches.fixture['not corrected while typed'])(
    'the header does not correct “%s” while it is typed',
    async (word) => {
      const beginnings = Array.from(word, (_, end) => word.slice(0, end + 1)).slice(3);
      const search = await header;
      const corrected = [...beginnings, `${word} `].map((typed) => search(typed).corrected);
      expect(corrected.filter((text) => text !== null)).toEqual([]);
      expect(titlesIn(search(`${word} noodles`))).not.toEqual([]);
    },
  );

  // The whole index is __tests__/expected/search-index.txt.
  describe('the index', () => indexIsSound());
  listedResultsAreFound('port-alder');
  synonymsFindTheSame('port-alder');
});

describe('on a recorded site', () => {
  const words = { words: recorded.words };
  const header = createSiteSearch(fileOf(recorded.entries as unknown as SiteEntry[], words));
  const place = { group: 'place', note: '', also: 'restaurant food' } as const;
  const restaurants = recorded.documents.map(({ name, text, near, city }): SiteEntry => {
    const listed = { guide: 'toronto', texts: text.split('\n'), near: near.split('\n'), city };
    return { ...place, href: `/travel/toronto/#${name}`, title: name, listed };
  });
  const markets = recorded.guides.map(({ name, path }): SiteEntry => {
    const listed = { guide: 'toronto', texts: [], isMarket: true as const };
    return { ...place, href: `${path}/`, title: name, note: 'Market', also: 'food market guide', listed };
  });

  findsTables(
    searches.recorded,
    header,
    createRestaurantSearch(fileOf([...restaurants, ...markets], words), 'toronto'),
  );

  it.each(Object.entries(searches.recorded['missing addresses']))(
    'the missing address %s means %j',
    async (path, meant) => {
      const { certain, offers } = suggestPages(new URL(path, 'https://me.test').pathname, await header);
      expect(certain ?? titlesOf(offers)).toEqual(meant);
    },
  );
});

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
