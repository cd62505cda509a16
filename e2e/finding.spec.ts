import { expect, test } from '@playwright/test';
import { flour } from '@/lib/content/learn/flour';
import { legumes } from '@/lib/content/learn/legumes';
import { describeGrams, gramsOf } from '@/lib/learn/flour-math';
import { listedRecipes } from '@/lib/recipe/all';
import { cardTitle, everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import { ready, watch } from './watch';

const cards = '/recipes/';

test('the search finds by title and category, by keyboard alone', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await page.goto(cards);
  await ready(page);
  const search = page.getByRole('combobox', { name: 'Search recipes' });
  await search.focus();
  await expect(page.getByText('Type to search recipes')).toBeVisible();
  await search.fill('zzz');
  await expect(page.getByText('No recipes found')).toBeVisible();
  await search.fill('noodles');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jjajangmyeon\/$/);
  expect(watched.problems).toEqual([]);
});

test('a press outside closes the search and clears it', async ({ page }) => {
  await page.goto(cards);
  await ready(page);
  const search = page.getByRole('combobox', { name: 'Search recipes' });
  await search.fill('tofu');
  await expect(page.getByRole('option', { name: /Tofu from Scratch/ })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(search).toHaveValue('');
});

test('an address with a category opens the list narrowed, and it can be cleared', async ({ page }) => {
  await page.goto('/recipes/?category=legumes');
  await ready(page);
  const main = page.getByRole('main');
  const legumes = main.getByRole('button', { name: /^Legumes/ });
  await expect(legumes).toHaveAttribute('aria-pressed', 'true');
  const count = Number(/\d+/.exec((await legumes.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(3);
  await expect(main.getByRole('status').filter({ hasText: `${count} recipes` })).toBeVisible();
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveCount(count);
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/recipes\/$/);
  await expect(main.getByRole('button', { name: /^All/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a category without recipes says so and leads on', async ({ page }) => {
  await page.goto('/recipes/?category=beef');
  await ready(page);
  await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible();
  await page.getByRole('main').locator('a[href="/beef/"]').click();
  await expect(page.getByRole('heading', { level: 1, name: /Beef/ })).toBeVisible();
});

test('going back from a recipe finds the filters again', async ({ page }) => {
  await page.goto(cards);
  await ready(page);
  await page.getByRole('button', { name: /^Pork/ }).click();
  await expect(page).toHaveURL(/\?category=pork$/);
  await page.getByRole('main').getByRole('link', { name: 'Buttered Pork Recipe' }).click();
  await expect(page).toHaveURL(/\/buttered-pork\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?category=pork$/);
  await expect(page.getByRole('button', { name: /^Pork/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('link', { name: 'Turkey Taco Bowls' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every recipe is in the list, whatever the address asks for', async ({ page }) => {
    await page.goto('/recipes/?category=beef');
    for (const title of ['Jjajangmyeon', 'Tofu from Scratch', 'Simple Greek Salad', 'Chickpea Curry']) {
      await expect(page.getByRole('article').getByRole('link', { name: title }).first()).toBeVisible();
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
  test.skip(!linked, 'No recipe here has an ingredient with a card.');
  if (!linked) return;
  await page.goto(`${recipePath(linked.recipe)}/`);
  await ready(page);
  await page
    .getByRole('link', { name: `About ${linked.name}`, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/legumes/#${linked.about}$`));
  const card = page.locator(`#${linked.about}`);
  await expect(card).toBeInViewport();
  await card.getByRole('link', { name: cardTitle(linked.recipe) }).click();
  await expect(page).toHaveURL(new RegExp(`${recipePath(linked.recipe)}/$`));
});

test('cups become grams, and the address remembers them', async ({ page }) => {
  const cups = flour?.tips?.cups;
  test.skip(!cups, 'No page here has the calculator.');
  if (!cups) return;
  const grams = (amount: number) => page.getByText(describeGrams(gramsOf(amount, cups.perCup))).first();
  await page.goto('/flour/?cups=2');
  await ready(page);
  await expect(grams(2)).toBeVisible();
  await page.getByLabel(cups.cups.label, { exact: true }).fill('2 1/2');
  await expect(grams(2.5)).toBeVisible();
  await expect(page).toHaveURL(/cups=2(\+|%20)1(\/|%2F)2/);
});
