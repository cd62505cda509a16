import { expect, type Page, test } from '@playwright/test';
import { site } from '@/lib/content/site';
import { cardTitle, ingredientsOf, stepsOf } from '@/lib/recipe/blocks';
import { literally, needed, startingWith } from './content/found';
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
const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const method = (page: Page) => page.getByRole('region', { name: 'Method' });
const more = (page: Page) => page.getByRole('button', { name: /^More / });

const WEIGHED = 'recipe with grams in its list and in its method';

test('servings go into the address, list and sentences follow, and a reload keeps them', async ({ page }) => {
  const { recipe, ingredient, amount } = needed(weighed[0], WEIGHED);
  const wanted = afterPresses(recipe, 2);
  const scaled = grams((amount * wanted) / recipe.yield.amount);
  const sentence = new RegExp(literally(`${scaled} ${ingredient.name}`));
  await visit(page, routeOf(recipe));
  await expect(ingredients(page).getByText(grams(amount)).first()).toBeVisible();
  await more(page).click();
  await more(page).click();
  await expect(page).toHaveURL(new RegExp(`\\?servings=${wanted}$`));
  await expect(ingredients(page).getByText(scaled).first()).toBeVisible();
  await expect(method(page)).toContainText(sentence);
  await page.reload();
  await ready(page);
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${wanted}\\s${recipe.yield.unit.slice(0, 3)}`) }),
  ).toBeVisible();
  await expect(ingredients(page).getByText(scaled).first()).toBeVisible();
  await expect(method(page)).toContainText(sentence);
});

test('US units change the list and the temperatures, and a reload keeps them', async ({ page }) => {
  const { recipe, amount } = needed(heated, `${WEIGHED}, and a temperature`);
  const sizes = ingredientsOf(recipe).some(({ note = '' }) => /\{#[\d.]+-cm\}/.test(note));
  await visit(page, routeOf(recipe));
  await expect(method(page)).toContainText(/\d+\s°C/);
  await page.getByRole('button', { name: 'US', exact: true }).click();
  await expect(page).toHaveURL(/\?units=us$/);
  await expect(method(page)).toContainText(/\d+\s°F/);
  await expect(ingredients(page)).not.toContainText(grams(amount));
  if (sizes) await expect(ingredients(page)).toContainText(/[\d½¼¾⅛⅜]-inch /);
  await expect(page.getByRole('main')).not.toContainText(/\d\s(cm|ml|L|°C)(?!\w)/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: 'US', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(ingredients(page)).toContainText(/\d\s(lb|oz|cups?)/);
  // The recipe as written leaves no trace in the address.
  await page.getByRole('button', { name: 'Metric' }).click();
  await expect(page).toHaveURL(new RegExp(`${routeOf(recipe)}$`));
});

test('cook mode goes step by step, Escape leaves it, and its timer survives a reload', async ({ page }) => {
  const { recipe, steps, step, duration, minutes, amount } = needed(timed, 'recipe with a timer');
  await visit(page, `${routeOf(recipe)}?servings=${2 * recipe.yield.amount}`);
  const opener = page.getByRole('button', { name: /cook mode|start cooking/i }).first();
  await opener.click();
  const cook = page.getByRole('dialog', { name: `Cook mode: ${recipe.title}` });
  await expect(cook.getByRole('heading', { name: steps[0]?.title })).toBeVisible();
  const next = cook.getByRole('button', { name: 'Next' });
  if (steps.length > 1) {
    await next.click();
    await expect(cook.getByText(`Step 2 of ${steps.length}`).first()).toBeVisible();
    await cook.getByRole('button', { name: 'Back' }).click();
  }
  for (let turns = 0; turns < step; turns += 1) await next.click();
  await expect(cook.getByRole('heading', { name: steps[step]?.title })).toBeVisible();
  if (amount !== undefined) {
    await expect(cook.getByRole('list', { name: 'For this step' })).toContainText(
      new RegExp(literally(grams(2 * amount))),
    );
  }
  await cook.getByRole('button', { name: `start the timer: ${duration.label}` }).click();
  await expect(cook.getByRole('region', { name: 'Timers' })).toContainText(duration.label);
  await page.keyboard.press('Escape');
  await expect(cook).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.reload();
  await ready(page);
  const tray = page.getByRole('region', { name: 'Timers' });
  await expect(tray).toContainText(duration.label);
  await expect(tray).toContainText(new RegExp(`(?<!\\d)${minutes - 1}:\\d\\d`));
  await tray.getByRole('button', { name: `Cancel: ${duration.label}` }).click();
  await expect(tray).toHaveCount(0);
});

test('a favourite is listed with the saved recipes and can be taken off again', async ({ page }) => {
  const recipe = needed(longestRecipe, 'recipe');
  await visit(page, routeOf(recipe));
  const heart = page.getByRole('button', { name: /favourite/i }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/recipes/saved/');
  const list = page.getByRole('region', { name: /Favourites/ });
  const link = list.getByRole('link', { name: cardTitle(recipe) });
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: `Remove ${cardTitle(recipe)} from favourites` }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
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
  const promo = page.getByRole('complementary').filter({ hasText: 'Sponsored' });
  await promo.getByRole('button', { name: code }).click();
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await promo.getByRole('button', { name: /dismiss/i }).click();
  await expect(promo).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(promo).toBeHidden();
});

test('the photo viewer goes forward, back, by keys and by thumb, and marks where it is', async ({ page }) => {
  const { recipe, photos } = needed(photographed, 'recipe with prep photos');
  await visit(page, routeOf(recipe));
  const strip = page.getByRole('toolbar', { name: 'Prep photos' });
  const thumb = (number: number) =>
    strip.getByRole('button', { name: startingWith(`Photo ${number} of ${photos.length}`) });
  await expect(strip.getByRole('button')).toHaveCount(photos.length);
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(thumb(2)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Previous photo' }).click();
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
  const { amount, text = String(amount) } = found.yield;
  expect(String(recipe?.recipeYield)).toMatch(startingWith(`${text} `));
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
    await expect(more(page)).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .locator('a[href^="/recipes/"]')
      .first()
      .click();
    await expect(page).toHaveURL(/\/recipes\/(\?.*)?$/);
  });
});
