import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import * as words from '@/.content/words/streets';
import { site } from '@/lib/content/site';
import { mapsOf } from '@/lib/travel/guides/guide';
import { open } from './city';
import { needed } from './content/found';
import { cardAddress, cities } from './content/travel';
import { streetTiles } from './street-tiles';
import { settled, watch } from './watch';

/** A region with a single place that has a position: there its pin stands in the middle of the streets. */
const [alone] = site.streets
  ? cities.flatMap((of) =>
      mapsOf(of.guide).flatMap((map) => {
        const located = of.restaurants.filter(({ coordinates }) => coordinates);
        const single = map.regions.find((id) => located.filter(({ region }) => region === id).length === 1);
        const restaurant = located.find(({ region }) => region === single);
        return restaurant?.coordinates ? [{ of, map, restaurant, at: restaurant.coordinates }] : [];
      }),
    )
  : [];
const ALONE = 'region with a single place that has a position';

/** Streets take their time on a busy machine. */
const DRAWN = { timeout: 30_000 };

type Alone = NonNullable<typeof alone>;

/** The map with the region chosen, its card, and its button for streets. */
async function opened(page: Page, { of, map, restaurant }: Alone) {
  await open(page, cardAddress(of, restaurant).replace(/#.*/, ''));
  const section = page.locator(`#map-${map.id}`);
  const card = section.locator(`[data-place="${restaurant.slug}"]`);
  return { section, card, show: section.getByRole('button', { name: words.show }) };
}

/** What goes wrong, beside that a browser without a graphics card is slow. */
function watchStreets(page: Page, baseURL = '') {
  const watched = watch(page, baseURL);
  watched.allow(/GPU stall due to ReadPixels/);
  watched.allow(new RegExp(`^request to ${new URL(site.streets ?? '').origin}/`));
  return watched;
}

/** The middle of a map, where what it was moved to stands, as far as its controls leave room. */
async function middleOf(page: Page, { map }: Alone) {
  const box = await page.getByRole('region', { name: words.map({ name: map.name }) }).boundingBox();
  if (!box) throw new Error('There are no streets.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 + 8 };
}

test('streets come when they are asked for; the pin and the card of a place follow each other', async ({
  page,
  baseURL,
}) => {
  const there = needed(alone, ALONE);
  const asked = await streetTiles(page, there.at);
  const watched = watchStreets(page, baseURL);
  const { section, card, show } = await opened(page, there);
  await expect(section.getByText(words.from({ host: new URL(site.streets ?? '').host }))).toBeVisible();
  expect(asked).toEqual([]);
  await show.press('Enter');
  await expect(section.getByText(words.shown)).toBeAttached(DRAWN);
  await expect(section.getByRole('link', { name: 'Tiles' })).toHaveAttribute(
    'href',
    'https://tiles.example/',
  );
  await section.getByRole('button', { name: words.zoomIn }).scrollIntoViewIfNeeded();
  await settled(page);

  const { x, y } = await middleOf(page, there);
  await page.mouse.move(x, y);
  await expect(card.getByRole('article')).toHaveAttribute('data-hovered', 'true');
  await page.mouse.move(x - 100, y);
  await expect(card.getByRole('article')).not.toHaveAttribute('data-hovered');
  const pin = () => page.screenshot({ clip: { x: x - 12, y: y - 12, width: 24, height: 24 } });
  const before = await pin();
  await card.getByRole('heading').hover();
  await expect.poll(async () => (await pin()).equals(before)).toBe(false);

  const { violations } = await new AxeBuilder({ page }).include(`#map-${there.map.id}`).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(watched.problems).toEqual([]);
  await section.getByRole('button', { name: words.hide }).click();
  await expect(section.getByRole('button', { name: words.zoomIn })).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger beside a pin means it, and its card comes into view', async ({ page }) => {
    const there = needed(alone, ALONE);
    await streetTiles(page, there.at);
    const { section, card, show } = await opened(page, there);
    await show.tap();
    await expect(section.getByText(words.shown)).toBeAttached(DRAWN);
    await section.getByRole('button', { name: words.hide }).scrollIntoViewIfNeeded();
    await settled(page);
    const { x, y } = await middleOf(page, there);
    await page.touchscreen.tap(x + 18, y);
    await expect(card.getByRole('article')).toHaveAttribute('data-hovered', 'true');
    await expect(card.getByRole('heading')).toBeInViewport();
  });
});

/** Three places to walk to, in a guide that has streets. */
const [evening] = site.streets
  ? cities.flatMap(({ route, restaurants }) => {
      const located = restaurants.filter(({ coordinates }) => coordinates).slice(0, 3);
      return located.length === 3 ? [{ route, slugs: located.map(({ slug }) => slug) }] : [];
    })
  : [];

test('a walk has its streets too, and nothing of them is asked for before', async ({ page, baseURL }) => {
  const { route, slugs } = needed(evening, 'guide with three places that have positions');
  const asked = await streetTiles(page, needed(alone, ALONE).at);
  const watched = watchStreets(page, baseURL);
  // A walk that comes with a link shows itself.
  await open(page, `${route}?walk=${slugs.join()}`);
  const dialog = page.getByRole('dialog');
  const show = dialog.getByRole('button', { name: words.show });
  await expect(show).toBeVisible();
  expect(asked).toEqual([]);
  await show.press('Enter');
  await expect(dialog.getByText(words.shown)).toBeAttached(DRAWN);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // A key that moves the map does not leave the dialog.
  await dialog.getByRole('region', { name: words.walk }).press('ArrowRight');
  await expect(dialog.getByRole('link', { name: 'Tiles' })).toBeVisible();
  expect(watched.problems).toEqual([]);
});

test('a service that does not answer is named, the drawn map stays, and it can be tried again', async ({
  page,
}) => {
  const there = needed(alone, ALONE);
  let isDown = true;
  await streetTiles(page, there.at, async (route) => {
    if (isDown) await route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } });
    return isDown;
  });
  const { section, show } = await opened(page, there);
  await show.click();
  const { host } = new URL(site.streets ?? '');
  await expect(section.getByText(words.unreachable({ host }))).toBeVisible(DRAWN);
  await expect(section.getByRole('img').first()).toBeVisible();
  isDown = false;
  await section.getByRole('button', { name: words.again }).click();
  await expect(section.getByText(words.shown)).toBeAttached(DRAWN);
});

test('a browser that draws no streets says so', async ({ page }) => {
  const there = needed(alone, ALONE);
  await streetTiles(page, there.at);
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more);
    } as typeof getContext;
  });
  const { section, show } = await opened(page, there);
  await show.click();
  await expect(section.getByText(words.noDrawing)).toBeVisible(DRAWN);
});

test('without a network it says so, and the drawn map stays', async ({ page, context }) => {
  const there = needed(alone, ALONE);
  await streetTiles(page, there.at, async (route) => {
    if (!(await page.evaluate(() => navigator.onLine))) await route.abort('internetdisconnected');
    return !(await page.evaluate(() => navigator.onLine));
  });
  const { section, show } = await opened(page, there);
  await show.click();
  await expect(section.getByText(words.shown)).toBeAttached(DRAWN);
  await section.getByRole('button', { name: words.hide }).click();
  await context.setOffline(true);
  await show.click();
  await expect(section.getByText(words.offline)).toBeVisible(DRAWN);
});
