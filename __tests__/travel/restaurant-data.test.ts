/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { districts } from '@/data/travel/districts';
import { markets } from '@/data/travel/markets';
import { neighbourhoods } from '@/data/travel/neighbourhoods';
import { type Coordinates, GTA_REGIONS } from '@/lib/content/schema/travel/place';
import { RESTAURANT_CATEGORIES, type Restaurant } from '@/lib/content/schema/travel/restaurant';
import { pagePaths } from '@/lib/pages/all';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { liesInRegion } from '@/lib/travel/inside';
import { categoriesOf, splitName } from '@/lib/travel/place';
import { allPlaces, allRestaurants, restaurantsOfRecipe } from '@/lib/travel/restaurants';

const THIRTEEN = [
  'Brockton Village',
  'Chinatown',
  'Beaconsfield Village',
  'Liberty Village',
  'Willowdale',
  'Koreatown North',
  'Thornhill',
  'Ossington',
  'The Annex',
  'Trinity Bellwoods',
  'North York',
  'Koreatown',
  'Little Italy',
];

const restaurants = allRestaurants();
const words = (text: string) => text.split(/\s+/).length;
const where = (test: (restaurant: Restaurant) => unknown) => restaurants.filter(test);

/** What the dialog of a district tells: history before description before nothing. */
function told(district: string): 'history' | 'description' | 'nothing' {
  if (Object.hasOwn(neighbourhoods, district)) return 'history';
  return Object.hasOwn(districts, district) ? 'description' : 'nothing';
}

describe('The restaurants of the Toronto page', () => {
  it('FIXED COUNTS, to change with every restaurant added: 19 in six regions', () => {
    const counts = Object.fromEntries(
      GTA_REGIONS.map((region) => [region, where((one) => one.region === region).length] as const).filter(
        ([, count]) => count > 0,
      ),
    );
    expect(counts).toEqual({ downtown: 8, northYork: 6, etobicoke: 2, vaughan: 1, markham: 1, ajax: 1 });
    expect(restaurants).toHaveLength(19);
    expect(where((one) => one.favoriteOrderRemoved)).toHaveLength(2);
  });

  it('are one file each, and every file that is no draft is listed', () => {
    const files = readdirSync('data/restaurants').filter(
      (name) =>
        name.endsWith('.yaml') &&
        !/^status: (draft|off)/m.test(readFileSync(`data/restaurants/${name}`, 'utf8')),
    );
    expect(restaurants.map(({ slug }) => `${slug}.yaml`).sort()).toEqual(files.sort());
  });

  it('end their name with their district in brackets and have a map search for it', () => {
    for (const place of allPlaces().filter(({ kind }) => kind === 'restaurant')) {
      expect(place.name).not.toMatch(/[()]/);
      expect(place.district).not.toBe('');
      const link = new URL(place.mapHref);
      expect(link.protocol).toBe('https:');
      expect(`${place.mapHref} ${link.searchParams.get('query')}`).not.toMatch(/place_?id/i);
    }
  });

  it('show every state of a card: off the menu with and without a word, video, picture, link, categories', () => {
    const removed = where((one) => one.favoriteOrderRemoved);
    expect(removed.some((one) => one.favoriteOrderComment)).toBe(true);
    expect(removed.some((one) => !one.favoriteOrderComment)).toBe(true);
    expect(where((one) => one.youtubeLink).length).toBeGreaterThanOrEqual(3);
    expect(where((one) => one.image).length).toBeGreaterThanOrEqual(6);
    expect(where((one) => one.favoriteOrderLink).length).toBeGreaterThanOrEqual(3);
    expect(where((one) => one.favoriteOrderComment).length).toBeGreaterThanOrEqual(4);
    expect(where((one) => categoriesOf(one).length > 1).length).toBeGreaterThanOrEqual(5);
    expect(where((one) => one.recipe).length).toBeGreaterThanOrEqual(4);
    expect(where((one) => one.coordinates).length).toBeGreaterThanOrEqual(8);
    expect(where((one) => !one.coordinates)).not.toEqual([]);
  });

  it('use each of the eight categories, and one word besides', () => {
    const used = new Set(restaurants.flatMap(categoriesOf));
    expect([...used]).toEqual(expect.arrayContaining([...RESTAURANT_CATEGORIES]));
    const known: readonly string[] = RESTAURANT_CATEGORIES;
    expect([...used].filter((category) => !known.includes(category))).toContain('Late night');
  });

  it('tell no hours without the day on which they were checked', () => {
    for (const { hours, hoursCheckedOn, name } of restaurants) {
      expect([name, hours === undefined]).toEqual([name, hoursCheckedOn === undefined]);
    }
  });

  it('link to videos by a YouTube address and to nothing that is not https or a page here', () => {
    const pages = new Set([...pagePaths, ...allRecipes().map(recipePath)]);
    for (const { youtubeLink, favoriteOrderLink, link } of restaurants) {
      if (youtubeLink) expect(youtubeLink).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]+$/);
      if (link) expect(new URL(link).protocol).toBe('https:');
      if (favoriteOrderLink?.startsWith('/')) expect(pages).toContain(favoriteOrderLink);
      else if (favoriteOrderLink) expect(new URL(favoriteOrderLink).protocol).toBe('https:');
    }
    expect(where((one) => one.favoriteOrderLink === '/tofu')).not.toEqual([]);
  });

  it('show pictures that are there, each at one restaurant only, and say what is on them', () => {
    const shown = where((one) => one.image);
    expect(new Set(shown.map(({ image }) => image?.name)).size).toBe(shown.length);
    for (const { image } of shown) {
      expect(existsSync(`data/pictures/${image?.name}.webp`)).toBe(true);
      expect(words(image?.alt ?? '')).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('An order that a recipe cooks at home', () => {
  it('names the dish of that recipe', () => {
    for (const { recipe: slug, favoriteOrder, name } of where((one) => one.recipe)) {
      const recipe = recipeBySlug(slug ?? '');
      const names = [recipe.title, ...recipe.keywords].map((text) => text.toLowerCase());
      const named = names.some((text) => favoriteOrder.toLowerCase().includes(text));
      expect([name, named]).toEqual([name, true]);
    }
  });

  it.each(['jjajangmyeon', 'greek-salad', 'pasta', 'tofu'])(
    'leads from the recipe %s back to a table',
    (slug) => {
      expect(restaurantsOfRecipe(slug)).not.toEqual([]);
    },
  );
});

describe('Places on the map', () => {
  const placed = where((one) => one.coordinates).map(
    ({ name, region, coordinates }) => [name, region, coordinates as Coordinates] as const,
  );
  const marketPlaces = Object.values(markets).map(
    ({ name, region, coordinates }) => [name, region, coordinates] as const,
  );

  it.each([...placed, ...marketPlaces])('%s lies inside the outline of %s', (_, region, coordinates) => {
    expect(liesInRegion(region, coordinates)).toBe(true);
  });

  it('have four decimals at most and lie in the Toronto area', () => {
    for (const [, , [latitude, longitude]] of placed) {
      expect(latitude).toBeGreaterThan(43.2);
      expect(latitude).toBeLessThan(44.2);
      expect(longitude).toBeGreaterThan(-80.2);
      expect(longitude).toBeLessThan(-78.7);
      for (const number of [latitude, longitude]) expect(String(number)).toMatch(/^-?\d+\.\d{1,4}$/);
    }
  });
});

describe('The districts in brackets', () => {
  it('mostly have something to tell in their dialog', () => {
    const silent = restaurants.filter(({ name }) => told(splitName(name).district) === 'nothing');
    expect(silent.length).toBeLessThan(restaurants.length / 5);
  });

  it('have a history for exactly the thirteen neighbourhoods, origin and history both told in full', () => {
    expect(Object.keys(neighbourhoods).sort()).toEqual([...THIRTEEN].sort());
    for (const [name, { nameOrigin, history }] of Object.entries(neighbourhoods)) {
      for (const text of [nameOrigin, history]) {
        expect([name, words(text) >= 40 && words(text) <= 90]).toEqual([name, true]);
        expect(text).toMatch(/^[^!—]+\.$/);
      }
    }
  });

  it('have the region of the restaurants that stand in them', () => {
    for (const { name, region } of restaurants) {
      const { district } = splitName(name);
      const history = neighbourhoods[district];
      // Yonge Street, a border, runs through the middle of Thornhill.
      if (!history || (district === 'Thornhill' && region === 'markham')) continue;
      expect([name, history.region]).toEqual([name, region]);
    }
  });

  it('are described in a few sentences where there is no history, never twice', () => {
    for (const [name, text] of Object.entries(districts)) {
      expect(THIRTEEN).not.toContain(name);
      expect([name, words(text) >= 20 && words(text) <= 40]).toEqual([name, true]);
      expect(text).toMatch(/^[^!—]+\.$/);
    }
    for (const { district } of Object.values(markets)) expect(told(district)).toBe('description');
  });
});
