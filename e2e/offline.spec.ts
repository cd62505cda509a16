import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { listenNear } from '@/scripts/gate/serve';

test.use({ serviceWorkers: 'allow' });

test('visited pages open without a server, others lead home', async ({ page }) => {
  // A server of its own: the browser's offline switch does not reach a service worker, a closed server does.
  const { server, port } = await listenNear('out', 4600);
  const site = `http://localhost:${port}`;
  await page.goto(`${site}/jjajangmyeon/`);
  const kept = (path: string) =>
    page.evaluate(async (wanted) => Boolean(await caches.match(wanted, { ignoreSearch: true })), path);
  // The copy starts after the page has loaded and settled.
  await expect.poll(() => kept('/jjajangmyeon/'), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => kept('/'), { timeout: 20_000 }).toBe(true);

  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await page.goto(`${site}/jjajangmyeon/?servings=6`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jjajangmyeon');
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('600 g').first()).toBeVisible();

  await page.goto(`${site}/beef/`);
  await expect(page).toHaveURL(`${site}/`);
  await expect(page.locator('h1')).toHaveCount(1);
});
