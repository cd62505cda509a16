import { expect, type Locator, type Page, test } from 'playwright/test';
import * as cityGuide from '@/.content/words/cityGuide';
import * as guideDefaults from '@/.content/words/guideDefaults';
import * as filters from '@/.content/words/placeFilters';
import * as words from '@/.content/words/regionMap';
import { hoursNotConfirmed } from '@/.content/words/restaurant';
import {
  buttons,
  CITY,
  choose,
  explore,
  firstMap,
  fullAndEmpty,
  heading,
  MAP,
  open,
  shape,
  skipOf,
  withMap,
} from './city';
import { endingWith, literally, needed, startingWith } from './content/found';
import { type City, cardAddress, city, type Region } from './content/travel';
import { type At, insideOf, pointAt } from './map';
import { settled, watch } from './watch';

const countWords = ({ found }: Region) =>
  found.length === 0 ? words.noRestaurants : filters.restaurants({ count: found.length });
const listOf = (page: Page, { map }: City) =>
  explore(page).getByRole('region', { name: words.list({ name: map.name }), exact: true });

/** Presses a region of a map where it is. */
async function press(page: Page, region: Locator) {
  // What the press before lifted and brought into view has come to rest.
  await settled(page);
  const { x, y } = await insideOf(region);
  await page.mouse.click(x, y);
}

test('every region is on the map; one is shown while pointed at, and stays when it is clicked', {
  tag: '@engines',
}, async ({ page }) => {
  const of = needed(withMap, MAP);
  const { guide, map, unchosen, regions, drawn } = of;
  const [full, empty] = fullAndEmpty(of);
  const other = drawn.find((region) => region !== full && region !== empty) ?? empty;
  await open(page, unchosen);
  await expect(page.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: guide.explore.title ?? cityGuide.explore({ name: guide.name }) }),
  ).toBeVisible();
  await expect(buttons(page, of).getByRole('button')).toHaveText(
    regions.map(({ name }) => startingWith(name)),
  );
  await expect(firstMap(page, of).locator('[data-region]')).toHaveCount(drawn.length);
  for (const { name } of drawn) {
    // A name of two words may stand in two lines.
    const label = new RegExp(`^${literally(name).replaceAll('\\s+', '\\s*')}$`);
    await expect(firstMap(page, of).locator('text').filter({ hasText: label })).toBeVisible();
  }
  if (map.water) await expect(firstMap(page, of).getByText(map.water.name)).toBeVisible();

  await pointAt(page, shape(page, of, other));
  await expect(heading(page, other)).toBeVisible();
  await page.mouse.move(2, 300);
  await expect(explore(page).getByText(words.choose)).toBeVisible();

  await press(page, shape(page, of, full));
  await expect(heading(page, full)).toBeVisible();
  await expect(explore(page).getByText(countWords(full), { exact: true }).first()).toBeVisible();
  await expect(choose(page, of, full)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(endingWith(`?region=${full.id}`));
  // Another region that is pointed at changes nothing, leaving neither.
  await pointAt(page, shape(page, of, empty));
  await expect(heading(page, full)).toBeVisible();
  await page.mouse.move(2, 300);
  await expect(heading(page, full)).toBeVisible();
  // A click on another region moves the choice, a second click on it ends it.
  await press(page, shape(page, of, empty));
  await expect(heading(page, empty)).toBeVisible();
  if (empty.found.length === 0) {
    await expect(
      explore(page)
        .getByText(guide.empty ?? guideDefaults.noRestaurants, { exact: true })
        .filter({ visible: true }),
    ).toHaveCount(1);
  }
  await press(page, shape(page, of, empty));
  await page.mouse.move(2, 300);
  await expect(page).toHaveURL(endingWith(unchosen));
  await expect(explore(page).getByText(words.choose)).toBeVisible();
});

test('a city shows the region it opens with and its restaurants, until a visitor chooses', async ({
  page,
}) => {
  const of = needed(withMap, MAP);
  const region = needed(
    of.drawn.find(({ id }) => id === of.guide.opensWith),
    'region to open with',
  );
  const other = of.drawn.find((each) => each !== region) ?? region;
  await open(page, of.route);
  await expect(heading(page, region)).toBeVisible();
  await expect(explore(page).getByRole('article').filter({ visible: true })).toHaveCount(region.found.length);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await pointAt(page, shape(page, of, other));
  await expect(heading(page, other)).toBeVisible();
  await page.mouse.move(2, 300);
  await expect(heading(page, region)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(explore(page).getByRole('article').filter({ visible: true })).toHaveCount(of.listed.length);
  await page.emulateMedia({ media: 'screen' });
  await choose(page, of, region).click();
  await expect(explore(page).getByText(words.choose)).toBeVisible();
  await page.reload();
  await expect(explore(page).getByText(words.choose)).toBeVisible();
});

test('nothing moves while regions are pointed at, however wide the window is', async ({ page }) => {
  const of = needed(withMap, MAP);
  await open(page, of.route);
  for (const width of [768, 1152, 1280]) {
    await page.mouse.move(2, 300);
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const places = () =>
      page.evaluate(
        (ids) =>
          ids.map((id) => {
            const { left, top, height } =
              document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
            return [left, top + window.scrollY, height];
          }),
        [`map-${of.map.id}`, `after-${of.map.id}`],
      );
    const before = await places();
    for (const region of of.drawn) {
      await pointAt(page, shape(page, of, region));
      await expect(heading(page, region)).toBeVisible();
      await settled(page);
      expect(await places(), `${region.name}, ${width} px wide`).toEqual(before);
    }
  }
});

test('a link skips the list for who comes by keyboard', { tag: '@engines' }, async ({ page }) => {
  const of = needed(city, CITY);
  await open(page, of.route);
  const skip = skipOf(page, of);
  await skip.focus();
  // It stands where the list begins that it skips.
  const list = explore(page).getByRole('article').first();
  const [link, box] = [await skip.boundingBox(), await list.boundingBox()];
  expect(Math.abs((link?.y ?? 0) - (box?.y ?? 999))).toBeLessThan(120);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(endingWith(`#after-${of.map.id}`));
  await page.keyboard.press('Tab');
  const isPast = await page.evaluate((id) => {
    const end = document.getElementById(id);
    const { activeElement } = document;
    if (!end || !activeElement || activeElement === document.body) return false;
    return (end.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }, `after-${of.map.id}`);
  expect(isPast).toBe(true);
});

test('with a mouse that rests on the map, Tab goes through the whole list', async ({ page }) => {
  const of = needed(withMap, MAP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, of.unchosen);
  // Where the map comes to lie, and then with the mouse there from the start.
  await skipOf(page, of).focus();
  let at: At | undefined;
  for (const region of of.drawn)
    at ??= await insideOf(shape(page, of, region), 'where it is').catch(() => undefined);
  const { x, y } = needed(at, 'region to point at beside the list');
  await page.goto('about:blank');
  await page.mouse.move(x, y);
  await open(page, of.unchosen);
  await skipOf(page, of).focus();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Tab');
  const list = listOf(page, of);
  // A list that is shown whole is no stop of its own.
  if ((await list.count()) > 0) await expect(list).toBeFocused();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-place]')?.getAttribute('data-place') ?? null);
  const cards = of.listed.length;
  const met = new Set<string>();
  for (let presses = 0; presses < 12 * cards && met.size < cards; presses += 1) {
    if (presses > 0 || (await focused()) === null) await page.keyboard.press('Tab');
    const card = await focused();
    expect(card).toBeTruthy();
    if (card) met.add(card);
  }
  expect([...met].sort()).toEqual(of.listed.map(({ slug }) => slug).sort());
  // Over the map again, it points as soon as it moves.
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.mouse.move(x + 1, y);
  await expect(explore(page).getByText(words.choose)).toBeHidden();
});

test('at its end the list lets the page go on, and the panel shows all the rest', async ({ page }) => {
  const of = needed(withMap, MAP);
  const [full] = fullAndEmpty(of);
  await open(page, `${of.route}?region=${full.id}`);
  await settled(page);
  const list = listOf(page, of);
  // Whether it holds more than it is high is measured here, not taken from what the page makes of it.
  const hidden = await page
    .locator(`#map-${of.map.id} [data-list]`)
    .evaluate((box) => box.scrollHeight - box.clientHeight - 1);
  needed(hidden > 0 ? hidden : undefined, 'region with more restaurants than are seen at once');
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
  const cut = await page
    .locator(`#map-${of.map.id}`)
    .evaluate((map) =>
      [...map.querySelectorAll('*')]
        .filter(
          (box) =>
            box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
        )
        .map((box) => box.getAttribute('aria-label')),
    );
  expect(cut).toEqual([words.list({ name: of.map.name })]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap beside a dot leads to the card of the nearest one', async ({ page }) => {
    const of = needed(withMap, MAP);
    const pinned = of.listed.filter(({ coordinates }) => coordinates);
    needed(pinned[1], 'second place with a position');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, of.route);
    const dots = firstMap(page, of).locator('[data-pin]');
    await expect(dots).toHaveCount(pinned.length);
    await firstMap(page, of).evaluate((map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await settled(page);
    const middles = await dots.evaluateAll((pins) =>
      pins.map((pin) => {
        const { left, top, width, height } = pin.getBoundingClientRect();
        return { slug: pin.getAttribute('data-pin'), x: left + width / 2, y: top + height / 2 };
      }),
    );
    const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
      Math.hypot(one.x - other.x, one.y - other.y);
    // Of all dots the one with the nearest neighbour, which a finger meets together with it.
    const [{ one, other } = { one: undefined, other: undefined }] = middles
      .flatMap((one) => middles.filter((other) => other !== one).map((other) => ({ one, other })))
      .sort((a, b) => distance(a.one, a.other) - distance(b.one, b.other));
    if (!one || !other) throw new Error('the map has no two dots');
    const apart = distance(one, other);
    needed(apart < 44 ? apart : undefined, 'pair of places so near that a finger meets both');
    // On the far side of it, 18 px away.
    const at = {
      x: one.x + ((one.x - other.x) / apart) * 18,
      y: one.y + ((one.y - other.y) / apart) * 18,
    };
    const [nearest] = [...middles].sort((a, b) => distance(a, at) - distance(b, at));
    await page.touchscreen.tap(at.x, at.y);
    await expect(page).toHaveURL(/\?region=[\w-]+$/);
    const card = page.locator(`[id="${nearest?.slug}"]`);
    await expect(card).toBeInViewport({ ratio: 0.9 });
    await expect(card).toHaveAttribute('data-hovered');
  });

  test('a tap chooses once, a second tap clears', async ({ page }) => {
    const of = needed(withMap, MAP);
    // A tap near a place means the place.
    const empty = needed(
      of.drawn.find(({ found }) => !found.some(({ coordinates }) => coordinates)),
      'region without places on it',
    );
    const tap = async () => {
      const { x, y } = await insideOf(shape(page, of, empty));
      await page.touchscreen.tap(x, y);
    };
    // The page scrolls to the map at once: a smooth scroll would move the region away from under the second tap.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, of.unchosen);
    await tap();
    await expect(page).toHaveURL(endingWith(`?region=${empty.id}`));
    await expect(heading(page, empty)).toBeVisible();
    await settled(page);
    await tap();
    await expect(page).toHaveURL(endingWith(of.unchosen));
  });
});

test('a hovered card marks its place on the map, and the place its card', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const of = needed(withMap, MAP);
  const place = needed(
    of.listed.find(({ coordinates }) => coordinates),
    'restaurant with a position',
  );
  const watched = watch(page, baseURL ?? '');
  await open(page, cardAddress(of, place));
  const card = page.locator(`[id="${place.slug}"]`);
  await expect(card).toBeInViewport();
  await card.hover();
  const hovered = firstMap(page, of).locator(`[data-pin="${place.slug}"][data-hovered]`);
  await expect(hovered).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(hovered).toHaveCount(0);
  expect(watched.problems).toEqual([]);
});

test('without script every restaurant of every region can be read', async ({ browser, baseURL }) => {
  const { route, regions, listed } = needed(city, CITY);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(route);
  for (const region of regions.filter(({ found }) => found.length > 0)) {
    await expect(heading(page, region)).toBeVisible();
  }
  await expect(explore(page).getByRole('article').filter({ visible: true })).toHaveCount(listed.length);
  if (listed.some(({ hoursCheckedOn }) => !hoursCheckedOn)) {
    await expect(page.getByText(hoursNotConfirmed).first()).toBeVisible();
  }
  await context.close();
});

test('the list of restaurants beside the map scrolls at a height of 400 px', async ({ page }) => {
  const of = needed(withMap, MAP);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, of.unchosen);
    const list = listOf(page, of);
    // A list of few restaurants does not scroll.
    if ((await list.count()) > 0) expect((await list.boundingBox())?.height).toBe(400);
  }
});
