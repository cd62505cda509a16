import { expect, type Page, test } from 'playwright/test';
import * as ingredients from '@/.content/words/ingredients';
import * as words from '@/.content/words/listing';
import { flour, legumes, recipesPage } from '@/lib/content/pages';
import { describeGrams, gramsOf } from '@/lib/learn/flour-math';
import { listedRecipes } from '@/lib/recipe/all';
import { cardTitle, everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import { endingWith, literally, needed, startingWith } from './content/found';
import {
  aloneInCategory,
  kinds,
  listPages,
  longestRecipe,
  recipes,
  routeOf,
  shownOf,
} from './content/recipes';
import { ready, watch } from './watch';

const cards = '/recipes/';
const filled = kinds.filter(({ found }) => found.length > 0);

/** The button of a kind, with how many there are of it. */
const chip = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${literally(label)}( \\d+)?$`) });

test('the search finds by title and category, by keyboard alone', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const recipe = needed(longestRecipe, 'recipe');
  const watched = watch(page, baseURL ?? '');
  const search = page.getByRole('combobox', { name: words.searchRecipes });
  const open = async (typed: string) => {
    await search.fill(typed);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await page.goto(cards);
  await ready(page);
  await search.focus();
  await expect(page.getByText(words.typeToSearch)).toBeVisible();
  await search.fill('zzz');
  await expect(page.getByText(words.noRecipes)).toBeVisible();
  await open(cardTitle(recipe));
  await expect(page).toHaveURL(endingWith(routeOf(recipe)));
  if (aloneInCategory) {
    await page.goto(cards);
    await ready(page);
    await open(aloneInCategory.category.toLowerCase());
    await expect(page).toHaveURL(endingWith(routeOf(aloneInCategory)));
  }
  expect(watched.problems).toEqual([]);
});

test('a press outside closes the search and clears it', { tag: '@engines' }, async ({ page }) => {
  const recipe = needed(longestRecipe, 'recipe');
  await page.goto(cards);
  await ready(page);
  const search = page.getByRole('combobox', { name: words.searchRecipes });
  await search.fill(cardTitle(recipe).slice(0, 4));
  await expect(page.getByRole('option', { name: cardTitle(recipe) })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(search).toHaveValue('');
});

test('an address with a kind opens the list narrowed, and it can be cleared', { tag: '@engines' }, async ({
  page,
}) => {
  const { value, label, found } = needed(filled[0], 'kind with recipes');
  await page.goto(`${cards}?category=${value}`);
  await ready(page);
  const main = page.getByRole('main');
  await expect(chip(page, label)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(page, label)).toContainText(`${found.length}`);
  const count = words.found({ count: found.length });
  await expect(main.getByRole('status').filter({ hasText: count })).toBeVisible();
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveCount(shownOf(found).length);
  await main.getByRole('button', { name: words.clear }).click();
  await expect(page).toHaveURL(/\/recipes\/$/);
  await expect(main.getByRole('button', { name: startingWith(words.all) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a kind without recipes says so and leads on', async ({ page }) => {
  needed(longestRecipe, 'recipe');
  const empty = kinds.filter(({ found }) => found.length === 0);
  const { value, page: next } = needed(
    empty.find(({ page: next }) => next) ?? empty[0],
    'kind without recipes',
  );
  await page.goto(`${cards}?category=${value}`);
  await ready(page);
  await expect(page.getByRole('heading', { name: words.noRecipes })).toBeVisible();
  if (!next) return;
  await page.getByRole('main').getByRole('link', { name: next.name, exact: true }).click();
  await expect(page).toHaveURL(endingWith(`${next.href}/`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(recipesPage.title);
});

test('going back from a recipe finds the filters again', { tag: '@engines' }, async ({ page }) => {
  // With others beside it, so that something is left out.
  const others = filled.filter(({ found }) => found.length < listedRecipes().length);
  const { value, label, found } = needed(others.at(-1) ?? filled[0], 'kind with recipes');
  const recipe = needed(
    shownOf(found).find((each) => recipes.includes(each)),
    'recipe of a kind',
  );
  await page.goto(cards);
  await ready(page);
  await chip(page, label).click();
  await expect(page).toHaveURL(endingWith(`?category=${value}`));
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: cardTitle(recipe) })
    .first()
    .click();
  await expect(page).toHaveURL(endingWith(routeOf(recipe)));
  await page.goBack();
  await expect(page).toHaveURL(endingWith(`?category=${value}`));
  await expect(chip(page, label)).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText(
    shownOf(found).map((each) => new RegExp(literally(cardTitle(each)))),
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every recipe is in the list, whatever the address asks for', async ({ page }) => {
    needed(longestRecipe, 'recipe');
    for (const { route, found } of listPages) {
      await page.goto(`${route}?category=${kinds.at(-1)?.value}`);
      for (const recipe of found) {
        const href = recipePath(recipe).replace(/^\/.*/, '$&/');
        await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
      }
    }
  });
});

test('an ingredient leads to its card, which is open, and the card back to the recipe', async ({ page }) => {
  const closed = (legumes?.types?.legumes ?? []).map(({ id }) => id);
  const [linked] = listedRecipes().flatMap((recipe) =>
    everyIngredientOf(recipe)
      .filter(({ about }) => about !== undefined && closed.includes(about))
      .map(({ name, about }) => ({ recipe, name, about })),
  );
  const { recipe, name, about } = needed(linked, 'recipe with an ingredient that has a card');
  await page.goto(`${recipePath(recipe)}/`);
  await ready(page);
  await page
    .getByRole('link', { name: ingredients.about({ name }), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(endingWith(`/legumes/#${about}`));
  const card = page.locator(`#${about}`);
  await expect(card).toBeInViewport();
  await card.getByRole('link', { name: cardTitle(recipe) }).click();
  await expect(page).toHaveURL(endingWith(`${recipePath(recipe)}/`));
});

test('cups become grams, and the address remembers them', { tag: '@engines' }, async ({ page }) => {
  const cups = needed(flour?.tips?.cups, 'page with the calculator');
  const grams = (amount: number) => page.getByText(describeGrams(gramsOf(amount, cups.perCup))).first();
  await page.goto(`${flour?.path}/?cups=2`);
  await ready(page);
  await expect(grams(2)).toBeVisible();
  await page.getByLabel(cups.cups.label, { exact: true }).fill('2 1/2');
  await expect(grams(2.5)).toBeVisible();
  await expect(page).toHaveURL(/cups=2(\+|%20)1(\/|%2F)2/);
});
