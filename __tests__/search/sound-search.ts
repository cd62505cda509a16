import fc from 'fast-check';
import * as stopWords from '@/.content/messages/stopWords';
import { misspellings } from '@/.content/search';
import { placeAddress } from '@/lib/content/place';
import { learnCards } from '@/lib/education/pages';
import { eventsOf, guides } from '@/lib/guide/guides';
import { allRestaurants } from '@/lib/guide/restaurants';
import { searchFile } from '@/lib/pages/search-index';
import { pages } from '@/lib/pages/site-pages';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { createRecipeSearch } from '@/lib/search/recipe-search';
import { createRestaurantSearch, restaurantSpelling } from '@/lib/search/restaurant-search';
import { readSearchFile } from '@/lib/search/search-file';
import { createSiteSearch } from '@/lib/search/site-search';
import { correctText, createSpelling } from '@/lib/search/spelling';
import { tokensOf } from '@/lib/search/tokens';
import { slugOf } from '@/lib/text/slug';

const file = searchFile();

/** Defines the tests of the site index that hold for any content. */
export function indexIsSound(): void {
  const { entries } = file;
  const hrefs = entries.map(({ href }) => href);

  it('contains every recipe, restaurant, page, event and explained ingredient', () => {
    const wanted = [
      ...allRecipes().map((recipe) => `${recipePath(recipe)}/`),
      ...allRestaurants().map(placeAddress),
      ...pages.filter(({ index }) => index !== false).map(({ path }) => (path === '/' ? path : `${path}/`)),
      ...guides.flatMap(({ id: guide }) => eventsOf(guide).map(({ id }) => `/travel/${guide}/events/#${id}`)),
      ...[...learnCards].map(([id, { page }]) => `${page}/#${id}`),
      ...['/recipes/saved/', '/recipes/shopping-list/'],
    ];
    expect(wanted.filter((href) => !hrefs.includes(href))).toEqual([]);
  });

  it('contains every favourite of a guide', () => {
    const missing = guides.flatMap(({ id, regions }) =>
      Object.values(regions)
        .flatMap(({ favourites = [] }) => favourites.map(({ name }) => `#${slugOf(name)}`))
        .filter(
          (anchor) => !hrefs.some((href) => href.startsWith(`/travel/${id}/`) && href.endsWith(anchor)),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('contains each address once, with the trailing slash of its path', () => {
    expect(new Set(hrefs).size).toBe(hrefs.length);
    const local = hrefs.filter((href) => !href.startsWith('https://'));
    expect(local.filter((href) => !/^\/([^?#]*\/)?(\?[^#]+)?(#.+)?$/.test(href))).toEqual([]);
  });

  it('has a title and a short note for every entry', () => {
    for (const { title, note } of entries) {
      expect(title.trim()).toBe(title);
      expect(note).not.toBe('');
      expect(note.length).toBeLessThanOrEqual(93);
    }
  });

  it('contains no word of an entry twice, and no connecting word', () => {
    const wordsIn = (text: string) => tokensOf(text).map(({ word }) => word);
    const connecting = wordsIn(stopWords.connecting);
    expect(connecting).not.toEqual([]);
    for (const { also = '' } of entries) {
      const words = also.split(' ');
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
      expect(wordsIn(also).filter((word) => connecting.includes(word))).toEqual([]);
    }
  });

  it('is accepted by the page', () => {
    expect(readSearchFile(JSON.parse(JSON.stringify(file)))).toEqual(file);
  });

  it('finds every entry by its own title', async () => {
    const search = await createSiteSearch(file);
    for (const { title, href } of entries) {
      const found = search(title).groups.flatMap((group) => group.entries);
      expect(found.map((each) => each.title)).toContain(title);
      // Several pages have a section of the same name.
      const isOnly = entries.every((each) => each.title !== title || each.href === href);
      if (isOnly) expect(found.map((each) => each.href)).toContain(href);
    }
  });
}

/** Defines the tests of the restaurant search that hold for any guide. */
export function restaurantsAreFound(guide: string): void {
  const entries = file.entries.filter(({ listed }) => listed?.guide === guide && !listed.isMarket);
  const searched = createRestaurantSearch(file, guide);

  it('are found by any part of any of their facts', async () => {
    const { search } = await searched;
    const facts = entries.flatMap((entry) => {
      const texts = [entry.title, ...(entry.listed?.texts ?? [])];
      return texts.filter((text) => text !== '').map((text) => ({ entry, letters: Array.from(text) }));
    });
    if (facts.length === 0) return;
    fc.assert(
      fc.property(fc.constantFrom(...facts), fc.nat(), fc.nat(), ({ entry, letters }, from, length) => {
        const start = from % letters.length;
        const part = letters.slice(start, start + 1 + (length % letters.length)).join('');
        fc.pre(/[\p{L}\p{N}]/u.test(part));
        expect(search(part).found).toContain(entry);
      }),
      { numRuns: 500 },
    );
  });
}

/** Queries of the content: its titles, names and facts, their words, and all synonyms. */
function contentQueries(): string[] {
  const texts = file.entries.flatMap(({ title, note, native, names = [], listed }) => [
    ...[title, note, ...names, ...(native ? [native.text] : [])],
    ...(listed ? [...listed.texts, ...(listed.near ?? []), listed.city ?? ''] : []),
  ]);
  const words = texts.flatMap((text) => tokensOf(text).map(({ word }) => word));
  return [...new Set([...texts, ...words, ...file.synonyms.flat()])].filter((text) => text !== '');
}

/** Defines the test that a guide and the list of recipes find what the header offers, for any content. */
export function listedResultsAreFound(guide: string): void {
  it('find every restaurant, market and recipe that the header offers, and the header offers no empty search', async () => {
    const [site, recipes, { search, marketsFor }] = await Promise.all([
      createSiteSearch(file),
      createRecipeSearch(file),
      createRestaurantSearch(file, guide),
    ]);
    const missing: string[] = [];
    for (const query of contentQueries()) {
      const { groups, guides, corrected, partial } = site(query);
      if (partial) continue;
      const searched = corrected ?? query;
      const restaurants = search(searched).found;
      const all = new Set([...restaurants, ...marketsFor(searched), ...recipes(query).found]);
      const offered = groups.flatMap(({ entries }) => entries);
      const listed = offered.filter((entry) => entry.group === 'recipe' || entry.listed?.guide === guide);
      for (const entry of listed) if (!all.has(entry)) missing.push(`“${entry.title}” for “${searched}”`);
      if (guides.includes(guide) && restaurants.length === 0) missing.push(`any place for “${searched}”`);
    }
    expect(missing).toEqual([]);
  });
}

/** Defines the test that each synonym of a text of a restaurant or recipe finds it, for any content. */
export function synonymsFindTheSame(guide: string): void {
  it('find restaurants and recipes by each synonym in their texts', async () => {
    const recipes = await createRecipeSearch(file);
    const { search } = await createRestaurantSearch(file, guide);
    const missing = file.entries.flatMap((entry) => {
      const isRecipe = entry.group === 'recipe';
      if (!isRecipe && (entry.listed?.guide !== guide || entry.listed.isMarket)) return [];
      const names = (entry.rows ?? []).flatMap((row) => file.synonyms[row] ?? []);
      // A space marks the last word as complete.
      const found = (name: string) => (isRecipe ? recipes(`${name} `).found : search(`${name} `).found);
      return names
        .filter((name) => !found(name).includes(entry))
        .map((name) => `“${entry.title}” for “${name}”`);
    });
    expect(missing).toEqual([]);
  });
}

/** Three misspellings for each letter of a word: left out, doubled, swapped with the next. */
const slips = (word: string) =>
  [...word].flatMap((letter, at) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
  ]);

/**
 * Number of suggestions for all misspellings of all words of the site. Throws an Error when a suggestion finds nothing, or
 * when the misspelled word would have found something, except for the frequent misspellings, which are always corrected.
 */
export async function countSuggestions(guide: string): Promise<number> {
  const { search, marketsFor, correct } = await createRestaurantSearch(file, guide);
  const finds = (query: string) => search(query).found.length > 0 || marketsFor(query).length > 0;
  const frequent = createSpelling({ weights: new Map(), misspellings, isCautious: true });
  let suggestions = 0;
  for (const word of [...file.words.site, ...file.words.common, ...Object.keys(misspellings)]) {
    for (const typed of [word, ...slips(word), `${word} restaurnat`]) {
      const suggestion = correct(typed);
      if (suggestion === null) continue;
      suggestions += 1;
      const isFrequent = suggestion === correctText(typed, frequent);
      if (!isFrequent && (!finds(suggestion) || finds(typed)))
        throw new Error(`"${suggestion}" is suggested for "${typed}"`);
    }
  }
  return suggestions;
}

/** Frequent misspellings of data/search.yaml for which the search of a guide does not offer their meaning. */
export async function unofferedMisspellings(guide: string): Promise<string[]> {
  const { correct } = await createRestaurantSearch(file, guide);
  return Object.entries(misspellings)
    .filter(([typed, meant]) => correct(typed)?.toLowerCase() !== meant.toLowerCase())
    .map(([typed]) => typed);
}

/** Frequent misspellings of data/search.yaml that are not corrected to their meaning. */
export function wrongMisspellings(): string[] {
  const spelling = restaurantSpelling(file);
  return Object.entries(misspellings)
    .filter(([typed, meant]) => correctText(typed, spelling)?.toLowerCase() !== meant.toLowerCase())
    .map(([typed]) => typed);
}
