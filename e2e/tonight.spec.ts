import { expect, type Page, test } from 'playwright/test';
import type { RecipesFile } from '@/lib/recipe/recipe-data';
import { ready, watch } from './watch';

test.use({ reducedMotion: 'reduce' });

/** Noon of a Thursday. */
const NOON = new Date('2026-11-26T12:00:00');

async function visit(page: Page, address: string) {
  await page.clock.setFixedTime(NOON);
  await page.goto(address);
  await ready(page);
}
const sentence = (page: Page) => page.getByRole('form', { name: 'Tonight' });
const answer = (page: Page) => page.getByRole('region', { name: 'Dinner' });
const dishes = (page: Page) => answer(page).getByRole('heading', { level: 3 });
const have = (page: Page) => sentence(page).getByLabel('What I have');

test('the sentence is answered by keyboard alone, and the address holds it', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await visit(page, '/recipes/');
  await have(page).focus();
  await page.keyboard.type('chicken thighs');
  await page.keyboard.press('Enter');
  await expect(answer(page).getByText('Nothing in 40 minutes. In 45: Rice Bowls.')).toBeVisible();
  await expect(dishes(page).first()).toHaveText('Rice Bowls');
  await expect(answer(page).getByText('Start at 6:15 pm')).toBeVisible();
  await expect(answer(page).getByText('Missing: rice, carrot, soy sauce')).toBeVisible();
  await expect(page).toHaveURL(/\/recipes\/\?time=40&have=chicken\+thighs&for=4&at=19:00$/);
  await page.reload();
  await expect(have(page)).toHaveValue('chicken thighs');
  await expect(dishes(page).first()).toHaveText('Rice Bowls');
  await answer(page).getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(page).toHaveURL(/\/recipes\/$/);
  await expect(have(page)).toHaveValue('');
  await expect(answer(page)).toBeHidden();
  expect(watched.problems).toEqual([]);
});

test('the dishes lead to cook mode and to the planner, at the servings and the time of the sentence', async ({
  page,
}) => {
  await visit(page, '/recipes/?have=barley&time=90&for=6&at=20:00');
  await expect(dishes(page).first()).toHaveText('Barley Stew');
  await answer(page).getByRole('link', { name: 'Plan Barley Stew' }).click();
  await expect(page).toHaveURL(/\/barley-stew\/\?servings=6&eat=2026-11-26T20:00$/);
  await expect(page.getByRole('dialog', { name: 'Plan it' })).toBeVisible();
  await page.goto('/recipes/?have=barley&time=90&for=6&at=20:00');
  await answer(page).getByRole('link', { name: 'Cook Barley Stew' }).click();
  await expect(page.getByRole('dialog', { name: 'Cook mode: Barley Stew' })).toBeVisible();
});

test('a dish that is not made in servings leads to its own amount', async ({ page }) => {
  await visit(page, '/recipes/?have=chicken+thighs&time=60&for=6&at=20:00');
  await expect(dishes(page).first()).toHaveText('Rice Bowls');
  await expect(answer(page).getByRole('link', { name: 'Plan Rice Bowls' })).toHaveAttribute(
    'href',
    '/recipes/rice-bowls/?eat=2026-11-26T20:00',
  );
});

test('a recipe whose page is on another site is no dish of the answer', async ({ page }) => {
  await page.route('**/recipes.json', async (route) => {
    const response = await route.fetch();
    const { recipes, ...others } = (await response.json()) as RecipesFile;
    const few = recipes.filter(({ slug }) => ['harbour-pie', 'herb-salad'].includes(slug));
    await route.fulfill({ response, json: { ...others, recipes: few } });
  });
  await visit(page, '/recipes/?time=60&for=4&at=19:00');
  await expect(dishes(page)).toHaveText(['Herb Salad']);
});

test('what is missing is added to the shopping list, and what is at home is ticked there', async ({
  page,
}) => {
  await visit(page, '/recipes/?have=barley,+carrots&time=90&for=6&at=20:00');
  await answer(page).getByRole('button', { name: 'Add what’s missing Barley Stew' }).click();
  await expect(page.getByText('Barley Stew').last()).toBeVisible();
  await page.goto('/recipes/shopping-list/');
  await expect(page.getByRole('checkbox', { name: /pearl barley/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /carrot/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /beef shin/ })).not.toBeChecked();
});

test('the list below the answer has the other recipes that fit', async ({ page }) => {
  await visit(page, '/recipes/?time=60&for=4&at=19:00');
  await expect(dishes(page)).toHaveText(['Lemon Noodles', 'Herb Salad', 'Rice Bowls']);
  const others = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(page.getByText('2 more recipes')).toBeVisible();
  await expect(others).toHaveText([
    ...['Lemon Noodles', 'Herb Salad', 'Rice Bowls'],
    ...['Oat Dumplings', 'Harbour Pie (opens in a new tab)'],
  ]);
});

test('the home page answers in place, once the sentence is used', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('heading', { level: 2, name: 'Dinner tonight' }).scrollIntoViewIfNeeded();
  await sentence(page).getByRole('combobox', { name: 'Time to cook' }).selectOption('20');
  await expect(dishes(page).first()).toHaveText('Herb Salad');
  await expect(page).toHaveURL(/\/\?time=20&for=4&at=19:00$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentence leads to the list of recipes, and says so', async ({ page }) => {
    await page.goto('/');
    // Playwright finds no text in `noscript`.
    expect(await page.locator('noscript').allTextContents()).toContain(
      'Finding dinner needs JavaScript. Without it, you get all my recipes.',
    );
    await have(page).fill('barley');
    await sentence(page).getByRole('button', { name: 'Find dinner' }).click();
    await expect(page).toHaveURL(/\/recipes\/\?have=barley&time=40&for=4&at=19%3A00$/);
    await expect(page.getByRole('link', { name: 'Barley Stew' }).first()).toBeVisible();
  });
});
