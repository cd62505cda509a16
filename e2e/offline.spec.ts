import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('visited pages open without a network, others lead home', async ({ page, context }) => {
  await page.goto('/jjajangmyeon/');
  const kept = (path: string) =>
    page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreSearch: true })), path);
  // The copy starts after the page has loaded and settled.
  await expect.poll(() => kept('/jjajangmyeon/'), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => kept('/'), { timeout: 20_000 }).toBe(true);

  await context.setOffline(true);
  await page.goto('/jjajangmyeon/?servings=6');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jjajangmyeon');
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('600 g').first()).toBeVisible();

  await page.goto('/about/');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('h1')).toHaveCount(1);
  await context.setOffline(false);
});
