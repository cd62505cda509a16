import { expect, type Page, test } from 'playwright/test';
import { watchRequests } from './layout-shift';
import { ready } from './watch';

const slider = (page: Page) => page.getByRole('slider', { name: 'From raw to finished' });

/** Alternative texts of the pictures that screen readers find in the introduction. */
const shown = (page: Page) =>
  page
    .getByRole('region', { name: 'Introduction' })
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));

const FINISHED = 'A blue bowl of barley stew with diced beef and half a boiled egg';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page and moves the mouse, the sign of a visitor. */
async function visit(page: Page, route = '/'): Promise<void> {
  await page.goto(route);
  await ready(page);
  await page.mouse.move(200, 200);
}

test('the dish is the finished one, and its moments are loaded at the first sign of a visitor', {
  tag: '@engines',
}, async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => pictures.push(request.url()));
  const moments = () => pictures.filter((address) => /pictures\/(grain|pan|skewers)-/.test(address));
  // Each script of the test counts as input of the visitor.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }));
  const atRest = watchRequests(page);
  await page.goto('/');
  await atRest();
  await expect(slider(page)).toHaveCount(0);
  // A mouse that rests over the page while it is laid out.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await atRest();
  expect(moments()).toEqual([]);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 200);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Finished');
  expect(moments()).toHaveLength(3);
});

test('without one of its moments the dish stays finished, without a handle', { tag: '@engines' }, async ({
  page,
}) => {
  const failed = page.waitForEvent('requestfailed', (request) => /\/pan-/.test(request.url()));
  await page.route(/pictures\/pan-/, (route) => route.abort());
  await visit(page);
  await failed;
  await expect(page.getByRole('img', { name: FINISHED })).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
  await expect(page.locator('[src*="/pan-"]')).toHaveCount(0);
});

test('the handle waits until all moments of the dish are loaded', async ({ page }) => {
  const loaded = page.waitForResponse(/pictures\/grain-/);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/pictures\/pan-/, async (route) => {
    await released;
    await route.continue();
  });
  await visit(page);
  await (await loaded).finished();
  await expect(page.locator('[src*="/pan-"]')).toHaveCount(1);
  await expect(slider(page)).toHaveCount(0);
  release();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Finished');
});

test('arrow keys move the dish through its moments, each by its name', { tag: '@engines' }, async ({
  page,
}) => {
  await visit(page);
  await slider(page).focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Browned'],
    ['ArrowLeft', 'Cut'],
    ['Home', 'Raw'],
    ['ArrowLeft', 'Raw'],
    ['ArrowRight', 'Cut'],
    ['End', 'Finished'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', name);
  }
});

test('the picture of the moment is the one that screen readers find', { tag: '@engines' }, async ({
  page,
}) => {
  await visit(page);
  await slider(page).press('Home');
  await expect.poll(() => shown(page)).toContain('Barley, beef and onions on a table');
  expect(await shown(page)).not.toContain('Beef and onions, diced');
});

test('scrolling makes the dish from raw to finished, until the visitor takes the handle', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page);
  await expect(slider(page)).toBeVisible();
  await page.mouse.wheel(0, 20);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Raw');
  await page.mouse.wheel(0, 600);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Finished');
  await page.mouse.wheel(0, -610);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Raw');
  await slider(page).fill('2');
  await page.mouse.wheel(0, 600);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Browned');
});

test('a press on the picture still opens the recipe, and the recipe has the same handle', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page);
  await expect(slider(page)).toBeVisible();
  await page.getByRole('img', { name: FINISHED }).click();
  await expect(page).toHaveURL('/barley-stew/');
  await slider(page).press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Raw');
});

test('with reduced motion the moments stand side by side, without a handle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await ready(page);
  await page.mouse.wheel(0, 10);
  await expect(page.getByRole('img', { name: 'Beef and onions, diced' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Brown beef in a pan' })).toBeVisible();
  await expect(slider(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the dish is finished and has no handle', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: FINISHED })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});

test('on paper the dish is finished', async ({ page }) => {
  await visit(page);
  await slider(page).press('Home');
  await page.emulateMedia({ media: 'print' });
  await expect(slider(page)).toBeHidden();
  await expect(page.getByRole('img', { name: 'Barley, beef and onions on a table' })).toBeHidden();
  // A letter that is transparent for its background is not printed.
  const word = page.getByRole('heading', { level: 1 }).getByText('Peppered');
  await expect(word).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
