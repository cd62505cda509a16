import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { searchedGuides } from '@/.content/searchedGuides';
import { testAnyAmount } from '@/__tests__/recipe/any-amount';
import {
  countSuggestions,
  indexIsSound,
  listedResultsAreFound,
  restaurantsAreFound,
  synonymsFindTheSame,
  unofferedMisspellings,
  wrongMisspellings,
} from '@/__tests__/search/sound-search';
import { listsAreSound } from '@/__tests__/shopping/sound-lists';
import { searchTries } from '@/components/frame/search-tries';
import { listEntries } from '@/lib/content/checks/recipe-entries';
import { pictureData, pictureNames, pictureSources, shareCrops } from '@/lib/content/pictures';
import type { Recipe } from '@/lib/content/schema/recipe';
import { UNIT_SYSTEMS } from '@/lib/content/schema/units';
import { groceries } from '@/lib/content/server';
import { pictureNameOf } from '@/lib/content/source-images';
import { guideFeed, recipeFeed } from '@/lib/pages/feeds';
import { searchFile } from '@/lib/pages/search-index';
import { findSection } from '@/lib/pages/site-sections';
import { allRecipes } from '@/lib/recipe/all';
import { everyIngredientOf, stepsOf } from '@/lib/recipe/blocks';
import { renderText } from '@/lib/recipe/sentence';
import { createSiteSearch } from '@/lib/search/site-search';
import { suggestPages } from '@/lib/search/suggest-pages';
import { recipeCooklang } from '@/lib/seo/cooklang';
import { documentHtml } from '@/lib/seo/document';
import { recipeJsonLd } from '@/lib/seo/recipe-json-ld';

describe('the pictures of the site', () => {
  const filesIn = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).filter((file) => !file.startsWith('.')) : [];

  const filesOf = (name: string): string[] => {
    const { avif, webp } = pictureSources({ name, alt: name });
    const addresses = [avif, webp].flatMap((srcset) =>
      srcset.split(', ').map((part) => part.split(' ')[0] ?? ''),
    );
    return [...addresses, ...shareCrops(name).map(({ src }) => src)];
  };

  test('every source image of data/pictures is described, and nothing else', () => {
    const sources = filesIn('data/pictures').filter((file) => pictureNameOf(file) !== undefined);
    const described = pictureNames().map((name) => `${name}: ${pictureData(name).file}`);
    expect(described.sort()).toEqual(sources.map((file) => `${pictureNameOf(file)}: ${file}`).sort());
  });

  test('every file a page can ask for is there and not empty', () => {
    const missing = pictureNames()
      .flatMap(filesOf)
      .filter((address) => !(statSync(path.join('public', address), { throwIfNoEntry: false })?.size ?? 0));
    expect(missing).toEqual([]);
  });

  test('public/pictures holds no file that no picture needs', () => {
    const needed = new Set(
      pictureNames()
        .flatMap(filesOf)
        .map((address) => path.basename(address)),
    );
    expect(filesIn('public/pictures').filter((file) => !needed.has(file))).toEqual([]);
  });

  test('no file is wider than its source image, and each picture has a small and a full width', () => {
    const wrong = pictureNames().filter((name) => {
      const { width, avif, webp } = pictureData(name);
      const isWider = Math.max(...avif, ...webp) > width;
      return isWider || Math.min(...avif) > 240 || Math.max(...avif) < Math.min(width, 2000);
    });
    expect(wrong).toEqual([]);
  });

  test('every picture has a crop for share cards of at least the size they ask for', () => {
    const wrong = pictureNames().filter((name) => {
      const [wide] = shareCrops(name);
      if (!wide || !/^\/pictures\/[a-z0-9-]+\.jpg$/.test(wide.src)) return true;
      const isWide = Math.abs(wide.width / wide.height - 16 / 9) < 0.05;
      return !isWide || wide.width < Math.min(600, pictureData(name).width);
    });
    expect(wrong).toEqual([]);
  });

  const FOLDER = 'data/brands';

  const logos = (findSection('partners')?.section.brands ?? []).map(({ logo }) => logo);

  test('the word-marks of partners need no font, and hold nothing but their drawing', () => {
    const faults = logos.filter((logo) =>
      /<text|font|<script|href|<image/i.test(readFileSync(`${FOLDER}/${logo}`, 'utf8')),
    );
    expect(faults.map((logo) => `${FOLDER}/${logo}`)).toEqual([]);
  });

  test('every word-mark that is shown is served', () => {
    const served = logos.length > 0 ? readdirSync('public/brands') : [];
    expect(logos.filter((logo) => !served.includes(logo)).map((logo) => `${FOLDER}/${logo}`)).toEqual([]);
  });
});

describe('the recipes of the site', () => {
  /** Aisle of the shop for foods that have to be cooked, or handled with care, to be safe. */
  const MEAT_AND_FISH = 'Meat and fish';

  const RECIPES = allRecipes().map((recipe) => [recipe.title, recipe] as const);

  const boughtBy = (recipe: Recipe) => everyIngredientOf(recipe).flatMap(({ buy }) => (buy ? [buy] : []));

  const isRisky = (grocery: string) => grocery === 'egg' || groceries[grocery]?.aisle === MEAT_AND_FISH;

  if (RECIPES.length === 0) test('a site without recipes has nothing to check', () => undefined);
  else
    describe.each(RECIPES)('%s', (_, recipe) => {
      testAnyAmount(recipe);

      test('can be read at any amount, in both systems of measures', () => {
        const listed = {
          ingredients: everyIngredientOf(recipe),
          durations: stepsOf(recipe).flatMap(({ durations }) => durations),
        };
        const unread = listEntries(recipe).shown.flatMap(({ value }) =>
          UNIT_SYSTEMS.flatMap((system) =>
            [0.5, 1, 3]
              .map((scale) => renderText(value, { scale, system, rounds: 2 }, listed))
              .filter((read) => /[{}]|NaN|undefined|Infinity/.test(read)),
          ),
        );
        expect(unread).toEqual([]);
      });

      test('has all of its steps in its structured data and in its Cooklang file', () => {
        const data = JSON.stringify(recipeJsonLd(recipe));
        const cooklang = recipeCooklang(recipe).replaceAll('\\', '').replaceAll(/\s+/g, ' ');
        const missing = stepsOf(recipe)
          .map(({ title }) => title)
          .filter((title) => {
            const written = JSON.stringify(title).slice(1, -1);
            return !data.includes(written) || !cooklang.includes(title.replaceAll(/\s+/g, ' ').trim());
          });
        expect(missing).toEqual([]);
      });

      test('says in a step what makes its meat, fish and eggs safe', () => {
        const isSafe = stepsOf(recipe).some(({ safety }) => safety !== undefined);
        expect(isSafe || !boughtBy(recipe).some(isRisky)).toBe(true);
      });

      test('takes no meat or fish if it is vegetarian or vegan', () => {
        const isVegetarian = recipe.diets.some((diet) => diet === 'vegetarian' || diet === 'vegan');
        const meat = boughtBy(recipe).filter((id) => groceries[id]?.aisle === MEAT_AND_FISH);
        expect(isVegetarian ? meat : []).toEqual([]);
      });
    });

  describe('the shopping list, for every recipe of the site', () => listsAreSound(allRecipes()));

  const entries = [...recipeFeed().entries, ...guideFeed().entries];

  test('feed entries have full addresses and no unresolved references', () => {
    const broken = entries.flatMap(({ path, content }) => {
      const html = documentHtml(content);
      const found = html.match(/(?:href|src)="(?!https?:\/\/)[^"]*"|\{[^}]*\}|undefined|\[object/g) ?? [];
      return found.map((text) => `${path}: ${text}`);
    });
    expect(broken).toEqual([]);
  });

  test('feed entries have different ids', () => {
    const ids = entries.map(({ idPath }) => idPath);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the search of the site', () => {
  describe('the index of the site search', () => indexIsSound());

  for (const { id } of searchedGuides) {
    describe(`the restaurants of the guide “${id}”`, () => {
      restaurantsAreFound(id);

      it('are found by whatever is offered for a slip in any word of the site', async () => {
        await expect(countSuggestions(id)).resolves.toEqual(expect.any(Number));
      });

      listedResultsAreFound(id);
      synonymsFindTheSame(id);

      it('are suggested for each misspelling of data/search.yaml', async () => {
        expect(await unofferedMisspellings(id)).toEqual([]);
      });
    });
  }

  test('each misspelling of data/search.yaml is taken for what it means', () => {
    expect(wrongMisspellings()).toEqual([]);
  });

  test('each search that is offered finds something by what was typed', async () => {
    const find = await createSiteSearch(searchFile());
    for (const text of searchTries()) {
      const { count, corrected } = find(text);
      expect([text, count > 0, corrected]).toEqual([text, true, null]);
    }
  });

  test('every page of the search is found by its address in capitals, with a bracket and a full stop', async () => {
    const file = searchFile();
    const search = await createSiteSearch(file);
    const pages = file.entries.map(({ href }) => href).filter((href) => /^\/[^?#]+\/$/.test(href));
    expect(pages.length).toBeGreaterThan(0);
    const missed = [];
    for (const page of pages) {
      const { certain } = suggestPages(`${page.slice(0, -1).toUpperCase()}).`, search);
      if (certain !== page) missed.push(page);
    }
    expect(missed).toEqual([]);
  });
});
