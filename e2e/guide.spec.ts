import { expect, type Locator, test } from 'playwright/test';
import {
  explore,
  mapOf,
  open,
  pointOnMap,
  pressRegion,
  regionButton,
  regionHeading,
  restaurantCard,
  shape,
  visibleCards,
} from './guide';
import { insideOf, pointAt } from './map';
import { settled, watch } from './watch';

// The map of regions of a guide with restaurants, and the list beside it.

const GUIDE = '/travel/port-alder/';
const CHOOSE = 'Choose a region on the map.';

test('a region shows its restaurants while the mouse is on it, and keeps them once clicked', async ({
  page,
}) => {
  await open(page, GUIDE);
  await expect(page.getByRole('heading', { level: 1, name: 'Port Alder: Lunch by the Ferry' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Explore the harbour' })).toBeVisible();
  const buttons = page.getByRole('group', { name: 'Quarters of Port Alder' }).getByRole('button');
  await expect(buttons).toHaveText([/^Quayside\s*2/, /^Upper Town\s*3/, /^North Hill\s*2/]);
  const map = mapOf(page, 'Port Alder');
  await expect(map.locator('[data-region]')).toHaveCount(3);
  for (const name of ['Quayside', 'Upper Town', 'NorthHill', 'Alder Bay'])
    await expect(map.locator('text').filter({ hasText: name, visible: true })).toBeVisible();

  await pointAt(page, shape(page, 'northHill'));
  await expect(explore(page).getByText(CHOOSE)).toBeHidden();
  await expect(visibleCards(page)).toHaveCount(2);
  await page.mouse.move(2, 300);
  await expect(explore(page).getByText(CHOOSE)).toBeVisible();
  await expect(visibleCards(page)).toHaveCount(7);

  await pressRegion(page, shape(page, 'upperTown'));
  await expect(regionHeading(page, 'Upper Town')).toBeVisible();
  await expect(visibleCards(page)).toHaveCount(3);
  await expect(regionButton(page, 'Upper Town')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?region=upperTown$/);
  await expect(map).toHaveAccessibleName('Map of Port Alder, Upper Town selected');
  // A hovered region does not replace the selected one.
  await pointAt(page, shape(page, 'quayside'));
  await expect(shape(page, 'quayside')).toHaveAttribute('data-hovered');
  await expect(regionHeading(page, 'Upper Town')).toBeVisible();
  // Another click moves the selection, a second one on the same region ends it.
  await pressRegion(page, shape(page, 'quayside'));
  await expect(regionHeading(page, 'Quayside')).toBeVisible();
  await expect(page).toHaveURL(/\?region=quayside$/);
  await pressRegion(page, shape(page, 'quayside'));
  await page.mouse.move(2, 300);
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await expect(explore(page).getByText(CHOOSE)).toBeVisible();
});

test('a focused control that a hovered region hides gives its focus to the heading of the list', async ({
  page,
}) => {
  await open(page, GUIDE);
  await explore(page).getByRole('button', { name: 'Hours of Blue Door' }).focus();
  await pointAt(page, shape(page, 'upperTown'));
  await expect(restaurantCard(page, 'Blue Door')).toBeHidden();
  await expect(page.locator(':focus')).toContainText('Upper Town');
});

test('a region without restaurants says so', async ({ page }) => {
  await open(page, GUIDE);
  const inland = page.locator('#map-inland');
  await pressRegion(page, mapOf(page, 'the inland villages').locator('[data-region="highmoor"]'));
  await expect(page).toHaveURL(/\?region=highmoor$/);
  await expect(inland.getByRole('heading', { name: 'Highmoor' })).toBeVisible();
  await expect(inland.getByText('Nothing on my map here so far.')).toBeVisible();
  await expect(inland.getByRole('article').filter({ visible: true })).toHaveCount(0);
});

test('nothing moves while the mouse goes from region to region', async ({ page }) => {
  await open(page, GUIDE);
  for (const width of [768, 1152, 1280]) {
    await page.mouse.move(2, 300);
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const places = () =>
      page.evaluate(() =>
        ['map-city', 'after-city'].map((id) => {
          const { left, top, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
          return [left, top + window.scrollY, height];
        }),
      );
    const before = await places();
    for (const [id, name] of [
      ['quayside', 'Quayside'],
      ['upperTown', 'Upper Town'],
      ['northHill', 'North Hill'],
    ] as const) {
      await pointAt(page, shape(page, id));
      await expect(regionHeading(page, name)).toBeVisible();
      await settled(page);
      expect(await places(), `${name}, ${width} px wide`).toEqual(before);
    }
  }
});

test('a skip link leads the keyboard past the list', { tag: '@engines' }, async ({ page }) => {
  await open(page, GUIDE);
  const skip = page.getByRole('link', { name: 'Skip the restaurants on the map of Port Alder' });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  // It is at the beginning of the list that it skips.
  const first = explore(page).getByRole('article').first();
  const [link, box] = [await skip.boundingBox(), await first.boundingBox()];
  expect(Math.abs((link?.y ?? 0) - (box?.y ?? 999))).toBeLessThan(120);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#after-city$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save this guide to my phone' })).toBeFocused();
});

test('Tab goes through the whole list while the mouse rests on the map', async ({ page }) => {
  await open(page, GUIDE);
  const skip = page.getByRole('link', { name: 'Skip the restaurants on the map of Port Alder' });
  await skip.focus();
  // The mouse is over the map from the start, and does not move.
  const { x, y } = await insideOf(shape(page, 'northHill'), 'where it is');
  await page.goto('about:blank');
  await page.mouse.move(x, y);
  await open(page, GUIDE);
  await skip.focus();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Restaurants on the map of Port Alder' })).toBeFocused();
  const focusedCard = () => page.evaluate(() => document.activeElement?.closest('article[id]')?.id ?? 'none');
  const visited = new Set<string>();
  await page.keyboard.press('Tab');
  for (let card = await focusedCard(); card !== 'none' && visited.size < 8; card = await focusedCard()) {
    visited.add(card);
    await page.keyboard.press('Tab');
  }
  expect([...visited]).toEqual([
    'blue-door',
    'ferry-kitchen',
    'mill-bakery',
    'night-lamp',
    'quiet-spoon',
    'saffron-room',
    'north-star',
  ]);
  // A mouse that moves shows the region under it again.
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.mouse.move(x + 1, y);
  await expect(explore(page).getByText(CHOOSE)).toBeHidden();
});

test('the list is 400 px high under the map and as high as it beside it, and at its end the page scrolls on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, GUIDE);
  const list = page.getByRole('region', { name: 'Restaurants on the map of Port Alder' });
  expect((await list.boundingBox())?.height).toBe(400);
  await page.setViewportSize({ width: 1440, height: 900 });
  const bottomOf = async (box: Locator) => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  expect(await bottomOf(list)).toBe(await bottomOf(mapOf(page, 'Port Alder')));
  await list.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await list.hover();
  const before = await page.evaluate(() => window.scrollY);
  // The first turn of the wheel may still move the list, by a part of a pixel.
  const turn = async () => {
    await page.mouse.wheel(0, 300);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(turn).toBeGreaterThan(before + 100);
  // No other part of the panel scrolls.
  const scrolling = await page
    .locator('#map-city')
    .evaluate((map) =>
      [...map.querySelectorAll('*')]
        .filter(
          (box) =>
            box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
        )
        .map((box) => box.getAttribute('aria-label')),
    );
  expect(scrolling).toEqual(['Restaurants on the map of Port Alder']);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap beside two dots leads to the card of the nearer one', async ({ page }) => {
    await open(page, GUIDE);
    const map = mapOf(page, 'Port Alder');
    await expect(map.locator('[data-pin]')).toHaveCount(6);
    await map.evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const middle = async (slug: string) => {
      const box = await map.locator(`[data-pin="${slug}"]`).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const [bakery, lamp] = [await middle('mill-bakery'), await middle('night-lamp')];
    // Between them a finger reaches both dots, which are less than 44 px apart.
    expect(bakery.x - lamp.x).toBeGreaterThan(30);
    expect(bakery.x - lamp.x).toBeLessThan(40);
    await page.touchscreen.tap(bakery.x - 15, bakery.y);
    await expect(page).toHaveURL(/\?region=upperTown$/);
    const card = restaurantCard(page, 'Mill Bakery');
    await expect(card).toBeInViewport({ ratio: 0.9 });
    await expect(card).toHaveAttribute('data-hovered');
  });

  test('a tap selects a region, and a second one clears it', async ({ page }) => {
    await open(page, GUIDE);
    const tap = async () => {
      await settled(page);
      // Far from the dots of North Hill, since a tap near a dot means its place.
      const { x, y } = await pointOnMap(mapOf(page, 'Port Alder'), 80, 100);
      await page.touchscreen.tap(x, y);
    };
    await tap();
    await expect(page).toHaveURL(/\?region=northHill$/);
    await expect(regionHeading(page, 'North Hill')).toBeVisible();
    await tap();
    await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  });
});

test('a hovered card marks its dot on the map, and a hovered dot its card', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, `${GUIDE}?region=upperTown#night-lamp`);
  const card = restaurantCard(page, 'Night Lamp');
  await expect(card).toBeInViewport();
  const dot = mapOf(page, 'Port Alder').locator('[data-pin="night-lamp"]');
  await card.hover();
  await expect(dot).toHaveAttribute('data-hovered');
  await page.mouse.move(2, 2);
  await expect(dot).not.toHaveAttribute('data-hovered');
  await dot.hover();
  await expect(card).toHaveAttribute('data-hovered');
  expect(watched.problems).toEqual([]);
});

test('every restaurant of every region can be read without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(GUIDE);
  for (const name of ['Quayside', 'Upper Town', 'North Hill'])
    await expect(regionHeading(page, name)).toBeVisible();
  await expect(visibleCards(page)).toHaveCount(7);
  await expect(
    restaurantCard(page, 'Ferry Kitchen').getByText('Hours not confirmed, check before you go'),
  ).toBeVisible();
  await context.close();
});
