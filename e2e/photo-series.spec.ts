import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import * as cookWords from '@/.content/words/cook';
import * as words from '@/.content/words/method';
import * as recipeWords from '@/.content/words/recipe';
import type { Recipe } from '@/lib/content/schema/recipe';
import { blocksOf, stepsOf } from '@/lib/recipe/blocks';
import { needed } from './content/found';
import { photographed, recipes, routeOf } from './content/recipes';
import { ready } from './watch';

const SERIES = 'recipe with prep photos';
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({ viewport: { width: 1440, height: 900 } });

const photoCount = photographed?.photos.length ?? 0;
const titleOf = (number: number) => photographed?.photos[number - 1]?.title ?? '';

const series = (page: Page) => {
  const [block] = photographed ? blocksOf(photographed.recipe, 'photos') : [];
  return page.getByRole('region', { name: block?.title, exact: true });
};
const button = (page: Page, name: string) => series(page).getByRole('button', { name, exact: true });
const playAll = (page: Page) => button(page, words.playPhotos({ total: photoCount }));

/** The one photo that is there is this one: its thumb is marked, and it is the only one that can be read. */
async function shows(page: Page, number: number): Promise<void> {
  const name = words.photoOf({ number, total: photoCount, title: titleOf(number) });
  await expect(series(page).getByRole('button', { pressed: true })).toHaveAccessibleName(name);
  await expect(series(page).getByRole('figure')).toHaveCount(1);
  await expect(series(page).getByRole('figure')).toContainText(titleOf(number));
}

async function visit(page: Page): Promise<void> {
  await page.goto(routeOf(needed(photographed, SERIES).recipe));
  await ready(page);
}

test('one press plays the photos, another holds the one that is shown', { tag: '@engines' }, async ({
  page,
}) => {
  await visit(page);
  await playAll(page).click();
  await shows(page, 3);
  await expect(
    series(page).getByRole('img', { name: photographed?.photos[2]?.picture.alt }),
  ).toBeInViewport();
  await button(page, words.pausePhotos).click();
  const held = await series(page).getByRole('button', { pressed: true }).getAttribute('aria-label');
  const { violations } = await new AxeBuilder({ page })
    .withTags(STANDARDS)
    .include('section[aria-labelledby="photos"]')
    .analyze();
  expect(violations).toEqual([]);
  await expect(series(page).getByRole('button', { pressed: true })).toHaveAccessibleName(held ?? '');
  await button(page, words.playOn).click();
  await expect(button(page, words.pausePhotos)).toBeVisible();
});

test('they play to the last and stop there', async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await series(page).scrollIntoViewIfNeeded();
  await playAll(page).click();
  for (let number = 2; number <= photoCount; number += 1) {
    await page.clock.runFor(900);
    await shows(page, number);
  }
  await expect(playAll(page)).toBeVisible();
  await page.clock.runFor(5000);
  await shows(page, photoCount);
});

test('the keyboard plays them, and arrow keys take over', { tag: '@engines' }, async ({ page }) => {
  await visit(page);
  await playAll(page).focus();
  await page.keyboard.press('Enter');
  await shows(page, 2);
  await page.keyboard.press('End');
  await shows(page, photoCount);
  await page.keyboard.press('ArrowLeft');
  await shows(page, photoCount - 1);
  await expect(button(page, words.playOn)).toBeFocused();
});

test('the strip is scrolled from the first to the last', async ({ page }) => {
  await visit(page);
  const strip = series(page).getByRole('toolbar', { name: words.prepPhotos });
  await strip.scrollIntoViewIfNeeded();
  await strip.hover();
  await page.mouse.wheel(20_000, 0);
  await shows(page, photoCount);
  await page.mouse.wheel(-20_000, 0);
  await shows(page, 1);
});

test('its pictures come as they are needed, and each but once', async ({ page }) => {
  const { recipe, photos } = needed(photographed, SERIES);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) fetched.push(pathname);
  });
  const sizesOf = (name = '') => fetched.filter((path) => path.startsWith(`/pictures/${name}-`)).length;
  const others = photos.map(({ picture }) => picture.name).filter((name) => name !== recipe.picture.name);
  await page.goto(routeOf(recipe), { waitUntil: 'networkidle' });
  expect(others.filter((name) => sizesOf(name) > 0)).toEqual([]);
  await playAll(page).click();
  await shows(page, 3);
  await button(page, words.pausePhotos).click();
  // In the strip and large.
  expect([others[0], others[1], others[2]].map(sizesOf)).toEqual([2, 2, 2]);
  expect(others.slice(5).filter((name) => sizesOf(name) > 1)).toEqual([]);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test.describe('for who asks for stillness', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing plays by itself, and a press changes the photo at once', async ({ page }) => {
    await visit(page);
    await expect(playAll(page)).toBeHidden();
    await button(page, words.nextPhoto).click();
    await shows(page, 2);
    const longest = await series(page).evaluate((section) =>
      Math.max(
        0,
        ...section.getAnimations({ subtree: true }).map(({ effect }) => {
          return Number(effect?.getComputedTiming().duration);
        }),
      ),
    );
    expect(longest).toBeLessThanOrEqual(1);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every photo is there with its words, one under the other', async ({ page }) => {
    const { recipe, photos } = needed(photographed, SERIES);
    await page.goto(routeOf(recipe));
    const figures = series(page).getByRole('figure');
    await expect(figures).toHaveCount(photos.length);
    for (const [index, { title, picture }] of photos.entries()) {
      await expect(figures.nth(index).getByText(title, { exact: true })).toBeVisible();
      await expect(figures.nth(index).getByRole('img', { name: picture.alt })).toBeVisible();
    }
    await expect(series(page).getByRole('button')).toHaveCount(0);
  });
});

/** Opens cook mode and turns to a step, counted from 0. */
async function cookAt(page: Page, recipe: Recipe, step: number) {
  await page.goto(routeOf(recipe));
  await ready(page);
  await page.getByRole('button', { name: recipeWords.cookMode }).first().click();
  const cook = page.getByRole('dialog', { name: cookWords.title({ recipe: recipe.title }) });
  const next = cook.getByRole('button', { name: cookWords.next });
  for (let turns = 0; turns < step; turns += 1) await next.click();
  const heading = cook.getByRole('heading', { name: stepsOf(recipe)[step]?.title });
  await expect(heading).toBeFocused();
  return { cook, heading };
}

/** A step that a series shows, and the last photo of it. */
const inSeries = photographed && {
  recipe: photographed.recipe,
  step: stepsOf(photographed.recipe).findIndex(
    ({ id, picture }) => !picture && photographed?.photos.some((photo) => photo.step === id),
  ),
};
/** A step with a picture of its own. */
const pictured = recipes
  .map((recipe) => ({ recipe, step: stepsOf(recipe).findIndex(({ picture }) => picture) }))
  .find(({ step }) => step >= 0);

test.describe('cook mode', () => {
  test('shows the photo of a step beside its words on a wide screen', async ({ page }) => {
    const { recipe, step } = needed(inSeries, SERIES);
    const { cook, heading } = await cookAt(page, recipe, step);
    const id = stepsOf(recipe)[step]?.id;
    const alt = photographed?.photos.findLast((photo) => photo.step === id)?.picture.alt;
    const picture = cook.getByRole('img', { name: alt, exact: true });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const [words, shown] = [await heading.boundingBox(), await picture.boundingBox()];
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThan(words?.x ?? 0);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).include('dialog').analyze();
    expect(violations).toEqual([]);
  });

  test('shows the own picture of a step beside its words, or under them where there is less room', async ({
    page,
  }) => {
    const { recipe, step } = needed(pictured, 'step with a picture');
    const { cook, heading } = await cookAt(page, recipe, step);
    const picture = cook.getByRole('img', { name: stepsOf(recipe)[step]?.picture?.alt, exact: true });
    const leftOf = async () => {
      const [words, shown] = [await heading.boundingBox(), await picture.boundingBox()];
      return (words?.x ?? 0) - (shown?.x ?? 0);
    };
    await expect(picture).toHaveCount(1);
    expect(await leftOf()).toBeGreaterThan(0);
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(picture).toHaveCount(1);
    await expect.poll(leftOf).toBe(0);
  });

  test('a phone on its side has the words alone', async ({ page }) => {
    const { recipe, step } = needed(inSeries, SERIES);
    await page.setViewportSize({ width: 844, height: 390 });
    const { cook } = await cookAt(page, recipe, step);
    await expect(cook.getByRole('img')).toHaveCount(0);
  });
});
