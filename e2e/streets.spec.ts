import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { open } from './guide';
import { streetTiles } from './street-tiles';
import { settled, watch } from './watch';

// Street maps from a tile service, loaded on request.

/** Oyster Hut, the only restaurant of its region: its pin is in the middle of the streets. */
const HUT = [51.9877, -7.88] as const;
const REGION = '/travel/port-alder/?region=eastwick';

/** Timeout for a map that is rendered in software. */
const DRAWN = { timeout: 30_000 };
const SHOWN = 'Street map shown. The list has the same places.';

const coast = (page: Page) => page.locator('#map-coast');
const card = (page: Page) => coast(page).getByRole('article').filter({ hasText: 'Oyster Hut' });
const showButton = (page: Page) => coast(page).getByRole('button', { name: 'Show streets' });

/** Problems of the page, except that software drawing is slow. */
function watchStreets(page: Page, baseURL = '') {
  const watched = watch(page, baseURL);
  watched.allow(/GPU stall due to ReadPixels/);
  watched.allow(/^request to https:\/\/streets\.test\//);
  return watched;
}

/** The middle of the map without its controls. */
async function middleOf(page: Page) {
  const box = await page.getByRole('region', { name: 'Streets of the coast' }).boundingBox();
  if (!box) throw new Error('There are no streets.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 + 8 };
}

test('streets load on request, and the pin and the card of a restaurant follow each other', async ({
  page,
  baseURL,
}) => {
  const requested = await streetTiles(page, HUT);
  const watched = watchStreets(page, baseURL);
  await open(page, REGION);
  await expect(coast(page).getByText('Street map from streets.test')).toBeVisible();
  expect(requested).toEqual([]);
  await showButton(page).press('Enter');
  await expect(coast(page).getByText(SHOWN)).toBeAttached(DRAWN);
  await expect(coast(page).getByRole('link', { name: 'Tiles' })).toHaveAttribute(
    'href',
    'https://tiles.example/',
  );
  await coast(page).getByRole('button', { name: 'Zoom in' }).scrollIntoViewIfNeeded();
  await settled(page);

  const { x, y } = await middleOf(page);
  // The map draws its pins after the streets: the mouse moves until it meets one.
  await expect(async () => {
    await page.mouse.move(x - 100, y);
    await page.mouse.move(x, y);
    await expect(card(page)).toHaveAttribute('data-hovered', 'true', { timeout: 500 });
  }).toPass(DRAWN);
  await page.mouse.move(x - 100, y);
  await expect(card(page)).not.toHaveAttribute('data-hovered');
  const pin = () => page.screenshot({ clip: { x: x - 12, y: y - 12, width: 24, height: 24 } });
  const before = await pin();
  await card(page).getByRole('heading').hover();
  await expect.poll(async () => (await pin()).equals(before), DRAWN).toBe(false);

  const { violations } = await new AxeBuilder({ page }).include('#map-coast').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(watched.problems).toEqual([]);
  await coast(page).getByRole('button', { name: 'Hide streets' }).click();
  await expect(coast(page).getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap beside a pin scrolls to its card', async ({ page }) => {
    await streetTiles(page, HUT);
    await open(page, REGION);
    await showButton(page).tap();
    await expect(coast(page).getByText(SHOWN)).toBeAttached(DRAWN);
    await coast(page).getByRole('button', { name: 'Hide streets' }).scrollIntoViewIfNeeded();
    await settled(page);
    // The map draws its pins after the streets: a tap before that meets none.
    await expect(async () => {
      const { x, y } = await middleOf(page);
      await page.touchscreen.tap(x + 18, y);
      await expect(card(page)).toHaveAttribute('data-hovered', 'true', { timeout: 500 });
    }).toPass(DRAWN);
    await expect(card(page).getByRole('heading')).toBeInViewport();
  });
});

test('a walk has a street map, loaded on request', async ({ page, baseURL }) => {
  const requested = await streetTiles(page, HUT);
  const watched = watchStreets(page, baseURL);
  await open(page, '/travel/port-alder/?walk=blue-door,night-lamp,saffron-room');
  const dialog = page.getByRole('dialog', { name: 'A shared walk' });
  const show = dialog.getByRole('button', { name: 'Show streets' });
  await expect(show).toBeVisible();
  expect(requested).toEqual([]);
  await show.press('Enter');
  await expect(dialog.getByText(SHOWN)).toBeAttached(DRAWN);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // An arrow key moves the map and does not close the dialog.
  await dialog.getByRole('region', { name: 'Streets of the walk' }).press('ArrowRight');
  await expect(dialog.getByRole('link', { name: 'Tiles' })).toBeVisible();
  expect(watched.problems).toEqual([]);
});

test('a service that fails is named, the drawn map stays, and a press tries again', async ({ page }) => {
  let isDown = true;
  await streetTiles(page, HUT, async (route) => {
    if (isDown) await route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } });
    return isDown;
  });
  await open(page, REGION);
  await showButton(page).click();
  await expect(coast(page).getByText('The street map didn’t load from streets.test.')).toBeVisible(DRAWN);
  await expect(coast(page).getByRole('img').first()).toBeVisible();
  isDown = false;
  await coast(page).getByRole('button', { name: 'Try again' }).click();
  await expect(coast(page).getByText(SHOWN)).toBeAttached(DRAWN);
});

test('a browser without WebGL reports that it cannot draw streets', async ({ page }) => {
  await streetTiles(page, HUT);
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more);
    } as typeof getContext;
  });
  await open(page, REGION);
  await showButton(page).click();
  await expect(coast(page).getByText('This browser can’t show the street map.')).toBeVisible(DRAWN);
});

test('offline, the page reports it and the drawn map stays', async ({ page, context }) => {
  let isOffline = false;
  await streetTiles(page, HUT, async (route) => {
    if (isOffline) await route.abort('internetdisconnected');
    return isOffline;
  });
  await open(page, REGION);
  await showButton(page).click();
  await expect(coast(page).getByText(SHOWN)).toBeAttached(DRAWN);
  await coast(page).getByRole('button', { name: 'Hide streets' }).click();
  isOffline = true;
  await context.setOffline(true);
  await showButton(page).click();
  await expect(coast(page).getByText('The street map needs a connection.')).toBeVisible(DRAWN);
  await expect(coast(page).getByRole('img').first()).toBeVisible();
});

test('a walk without a signal says so in the middle of its map, and a press tries again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await streetTiles(page, HUT);
  await open(page, '/travel/port-alder/?walk=blue-door,night-lamp,saffron-room');
  const dialog = page.getByRole('dialog', { name: 'A shared walk' });
  const show = dialog.getByRole('button', { name: 'Show streets' });
  await expect(show).toBeVisible();
  await context.setOffline(true);
  await show.click();
  await expect(dialog.getByText('The street map needs a connection.')).toBeInViewport({ ratio: 1 });
  const retry = dialog.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await retry.click();
  await expect(dialog.getByText(SHOWN)).toBeAttached(DRAWN);
});
