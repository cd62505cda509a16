import { expect, type Page, test } from 'playwright/test';
import * as controls from '@/.content/words/controls';
import * as cookWords from '@/.content/words/cook';
import * as ingredientWords from '@/.content/words/ingredients';
import * as measures from '@/.content/words/measures';
import * as methodWords from '@/.content/words/method';
import * as recipeWords from '@/.content/words/recipe';
import * as savedWords from '@/.content/words/saved';
import * as timerWords from '@/.content/words/timers';
import type { Recipe } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { describeClock } from '@/lib/kitchen/duration';
import { pluralOf, yieldWords } from '@/lib/kitchen/yield';
import { cardTitle, ingredientsOf, stepsOf } from '@/lib/recipe/blocks';
import { ANYTHING, literally, needed, saying, startingWith } from './content/found';
import {
  afterPresses,
  grams,
  heated,
  longestRecipe,
  photographed,
  promoted,
  routeOf,
  timed,
  weighed,
} from './content/recipes';
import { sheets, sheetsOf } from './paper';
import { ready } from './watch';

test.use({ viewport: { width: 1280, height: 900 } });

const visit = async (page: Page, address: string) => {
  await page.goto(address);
  await ready(page);
};
const ingredients = (page: Page) => page.getByRole('region', { name: ingredientWords.title });
const method = (page: Page) => page.getByRole('region', { name: methodWords.title });
const more = (page: Page, { yield: { unit, plural } }: Recipe) =>
  page.getByRole('button', { name: ingredientWords.more({ unit: pluralOf(unit, plural) }), exact: true });

const WEIGHED = 'recipe with grams in its list and in its method';

test('servings go into the address, list and sentences follow, and a reload keeps them', {
  tag: '@engines',
}, async ({ page }) => {
  const { recipe, ingredient, amount } = needed(weighed[0], WEIGHED);
  const wanted = afterPresses(recipe, 2);
  const scaled = grams((amount * wanted) / recipe.yield.amount);
  const sentence = new RegExp(literally(`${scaled} ${ingredient.name}`));
  await visit(page, routeOf(recipe));
  await expect(ingredients(page).getByText(grams(amount)).first()).toBeVisible();
  await more(page, recipe).click();
  await more(page, recipe).click();
  await expect(page).toHaveURL(new RegExp(`\\?servings=${wanted}$`));
  await expect(ingredients(page).getByText(scaled).first()).toBeVisible();
  await expect(method(page)).toContainText(sentence);
  await page.reload();
  await ready(page);
  const { unit, plural } = recipe.yield;
  const made = startingWith(yieldWords(wanted, unit, plural));
  await expect(page.getByRole('status').filter({ hasText: made })).toBeVisible();
  await expect(ingredients(page).getByText(scaled).first()).toBeVisible();
  await expect(method(page)).toContainText(sentence);
});

/** Measures as the page writes them: patterns for a digit or a fraction and the unit after it. */
const { beforeNoun, centimetre, inch, litre, millilitre } = measures;
const number = ANYTHING;
const INCHES = saying(beforeNoun({ number, unit: inch({ number: '', count: 1 }).trim() }), '[\\d½¼¾⅛⅜]');
const METRIC = [centimetre, millilitre, litre].map((unit) => saying(unit({ number }), '\\d')).join('|');
const US = [measures.pound, measures.ounce, measures.cup]
  .flatMap((unit) => [1, 2].map((count) => saying(unit({ count, number }), '\\d')))
  .join('|');

test('US units change the list and the temperatures, and a reload keeps them', { tag: '@engines' }, async ({
  page,
}) => {
  const { recipe, amount } = needed(heated, `${WEIGHED}, and a temperature`);
  const sizes = ingredientsOf(recipe).some(({ note = '' }) => /\{#[\d.]+-cm\}/.test(note));
  await visit(page, routeOf(recipe));
  await expect(method(page)).toContainText(/\d+\s°C/);
  await page.getByRole('button', { name: controls.us, exact: true }).click();
  await expect(page).toHaveURL(/\?units=us$/);
  await expect(method(page)).toContainText(/\d+\s°F/);
  await expect(ingredients(page)).not.toContainText(grams(amount));
  if (sizes) await expect(ingredients(page)).toContainText(new RegExp(`${INCHES} `));
  await expect(page.getByRole('main')).not.toContainText(new RegExp(`(${METRIC}|\\d\\s°C)(?!\\p{L})`, 'u'));
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: controls.us, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(ingredients(page)).toContainText(new RegExp(US));
  // The recipe as written leaves no trace in the address.
  await page.getByRole('button', { name: controls.metric }).click();
  await expect(page).toHaveURL(new RegExp(`${routeOf(recipe)}$`));
});

test('cook mode goes step by step, Escape leaves it, and its timer survives a reload', {
  tag: '@engines',
}, async ({ page }) => {
  const { recipe, steps, step, duration, minutes, amount } = needed(timed, 'recipe with a timer');
  await visit(page, `${routeOf(recipe)}?servings=${2 * recipe.yield.amount}`);
  const opener = page.getByRole('button', { name: recipeWords.cookMode }).first();
  await opener.click();
  const cook = page.getByRole('dialog', { name: cookWords.title({ recipe: recipe.title }) });
  await expect(cook.getByRole('heading', { name: steps[0]?.title })).toBeVisible();
  const next = cook.getByRole('button', { name: cookWords.next });
  if (steps.length > 1) {
    await next.click();
    await expect(cook.getByText(cookWords.stepOf({ step: 2, total: steps.length })).first()).toBeVisible();
    await cook.getByRole('button', { name: cookWords.back }).click();
  }
  for (let turns = 0; turns < step; turns += 1) await next.click();
  await expect(cook.getByRole('heading', { name: steps[step]?.title })).toBeVisible();
  if (amount !== undefined) {
    await expect(cook.getByRole('list', { name: cookWords.forThisStep })).toContainText(
      new RegExp(literally(grams(2 * amount))),
    );
  }
  const start = timerWords.start({ clock: describeClock(60 * minutes), timer: duration.label });
  await cook.getByRole('button', { name: start }).click();
  await expect(cook.getByRole('region', { name: timerWords.timers })).toContainText(duration.label);
  await page.keyboard.press('Escape');
  await expect(cook).toHaveCount(0);
  const goesOn = step > 0 ? recipeWords.continueAt({ step: step + 1 }) : recipeWords.cookMode;
  await expect(page.getByRole('button', { name: goesOn }).first()).toBeFocused();
  await page.reload();
  await ready(page);
  const tray = page.getByRole('region', { name: timerWords.timers });
  await expect(tray).toContainText(duration.label);
  await expect(tray).toContainText(new RegExp(`(?<!\\d)${minutes - 1}:\\d\\d`));
  await tray.getByRole('button', { name: timerWords.cancel({ timer: duration.label }) }).click();
  await expect(tray).toHaveCount(0);
});

test('a favourite is listed with the saved recipes and can be taken off again', { tag: '@engines' }, async ({
  page,
}) => {
  const recipe = needed(longestRecipe, 'recipe');
  await visit(page, routeOf(recipe));
  const heart = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await heart(recipeWords.addFavourite).click();
  await expect(heart(recipeWords.removeFavourite)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/recipes/saved/');
  const list = page.getByRole('region', { name: savedWords.favourites });
  const link = list.getByRole('link', { name: cardTitle(recipe) });
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: savedWords.removeFavourite({ name: cardTitle(recipe) }) }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: controls.undo }).click();
  await expect(link).toBeVisible();
});

test('on paper it has its amounts and no controls', async ({ page }) => {
  const { recipe, amount } = needed(weighed[0], WEIGHED);
  const wanted = afterPresses(recipe, 2);
  const scaled = grams((amount * wanted) / recipe.yield.amount);
  await visit(page, `${routeOf(recipe)}?servings=${wanted}`);
  await expect(ingredients(page).getByText(scaled).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(scaled).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  for (const format of ['Letter', 'A4'] as const) {
    expect(await sheets(page, format), `sheets of ${format}`).toBeLessThanOrEqual(sheetsOf(recipe));
  }
});

test('the promo code copies, says so, and the card can be dismissed for the visit', async ({
  page,
  context,
}) => {
  const recipe = needed(promoted, 'recipe with an offer');
  const { code } = needed(site.sponsor, 'sponsor');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, routeOf(recipe));
  const promo = page.getByRole('complementary').filter({ hasText: methodWords.sponsored });
  await promo.getByRole('button', { name: methodWords.copyCode({ code }) }).click();
  await expect(page.getByText(methodWords.codeCopied).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await promo.getByRole('button', { name: methodWords.dismiss }).click();
  await expect(promo).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(promo).toBeHidden();
});

test('the photo viewer goes forward, back, by keys and by thumb, and marks where it is', {
  tag: '@engines',
}, async ({ page }) => {
  const { recipe, photos } = needed(photographed, 'recipe with prep photos');
  await visit(page, routeOf(recipe));
  const strip = page.getByRole('toolbar', { name: methodWords.prepPhotos });
  const thumb = (number: number) => {
    const name = methodWords.photoOf({
      number,
      total: photos.length,
      title: photos[number - 1]?.title ?? '',
    });
    return strip.getByRole('button', { name, exact: true });
  };
  await expect(strip.getByRole('button')).toHaveCount(photos.length);
  await page.getByRole('button', { name: methodWords.nextPhoto }).click();
  await expect(thumb(2)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: methodWords.previousPhoto }).click();
  await expect(thumb(1)).toHaveAttribute('aria-pressed', 'true');
  await thumb(5).click();
  await expect(thumb(5)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(thumb(6)).toBeFocused();
  const { title = '' } = photos[5] ?? {};
  await expect(page.getByText(title, { exact: true }).filter({ visible: true }).first()).toBeVisible();
});

/** Minutes of an ISO 8601 duration such as PT75M or PT1H15M. */
function minutesIn(duration: unknown): number {
  const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(duration)) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

test('its structured data has what search engines ask of a recipe', async ({ page }) => {
  const found = needed(longestRecipe, 'recipe');
  await page.goto(routeOf(found));
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
  const recipe = items.find((item) => item['@type'] === 'Recipe');
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    name: found.title,
    datePublished: found.published,
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const { prep, cook, total } = found.times;
  for (const [time, duration] of [
    [prep, recipe?.prepTime],
    [cook, recipe?.cookTime],
    [total, recipe?.totalTime],
  ] as const) {
    expect(minutesIn(duration)).toBe(typeof time === 'number' ? time : time[1]);
  }
  const { amount, text = amount, unit, plural } = found.yield;
  expect(recipe?.recipeYield).toBe(yieldWords(text, unit, plural));
  expect(recipe?.image).toEqual(
    expect.arrayContaining([expect.stringMatching(/^https?:\/\/.+\.(jpg|webp|png)$/)]),
  );
  const lines = recipe?.recipeIngredient as string[];
  expect(lines).toHaveLength(ingredientsOf(found).length);
  for (const [index, { name, plural = name }] of ingredientsOf(found).entries()) {
    expect(lines[index]).toMatch(new RegExp(`${literally(name)}|${literally(plural)}`));
  }
  type Step = { '@type': string; name: string; text: string; url: string };
  type Section = { '@type': string; name: string; itemListElement?: Step[] };
  const sections = recipe?.recipeInstructions as (Section | Step)[];
  const steps = sections.flatMap((each) =>
    'itemListElement' in each ? (each.itemListElement ?? []) : [each as Step],
  );
  expect(steps.map(({ name }) => name)).toEqual(stepsOf(found).map(({ title }) => title));
  for (const step of steps) {
    expect(step['@type']).toBe('HowToStep');
    expect(step.text).not.toMatch(/[{}]/);
    const anchor = new URL(step.url).hash;
    await expect(page.locator(anchor)).toHaveCount(1);
  }
  expect(recipe).not.toHaveProperty('aggregateRating');
  expect(recipe).not.toHaveProperty('review');
});

test('its number is the same recipe under its own canonical address', async ({ page }) => {
  const recipe = needed(longestRecipe, 'recipe');
  await page.goto(`/recipes/${recipe.id}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(recipe.title);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${routeOf(recipe)}$`));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('list, steps, photos and links are all there', async ({ page }) => {
    const { recipe, ingredient, amount } = needed(weighed[0], WEIGHED);
    await page.goto(routeOf(recipe));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(recipe.title);
    await expect(ingredients(page).getByText(grams(amount)).first()).toBeVisible();
    const main = page.getByRole('main');
    for (const { title } of stepsOf(recipe)) {
      await expect(main.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
    }
    await expect(method(page)).toContainText(new RegExp(literally(`${grams(amount)} ${ingredient.name}`)));
    const last = photographed?.recipe === recipe ? photographed.photos.at(-1) : undefined;
    if (last) await expect(page.getByText(last.title).filter({ visible: true }).first()).toBeVisible();
    await expect(more(page, recipe)).toBeHidden();
    await page
      .getByRole('navigation', { name: recipeWords.breadcrumb })
      .locator('a[href^="/recipes/"]')
      .first()
      .click();
    await expect(page).toHaveURL(/\/recipes\/(\?.*)?$/);
  });
});
