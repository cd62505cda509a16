import fc from 'fast-check';
import { misspellings } from '@/.content/search';
import { searchFile } from '@/lib/pages/search-index';
import { searchPath } from '@/lib/search/address';
import type { SiteEntry } from '@/lib/search/entry';
import { createRecipeSearch } from '@/lib/search/recipe-search';
import { createRestaurantSearch, partThatFinds, restaurantSpelling } from '@/lib/search/restaurant-search';
import { type CleanText, cleanText, correctText } from '@/lib/search/spelling';
import { fileOf, restaurant } from './search-file';
import { countSuggestions, restaurantsAreFound, wrongMisspellings } from './sound-search';

const file = searchFile();

// Queries with their results are in searches.yaml.

describe('the search of recipes', () => {
  it('finds each recipe by its title', async () => {
    const search = await createRecipeSearch(file);
    for (const recipe of file.entries.filter(({ group }) => group === 'recipe'))
      expect(search(recipe.title).found.map(({ href }) => href)).toContain(recipe.href);
  });

  it('corrects a text that finds nothing, and reports the correction', async () => {
    const search = await createRecipeSearch(file);
    const { found, corrected } = search('barly stew');
    expect([found.map(({ title }) => title), corrected]).toEqual([['Barley Stew'], 'barley stew']);
    expect(search('barley').corrected).toBeNull();
    expect(search('xyzzyx')).toEqual({ found: [], corrected: null });
  });

  it('ranks names by how they begin with the query, then by parts of words, then categories, then mentions', async () => {
    const named = (title: string, category = '', more: Partial<SiteEntry> = {}): SiteEntry => ({
      ...{ href: `/${title}`, group: 'recipe', title, note: '' },
      listed: { texts: [category] },
      ...more,
    });
    const search = await createRecipeSearch(
      fileOf([
        named('Minted lamb', '', { also: 'pea' }),
        named('Curry', 'Pea'),
        named('Split pea soup'),
        named('Chickpeas'),
        named('Peanut Noodles'),
        named('Pea Soup'),
        named('Pea'),
        named('Green bowl', '', { names: ['Pea and mint bowl'] }),
      ]),
    );
    expect(search(' PEA ').found.map(({ title }) => title)).toEqual([
      ...['Pea', 'Pea Soup', 'Peanut Noodles', 'Green bowl', 'Split pea soup', 'Chickpeas', 'Curry'],
      'Minted lamb',
    ]);
  });
});

describe('the search of restaurants', () => {
  const guide = createRestaurantSearch(file, 'port-alder');

  describe('the restaurants of a guide', () => {
    restaurantsAreFound('port-alder');

    it('are all found by a word that fits all', async () => {
      expect((await guide).search('restaurants').found).toHaveLength(9);
    });

    it('that are near a neighbourhood are marked so where no other is found', async () => {
      const near: SiteEntry = {
        ...restaurant('Taverna', 'Greek'),
        listed: { guide: 'port-alder', texts: [], near: ['Netmakers Lofts'] },
      };
      const { search } = await createRestaurantSearch(
        fileOf([near, restaurant('Lofts Brewery', 'Beer')]),
        'port-alder',
      );
      const isNear = ['netmakers', 'lofts', 'zzz'].map((query) => search(query).isNear);
      expect(isNear).toEqual([true, false, false]);
    });

    it('are not those of another guide', async () => {
      const { search } = await createRestaurantSearch(file, 'elsewhere');
      expect(search('restaurants').found).toEqual([]);
    });
  });

  describe('a suggestion', () => {
    it('finds something, or corrects a frequent misspelling, for every slip in every word of the site', async () => {
      expect(await countSuggestions('port-alder')).toBeGreaterThan(500);
    });

    it('is made for each frequent misspelling', async () => {
      const { correct } = await guide;
      for (const [typed, meant] of Object.entries(misspellings))
        expect(correct(typed)?.toLowerCase()).toBe(meant);
    });
  });

  it('offers the longest word that finds something', async () => {
    const { search } = await createRestaurantSearch(
      fileOf([restaurant('Seoul House', 'Korean'), restaurant('Lotus', 'Pho')]),
      'port-alder',
    );
    expect(partThatFinds(search, 'korean zzzzzzzz pho')).toBe('korean');
    expect(partThatFinds(search, 'zzzz of')).toBeNull();
    expect(partThatFinds(search, 'x'.repeat(10_000))).toBeNull();
  });

  it('survives any text', async () => {
    const { search, correct, nearest, marketsFor } = await guide;
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '%E0%A4%A',
        '$&{term}',
        '</script><script>',
        '\u202E',
        '\uFDFA',
        'e\u0301\u0323',
        'Pho ',
      ),
    );
    const text = fc
      .tuple(piece, fc.constantFrom(1, 1, 1, 10_000))
      .map(([short, length]) => short.repeat(Math.ceil(length / (short.length || 1))).slice(0, 10_000));
    fc.assert(
      fc.property(text, (typed) => {
        const { found } = search(typed);
        expect(new Set(found).size).toBe(found.length);
        correct(typed.slice(0, 60));
        nearest(typed.slice(0, 60));
        marketsFor(typed.slice(0, 60));
        expect(searchPath(typed, 'port-alder')).toMatch(/^\/travel\/port-alder\/search\/(\?q=[^<>"\s]+)?$/);
      }),
      { numRuns: 300 },
    );
    expect(marketsFor('\uD800')).toEqual([]);
  });

  it('finds the places of other guides by name and cuisine, and none of its own', async () => {
    const { elsewhere } = await guide;
    const titles = async (query: string) => (await elsewhere(query)).map(({ title }) => title);
    expect(await titles('ramen')).toEqual(['Arcade Ramen']);
    expect(await titles('persian')).toEqual([]);
  });
});

describe('the spelling', () => {
  const spelling = restaurantSpelling(file);
  const clean = (text: string) => cleanText(text, spelling);

  it('corrects each frequent misspelling', () => {
    expect(Object.keys(misspellings).length).toBeGreaterThan(0);
    expect(wrongMisspellings()).toEqual([]);
  });

  it.each<[string, CleanText]>([
    ['  spicy \t\n noodles ', { text: 'Spicy noodles', isChanged: true, corrections: [] }],
    ['Ramen', { text: 'Ramen', isChanged: false, corrections: [] }],
    ['éclair', { text: 'Éclair', isChanged: true, corrections: [] }],
    ['ßauce', { text: 'ßauce', isChanged: false, corrections: [] }],
    ['춘장', { text: '춘장', isChanged: false, corrections: [] }],
    ['PERSIAN breakfast', { text: 'PERSIAN breakfast', isChanged: false, corrections: [] }],
    [
      'best BREKFAST place',
      {
        text: 'Best BREAKFAST place',
        isChanged: true,
        corrections: [{ original: 'BREKFAST', corrected: 'BREAKFAST' }],
      },
    ],
    [
      'Chowdah',
      { text: 'Chowder', isChanged: true, corrections: [{ original: 'Chowdah', corrected: 'Chowder' }] },
    ],
    [
      'good resturant brekfast',
      {
        text: 'Good restaurant breakfast',
        isChanged: true,
        corrections: [
          { original: 'resturant', corrected: 'restaurant' },
          { original: 'brekfast', corrected: 'breakfast' },
        ],
      },
    ],
  ])('cleans “%s” to %j', (typed, cleaned) => {
    expect(clean(typed)).toEqual(cleaned);
  });

  it.each<[string, string | null]>([
    ['saffrn', 'Saffron'],
    ['taners row', 'Tanners row'],
    ['eastwik market', 'Eastwick market'],
    ['quaiside dumplngs', 'Quayside dumplings'],
    ...[
      ...['persian', 'pho', 'bun', 'shine', 'noodl', 'stews', 'dumplings', 'Restauran', 'thai', '手打ち'],
      ...['café', '123456', "Oyster's"],
    ].map((typed): [string, null] => [typed, null]),
  ])('suggests for “%s” %p, from the words of the site', (typed, meant) => {
    expect(correctText(typed, spelling)).toBe(meant);
  });

  it('corrects to a word of the site, and no word that is spelled correctly', () => {
    const own = restaurantSpelling({
      ...file,
      words: { site: ['bibimbap', 'ramen'], common: ['sashimi'] },
    });
    const suggestions = ['bibimbab', 'ramne', 'sashimi', 'sashimu'].map((typed) => correctText(typed, own));
    expect(suggestions).toEqual(['Bibimbap', 'Ramen', null, null]);
  });

  it('cleans any text, and a clean text to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { text: once } = clean(text);
        expect(clean(once)).toMatchObject({ text: once, isChanged: false });
      }),
    );
  });
});
