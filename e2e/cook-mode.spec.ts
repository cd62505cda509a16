import { expect, type Page, test } from 'playwright/test';
import * as addToList from '@/.content/words/addToList';
import * as cookWords from '@/.content/words/cook';
import * as plan from '@/.content/words/plan';
import * as recipeWords from '@/.content/words/recipe';
import * as lines from '@/.content/words/shoppingLines';
import * as transfer from '@/.content/words/shoppingTransfer';
import * as walkWords from '@/.content/words/walk';
import * as walkBar from '@/.content/words/walkBar';
import { stepsOf } from '@/lib/recipe/blocks';
import { explore, open } from './city';
import { needed } from './content/found';
import { heard } from './content/heard';
import { longestRecipe, planned, recipes, routeOf } from './content/recipes';
import { cities, partsOf } from './content/travel';
import { ready, settled, watch } from './watch';

const LONG = 'recipe with four steps';
const long = recipes.find((recipe) => stepsOf(recipe).length > 4);

const visit = async (page: Page, address: string) => {
  await page.goto(address);
  await ready(page);
};
const start = (page: Page) => page.getByRole('button', { name: recipeWords.cookMode }).first();
const cookDialog = (page: Page) =>
  page.getByRole('dialog', { name: cookWords.title({ recipe: long?.title ?? '' }) });

/** Opens cook mode and turns to the fourth step. */
async function cookToFour(page: Page) {
  const recipe = needed(long, LONG);
  await visit(page, routeOf(recipe));
  await start(page).click();
  const cook = cookDialog(page);
  for (let turns = 0; turns < 3; turns += 1) await cook.getByRole('button', { name: cookWords.next }).click();
  const heading = cook.getByRole('heading', { name: stepsOf(recipe)[3]?.title });
  await expect(heading).toBeFocused();
  return { recipe, cook, heading };
}

test.describe('a page that is loaded anew', () => {
  test('opens cook mode at its step again, and Back closes it', { tag: '@engines' }, async ({
    page,
    baseURL,
  }) => {
    const { problems } = watch(page, baseURL ?? '');
    const { recipe, cook, heading } = await cookToFour(page);
    await page.reload();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(cook).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${routeOf(recipe)}$`));
    await expect(page.getByRole('button', { name: 'Continue at step 4', exact: true }).first()).toBeFocused();
    // The entry of the page itself opens nothing.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Continue at step 4', exact: true }).first()).toBeVisible();
    await settled(page);
    await expect(cook).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('closes the list of steps, which was open over cook mode', { tag: '@engines' }, async ({ page }) => {
    const { cook, heading } = await cookToFour(page);
    const list = cook.getByRole('navigation', { name: cookWords.steps });
    await cook.getByRole('button', { name: cookWords.listOfSteps }).click();
    await expect(list).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(list).toBeHidden();
    await page.goBack();
    await expect(cook).toHaveCount(0);
  });

  test('opens nothing in a new tab', async ({ page, context }) => {
    const { recipe } = await cookToFour(page);
    const tab = await context.newPage();
    await visit(tab, routeOf(recipe));
    await expect(tab.getByRole('button', { name: 'Continue at step 4', exact: true }).first()).toBeVisible();
    await settled(tab);
    await expect(tab.getByRole('dialog')).toHaveCount(0);
  });

  test('stays without cook mode after the last step', async ({ page }) => {
    const { cook } = await cookToFour(page);
    await page.keyboard.press('End');
    await cook.getByRole('button', { name: cookWords.finish }).click();
    await expect(cook.getByRole('heading', { name: cookWords.lastStep })).toBeFocused();
    await page.reload();
    await ready(page);
    await settled(page);
    await expect(start(page)).toBeVisible();
    await expect(cook).toHaveCount(0);
  });

  test('works as before where cook mode does not load', async ({ page }) => {
    const { cook } = await cookToFour(page);
    await page.reload();
    await expect(cook).toBeVisible();
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const first = await (await page.request.get(page.url())).text();
    const lazy = files.filter((file) => file.endsWith('.js') && !first.includes(new URL(file).pathname));
    expect(lazy.length).toBeGreaterThan(0);
    await page.route(
      (url) => lazy.includes(url.href),
      (route) => route.abort(),
    );
    await page.reload();
    await ready(page);
    await expect(page.getByRole('button', { name: 'Continue at step 4', exact: true }).first()).toBeVisible();
    await settled(page);
    await expect(cook).toHaveCount(0);
    await page.unroute(() => true);
  });

  test('opens the planner again, and Back closes it', { tag: '@engines' }, async ({ page }) => {
    const { recipe } = needed(planned[0], 'recipe with times');
    await visit(page, `${routeOf(recipe)}?servings=6`);
    await page.getByRole('button', { name: recipeWords.planTime }).click();
    const planner = page.getByRole('dialog', { name: plan.title });
    await expect(planner).toBeVisible();
    await page.reload();
    await expect(planner).toBeVisible();
    await page.goBack();
    await expect(planner).toBeHidden();
    await expect(page.getByRole('button', { name: recipeWords.planTime })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${routeOf(recipe)}\\?servings=6$`));
  });

  test('opens a walk again, and Back closes it', { tag: '@engines' }, async ({ page }) => {
    const of = needed(cities[0], 'guide to a city');
    const stop = needed(of.listed[0], 'restaurant');
    await open(page, of.unchosen);
    const walk = walkWords.addToYours({ name: partsOf(stop).name, walk: walkWords.shortWalk });
    await explore(page)
      .getByRole('button', { name: heard(walk) })
      .click();
    await page.getByRole('button', { name: walkBar.open }).click();
    const dialog = page.getByRole('dialog', { name: walkBar.yourWalk });
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: walkBar.open })).toBeFocused();
    await expect(page).toHaveURL(/[?&]walk=/);
  });

  test('opens the transfer of a shopping list again, and Back closes it', { tag: '@engines' }, async ({
    page,
  }) => {
    await visit(page, routeOf(needed(longestRecipe, 'recipe')));
    await page.getByRole('button', { name: recipeWords.addToList }).click();
    await expect(page.getByText(addToList.added)).toBeVisible();
    await visit(page, '/recipes/shopping-list/');
    await page.getByRole('button', { name: lines.qrOrFile }).click();
    const dialog = page.getByRole('dialog', { name: transfer.takeAlong });
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: lines.qrOrFile })).toBeFocused();
  });
});

test.describe('the buttons', () => {
  for (const { width, height } of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`name the step where cooking continues and move nothing, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const recipe = needed(long, LONG);
      await visit(page, routeOf(recipe));
      const before = await start(page).boundingBox();
      const step = stepsOf(recipe)[3]?.id;
      await page.evaluate(
        ([key = '', place = '']) => localStorage.setItem(key, place),
        [`rtr:cook:${recipe.slug}`, JSON.stringify({ step, at: Date.now() })],
      );
      await page.reload();
      await ready(page);
      // In the header and in the bar.
      await expect(page.getByText('Continue at step 4', { exact: true })).toHaveCount(2);
      const after = page.getByRole('button', { name: 'Continue at step 4', exact: true }).first();
      expect(await after.boundingBox()).toEqual(before);
      // The exported HTML names no step.
      const html = await (await page.request.get(page.url())).text();
      expect(html).not.toContain('Continue at step');
    });
});

test('a window of 320 × 256 px is all for the step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { recipe, cook, heading } = await cookToFour(page);
  await expect(heading).toBeInViewport();
  const { y = 256 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeLessThan(64);
  await expect(cook.getByRole('button', { name: cookWords.closeCookMode })).not.toBeInViewport();
  await expect(cook.getByRole('button', { name: cookWords.next })).not.toBeInViewport();
  // All of it is still there, one after the other.
  await cook.getByRole('button', { name: cookWords.next }).click();
  await expect(cook.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(cook.getByRole('heading', { level: 2 })).toBeInViewport();
  await cook.getByRole('button', { name: cookWords.listOfSteps }).click();
  const list = cook.getByRole('navigation', { name: cookWords.steps });
  const second = list.getByRole('button', { name: stepsOf(recipe)[1]?.title });
  expect((await list.boundingBox())?.width).toBe(320);
  await second.click();
  await expect(cook.getByRole('heading', { name: stepsOf(recipe)[1]?.title })).toBeFocused();
  await expect(cook.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a phone on its side keeps all controls in view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { cook, heading } = await cookToFour(page);
  await expect(heading).toBeInViewport();
  await expect(cook.getByRole('button', { name: cookWords.closeCookMode })).toBeInViewport({ ratio: 1 });
  await expect(cook.getByRole('button', { name: cookWords.next })).toBeInViewport({ ratio: 1 });
});
