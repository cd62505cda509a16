import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { open, restaurantCard } from './guide';
import { translateInPage } from './translate';
import { ready, watch } from './watch';

// A walk between restaurants of a guide.

const GUIDE = '/travel/port-alder/';

const bar = (page: Page) => page.getByRole('region', { name: 'Your walk', exact: true });
const dialogOf = (page: Page, name = 'Your walk') => page.getByRole('dialog', { name });
const stopsOf = (page: Page) =>
  page.getByRole('dialog').getByRole('list').first().getByRole('listitem').getByRole('heading');

test('stops are added from the cards, moved, and stored on the device', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, `${GUIDE}?region=northHill`);
  await page.getByRole('button', { name: 'Add Saffron Room to your Walk' }).click();
  await page.getByRole('button', { name: 'Add North Star to your Walk' }).click();
  await expect(page).toHaveURL(/[?&]walk=saffron-room,north-star$/);
  await expect(bar(page)).toContainText('Your walk: 2 stops');
  await expect(bar(page)).toContainText('Saved on this device.');
  await expect(page.getByRole('status').filter({ hasText: 'Added to your walk: 2 stops' })).toBeAttached();
  await expect(
    restaurantCard(page, 'North Star').getByRole('button', { name: /^On your walk/ }),
  ).toBeFocused();
  await expect(
    restaurantCard(page, 'Saffron Room').getByRole('button', {
      name: 'On your walk as stop 1: Saffron Room, see the whole walk',
    }),
  ).toBeVisible();

  await open(page, `${GUIDE}?walk=saffron-room,north-star`);
  await page.getByRole('button', { name: 'Open the walk' }).click();
  const dialog = dialogOf(page);
  await expect(stopsOf(page)).toHaveText(['Saffron Room', 'North Star']);
  await dialog.getByRole('button', { name: 'Move Saffron Room down' }).click();
  await expect(stopsOf(page)).toHaveText(['North Star', 'Saffron Room']);
  await expect(page).toHaveURL(/\?walk=north-star,saffron-room$/);
  // The last stop can only go up.
  await expect(dialog.getByRole('button', { name: 'Move Saffron Room down' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Move Saffron Room up' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Add Hill Market' }).click();
  await expect(dialog.getByRole('button', { name: 'Add Hill Market' })).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(stopsOf(page)).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Remove Hill Market from the walk' }).click();
  await expect(stopsOf(page)).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('rtr:walks'))).toBe(
    '{"version":1,"walks":[{"stops":["north-star","saffron-room"]}]}',
  );
  await page.keyboard.press('Escape');

  // A link to the page without a walk closes it; it stays stored.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Port Alder' }).click();
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('region', { name: 'Recent walks' }).getByRole('button', { name: 'See them' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^North Star.*Saffron Room.*2 stops$/ })
    .click();
  await expect(page).toHaveURL(/\?walk=north-star,saffron-room$/);
  await expect(stopsOf(page)).toHaveText(['North Star', 'Saffron Room']);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('Your walk: 2 stops');
  expect(watched.problems).toEqual([]);
});

test('a walk links to directions and downloads a file for maps', { tag: '@engines' }, async ({ page }) => {
  await open(page, `${GUIDE}?walk=north-star,saffron-room`);
  const dialog = dialogOf(page, 'A shared walk');
  await expect(dialog.getByRole('link', { name: /^Directions\s*, opens in a new tab$/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&travelmode=walking&origin=North+Star%2C+North+Steps%2C+Port+Alder&destination=Saffron+Room%2C+North+Steps%2C+Port+Alder',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download GeoJSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.geojson$/);
  const { type, features } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(type).toBe('FeatureCollection');
  expect(features.map((each: { geometry: { coordinates: number[] } }) => each.geometry.coordinates)).toEqual([
    [-7.975, 52.0154],
    [-8, 52.0123],
  ]);
});

test('a search and its results keep the walk', async ({ page }) => {
  await open(page, `${GUIDE}?walk=blue-door,night-lamp`);
  // A walk from a link opens at once, and is not stored.
  const shared = dialogOf(page, 'A shared walk');
  await expect(shared.getByText(/Save it or change it to keep it on this device/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(shared).toBeHidden();
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('persian');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=persian&walk=blue-door,night-lamp$/);
  await expect(box).toHaveValue('persian');
  await box.fill('blue');
  await expect(page.getByText('One place for "blue"', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?walk=blue-door,night-lamp&q=blue$/);
  await page.getByRole('button', { name: 'On the walk as stop 1: Blue Door, see the whole walk' }).click();
  await shared.getByRole('button', { name: 'Remove Blue Door from the walk' }).click();
  await page.keyboard.press('Escape');
  await box.fill('saffron room');
  await page.getByRole('button', { name: 'Add Saffron Room to your Walk' }).click();
  await expect(bar(page)).toContainText('Your walk: 2 stops');
  await expect(page).toHaveURL(/walk=night-lamp,saffron-room/);
  await page.getByRole('link', { name: 'North Hill on the food map', exact: true }).click();
  await expect(page).toHaveURL(
    /\/travel\/port-alder\/\?region=northHill&walk=night-lamp,saffron-room#saffron-room$/,
  );
  await expect(bar(page)).toContainText('Your walk: 2 stops');
});

test('a walk can be changed on a translated page', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, GUIDE);
  await page.evaluate(translateInPage);
  const toggle = (name: string) => restaurantCard(page, name).getByRole('button', { name: /walk/i });
  await toggle('Blue Door').click();
  await expect(toggle('Blue Door')).toHaveAccessibleName(/stop 1/);
  await toggle('Night Lamp').click();
  await expect(toggle('Night Lamp')).toHaveAccessibleName(/stop 2/);
  await expect(bar(page)).toContainText('2 stops');
  await bar(page).getByRole('button', { name: 'Open the walk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove Blue Door from the walk' }).click();
  await expect(dialog.getByRole('status')).toContainText('Removed Blue Door from the walk.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Move Night Lamp up' }).click();
  await expect(dialog.getByRole('status')).toContainText('Night Lamp is now stop 1 of 2.');
  await page.keyboard.press('Escape');
  await expect(toggle('Night Lamp')).toHaveAccessibleName(/stop 1/);
  await expect(toggle('Blue Door')).toHaveAccessibleName(/stop 2/);
  expect(watched.problems).toEqual([]);
});

test.describe('after a reload', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the walk opens again, and Back closes it', async ({ page }) => {
    await page.goto(GUIDE);
    await ready(page);
    await page.getByRole('button', { name: 'Add Blue Door to your Walk' }).click();
    const opener = page.getByRole('button', { name: 'Open the walk' });
    await opener.click();
    const walk = dialogOf(page);
    await expect(walk).toBeVisible();
    await page.reload();
    await expect(walk).toBeVisible();
    await page.goBack();
    await expect(walk).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/[?&]walk=/);
  });
});

test('the dialog shows a map of the stops in order, and directions first', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${GUIDE}?walk=blue-door,mill-bakery`);
    const dialog = dialogOf(page, 'A shared walk');
    await expect(dialog.getByRole('img', { name: 'Map of the stops in order' })).toBeVisible();
    await expect(dialog.getByText(/^About \d+\.\d\skm on foot$/)).toBeVisible();
    const buttons = ['Save this walk', 'Share', 'Print', 'Add times'].map((name) =>
      dialog.getByRole('button', { name, exact: true }),
    );
    const boxes: DOMRect[] = [];
    for (const button of [dialog.getByRole('link', { name: /^Directions/ }), ...buttons])
      boxes.push(await button.evaluate((each) => each.getBoundingClientRect().toJSON()));
    const touching = boxes.filter((one, index) =>
      boxes
        .slice(0, index)
        .some(
          (other) =>
            one.left < other.right + 7 &&
            other.left < one.right + 7 &&
            one.top < other.bottom + 7 &&
            other.top < one.bottom + 7,
        ),
    );
    expect(touching).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
});

test('a cleared walk is kept among the recent ones until it is removed there', async ({ page }) => {
  await open(page, GUIDE);
  for (const name of ['Blue Door', 'Night Lamp'])
    await page.getByRole('button', { name: `Add ${name} to your Walk` }).click();
  await page.getByRole('button', { name: 'Open the walk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear the walk' }).click();
  const walks = dialogOf(page, 'Your walks');
  await expect(walks.getByText(/^No stops yet/)).toBeVisible();
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await expect(walks.getByRole('heading', { name: 'Your recent walks' })).toBeVisible();
  await walks.getByRole('button', { name: 'Remove the walk to Blue Door and Night Lamp' }).click();
  await walks.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(bar(page)).toHaveCount(0);
});

test('the order by distance is offered while it changes the order, and Undo restores the stops', async ({
  page,
}) => {
  await open(page, `${GUIDE}?walk=blue-door,saffron-room,ferry-kitchen`);
  const dialog = dialogOf(page, 'A shared walk');
  const order = dialog.getByRole('button', { name: 'Order by distance' });
  await order.click();
  await expect(stopsOf(page)).toHaveText(['Blue Door', 'Ferry Kitchen', 'Saffron Room']);
  await expect(page).toHaveURL(/\?walk=blue-door,ferry-kitchen,saffron-room$/);
  await expect(order).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Ferry Kitchen from the walk' }).click();
  const undo = page.getByRole('dialog').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page).toHaveURL(/\?walk=blue-door,ferry-kitchen,saffron-room$/);
  await expect(undo).toHaveCount(0);
});

test('a walk goes along through the header’s search, a market, events and Back', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, GUIDE);
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('button', { name: 'Add Blue Door to your Walk' }).click();
    await expect(bar(page)).toContainText('Your walk: 1 stop');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search this site' }).fill('Fish Hall');
    await page.getByRole('option').filter({ hasText: 'Fish Hall' }).first().click();
    await expect(page).toHaveURL(/\/travel\/port-alder\/fish-hall\/\?walk=blue-door$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Port Alder' }).click();
    await expect(page).toHaveURL(/\/travel\/port-alder\/\?walk=blue-door$/);
    await page.getByRole('button', { name: /^Add Night Lamp to (your|the) Walk$/ }).click();
    await expect(bar(page)).toContainText('Your walk: 2 stops');
    await page.goBack();
    await expect(page).toHaveURL(/fish-hall\/\?walk=blue-door,night-lamp$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/travel\/port-alder\/\?walk=blue-door,night-lamp$/);
    await expect(bar(page)).toContainText('Your walk: 2 stops');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('rtr:walks'))).toBe(
      '{"version":1,"walks":[{"stops":["blue-door","night-lamp"]}]}',
    );
    await page
      .locator('a[href$="/events/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/travel\/port-alder\/events\/\?walk=blue-door,night-lamp$/);
  }
});

test('the visitor’s own walk in a second tab stays the visitor’s', async ({ page, context }) => {
  await open(page, GUIDE);
  await page.getByRole('button', { name: 'Add Blue Door to your Walk' }).click();
  await expect(bar(page)).toContainText('Saved on this device.');
  const second = await context.newPage();
  await open(second, `${GUIDE}?walk=blue-door`);
  await expect(bar(second)).toContainText('Your walk: 1 stop');
  await page.getByRole('button', { name: 'Add Night Lamp to your Walk' }).click();
  await expect(bar(second)).toContainText('Only in this page’s link.');
  await second.reload();
  await expect(bar(second)).toContainText('Your walk: 1 stop');
  await expect(second.getByText('From the link you opened.')).toBeHidden();
  await expect(second.getByRole('dialog')).toBeHidden();
  await second.getByRole('button', { name: 'Add Mill Bakery to your Walk' }).click();
  // The bar may have said “Saved on this device.” before the press too.
  await expect
    .poll(() => second.evaluate(() => localStorage.getItem('rtr:walks')))
    .toBe(
      '{"version":1,"walks":[{"stops":["blue-door","mill-bakery"]},{"stops":["blue-door","night-lamp"]}]}',
    );
});

test('places that are no longer on the map are counted, and not saved', async ({ page }) => {
  const dialog = dialogOf(page, 'A shared walk');
  await open(page, `${GUIDE}?walk=nowhere,gone`);
  await expect(dialog).toHaveAccessibleDescription('2 places of this walk are no longer on the map.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'A shared walk' })).toContainText(
    '2 places of this walk are no longer on the map.',
  );
  await open(page, `${GUIDE}?walk=blue-door,nowhere,night-lamp`);
  await expect(dialog).toHaveAccessibleDescription(
    'One place of this walk is no longer on the map. Someone shared this walk with you. Save it or change it to keep it on this device.',
  );
  await dialog.getByRole('button', { name: 'Save this walk' }).click();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('Saved on this device.');
  expect(await page.evaluate(() => localStorage.getItem('rtr:walks'))).toBe(
    '{"version":1,"walks":[{"stops":["blue-door","night-lamp"]}]}',
  );
});
