/** @jest-environment node */
import recorded from '@/__tests__/fixtures/recorded-search.json';
import { searchFile } from '@/lib/pages/search-index';
import type { SiteEntry, SiteSearchIndex } from '@/lib/search/entry';
import { createRecipeSearch } from '@/lib/search/recipe-search';
import { createRestaurantSearch } from '@/lib/search/restaurant-search';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';
import { fileOf } from './search-file';
import { firstOf, queriesOf, searches, type Tables, titlesIn, titlesOf } from './searches';
import { indexIsSound, listedResultsAreFound, synonymsFindTheSame } from './sound-search';

// Queries on the fixture site and on a recorded one.

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
