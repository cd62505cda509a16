import type { RequestListener } from 'node:http';
import { expect, test } from 'playwright/test';
import { FIXTURE_OUT } from '@/scripts/export';
import { siteServer } from '@/scripts/serve';
import { recordShifts, shiftOf } from './layout-shift';
import { OwnServer } from './own-server';
import { ready, watch } from './watch';

for (const path of ['/no-such-page/', '/recipes/999999/']) {
  test(`${path} is the 404 page, is not indexed, and its path is written to the console`, async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    watched.allow(/404/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      'Nothing stands here. Perhaps the dishes are what you want.',
    );
    await expect.poll(() => logged.join('\n')).toContain(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'To the front' }).click();
    await expect(page).toHaveURL('/');
    expect(watched.problems).toEqual([]);
  });
}

test('an address without its slash is sent on with its query', async ({ request }) => {
  const response = await request.get('/recipes?time=30', { maxRedirects: 0 });
  expect([301, 308]).toContain(response.status());
  expect(response.headers().location).toBe('/recipes/?time=30');
});

const ADDRESS = '/barley-stew/?servings=6#x';

/** Answers a path with repeated slashes with the page at single ones, as nginx does by itself. */
const merging =
  (site = siteServer(FIXTURE_OUT, '')): RequestListener =>
  (request, response) => {
    const [path = '', ...query] = (request.url ?? '').split('?');
    const merged = path.replace(/\/{2,}/g, '/');
    // Express reads the address that was asked for from here.
    Object.assign(request, { url: [merged, ...query].join('?') });
    site(request, response);
  };

/** Answers a path with repeated slashes with the 404 page. */
const refusing =
  (site = siteServer(FIXTURE_OUT, '')): RequestListener =>
  (request, response) => {
    if (request.url?.includes('//')) Object.assign(request, { url: '/no-such-page/' });
    site(request, response);
  };

for (const [host, answer] of [
  ['redirects', siteServer(FIXTURE_OUT, '')],
  ['answers with the page', merging()],
  ['answers with the 404 page', refusing()],
] as const) {
  test.describe(`repeated slashes, where the host ${host}`, () => {
    let server: OwnServer;
    test.beforeEach(async () => {
      server = await new OwnServer(answer).open();
    });
    test.afterEach(() => server.close());

    test('three at the start become one, and the page works', async ({ page }) => {
      const { origin } = new URL(server.site);
      const watched = watch(page, origin);
      watched.allow(/404/);
      await page.goto(`${origin}//${ADDRESS}`);
      await expect(page).toHaveURL(server.site + ADDRESS);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(watched.problems).toEqual([]);
    });

    test('the name of another host stays a path of the site', async ({ page }) => {
      const { origin } = new URL(server.site);
      const watched = watch(page, origin);
      watched.allow(/404/);
      for (const path of [
        '//evil.example/',
        '///evil.example//',
        '//%5Cevil.example/',
        '//%2Fevil.example/',
      ]) {
        await page.goto(origin + path);
        await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible();
        await ready(page);
        expect(new URL(page.url()).origin).toBe(origin);
        expect(new URL(page.url()).pathname).not.toContain('//');
      }
      expect(watched.problems).toEqual([]);
    });
  });
}

for (const [name, address] of [
  ['malformed percent-encoding', '/%E0%A4%A'],
  ['7,500 characters', `/${'long-'.repeat(1500)}`],
] as const)
  test(`an address of ${name} is the 404 page without an error`, async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    watched.allow(/404/);
    await page.goto(address);
    await ready(page);
    await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible();
    expect(watched.problems).toEqual([]);
  });

// Addresses as people type them and as messengers change them.
for (const [address, page, title] of [
  ['/Barley-Stew).', '/barley-stew/', 'Barley Stew'],
  ['/barley-stew/%20', '/barley-stew/', 'Barley Stew'],
  ['/travel/Port-Alder/', '/travel/port-alder/', 'Port Alder'],
  ['/recipes/rice_bowls?servings=6#method', '/recipes/rice-bowls/?servings=6#method', 'Rice Bowls'],
  ['/BARLEY-STEW/index.html?servings=6#method', '/barley-stew/?servings=6#method', 'Barley Stew'],
] as const) {
  test(`${address} leads to ${page}`, async ({ page: tab }) => {
    await tab.goto('/about/');
    await tab.goto(address);
    await expect(tab).toHaveURL(page);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(title);
    await tab.goBack();
    await expect(tab).toHaveURL('/about/');
  });
}

// Old addresses with a parameter: at a page, at a path that is redirected too, and at none.
for (const [address, page] of [
  ['/?p=12', '/barley-stew/'],
  ['/?utm_source=mail&p=12', '/barley-stew/'],
  ['/clay/?p=13', '/recipes/rice-bowls/'],
  ['/clay/?p=99', '/pottery/'],
  ['/clay/', '/pottery/'],
  ['/journal/?page_id=7', '/about/'],
  ['/?p=99', '/?p=99'],
] as const) {
  test(`the old address ${address} leads to ${page}`, async ({ page: tab }) => {
    await tab.goto(address);
    await expect(tab).toHaveURL(page);
    await ready(tab);
    await expect(tab).toHaveURL(page);
  });
}

for (const [address, offered] of [
  ['/recipe/barley-stew', ['Barley Stew 보리국']],
  ['/barly-stew', ['Barley Stew 보리국']],
  ['/보리국', ['Barley Stew 보리국']],
] as const) {
  test(`${address} offers ${offered.join(', ')}`, async ({ page }) => {
    await page.goto(address);
    const suggestions = page.getByRole('main').getByRole('status');
    await expect(suggestions).toContainText('Did you mean');
    await expect(suggestions.getByRole('link')).toHaveText([...offered]);
    await expect(page).toHaveURL(encodeURI(address));
    await suggestions.getByRole('link').first().click();
    await expect(page).toHaveURL('/barley-stew/');
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`nothing moves when suggestions come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 700 : 800 });
    await recordShifts(page);
    await page.goto('/port-alder');
    const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    const { height } = (await page.getByRole('main').boundingBox()) ?? {};
    await expect(page.getByRole('main').getByRole('status').getByRole('link').first()).toBeVisible();
    expect((await page.getByRole('main').boundingBox())?.height).toBe(height);
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(y);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}

test('a page that has led to its own misspelt address is only offered', async ({ page }) => {
  await page.goto('/barley-stew/');
  await page.evaluate(() => window.location.assign('/Barley-Stew'));
  await expect(page.getByRole('main').getByRole('status').getByRole('link')).toHaveText('Barley Stew 보리국');
});

test('without a search index the 404 page stays as it is', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/search-index.json'));
  await page.goto('/Barley-Stew');
  await asked;
  await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
  await expect(page).toHaveURL('/Barley-Stew');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page stays as it is', async ({ page }) => {
    await page.goto('/Barley-Stew');
    await expect(page.getByRole('heading', { name: 'No such page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'To the front' })).toBeVisible();
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  });
});

test.describe('with the offline worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a misspelt address leads to its page, and repeated slashes to its copy without a network', async ({
    page,
  }) => {
    const server = await new OwnServer().open();
    try {
      const recipe = `${server.site}/barley-stew/`;
      await page.goto(recipe);
      const isStored = () => page.evaluate(async () => Boolean(await caches.match(window.location.pathname)));
      await expect.poll(isStored, { timeout: 20_000 }).toBe(true);
      await page.goto(`${server.site}/Barley-Stew/`);
      await expect(page).toHaveURL(recipe);
      await page.goto(`${server.site}/about/`);
      await server.close();
      await page.goto(`${server.site}//barley-stew/`);
      await expect(page).toHaveURL(recipe);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Barley Stew');
    } finally {
      await server.close();
    }
  });
});
