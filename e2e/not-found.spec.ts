import { expect, test } from 'playwright/test';
import { notFound } from '@/lib/content/pages';
import { watch } from './watch';

/** The message as it reads, without the addresses of its links. */
const message = notFound.message.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

for (const path of ['/no-such-page/', '/recipes/999999/']) {
  test(`${path} is the 404 page, is not indexed, and its path is written to the console`, async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    watched.allow(/404/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(message);
    await expect.poll(() => said.join('\n')).toContain(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: notFound.home.name }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    expect(watched.problems).toEqual([]);
  });
}

test('an address without its slash is sent on with its query', async ({ request }) => {
  const response = await request.get('/recipes?time=30', { maxRedirects: 0 });
  expect([301, 308]).toContain(response.status());
  expect(response.headers().location).toBe('/recipes/?time=30');
});
