import type { RequestListener } from 'node:http';
import { expect, test } from 'playwright/test';
import { basePath, withBasePath } from '@/lib/base-path';
import { notFound } from '@/lib/content/pages';
import { OUT } from '@/scripts/export';
import { siteServer } from '@/scripts/serve';
import { OwnServer } from './own-server';
import { exportedRecipes } from './routes';
import { ready, watch } from './watch';

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

/** A page with more than its path in its address. */
const [recipe = '/'] = exportedRecipes;
const ADDRESS = `${recipe}?servings=6#x`;

/** Answers a path with repeated slashes with the page at single ones, as nginx does by itself. */
const merging =
  (site = siteServer(OUT)): RequestListener =>
  (request, response) => {
    const [path = '', ...query] = (request.url ?? '').split('?');
    const merged = path.replace(/\/{2,}/g, '/');
    // Express reads the address that was asked for from here.
    Object.assign(request, { url: [merged, ...query].join('?') });
    site(request, response);
  };

/** Answers a path with repeated slashes with the 404 page. */
const refusing =
  (site = siteServer(OUT)): RequestListener =>
  (request, response) => {
    if (request.url?.includes('//')) Object.assign(request, { url: withBasePath('/no-such-page/') });
    site(request, response);
  };

for (const [host, answer] of [
  ['redirects', siteServer(OUT)],
  ['answers with the page', merging()],
  ['answers with the 404 page', refusing()],
] as const) {
  test.describe(`repeated slashes, where the host ${host}`, () => {
    let server: OwnServer;
    test.beforeEach(async () => {
      server = await new OwnServer(answer).open();
    });
    test.afterEach(() => server.close());

    for (const slashes of ['/', '//'])
      test(`/${slashes} at the start become one, and the page works`, async ({ page }) => {
        const { origin } = new URL(server.site);
        const watched = watch(page, origin);
        watched.allow(/404/);
        await page.goto(`${origin}/${slashes}${withBasePath(ADDRESS).slice(1)}`);
        await expect(page).toHaveURL(server.site + ADDRESS);
        await ready(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
        expect(watched.problems).toEqual([]);
      });

    for (const path of ['//evil.example/', '///evil.example//', '//%5Cevil.example/', '//%2Fevil.example/'])
      test(`${path} stays on the site`, async ({ page }) => {
        const { origin } = new URL(server.site);
        const watched = watch(page, origin);
        watched.allow(/404/);
        await page.goto(origin + path);
        await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
        await ready(page);
        expect(new URL(page.url()).origin).toBe(origin);
        expect(new URL(page.url()).pathname).not.toContain('//');
        expect(watched.problems).toEqual([]);
      });
  });
}

test('an address of malformed percent-encoding is the 404 page without an error', async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  watched.allow(/404/);
  await page.goto(`${basePath}/%E0%A4%A`);
  await ready(page);
  await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  expect(watched.problems).toEqual([]);
});

test('a very long address is the 404 page without an error', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  watched.allow(/404/);
  await page.goto(`${basePath}/${'long-'.repeat(1500)}`);
  await ready(page);
  await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
  expect(watched.problems).toEqual([]);
});
