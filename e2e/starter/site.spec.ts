import { expect, type Page, test } from 'playwright/test';
import { sitePages } from '@/e2e/routes';
import { ready } from '@/e2e/watch';

// What the starter says and where, exactly.

const visit = async (page: Page, address: string) => {
  await page.goto(address);
  await ready(page);
};

test('its pages stand where they always stood', async ({ page }) => {
  const routes = [
    '/',
    '/jjajangmyeon/',
    '/recipes/',
    '/recipes/12/',
    '/travel/toronto/',
    '/travel/toronto/search/',
  ];
  expect(sitePages.map(({ route }) => route)).toEqual(expect.arrayContaining(routes));
  await visit(page, '/recipes/12/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jjajangmyeon');
});

test('the maps have their regions', async ({ page }) => {
  await visit(page, '/travel/toronto/');
  await expect(page.getByRole('heading', { level: 1, name: 'Toronto: My Culinary Home' })).toBeVisible();
  const explore = page.locator('#explore');
  const buttons = explore.getByRole('group', { name: 'Regions of Toronto' }).getByRole('button');
  await expect(buttons).toHaveText([
    /^Downtown\s+8/,
    /^North York\s+6/,
    /^Scarborough/,
    /^Etobicoke\s+2/,
    /^East York/,
    /^York/,
  ]);
  const map = page.getByRole('img', { name: 'Map of Toronto, Downtown selected', exact: true });
  await expect(map.locator('[data-region]')).toHaveCount(6);
  await expect(map.getByText('Lake Ontario')).toBeVisible();
  await visit(page, '/travel/japan/');
  await expect(page.locator('svg [data-region]')).toHaveCount(10);
  await expect(page.getByRole('heading', { name: /^Tsukiji Outer Market/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Nishiki Market/ })).toBeVisible();
  await visit(page, '/travel/california/');
  await expect(page.locator('svg [data-region]')).toHaveCount(5);
  await expect(page.getByText('Click region to select or hover to explore')).toBeVisible();
});

test('each list has at least six events', async ({ page }) => {
  for (const guide of ['toronto', 'japan']) {
    await visit(page, `/travel/${guide}/events/`);
    const events = page.getByRole('article').getByRole('article');
    expect(await events.count()).toBeGreaterThanOrEqual(6);
  }
});

test('a dish is found by what it is called elsewhere, and corrected to in the search of restaurants', async ({
  page,
}) => {
  await visit(page, '/about/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search this site' });
  for (const typed of ['black bean noodles', 'jjajangmyun']) {
    await field.fill(typed);
    await expect(page.getByRole('option').first()).toContainText('Jjajangmyeon');
  }
  await field.fill('bread flour');
  const pages = page.getByRole('group', { name: 'On the pages' });
  await expect(pages.getByRole('option').first()).toContainText('Bread');
  await visit(page, '/travel/toronto/');
  await page.getByRole('main').getByRole('searchbox').fill('jjajangmyun');
  await expect(page.getByRole('main').getByRole('link', { name: /^jjajangmyeon$/i })).toBeVisible();
});
