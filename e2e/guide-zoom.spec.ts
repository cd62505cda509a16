import { expect, test } from 'playwright/test';
import { mapOf, open, pressRegion, regionButton, shape } from './guide';
import { overlapsOnMaps } from './map-overlaps';
import { settled, watch } from './watch';

// The drawn map enlarged to the selected region, with its streets.

const GUIDE = '/travel/port-alder/';

test('a selected region is enlarged with its streets, and Escape shows the whole map again', async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, GUIDE);
  const map = mapOf(page, 'Port Alder');
  const widthOf = async () => (await shape(page, 'upperTown').boundingBox())?.width ?? 0;
  const before = await widthOf();
  expect(asked.filter((path) => path.includes('/streets/'))).toEqual([]);
  await pressRegion(page, shape(page, 'upperTown'));
  await expect(map.getByText('Quay Street')).toBeVisible();
  await expect.poll(widthOf).toBeGreaterThan(1.5 * before);
  expect(asked.filter((path) => path.includes('/streets/'))).toEqual([
    expect.stringMatching(/^\/travel\/port-alder\/streets\/city-[\da-f]{8}\.json$/),
  ]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await expect(map.getByText('Quay Street')).toBeHidden();
  await expect.poll(widthOf).toBeCloseTo(before, 0);
  expect(watched.problems).toEqual([]);
});

test('Escape on a button of the region leaves the keyboard in its list', async ({ page }) => {
  await open(page, GUIDE);
  await regionButton(page, 'Upper Town').focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page, 'Port Alder').getByText('Quay Street')).toBeVisible();
  const clear = page.getByRole('button', { name: 'All of Port Alder' });
  await clear.focus();
  await page.keyboard.press('Escape');
  await expect(clear).toBeHidden();
  await expect(page.locator('#places-city')).toBeFocused();
});

test('names, pins and notes lie apart on every drawn map, whole and enlarged', async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      GUIDE,
      `${GUIDE}?region=quayside`,
      `${GUIDE}?region=northHill`,
      '/travel/islands/',
      '/travel/valley/',
    ]) {
      await open(page, address);
      if (address.includes('region')) await expect(page.locator('svg[data-zoomed]').first()).toBeVisible();
      await settled(page);
      expect(await overlapsOnMaps(page), `${address}, ${width} px wide`).toEqual([]);
    }
  }
});

test('pins keep targets of 24 px apart in the whole map and in an enlarged one', async ({ page }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [GUIDE, `${GUIDE}?region=upperTown`]) {
      await open(page, address);
      await settled(page);
      const boxes = await mapOf(page, 'Port Alder')
        .locator('[data-pin]')
        .evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect().toJSON() as DOMRect));
      expect(boxes.length).toBeGreaterThan(1);
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThan(23.5);
      // Pins of other regions may be hidden, beside the window.
      const middles = boxes
        .filter(({ right }) => right > 0)
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const);
      for (const [nth, [x, y]] of middles.entries())
        for (const [otherX, otherY] of middles.slice(0, nth))
          expect(Math.max(Math.abs(x - otherX), Math.abs(y - otherY))).toBeGreaterThan(23.5);
    }
  }
});
