import { expect, type Page, test } from 'playwright/test';
import * as addToList from '@/.content/words/addToList';
import * as incoming from '@/.content/words/incomingList';
import * as measures from '@/.content/words/measures';
import * as recipeWords from '@/.content/words/recipe';
import * as lines from '@/.content/words/shoppingLines';
import { literally, needed } from './content/found';
import { routeOf } from './content/recipes';
import { bought, shared, unboughtOf, versions } from './content/shopping';
import { ready, watch } from './watch';

test.use({ viewport: { width: 1280, height: 900 } });

const LIST = '/recipes/shopping-list/';
const BOUGHT = 'recipe with something to buy';

async function add(page: Page, recipe: string) {
  await page.goto(recipe);
  await ready(page);
  await page.getByRole('button', { name: recipeWords.addToList }).click();
  await expect(page.getByText(addToList.added)).toBeVisible();
}

/** The line of a thing, after how much of it. */
const line = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`(^|\\s)${literally(name)}(?!\\p{L})`, 'u') });

test('two recipes become one list, and what both take is bought once', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const { one, other, name, spoons } = needed(shared, 'pair of recipes that take the same by the spoon');
  const watched = watch(page, baseURL ?? '');
  await add(page, `${routeOf(one)}?servings=${2 * one.yield.amount}`);
  await add(page, routeOf(other));
  await page.getByRole('link', { name: addToList.seeList }).click();
  await expect(page).toHaveURL(LIST);
  await ready(page);
  const thing = line(page, name);
  await expect(thing).toHaveCount(1);
  // A spoon is 15 ml.
  const volume = measures.millilitre({ number: 15 * spoons });
  const measure = measures.tablespoon({ count: spoons, number: spoons });
  await expect(page.getByRole('listitem').filter({ has: thing })).toContainText(
    new RegExp(`(?<!\\d)(${literally(volume)}|${literally(measure)})`),
  );
  for (const unbought of [...unboughtOf(one), ...unboughtOf(other)]) {
    await expect(
      page.getByRole('checkbox', { name: new RegExp(`(^|\\s)${literally(unbought)}$`) }),
    ).toHaveCount(0);
  }
  await thing.check();
  await page.reload();
  await ready(page);
  await expect(thing).toBeChecked();
  expect(watched.problems).toEqual([]);
});

test('a shared link carries the list to another device, which is asked before it is used', {
  tag: '@engines',
}, async ({ page, browser, context }) => {
  const { recipe, name } = needed(bought, BOUGHT);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await add(page, routeOf(recipe));
  await page.goto(LIST);
  await ready(page);
  await page.getByRole('button', { name: lines.share }).click();
  await expect(page.getByText(lines.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${LIST}#list=`);

  const other = await browser.newPage();
  await other.goto(link);
  await ready(other);
  const offer = other.getByRole('region', { name: incoming.title });
  await expect(offer).toBeVisible();
  await expect(line(other, name)).toHaveCount(0);
  await offer.getByRole('button', { name: incoming.use }).click();
  await expect(line(other, name).first()).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await other.close();
});

test('a link that is damaged is refused, and the list stays as it was', { tag: '@engines' }, async ({
  page,
}) => {
  const { recipe, name } = needed(bought, BOUGHT);
  await add(page, routeOf(recipe));
  await page.goto(`${LIST}#list=v1.broken`);
  await ready(page);
  await expect(page.getByRole('region', { name: incoming.title })).toContainText(incoming.unreadable);
  await expect(line(page, name).first()).toBeVisible();
});

test('the version that was chosen is the one that is bought', { tag: '@engines' }, async ({ page }) => {
  const { recipe, version, taken, left } = needed(versions, 'recipe of which a part has several versions');
  await page.goto(routeOf(recipe));
  await ready(page);
  await page.getByText(version.title, { exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`version=${version.id}`));
  await page.getByRole('button', { name: recipeWords.addToList }).click();
  await expect(page.getByText(addToList.added)).toBeVisible();
  await page.goto(LIST);
  await ready(page);
  await expect(line(page, taken).first()).toBeVisible();
  await expect(line(page, left)).toHaveCount(0);
});

test('a thing of one’s own stays within the page, however long its word is', async ({ page }) => {
  await page.goto(LIST);
  await ready(page);
  const word = 'unbroken'.repeat(15);
  await page.getByRole('textbox', { name: lines.addElse }).fill(word);
  await page.keyboard.press('Enter');
  await expect(line(page, word)).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
