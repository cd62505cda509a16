import { expect, test } from 'playwright/test';
import { OwnServer } from '@/e2e/own-server';
import { withBasePath } from '@/lib/base-path';

// Addresses as people get them: typed, joined, cut out of a message with the punctuation behind them.
test.use({ viewport: { width: 390, height: 844 } });

for (const [address, page, title] of [
  ['/Jjajangmyeon', '/jjajangmyeon/', 'Jjajangmyeon'],
  ['/jjajangmyeon).', '/jjajangmyeon/', 'Jjajangmyeon'],
  ['/jjajangmyeon,', '/jjajangmyeon/', 'Jjajangmyeon'],
  ['/jjajangmyeon/%20', '/jjajangmyeon/', 'Jjajangmyeon'],
  ['/travel/Toronto/', '/travel/toronto/', 'Toronto'],
  [
    '/recipes/chickpea_curry?servings=6#method',
    '/recipes/chickpea-curry/?servings=6#method',
    'Chickpea Curry',
  ],
] as const) {
  test(`${address} leads to ${page}`, async ({ page: tab, baseURL }) => {
    await tab.goto('/about/');
    await tab.goto(address);
    await expect(tab).toHaveURL(`${baseURL}${withBasePath(page)}`);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(title);
    await tab.goBack();
    await expect(tab).toHaveURL(`${baseURL}${withBasePath('/about/')}`);
  });
}

for (const [address, offered] of [
  ['/recipes/jjajangmyeon', ['Jjajangmyeon 짜장면']],
  ['/recipe/jjajangmyeon', ['Jjajangmyeon 짜장면']],
  ['/jjajangmeon', ['Jjajangmyeon 짜장면']],
  ['/짜장면', ['Jjajangmyeon 짜장면']],
  ['/toronto', ['Toronto Food Map', 'Toronto Food Events']],
] as const) {
  test(`${address} offers ${offered.join(', ')}`, async ({ page }) => {
    await page.goto(address);
    const suggestions = page.getByRole('main').getByRole('status');
    await expect(suggestions).toContainText('Did you mean');
    await expect(suggestions.getByRole('link')).toHaveText([...offered]);
    await expect(page).toHaveURL(encodeURI(withBasePath(address)));
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
}

test('a suggestion leads to its page', async ({ page }) => {
  await page.goto('/jjajangmeon');
  await page.getByRole('main').getByRole('link', { name: 'Jjajangmyeon' }).click();
  await expect(page).toHaveURL(withBasePath('/jjajangmyeon/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jjajangmyeon');
});

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`nothing moves when suggestions come, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 700 : 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/toronto');
    const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? {};
    const { height } = (await page.getByRole('main').boundingBox()) ?? {};
    await expect(page.getByRole('link', { name: 'Toronto Food Map' }).last()).toBeVisible();
    const after = await page.getByRole('main').boundingBox();
    expect(after?.height).toBe(height);
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(y);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  });
}

test('a page that has led to its own misspelt address is only offered', async ({ page }) => {
  await page.goto('/jjajangmyeon/');
  await page.evaluate(() => window.location.assign('Jjajangmyeon'));
  await expect(page.getByRole('main').getByRole('status').getByRole('link')).toHaveText(
    'Jjajangmyeon 짜장면',
  );
});

test.describe('without a search index', () => {
  test('the 404 page stays as it is', async ({ page }) => {
    await page.route('**/site-index.json', (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/site-index.json'));
    await page.goto('/Jjajangmyeon');
    await asked;
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
    await expect(page).toHaveURL(withBasePath('/Jjajangmyeon'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page stays as it is', async ({ page }) => {
    await page.goto('/Jjajangmyeon');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
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
      const recipe = `${server.site}/jjajangmyeon/`;
      await page.goto(recipe);
      const isKept = () => page.evaluate(async () => Boolean(await caches.match(window.location.pathname)));
      await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
      await page.goto(`${server.site}/Jjajangmyeon/`);
      await expect(page).toHaveURL(recipe);
      await page.goto(`${server.site}/about/`);
      await server.close();
      await page.goto(`${server.site}//jjajangmyeon/`);
      await expect(page).toHaveURL(recipe);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Jjajangmyeon');
    } finally {
      await server.close();
    }
  });
});
