/** @jest-environment node */
import { searchFile } from '@/lib/pages/search-index';
import { createRecipeSearch } from '@/lib/search/recipe-search';
import { createRestaurantSearch } from '@/lib/search/restaurant-search';
import { createSiteSearch } from '@/lib/search/site-search';
import { listedResultsAreFound, synonymsFindTheSame } from './sound-search';

// The search of the header, the search page of a guide and the search of the recipe list.

const [BLUE, FERRY, FISH, HILL, LAMP] = [
  'Blue Door',
  'Ferry Kitchen',
  'Fish Hall',
  'Hill Market',
  'Night Lamp',
];
const [MILL, STAR, ORCHARD, HUT] = ['Mill Bakery', 'North Star', 'Old Orchard', 'Oyster Hut'];
const [SPOON, SAFFRON] = ['The Quiet Spoon', 'Saffron Room'];
const [STEW, TURNIPS, BLOCK, PIE] = ['Barley Stew', 'Brined Turnips', 'Chickpea Block', 'Harbour Pie'];
const [SALAD, NOODLES, DUMPLINGS, BOWLS] = ['Herb Salad', 'Lemon Noodles', 'Oat Dumplings', 'Rice Bowls'];

/** Queries with the places and the recipes that each search finds, a to z. */
const QUERIES: readonly [query: string, places: readonly string[], recipes: readonly string[]][] = [
  // Names
  ['blue door', [BLUE], []],
  ['QUIET spoon', [SPOON], []],
  ['fish hall', [FISH], []],
  ['hill market', [HILL], []],
  ['market', [FISH, HILL], []],
  ['barley stew', [FERRY], [STEW]],
  ['herb', [], [SALAD]],
  // Cuisines, categories, dishes and diets
  ['persian', [STAR, SAFFRON], []],
  ['Persian restaurants', [STAR, SAFFRON], []],
  ['persian food', [STAR, SAFFRON], []],
  ['seafood', [BLUE], []],
  ['bakery', [MILL], []],
  ['breakfast', [MILL], []],
  ['best breakfast in port alder', [MILL], []],
  ['dressy', [SAFFRON], []],
  ['crab on toast', [BLUE], []],
  ['savoury oats', [SPOON], []],
  ['halal', [BLUE], []],
  ['vegetarian', [BLUE], [TURNIPS, BLOCK, SALAD, NOODLES, DUMPLINGS]],
  ['pie', [ORCHARD], [PIE]],
  ['pies', [ORCHARD], [PIE]],
  ['noodles', [LAMP], [STEW, NOODLES]],
  ['stew', [FERRY], [STEW, PIE, DUMPLINGS]],
  ['pickle', [], [STEW, TURNIPS]],
  ['15 min', [], [SALAD]],
  ['how to make barley stew', [FERRY], [STEW]],
  // Synonyms, spellings and other scripts
  ['skewers', [STAR], []],
  ['kebab', [STAR], []],
  ['kabobs', [STAR], []],
  ['kabab', [STAR], []],
  ['savory', [SPOON], []],
  ['haidh stew', [FERRY], [STEW]],
  ['보리국', [FERRY], [STEW]],
  ['麺', [LAMP], [STEW, NOODLES]],
  ['parcels', [], [DUMPLINGS]],
  ['餃子', [], [DUMPLINGS]],
  ['garbanzo', [], [BLOCK]],
  ['chick peas', [], [BLOCK]],
  ['scallions', [], [NOODLES]],
  ['shoyu', [], [STEW, BOWLS]],
  ['醤油', [], [STEW, BOWLS]],
  ['plant based', [], [BLOCK, SALAD, NOODLES]],
  ['hill mkt', [HILL], []],
  // A synonym of several words counts as a whole, or from its beginning where no text has the word.
  ['based', [], []],
  ['haidh', [FERRY], [STEW]],
  ['scallion noodles', [], [NOODLES]],
  // Kinds of food and swaps
  ['red meat', [], [STEW]],
  ['farro', [], [STEW]],
  ['lamb neck', [], [STEW]],
  ['dill', [], [SALAD]],
  // Neighbourhoods, regions and towns
  ['old quay', [BLUE, FERRY, FISH], []],
  ['net lofts', [BLUE, FERRY], []],
  ['lunch near old quay', [BLUE, FERRY], []],
  ['upper town', [MILL, LAMP, SPOON], []],
  ['north hill', [HILL, STAR, SAFFRON], []],
  ['n hill', [HILL, STAR, SAFFRON], []],
  ['millford', [ORCHARD], []],
  ['alder', [BLUE, FERRY, FISH, HILL, MILL, LAMP, STAR, SAFFRON, SPOON], []],
  // Addresses and stops
  ['rope walk', [BLUE], []],
  ['4 Rope Walk', [BLUE], []],
  ['1 ferry steps', [FERRY], []],
  ['tanners row', [MILL, LAMP], []],
  ['9 tanners row', [MILL], []],
  ['12 Saint Bride Road', [ORCHARD], []],
  ['st bride rd', [ORCHARD], []],
  ['quay cross tram', [FISH], []],
  // Slips
  ['brekfast', [MILL], []],
  ['persain', [STAR, SAFFRON], []],
  ['saffrn', [SAFFRON], []],
  ['taners row', [MILL, LAMP], []],
  ['chikpea', [], [BLOCK]],
  // Nothing here
  ['라면', [], []],
  ['oysters in eastwick', [HUT], []],
  ['xyzzy', [], []],
];

const file = searchFile();
const site = createSiteSearch(file);
const guide = createRestaurantSearch(file, 'port-alder');
const list = createRecipeSearch(file);
const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title).sort();

describe.each(QUERIES)('“%s”', (query, places, recipes) => {
  it('finds places and recipes in the header', async () => {
    const { groups, guides, corrected } = (await site)(query);
    const all = groups.flatMap(({ entries }) => entries);
    expect(titlesOf(all.filter(({ listed }) => listed?.guide === 'port-alder'))).toEqual([...places].sort());
    expect(titlesOf(all.filter(({ group }) => group === 'recipe'))).toEqual(recipes);
    const { found } = (await guide).search(corrected ?? query);
    expect(guides).toEqual(found.length > 0 ? ['port-alder'] : []);
  });

  it('finds the same places on the search page of the guide', async () => {
    const { search, marketsFor, correct } = await guide;
    const searched = correct(query) ?? query;
    expect(titlesOf([...search(searched).found, ...marketsFor(searched)])).toEqual([...places].sort());
  });

  it('finds the same recipes in the list of recipes', async () => {
    expect(titlesOf((await list)(query).found)).toEqual(recipes);
  });
});

it('tries at least sixty queries', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(60);
});

listedResultsAreFound('port-alder');
synonymsFindTheSame('port-alder');
