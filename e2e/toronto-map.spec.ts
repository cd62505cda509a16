import { expect, type Page, test } from '@playwright/test';
import { restaurants } from '@/lib/content/restaurants';
import { ready, settled, watch } from './watch';

const shown = Object.values(restaurants);
const countIn = (...regions: string[]) => shown.filter(({ region }) => regions.includes(region)).length;
const CITY = ['downtown', 'northYork', 'scarborough', 'etobicoke', 'eastYork', 'york'];

const mapOf = (page: Page, name: RegExp) => page.getByRole('img', { name });
const toronto = (page: Page) => mapOf(page, /^Map of Toronto/);
const shape = (page: Page, region: string) => toronto(page).locator(`[data-region="${region}"]`);
const buttons = (page: Page) => page.locator('#explore').getByRole('group', { name: /regions/i });
const heading = (page: Page, name: string) =>
  page.locator('#explore').getByRole('heading', { level: 3, name, exact: true });
const choose = (page: Page, name: string) =>
  buttons(page).getByRole('button', { name: new RegExp(`^${name}`) });

async function open(page: Page, address = '/travel/toronto/') {
  await page.goto(address);
  await ready(page);
}

/** Points at the name of a region, which stands inside of it. */
async function pointAt(page: Page, name: string) {
  // A name of two words may stand in two lines.
  const label = toronto(page)
    .locator('text')
    .filter({ hasText: new RegExp(`^${name.replace(' ', '\\s*')}$`) });
  await label.scrollIntoViewIfNeeded();
  const box = await label.boundingBox();
  if (!box) throw new Error(`the map does not name ${name}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test('six regions and the lake are on the map; a region is shown while pointed at, and stays when it is clicked', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Toronto: My Culinary Home' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "Explore Toronto's Food Scene" })).toBeVisible();
  const names = await buttons(page).getByRole('button').allInnerTexts();
  expect(names.map((name) => name.replace(/[\d\n].*$/s, '').trim())).toEqual([
    'Downtown',
    'North York',
    'Scarborough',
    'Etobicoke',
    'East York',
    'York',
  ]);
  await expect(toronto(page).locator('[data-region]')).toHaveCount(6);
  await expect(toronto(page).getByText('Lake Ontario')).toBeVisible();

  await toronto(page).scrollIntoViewIfNeeded();
  await pointAt(page, 'North York');
  await expect(heading(page, 'North York')).toBeVisible();
  await page.mouse.move(2, 300);
  await expect(page.locator('#explore').getByText('Choose a region on the map.')).toBeVisible();

  await shape(page, 'downtown').click();
  await expect(heading(page, 'Downtown')).toBeVisible();
  await expect(
    page
      .locator('#explore')
      .getByText(`${countIn('downtown')} restaurants`, { exact: true })
      .first(),
  ).toBeVisible();
  await expect(choose(page, 'Downtown')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?region=downtown$/);
  // Another region that is pointed at changes nothing, leaving neither.
  await pointAt(page, 'Scarborough');
  await expect(heading(page, 'Downtown')).toBeVisible();
  await page.mouse.move(2, 300);
  await expect(heading(page, 'Downtown')).toBeVisible();
  // A click on another region moves the choice, a second click on it ends it.
  await shape(page, 'scarborough').click();
  await expect(heading(page, 'Scarborough')).toBeVisible();
  await expect(
    page
      .locator('#explore')
      .getByText(/^I haven.t added any restaurant recommendations for this area yet\.$/)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await shape(page, 'scarborough').click();
  await page.mouse.move(2, 300);
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
  await expect(page.locator('#explore').getByText('Choose a region on the map.')).toBeVisible();
});

test('nothing moves while regions are pointed at, however wide the window is', async ({ page }) => {
  await open(page);
  for (const width of [768, 1152, 1280]) {
    await page.mouse.move(2, 300);
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await page.locator('#map-toronto').evaluate((map) => {
      window.scrollTo({ top: map.getBoundingClientRect().top + window.scrollY - 90, behavior: 'instant' });
    });
    const places = async () => [
      await toronto(page).boundingBox(),
      await page.getByRole('heading', { name: 'Greater Toronto Area' }).boundingBox(),
    ];
    const before = await places();
    for (const name of ['Downtown', 'North York', 'Scarborough', 'Etobicoke', 'East York', 'York']) {
      await pointAt(page, name);
      await expect(heading(page, name)).toBeVisible();
      await settled(page);
      expect(await places(), `${name}, ${width} px wide`).toEqual(before);
    }
  }
});

for (const search of ['?region=downtown', '?history=open']) {
  test(`Back leads to the place that was left, with ${search} in the address`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/travel/toronto/${search}`);
    await settled(page);
    const link = page.getByRole('main').getByRole('link', { name: /California/ });
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await page.evaluate(() => Math.round(window.scrollY));
    await link.click();
    await expect(page).toHaveURL(/\/travel\/california\/$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /Toronto/ })).toBeVisible();
    await settled(page);
    await expect.poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), before)).toBeLessThan(60);
    await settled(page);
    expect(await page.evaluate((top) => Math.abs(window.scrollY - top), before)).toBeLessThan(60);
  });
}

test('a region that was cleared is not there again after a reload', async ({ page }) => {
  await open(page, '/travel/toronto/#pai');
  await expect(choose(page, 'Downtown')).toHaveAttribute('aria-pressed', 'true');
  await choose(page, 'Downtown').click();
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
  await page.reload();
  await ready(page);
  await settled(page);
  await expect(choose(page, 'Downtown')).toHaveAttribute('aria-pressed', 'false');
});

test('a link skips the list for who comes by keyboard', async ({ page }) => {
  await open(page);
  const skip = page.locator('#explore').getByRole('link', {
    name: /^Skip the restaurants on the map of /,
  });
  await skip.focus();
  // It stands where the list begins that it skips.
  const list = page.locator('#explore').getByRole('region', { name: /^Restaurants on the map of / });
  const [link, box] = [await skip.boundingBox(), await list.boundingBox()];
  expect(Math.abs((link?.y ?? 0) - (box?.y ?? 999))).toBeLessThan(60);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#after-toronto$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#greater-toronto :focus')).toHaveCount(1);
});

test('a region can be chosen and cleared by keyboard alone, and is in the address for others', async ({
  page,
}) => {
  await open(page);
  await choose(page, 'Etobicoke').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Etobicoke')).toBeVisible();
  await expect(toronto(page)).toHaveAccessibleName(/Etobicoke selected/);
  await expect(page.locator('#explore').getByRole('status').filter({ hasText: 'Etobicoke' })).toHaveCount(1);
  await page.locator('#explore').getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);

  await open(page, '/travel/toronto/?region=northYork');
  await expect(heading(page, 'North York')).toBeVisible();
  await expect(page.locator('#explore').getByRole('article').filter({ visible: true })).toHaveCount(
    countIn('northYork'),
  );
  const before = await page.evaluate(() => history.length);
  await choose(page, 'Downtown').click();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('with a mouse that rests on the map, Tab goes through the whole list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.mouse.move(520, 400);
  await page
    .locator('#explore')
    .getByRole('link', { name: /^Skip the restaurants on the map of / })
    .focus();
  const list = page.getByRole('region', { name: 'Restaurants on the map of Toronto' });
  await page.keyboard.press('Tab');
  await expect(list).toBeFocused();
  const cards = await list.getByRole('article').count();
  const met = new Set<string>();
  for (let presses = 0; presses < 12 * cards && met.size < cards; presses += 1) {
    await page.keyboard.press('Tab');
    const card = await page.evaluate(() =>
      document.activeElement?.closest('[data-place]')?.getAttribute('data-place'),
    );
    expect(card).toBeTruthy();
    if (card) met.add(card);
  }
  expect(met.size).toBe(countIn(...CITY));
  // It points as soon as it moves.
  await page.mouse.move(521, 400);
});

test('at its end the list lets the page go on, and the panel shows all the rest', async ({ page }) => {
  await open(page, '/travel/toronto/?region=downtown');
  await settled(page);
  const list = page.getByRole('region', { name: 'Restaurants on the map of Toronto' });
  await list.evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await list.hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
  const cut = await page
    .locator('#map-toronto')
    .evaluate((map) =>
      [...map.querySelectorAll('*')]
        .filter(
          (box) =>
            box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
        )
        .map((box) => box.getAttribute('aria-label')),
    );
  expect(cut).toEqual(['Restaurants on the map of Toronto']);
});

for (const { width, offset } of [
  { width: 1024, offset: 100 },
  { width: 390, offset: 50 },
]) {
  test(`a town chosen ${width} px wide brings its map up to ${offset} px below the top`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await page
      .getByRole('group', { name: /Eastern region/i })
      .first()
      .getByRole('button', { name: /^Ajax/ })
      .click();
    await expect(page).toHaveURL(/\?region=ajax$/);
    const map = mapOf(page, /^Map of the Eastern region, Ajax selected/);
    await expect(map).toBeVisible();
    await expect
      .poll(async () => Math.round((await map.boundingBox())?.y ?? -1))
      .toBeGreaterThanOrEqual(offset - 4);
    expect(Math.round((await map.boundingBox())?.y ?? -1)).toBeLessThanOrEqual(offset + 4);
    await expect(page.getByRole('heading', { level: 3, name: 'Ajax', exact: true }).first()).toBeVisible();
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap beside a dot leads to the card of the nearest one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const dots = toronto(page).locator('[data-pin]');
    await toronto(page).evaluate((map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
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
    expect(apart).toBeLessThan(44);
    // On the far side of it, 18 px away.
    const at = {
      x: one.x + ((one.x - other.x) / apart) * 18,
      y: one.y + ((one.y - other.y) / apart) * 18,
    };
    const [nearest] = [...middles].sort((a, b) => distance(a, at) - distance(b, at));
    await page.touchscreen.tap(at.x, at.y);
    await expect(page).toHaveURL(/\?region=\w+$/);
    const card = page.locator(`[id="${nearest?.slug}"]`);
    await expect(card).toBeInViewport({ ratio: 0.9 });
    await expect(card).toHaveAttribute('data-lit');
  });

  test('a tap chooses once, a second tap clears', async ({ page }) => {
    await open(page);
    await shape(page, 'scarborough').scrollIntoViewIfNeeded();
    await shape(page, 'scarborough').tap();
    await expect(page).toHaveURL(/\?region=scarborough$/);
    await expect(heading(page, 'Scarborough')).toBeVisible();
    await settled(page);
    await shape(page, 'scarborough').tap();
    await expect(page).toHaveURL(/\/travel\/toronto\/$/);
  });
});

test('the history of the east opens with the address, and writes no history', async ({ page }) => {
  await open(page, '/travel/toronto/?history=open');
  const history = page.getByRole('button', { name: /How the east grew/i });
  await expect(history).toHaveAttribute('aria-expanded', 'true');
  const before = await page.evaluate(() => window.history.length);
  await history.click();
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
  await history.click();
  await expect(page).toHaveURL(/\?history=open$/);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('three sections open and close, and lead on to markets and events', async ({ page }) => {
  await open(page);
  for (const name of [/Toronto.s Delicious Diversity/, /^Food markets/, /^Food events/]) {
    const button = page.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await settled(page);
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    expect((await panel.boundingBox())?.height ?? 999).toBeLessThanOrEqual(501);
  }
  await expect(page.getByRole('link', { name: /St\. Lawrence Market/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Kensington Market/ }).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /all events|food events/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/travel\/toronto\/events\/$/);
});

test('a card lights its place on the map, and the place its card', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, '/travel/toronto/?region=downtown#pai');
  const card = page.locator('#pai');
  await expect(card).toBeInViewport();
  await card.hover();
  await expect(toronto(page).locator('[data-pin="pai"][data-lit]')).toHaveCount(1);
  await page.mouse.move(2, 2);
  await expect(toronto(page).locator('[data-pin="pai"][data-lit]')).toHaveCount(0);
  expect(watched.problems).toEqual([]);
});

test('without script every restaurant of every region can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/travel/toronto/');
  const explore = page.locator('#explore');
  for (const name of ['Downtown', 'North York', 'Etobicoke']) {
    await expect(explore.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  await expect(explore.getByRole('article').filter({ visible: true })).toHaveCount(countIn(...CITY));
  await expect(page.getByText('Hours not confirmed, check before you go').first()).toBeVisible();
  await context.close();
});
