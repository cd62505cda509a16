import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { watchRequests } from './layout-shift';
import { ready } from './watch';

test.use({ viewport: { width: 1440, height: 900 } });

const TITLES = [
  'Weigh the oats',
  'Add the flour',
  'Pour the milk in',
  'Stir',
  'Let it stand',
  'Roll the balls',
  'Poach them',
  'Into the bowl',
];

const series = (page: Page) => page.getByRole('region', { name: 'Eight photos of dumplings' });
const strip = (page: Page) => series(page).getByRole('toolbar', { name: 'Prep photos' });
const button = (page: Page, name: string) => series(page).getByRole('button', { name, exact: true });

async function visit(page: Page): Promise<void> {
  await page.goto('/recipes/oat-dumplings/');
  await ready(page);
}

/** Expects one photo on screen, with its button in the strip marked. */
async function expectPhoto(page: Page, number: number): Promise<void> {
  const title = TITLES[number - 1] ?? '';
  await expect(series(page).getByRole('button', { pressed: true })).toHaveAccessibleName(
    `Photo ${number} of 8: ${title}`,
  );
  await expect(series(page).getByRole('figure')).toHaveCount(1);
  await expect(series(page).getByRole('figure')).toContainText(title);
}

test('a press plays the photos, another or an arrow key pauses them, and they stop at the last', {
  tag: '@engines',
}, async ({ page }) => {
  await page.clock.install({ time: '2026-11-27T18:00:00Z' });
  await visit(page);
  await series(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt('2026-11-27T18:10:00Z');
  /** Lets the photo on screen have its time. */
  const playTo = async (number: number) => {
    await page.clock.runFor(900);
    await expectPhoto(page, number);
  };
  await button(page, 'Play all 8').focus();
  await page.keyboard.press('Enter');
  await playTo(2);
  await playTo(3);
  await button(page, 'Pause').click();
  await page.clock.runFor(5000);
  await expectPhoto(page, 3);
  await expect(series(page).getByRole('img', { name: 'Milk running into a bowl of oats' })).toBeInViewport();
  await button(page, 'Resume').click();
  await playTo(4);
  await page.keyboard.press('ArrowLeft');
  await page.clock.runFor(5000);
  await expectPhoto(page, 3);
  await expect(button(page, 'Resume')).toBeFocused();
  await page.keyboard.press('Enter');
  for (const number of [4, 5, 6, 7, 8]) await playTo(number);
  await expect(button(page, 'Play all 8')).toBeVisible();
  await page.clock.runFor(5000);
  await expectPhoto(page, 8);
});

test('buttons and arrow keys choose a photo', async ({ page }) => {
  await visit(page);
  await expect(strip(page).getByRole('button')).toHaveCount(8);
  await button(page, 'Next photo').click();
  await expectPhoto(page, 2);
  await button(page, 'Previous photo').click();
  await expectPhoto(page, 1);
  await button(page, 'Photo 5 of 8: Let it stand').click();
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Photo 6 of 8: Roll the balls')).toBeFocused();
  await expectPhoto(page, 6);
  await page.keyboard.press('End');
  await expectPhoto(page, 8);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .include('section[aria-labelledby="photos"]')
    .analyze();
  expect(violations).toEqual([]);
});

test('scrolling the strip goes from the first photo to the last and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page);
  await strip(page).scrollIntoViewIfNeeded();
  await strip(page).hover();
  await page.mouse.wheel(20_000, 0);
  await expectPhoto(page, 8);
  await page.mouse.wheel(-20_000, 0);
  await expectPhoto(page, 1);
});

test('pictures load as they are needed, and each of them once', async ({ page }) => {
  // So small that the photos are further away than the browser loads ahead.
  await page.setViewportSize({ width: 390, height: 600 });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) requested.push(pathname);
  });
  const sizesOf = (name: string) => requested.filter((path) => path.startsWith(`/pictures/${name}-`)).length;
  const atRest = watchRequests(page);
  await page.goto('/recipes/oat-dumplings/');
  await atRest();
  expect(sizesOf('photo-flour')).toBe(0);
  await button(page, 'Next photo').click();
  await expectPhoto(page, 2);
  await button(page, 'Next photo').click();
  await expectPhoto(page, 3);
  await expect.poll(() => sizesOf('photo-milk')).toBe(2);
  // In the strip and large.
  expect(['photo-flour', 'photo-milk'].map(sizesOf)).toEqual([2, 2]);
  // In the strip at most.
  expect(['photo-dough', 'photo-poach'].filter((name) => sizesOf(name) > 1)).toEqual([]);
  expect(new Set(requested).size).toBe(requested.length);
});

for (const width of [390, 768, 1440])
  test(`at ${width} px a step has its picture, and all steps begin on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/barley-stew/');
    await ready(page);
    const step = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const season = step('Season the beef').getByRole('img', { name: 'Diced beef on a board' });
    await season.scrollIntoViewIfNeeded();
    const { width: shown = 0, height = 0 } = (await season.boundingBox()) ?? {};
    expect(shown).toBeGreaterThan(140);
    expect(height).toBeCloseTo(0.75 * shown, 0);
    await expect(step('Boil the eggs').getByRole('img')).toHaveCount(0);
    const lefts = ['Season the beef', 'Boil the eggs', 'Brown the beef'].map(async (name) => {
      const box = await page.getByRole('heading', { name, exact: true }).boundingBox();
      return box?.x;
    });
    expect(new Set(await Promise.all(lefts)).size).toBe(1);
  });

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing plays, and a press changes the photo at once', async ({ page }) => {
    await visit(page);
    await expect(button(page, 'Play all 8')).toBeHidden();
    await button(page, 'Next photo').click();
    await expectPhoto(page, 2);
    const longest = await series(page).evaluate((section) =>
      Math.max(
        0,
        ...section
          .getAnimations({ subtree: true })
          // A fade at the end of a row belongs to its scrolling and takes no time.
          .filter(({ timeline }) => timeline === document.timeline)
          .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
      ),
    );
    expect(longest).toBeLessThanOrEqual(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every photo is there with its text, and no buttons', async ({ page }) => {
    await page.goto('/recipes/oat-dumplings/');
    const figures = series(page).getByRole('figure');
    await expect(figures).toHaveCount(8);
    for (const [index, title] of TITLES.entries()) {
      await expect(figures.nth(index).getByText(title, { exact: true })).toBeVisible();
      await expect(figures.nth(index).getByRole('img')).toBeVisible();
    }
    await expect(series(page).getByRole('button')).toHaveCount(0);
  });
});
