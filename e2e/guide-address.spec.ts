import { expect, test } from 'playwright/test';
import { explore, mapOf, open, regionButton, regionHeading, visibleCards } from './guide';
import { ready, settled } from './watch';

// The address of a guide, and the sections of its page.

const GUIDE = '/travel/port-alder/';

for (const { what, search } of [
  { what: 'a region', search: '?region=quayside' },
  { what: 'an open history', search: '?history=open' },
])
  test(`Back returns to the scroll position that was left, with ${what} in the address`, {
    tag: '@engines',
  }, async ({ page }) => {
    await open(page, GUIDE + search);
    await settled(page);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: 'The Lantern Islands Three islands and a dish from each.' });
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await page.evaluate(() => Math.round(window.scrollY));
    await link.click();
    await expect(page).toHaveURL(/\/travel\/islands\/$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Port Alder: Lunch by the Ferry');
    const distance = () => page.evaluate((top) => Math.abs(window.scrollY - top), before);
    await expect.poll(distance).toBeLessThan(60);
    await settled(page);
    expect(await distance()).toBeLessThan(60);
  });

test('a cleared region is not selected again after a reload', { tag: '@engines' }, async ({ page }) => {
  await open(page, `${GUIDE}#blue-door`);
  await expect(regionButton(page, 'Quayside')).toHaveAttribute('aria-pressed', 'true');
  await regionButton(page, 'Quayside').click();
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await page.reload();
  await ready(page);
  await settled(page);
  await expect(regionButton(page, 'Quayside')).toHaveAttribute('aria-pressed', 'false');
});

test('a region is selected and cleared by keyboard alone, and opens from a link', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, GUIDE);
  await regionButton(page, 'Upper Town').focus();
  await page.keyboard.press('Enter');
  await expect(regionHeading(page, 'Upper Town')).toBeVisible();
  await expect(mapOf(page, 'Port Alder')).toHaveAccessibleName('Map of Port Alder, Upper Town selected');
  await expect(explore(page).getByRole('status').filter({ hasText: 'Upper Town' })).toHaveCount(1);
  await explore(page)
    .getByRole('button', { name: /^All of / })
    .press('Enter');
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await expect(page.locator(':focus')).toContainText('Choose a region on the map.');
  await expect(explore(page).getByRole('button', { name: /^All of / })).toHaveCount(0);

  await open(page, `${GUIDE}?region=northHill`);
  await expect(regionHeading(page, 'North Hill')).toBeVisible();
  await expect(visibleCards(page)).toHaveCount(2);
  const before = await page.evaluate(() => history.length);
  await regionButton(page, 'Quayside').click();
  await expect(page).toHaveURL(/\?region=quayside$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

for (const { width, offset } of [
  { width: 1024, offset: 100 },
  { width: 390, offset: 50 },
])
  test(`a town selected at ${width} px scrolls its map up to ${offset} px below the top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, GUIDE);
    await page
      .getByRole('group', { name: 'Inland', exact: true })
      .getByRole('button', { name: 'Highmoor' })
      .click();
    await expect(page).toHaveURL(/\?region=highmoor$/);
    const map = mapOf(page, 'the inland villages');
    await expect(map).toHaveAccessibleName('Map of the inland villages, Highmoor selected');
    const top = async () => Math.round((await map.boundingBox())?.y ?? -1);
    await expect.poll(top).toBeGreaterThanOrEqual(offset - 4);
    await expect.poll(top).toBeLessThanOrEqual(offset + 4);
    await expect(page.getByRole('heading', { level: 3, name: 'Highmoor', exact: true })).toBeVisible();
  });

test('the history of the towns opens with the address, and adds no history entry', async ({ page }) => {
  await open(page, `${GUIDE}?history=open`);
  const button = page.getByRole('button', { name: 'How the villages came to be', exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('A ford with a mill, in 1604 as today.')).toBeVisible();
  const before = await page.evaluate(() => window.history.length);
  await button.click();
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await button.click();
  await expect(page).toHaveURL(/\?history=open$/);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('the sections of a guide open to at most 500 px, and lead to its markets and events', async ({
  page,
}) => {
  await open(page, GUIDE);
  const main = page.getByRole('main');
  for (const [name, text] of [
    ['Why it eats so well', 'The ferry runs six times a day, so there are six lunches.'],
    ['Two markets', 'Fish Hall'],
    ['What is on', 'Herring Week'],
  ] as const) {
    const button = main.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await settled(page);
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await expect(panel.getByText(text, { exact: true }).first()).toBeVisible();
    expect((await panel.boundingBox())?.height ?? 999).toBeLessThanOrEqual(501);
  }
  await expect(main.getByRole('link', { name: 'Hill Market' }).first()).toBeVisible();
  await main.getByRole('link', { name: 'All fairs' }).click();
  await expect(page).toHaveURL(/\/travel\/port-alder\/events\/$/);
});
