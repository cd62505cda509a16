/** @jest-environment node */

import { categories } from '@/lib/content/categories';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { pagePaths } from '@/lib/pages/all';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { guides, marketsOf, neighbourhoodsOf } from '@/lib/travel/guides/all';
import { categoriesOf, splitName } from '@/lib/travel/place';
import { allRestaurants, restaurantsOfRecipe } from '@/lib/travel/restaurants';

const restaurants = allRestaurants();
const words = (text: string) => text.split(/\s+/).length;
const where = (test: (restaurant: Restaurant) => unknown) => restaurants.filter(test);

/** What the dialog of a district tells: history before description before nothing. */
function told(guide: string, district: string): 'history' | 'description' | 'nothing' {
  const known = neighbourhoodsOf(guide)[district];
  if (known?.history) return 'history';
  return known?.text ? 'description' : 'nothing';
}

const neighbourhoods = guides.flatMap(({ id }) => Object.entries(neighbourhoodsOf(id)));

describe('The restaurants of the starter', () => {
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
    expect(where((one) => one.coordinatesOf === 'block')).not.toEqual([]);
  });

  it('use each of the eight categories, and one word besides', () => {
    const used = new Set(restaurants.flatMap(categoriesOf));
    expect([...used]).toEqual(expect.arrayContaining(categories.map(({ name }) => name)));
    const known = categories.map(({ name }) => name);
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

  it('show pictures, each at one restaurant only, and say what is on them', () => {
    const shown = where((one) => one.image);
    expect(new Set(shown.map(({ image }) => image?.name)).size).toBe(shown.length);
    for (const { image } of shown) {
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
  it('have four decimals at most', () => {
    for (const { coordinates = [] } of where((one) => one.coordinates)) {
      for (const number of coordinates) expect(String(number)).toMatch(/^-?\d+\.\d{1,4}$/);
    }
  });
});

describe('The districts in brackets', () => {
  it('mostly have something to tell in their dialog', () => {
    const silent = restaurants.filter(
      ({ guide, name }) => told(guide, splitName(name).district) === 'nothing',
    );
    expect(silent.length).toBeLessThan(restaurants.length / 5);
  });

  it('have origin and history told in full where there is a history, and a few sentences where there is none', () => {
    for (const [name, { nameOrigin, history, text }] of neighbourhoods) {
      for (const long of [nameOrigin, history].filter((each) => each !== undefined)) {
        expect([name, words(long) >= 40 && words(long) <= 90]).toEqual([name, true]);
        expect(long).toMatch(/^[^!—]+\.$/);
      }
      if (text === undefined) continue;
      expect([name, history]).toEqual([name, undefined]);
      expect([name, words(text) >= 20 && words(text) <= 40]).toEqual([name, true]);
      expect(text).toMatch(/^[^!—]+\.$/);
    }
    for (const { guide, district } of marketsOf()) expect(told(guide, district)).not.toBe('nothing');
  });

  it('have the region of the restaurants that stand in them', () => {
    for (const { guide, name, region } of restaurants) {
      const { district } = splitName(name);
      const known = neighbourhoodsOf(guide)[district];
      // Yonge Street, a border, runs through the middle of Thornhill.
      if (!known?.region || (district === 'Thornhill' && region === 'markham')) continue;
      expect([name, known.region]).toEqual([name, region]);
    }
  });
});
