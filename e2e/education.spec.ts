import { expect, test } from 'playwright/test';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

test('an ingredient leads to its card, which opens, and the card leads back to the recipe', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/chickpea-block/');
  await ready(page);
  await page.getByRole('link', { name: 'About dried chickpeas' }).click();
  await expect(page).toHaveURL(/\/legumes\/#chickpeas$/);
  await expect(page.getByRole('heading', { name: 'Chickpeas', level: 3 })).toBeInViewport();
  // The cards lie in a section that is closed otherwise.
  await expect(page.getByRole('button', { name: 'Two to know' })).toHaveAttribute('aria-expanded', 'true');
  const card = page.getByRole('article').filter({ hasText: 'Nutty and firm.' }).last();
  await card.getByRole('link', { name: 'Chickpea Block' }).click();
  await expect(page).toHaveURL(/\/chickpea-block\/$/);
});

test('cups of flour become grams, and the address holds them', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/flour/?cups=2');
  await ready(page);
  const grams = page.getByRole('status').filter({ hasText: /\sg$/ });
  await expect(grams).toHaveText('250 to 260 g');
  await page.getByLabel('Cups', { exact: true }).fill('2 1/2');
  await expect(grams).toHaveText('313 to 325 g');
  await expect(page).toHaveURL(/\?cups=2(\+|%20)1(\/|%2F)2$/);
});

test('a card has its picture beside the text on a phone, and above it on a wide screen', async ({ page }) => {
  await page.goto('/flour/');
  const card = page.locator('#strong-flour');
  const boxes = () =>
    Promise.all([card.getByRole('img'), card.getByRole('heading')].map((part) => part.boundingBox()));
  await page.setViewportSize({ width: 390, height: 844 });
  const [small, beside] = await boxes();
  expect(beside?.y).toBeLessThan((small?.y ?? 0) + 20);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [large, below] = await boxes();
  expect(below?.y).toBeGreaterThan((large?.y ?? 0) + (large?.height ?? 0));
});

test('related pages have their pictures, in one block', async ({ page }) => {
  await page.goto('/salads/');
  const related = page.getByRole('region', { name: 'More like this' });
  await expect(related).toHaveCount(1);
  await expect(related.getByRole('img')).toHaveCount(2);
  await related.getByRole('link', { name: 'Legumes' }).click();
  await expect(page).toHaveURL(/\/legumes\/$/);
});

test.describe('table of contents', () => {
  for (const width of [390, 1280]) {
    test(`stays in view and marks the section that is read at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/legumes/');
      await ready(page);
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const current = contents.locator('[aria-current]');
      await expect(current).toHaveCount(0);
      // The end of the row fades while there is more of it.
      const row = contents.getByRole('list');
      const isCut = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(isCut).toBe(width < 1000);
      await expect(row).toHaveCSS('mask-image', isCut ? /linear-gradient/ : 'none');
      await contents.getByRole('link').last().click();
      await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
      await expect(contents.getByRole('link').last()).toBeInViewport({ ratio: 1 });
      await expect(row).toHaveCSS('mask-image', 'none');
      await contents.getByRole('link').first().focus();
      await page.keyboard.press('Enter');
      await expect(contents.getByRole('link').first()).toHaveAttribute('aria-current', 'location');
      await expect(current).toHaveCount(1);
      // A jump over all sections.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(current).toHaveCount(0);
      await expect(contents.getByRole('link').first()).toBeInViewport({ ratio: 1 });
    });
  }
});
