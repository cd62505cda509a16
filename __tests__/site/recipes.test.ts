/** @jest-environment node */
import { testAnyAmount } from '@/__tests__/recipe/any-amount';
import { listsAreSound } from '@/__tests__/shopping/sound-lists';
import { listEntries } from '@/lib/content/checks/recipe-entries';
import type { Recipe } from '@/lib/content/schema/recipe';
import { UNIT_SYSTEMS } from '@/lib/content/schema/units';
import { groceries } from '@/lib/content/server';
import { guideFeed, recipeFeed } from '@/lib/pages/feeds';
import { allRecipes } from '@/lib/recipe/all';
import { everyIngredientOf, stepsOf } from '@/lib/recipe/blocks';
import { renderText } from '@/lib/recipe/sentence';
import { recipeCooklang } from '@/lib/seo/cooklang';
import { documentHtml } from '@/lib/seo/document';
import { recipeJsonLd } from '@/lib/seo/recipe-json-ld';

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
