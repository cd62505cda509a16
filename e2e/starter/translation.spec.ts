import { expect, type Page, test } from 'playwright/test';
import { openTranslated, readTranslated, translateInPage } from '@/e2e/translate';
import { ready, watch } from '@/e2e/watch';

// A page that the browser translates: every control works, and every value on screen is the current one.

test.use({ viewport: { width: 1280, height: 900 } });

/** Opens a translated page and fails the test at its end for anything the page reports. */
async function open(page: Page, route: string, baseURL: string | undefined) {
  const watched = watch(page, baseURL ?? '');
  await openTranslated(page, route);
  return watched;
}

test('servings, units and steps of a recipe stay current', async ({ page, baseURL }) => {
  const watched = await open(page, '/jjajangmyeon/', baseURL);
  const more = page.getByRole('button', { name: 'More servings' });
  await more.click();
  await more.click();
  await expect(page.getByRole('group', { name: 'How much to make' })).toContainText('6 servings');
  await expect(page.getByText('180 g').first()).toBeVisible();
  await page.getByRole('button', { name: 'US', exact: false }).first().click();
  await expect.poll(() => readTranslated(page, '#recipe')).toContain('⅔ cup chunjang');
  expect(await readTranslated(page, '#recipe')).toContain(
    'Carbon-steel wok or wide, heavy pan, 12 inches or more',
  );
  expect(watched.problems).toEqual([]);
});

test('cook mode turns its steps and counts down', async ({ page, baseURL }) => {
  const watched = await open(page, '/jjajangmyeon/', baseURL);
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Jjajangmyeon' });
  await expect(dialog).toContainText('Step 1 of 10');
  await dialog.getByRole('button', { name: 'start the timer' }).click();
  await expect(dialog).toContainText('14:5');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('Step 2 of 10');
  await expect(dialog).not.toContainText('Step 1 of 10');
  await dialog.getByRole('button', { name: /Cancel/ }).click();
  await expect(dialog).not.toContainText('14:5');
  expect(watched.problems).toEqual([]);
});

test('the planner shows the time that was chosen last', async ({ page, baseURL }) => {
  await page.clock.setFixedTime('2026-12-01T12:00:00-05:00');
  const watched = await open(page, '/jjajangmyeon/?eat=2026-12-04T19:00', baseURL);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('17:45');
  await dialog.locator('input[type=time]').fill('20:00');
  await expect(dialog).toContainText('18:45');
  await expect(dialog).not.toContainText('17:45');
  expect(watched.problems).toEqual([]);
});

test('the search of the site answers one query after the other', async ({ page, baseURL }) => {
  const watched = await open(page, '/', baseURL);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  for (const [query, found] of [
    ['jjajang', 'Jjajangmyeon'],
    ['tof', 'Tofu from Scratch'],
    ['tofu', 'Tofu from Scratch'],
    ['tofu st', 'Tofu Vegetable Stir Fry'],
    ['kensington', 'Kensington Market'],
    ['greek', 'Simple Greek Salad'],
  ] as const) {
    await field.fill(query);
    await expect.poll(async () => readTranslated(page, '[role=listbox]')).toContain(found);
  }
  expect(watched.problems).toEqual([]);
});

test('things go off the shopping list and come back', async ({ page, baseURL }) => {
  const watched = await open(page, '/recipes/shopping-list/', baseURL);
  await page.getByRole('button', { name: 'Add Turkey Taco Bowls' }).click();
  const list = page.getByRole('region', { name: 'Recipes' });
  await expect(list).toContainText('4 servings');
  await list.getByRole('button', { name: /More/ }).click();
  await expect(list).toContainText('5 servings');
  await expect(list).not.toContainText('4 servings');
  await list.getByRole('button', { name: 'Turkey Taco Bowls' }).last().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText('5 servings');
  expect(watched.problems).toEqual([]);
});

test('filters of the recipes count their results anew', async ({ page, baseURL }) => {
  const watched = await open(page, '/recipes/', baseURL);
  await page.getByRole('button', { name: 'Noodles' }).first().click();
  await expect(page.getByRole('main')).toContainText('1 recipe');
  await page.getByRole('button', { name: 'High Protein' }).first().click();
  await expect(page.getByRole('main')).toContainText('5 recipes');
  expect(watched.problems).toEqual([]);
});

test('a page that was translated before its script ran works', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  // React finds other nodes than it expects, reports that and draws the page anew.
  watched.allow(/Minified React error #418/);
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateInPage})`);
  await page.goto('/jjajangmyeon/');
  await ready(page);
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByRole('group', { name: 'How much to make' })).toContainText('5 servings');
  await expect(page.getByText('150 g').first()).toBeVisible();
  expect(watched.problems).toEqual([]);
});
