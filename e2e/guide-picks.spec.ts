import { expect, type Page, test } from 'playwright/test';
import { mapOf, open } from './guide';
import { insideOf, pointAt } from './map';
import { watch } from './watch';

// Guides with favourites of each region: a map that shows a region while the visitor is at it, and one with a selection.

const HOLD = '/travel/islands/';
const TOGGLE = '/travel/valley/';

const shape = (page: Page, id: string) => page.locator(`svg [data-region="${id}"]`);
/** The heading of a region over its details beside the map. */
const detail = (page: Page, name: RegExp) =>
  page.locator('[data-panel]').getByRole('heading', { level: 3, name });
const NORTH = /^North Island/;
const MIDDLE = /^Middle Island/;
const SOUTH = /^South Island/;

async function press(page: Page, id: string) {
  const { x, y } = await insideOf(shape(page, id));
  await page.mouse.click(x, y);
}

test('a region shows its favourites while the mouse is on it, and an address names none', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, `${HOLD}?region=north`);
  await expect(page.locator('svg [data-region]')).toHaveCount(3);
  await expect(page.getByText('Choose an island on the map.')).toBeVisible();
  await expect(detail(page, NORTH)).toBeHidden();
  await pointAt(page, shape(page, 'middle'));
  await expect(detail(page, MIDDLE)).toBeVisible();
  for (const rating of ['4.5', '4.4', '4.1'])
    await expect(
      page.getByRole('img', { name: `Rated ${rating} out of 5`, exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(detail(page, MIDDLE)).toBeHidden();
  await expect(page.getByText('Choose an island on the map.')).toBeVisible();
});

test('a region stays on the way to its panel, and a clicked one until a press elsewhere', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, HOLD);
  const { x, y } = await insideOf(shape(page, 'middle'));
  await page.mouse.move(x, y);
  await expect(detail(page, MIDDLE)).toBeVisible();
  // Over the sea between the island and the panel, which is on the right.
  const box = await shape(page, 'middle').boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) + 20, y);
  await expect(detail(page, MIDDLE)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(detail(page, MIDDLE)).toBeHidden();
  await press(page, 'middle');
  await pointAt(page, shape(page, 'north'));
  await page.mouse.move(5, 5);
  await expect(detail(page, MIDDLE)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(detail(page, MIDDLE)).toBeHidden();
});

test('a region button shows its region while it has the focus, and holds it by Enter until Escape', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, HOLD);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const hint = page.getByText('Choose an island on the map.');
  await button('South Island').focus();
  await expect(detail(page, SOUTH)).toBeVisible();
  await expect(button('South Island')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(detail(page, SOUTH)).toBeHidden();
  await button('North Island').focus();
  await expect(detail(page, NORTH)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(hint).toBeVisible();
  await expect(button('North Island')).not.toHaveAttribute('aria-current');
  await button('Middle Island').press('Enter');
  await pointAt(page, shape(page, 'north'));
  await page.mouse.move(5, 5);
  await expect(detail(page, MIDDLE)).toBeVisible();
  // A link that Escape hides gives its focus to the hint.
  const link = page.getByRole('link', { name: / on a map, opens in a new tab$/ }).filter({ visible: true });
  await link.first().focus();
  await expect(detail(page, MIDDLE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Choose an island on the map.');
});

test('the keyboard goes from the buttons of regions to the links of the selected one', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, TOGGLE);
  await page.getByRole('button', { name: 'Riverbank', exact: true }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delta', exact: true })).toBeFocused();
  await expect(detail(page, /^Delta/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Map of The Smoke Shed/ })).toBeFocused();
  await expect(detail(page, /^Riverbank/)).toBeVisible();
});

test('a guide shows its markets and links to all festivals', async ({ page }) => {
  await open(page, HOLD);
  await expect(page.getByRole('heading', { name: /^Net Market, Northport/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Arcade Market, Midtown/ })).toBeVisible();
  await page.getByRole('link', { name: 'Every festival', exact: true }).click();
  await expect(page).toHaveURL(/\/travel\/islands\/events\/$/);
});

test('a copied text of eleven characters carries its source, and one of ten does not', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, HOLD);
  const copy = async (length: number) => {
    await page.evaluate((end) => {
      const text = document.querySelector('main p')?.firstChild;
      if (!text) throw new Error('There is no paragraph.');
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, end);
      const selection = getSelection();
      selection?.removeAllRanges();
      selection?.addRange(range);
    }, length);
    await page.keyboard.press('ControlOrMeta+c');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copy(10)).toBe('Each islan');
  await expect(page.getByText('Content copied', { exact: true })).toHaveCount(0);
  expect(await copy(11)).toBe(`Each island\n\nSource: Plain & Peppered, ${baseURL}/travel/islands/`);
  await expect(page.getByText('Content copied', { exact: true })).toBeVisible();
  await expect(page.getByText('Source attribution has been added to your copied text')).toBeVisible();
});

test('hovering shows a region over the selected one, and a second press clears the selection', {
  tag: '@engines',
}, async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, TOGGLE);
  const [uplands, riverbank] = [detail(page, /^Uplands/), detail(page, /^Riverbank/)];
  await expect(mapOf(page, 'Green Valley').locator('[data-region]')).toHaveCount(3);
  await expect(page.getByText('Press a part or point at it')).toBeVisible();
  await pointAt(page, shape(page, 'uplands'));
  await expect(uplands).toBeVisible();
  await press(page, 'riverbank');
  await expect(page.getByText('Press it again to let it go')).toBeVisible();
  await expect(page).toHaveURL(/\?region=riverbank$/);
  await pointAt(page, shape(page, 'uplands'));
  await expect(uplands).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(riverbank).toBeVisible();
  await expect(
    page.locator('[data-panel]').getByRole('link', { name: /^Map of The Smoke Shed/ }),
  ).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=The+Smoke+Shed%2C+12+River+Road%2C+Weirbridge%2C+Green+Valley',
  );
  await press(page, 'delta');
  await page.mouse.move(5, 5);
  await expect(detail(page, /^Delta/)).toBeVisible();
  await expect(
    page
      .getByText("I haven't added any restaurant recommendations for this area yet.", { exact: true })
      .filter({ visible: true }),
  ).toHaveCount(1);
  await press(page, 'delta');
  await page.mouse.move(5, 5);
  await expect(page.getByText('Press a part or point at it')).toBeVisible();
  await expect(page).toHaveURL(/\/travel\/valley\/$/);
  expect(watched.problems).toEqual([]);
});

test('the favourites of every region can be read without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(HOLD);
  for (const name of [NORTH, MIDDLE, SOUTH]) await expect(detail(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Broth Boat/ })).toBeVisible();
  await page.goto(TOGGLE);
  for (const name of [/^Uplands/, /^Riverbank/, /^Delta/]) await expect(detail(page, name)).toBeVisible();
  await context.close();
});
