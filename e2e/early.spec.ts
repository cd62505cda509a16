import { expect, type Page, test } from 'playwright/test';
import * as ingredients from '@/.content/words/ingredients';
import * as pages from '@/.content/words/pages';
import * as recipeWords from '@/.content/words/recipe';
import * as walk from '@/.content/words/walk';
import { ingredientsOf } from '@/lib/recipe/blocks';
import { ANYTHING, endingWith, needed, saying } from './content/found';
import { announced } from './content/pages';
import { longestRecipe, routeOf } from './content/recipes';
import { city, cuisinesOf, eventPages, partsOf } from './content/travel';
import { ready } from './watch';

/** The name of a button that adds any place to the visitor's walk. */
const addsStop = new RegExp(saying(walk.addToYours({ name: ANYTHING, walk: ANYTHING })));

/** Holds back every script file but the first, as a slow network does. @returns what lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?!first-)[^/]*\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page that is drawn but has no script yet. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test('what is ticked before the script is there is kept, and the next press unticks it', {
  tag: '@engines',
}, async ({ page }) => {
  const recipe = needed(longestRecipe, 'recipe');
  const release = await openEarly(page, routeOf(recipe));
  const box = page.getByRole('checkbox', { name: ingredientsOf(recipe)[0]?.name }).first();
  await box.check();
  await expect(page.getByRole('button', { name: recipeWords.addFavourite })).toBeHidden();
  release();
  await ready(page);
  await expect(page.getByRole('button', { name: ingredients.clearTicks })).toBeVisible();
  await expect(box).toBeChecked();
  await page.reload();
  await ready(page);
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByRole('button', { name: ingredients.clearTicks })).toBeHidden();
});

for (const place of ['map', 'results']) {
  test(`what is typed into the search over the ${place} of a guide before the script is there stays`, async ({
    page,
  }) => {
    const of = needed(city, 'guide with restaurants');
    const [cuisine = ''] = cuisinesOf(of);
    const [first] = of.restaurants;
    const typed = partsOf(first ?? { name: '' }).name.toLowerCase();
    const isMap = place === 'map';
    const release = await openEarly(page, isMap ? of.route : `${of.search}?q=${cuisine}`);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill(typed);
    release();
    await ready(page);
    // Scripts that follow the first ones have had their say as well.
    await expect(page.getByRole('main').getByRole('button', { name: addsStop }).first()).toBeVisible();
    await expect(field).toHaveValue(typed);
    if (!isMap) await expect(page).toHaveURL(endingWith(`?${new URLSearchParams({ q: typed })}`));
  });
}

test('a button that is pressed early says that it is busy and then does what it was pressed for', {
  tag: '@engines',
}, async ({ page }) => {
  const { route, subject, buttonText } = needed(announced, 'page whose button says what is being made');
  const release = await openEarly(page, route);
  const button = page.getByRole('main').getByRole('button', { name: buttonText, exact: true }).first();
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText(pages.underDevelopment({ subject }))).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('details of an event that are read before the script is there are not taken away', async ({ page }) => {
  const { path, button } = needed(
    eventPages.find(({ events }) => events.length > 1),
    'page of several events',
  );
  const release = await openEarly(page, `${path}/`);
  const fold = page.getByRole('group').filter({ hasText: button }).first();
  await fold.getByText(button).click();
  const link = fold.getByRole('link').first();
  await expect(link).toBeVisible();
  release();
  await ready(page);
  await expect(page.getByRole('button', { name: button }).first()).toBeVisible();
  await expect(link).toBeVisible();
});

test('a guide that is read on a phone before the script is there stays as it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { route, restaurants } = needed(city, 'guide with restaurants');
  const release = await openEarly(page, route);
  await page.waitForLoadState();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  release();
  await ready(page);
  // A line of a card or two may come with the script, of one in two dozen where there are many; a region may
  // not go.
  expect(Math.abs((await height()) - before)).toBeLessThan(Math.max(60, restaurants.length));
});
