import { expect, type Page, test } from 'playwright/test';
import { recordShifts, shiftOf, watchRequests } from './layout-shift';
import { ready } from './watch';

const NOON = '2026-10-30T12:00:00-04:00';

const bottom = async (page: Page, name: string | RegExp, role: 'button' | 'heading') =>
  page
    .getByRole(role, { name })
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', timezoneId: 'America/Toronto' });

  for (const address of ['/barley-stew/', '/chickpea-block/', '/recipes/brined-turnips/']) {
    test(`${address} shows title, facts and one row of actions on the first screen`, async ({ page }) => {
      await page.clock.setFixedTime(NOON);
      await recordShifts(page);
      const quiet = watchRequests(page);
      await page.goto(address);
      await quiet();
      expect(await bottom(page, /./, 'heading')).toBeLessThan(844);
      const names = ['Cook mode', 'Save for later', 'Add to shopping list', 'Share'];
      const tops = await Promise.all(
        names.map(async (name) => {
          expect(await bottom(page, name, 'button'), name).toBeLessThan(844);
          const box = await page.getByRole('button', { name, exact: true }).first().boundingBox();
          return box && Math.round(box.y + box.height / 2);
        }),
      );
      expect(new Set(tops).size).toBe(1);
      await expect(page.getByRole('button', { name: /Start .+Plan it$/ })).toBeVisible();
      expect(await shiftOf(page)).toBeLessThan(0.001);
    });
  }

  test('a link that sets the servings says so without moving the list', async ({ page }) => {
    await recordShifts(page);
    const quiet = watchRequests(page);
    await page.goto('/barley-stew/?servings=6#ingredients');
    await quiet();
    const note = page.getByText('Set to 6 servings by the link you opened.');
    await expect(note).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.01);
    await page.getByRole('button', { name: 'Back to 4' }).press('Enter');
    await expect(page.getByRole('button', { name: '1×, the recipe as written' })).toBeFocused();
    await expect(page).toHaveURL(/\/barley-stew\/#ingredients$/);
    await expect(note).toHaveCount(0);
    await page.getByRole('button', { name: 'More servings' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '5 servings' })).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});

test('the line to the planner answers for the coming dinner and opens the planner by key', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/barley-stew/');
  await ready(page);
  const line = page.getByRole('button', { name: 'Want to eat at 7 pm? Start at 5:35 pm. Plan it' });
  await line.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Plan it' })).toContainText('Start today at 5:35 pm.');
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
});

test.describe('from 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 }, reducedMotion: 'reduce' });

  test('the ingredients stay in view beside the method', async ({ page }) => {
    await page.goto('/barley-stew/');
    await ready(page);
    const steps = page.getByRole('checkbox', { name: /^Step \d/ });
    await steps.nth(3).evaluate((box) => window.scrollTo(0, box.getBoundingClientRect().top + scrollY - 300));
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeInViewport();
    await expect(steps.nth(3)).toBeInViewport();
  });
});

test('without script the line to the planner asks a question that is true at any time', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/barley-stew/');
  await expect(page.getByRole('link', { name: 'Jump to Recipe' })).toBeVisible();
  const html = await page.content();
  expect(html).toContain('Want to eat at 7&nbsp;pm?');
  expect(html).not.toContain('Start at 5');
  await page.close();
});
