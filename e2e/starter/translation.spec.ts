import { expect, type Page, test } from 'playwright/test';
import { openTranslated, readTranslated } from '@/e2e/translate';
import { watch } from '@/e2e/watch';

// A page that the browser translates: every control works, and every value on screen is the current one.

test.use({ viewport: { width: 1280, height: 900 } });

/** Opens a translated page and fails the test at its end for anything the page reports. */
async function open(page: Page, route: string, baseURL: string | undefined) {
  const watched = watch(page, baseURL ?? '');
  await openTranslated(page, route);
  return watched;
}

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

test('the search of restaurants counts its results anew', async ({ page, baseURL }) => {
  const watched = await open(page, '/travel/toronto/search/', baseURL);
  const field = page.getByRole('searchbox');
  const heading = page.getByRole('heading', { level: 2 }).first();
  for (const [query, line] of [
    ['korean', 'Found 5 results for "korean"'],
    ['trinity bellwoods', 'Found 2 results for "trinity bellwoods"'],
    ['zzzz', 'No restaurants found'],
    ['korean', 'Found 5 results for "korean"'],
  ] as const) {
    await field.fill(query);
    await expect.poll(async () => (await heading.textContent())?.replaceAll(/[⟦⟧]/g, '')).toBe(line);
  }
  expect(watched.problems).toEqual([]);
});

test('regions and filters of a city map count anew', async ({ page, baseURL }) => {
  const watched = await open(page, '/travel/toronto/', baseURL);
  await page.getByRole('button', { name: 'More filters' }).click();
  const category = page.getByRole('button', { name: 'Brunch' });
  await category.click();
  await expect(page.getByRole('button', { name: /^\W*Etobicoke/ })).not.toContainText('2');
  await page.getByRole('button', { name: 'North York' }).click();
  await expect(page.getByRole('heading', { name: 'North York', level: 3 }).first()).toBeVisible();
  await category.click();
  await expect(page.getByRole('button', { name: /^\W*Etobicoke/ })).toContainText('2');
  await page
    .getByRole('group', { name: 'Regions of Toronto' })
    .getByRole('button', { name: 'Downtown' })
    .click();
  await expect(
    page.getByRole('group', { name: 'Regions of Toronto' }).getByRole('button', { name: 'Downtown' }),
  ).toContainText('8');
  expect(watched.problems).toEqual([]);
});

test('a walk is put together and changed', async ({ page, baseURL }) => {
  const watched = await open(page, '/travel/toronto/', baseURL);
  const toggle = (name: string) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) })
      .last()
      .getByRole('button', { name: /Walk|Stop/ });
  await toggle('Osteria Giulia').click();
  await expect(toggle('Osteria Giulia')).toContainText('Stop 1');
  await toggle('Pai').click();
  await expect(toggle('Pai')).toContainText('Stop 2');
  const bar = page.getByRole('region', { name: 'Your walk' });
  await expect(bar).toContainText('2 stops');
  await bar.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take Osteria Giulia off the walk' }).click();
  await expect(dialog.getByRole('status')).toContainText('Osteria Giulia is off the walk.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Move Pai up' }).click();
  await expect(dialog.getByRole('status')).toContainText('Pai is now stop 1 of 2.');
  await page.keyboard.press('Escape');
  await expect(toggle('Pai')).toContainText('Stop 1');
  await expect(toggle('Osteria Giulia')).toContainText('Stop 2');
  expect(watched.problems).toEqual([]);
});
