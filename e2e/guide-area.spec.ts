import { expect, type Page, test } from 'playwright/test';
import { mapOf, open, pressRegion } from './guide';
import { overlapsOnMaps } from './map-overlaps';
import { ready, settled, watch } from './watch';

// On a phone: one map and one list of everything around the city.

const GUIDE = '/travel/port-alder/';

const area = (page: Page) => mapOf(page, 'the villages');
const cards = (page: Page) =>
  page
    .locator(':is(#map-coast, #map-inland) article')
    .filter({ visible: true })
    .evaluateAll((all) => all.map(({ id }) => id));

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one map and one list take the place of the later maps', async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await open(page, GUIDE);
    await expect(area(page)).toBeVisible();
    for (const name of ['the coast', 'the inland villages']) await expect(mapOf(page, name)).toBeHidden();
    for (const name of ['Beyond the harbour', 'Along the coast', 'Inland'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(await cards(page)).toEqual(['oyster-hut', 'old-orchard']);
    // The second map of Millford has only a link to its card.
    await expect(page.locator('#map-inland').getByRole('link', { name: 'Old Orchard' })).toBeHidden();
    const line = page.getByText(/^Nothing of mine yet in/).filter({ visible: true });
    await expect(line).toHaveCount(1);
    await expect(line).toHaveText(/^Nothing of mine yet in Highmoor/);
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(watched.problems).toEqual([]);
  });

  test('a region of the one map shows its own map and list only', async ({ page }) => {
    await open(page, GUIDE);
    await pressRegion(page, area(page).locator('[data-region="eastwick"]'));
    await expect(page).toHaveURL(/\?region=eastwick$/);
    await expect(area(page)).toBeHidden();
    await expect(mapOf(page, 'the coast')).toHaveAccessibleName('Map of the coast, Eastwick selected');
    await expect(mapOf(page, 'the coast')).toBeInViewport();
    await expect(
      page.locator('#map-coast').getByRole('heading', { level: 3, name: 'Eastwick' }),
    ).toBeVisible();
    expect(await cards(page)).toEqual(['oyster-hut']);
    await expect(page.getByRole('heading', { level: 2, name: 'Inland' })).toBeHidden();
    await page.getByRole('button', { name: 'All of the coast' }).press('Enter');
    await expect(page.locator('#places-coast')).toBeFocused();
    await expect(page.getByText('2 restaurants in the coast')).toBeVisible();
    await expect(area(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Inland' })).toBeVisible();
  });

  test('a region of two parts is shown in the first of them', async ({ page }) => {
    await open(page, `${GUIDE}?region=millford`);
    await expect(mapOf(page, 'the coast')).toBeVisible();
    await expect(mapOf(page, 'the inland villages')).toBeHidden();
    expect(await cards(page)).toEqual(['old-orchard']);
    await expect(page.getByRole('heading', { level: 2, name: 'Inland' })).toBeHidden();
  });

  test('a pin of the one map leads to the card of its restaurant', async ({ page }) => {
    await open(page, GUIDE);
    await area(page).locator('[data-pin="oyster-hut"]').click();
    await expect(page).toHaveURL(/\?region=eastwick$/);
    await expect(page.getByRole('heading', { name: 'Oyster Hut' })).toBeInViewport();
  });

  test('a button of a region scrolls to its map', async ({ page }) => {
    await open(page, GUIDE);
    await page
      .getByRole('group', { name: 'Inland' })
      .getByRole('button', { name: 'Highmoor' })
      .press('Enter');
    await expect(mapOf(page, 'the inland villages')).toBeInViewport();
    await expect(page.getByText('Nothing on my map here so far.').filter({ visible: true })).toHaveCount(1);
    await expect(mapOf(page, 'the coast')).toBeHidden();
  });

  test('the cards of a region are in one row', async ({ page }) => {
    await open(page, `${GUIDE}?region=quayside`);
    const tops = await page
      .locator('#map-city article')
      .filter({ visible: true })
      .evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size);
    expect(tops).toBe(1);
    const last = page
      .locator('#map-city')
      .getByRole('link', { name: /map/i })
      .filter({ visible: true })
      .last();
    await last.focus();
    await expect(last).toBeInViewport();
  });

  test('names and pins of the one map lie apart, whole and enlarged', async ({ page }) => {
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 844 });
      for (const address of [GUIDE, `${GUIDE}?region=millford`]) {
        await open(page, address);
        await settled(page);
        expect(await overlapsOnMaps(page), `${address}, ${width} px wide`).toEqual([]);
      }
    }
  });

  test('the picture of the city leads the page', async ({ page }) => {
    await open(page, GUIDE);
    const picture = page.getByRole('img', { name: 'A small white ferry in front of a row of houses' });
    const top = (await picture.boundingBox())?.y ?? 844;
    expect(top).toBeLessThan((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the line of the towns without restaurants opens their texts', async ({ page }) => {
      await page.goto(GUIDE);
      const text = page.getByText('Sheep outnumber cooks.').filter({ visible: true });
      const before = await text.count();
      await page.locator('summary').filter({ hasText: 'Highmoor', visible: true }).click();
      await expect(text).toHaveCount(before + 1);
    });
  });
});

test('a wide window has each map with its list, and not the one of all', async ({ page }) => {
  await page.goto(GUIDE);
  await ready(page);
  for (const name of ['the coast', 'the inland villages']) await expect(mapOf(page, name)).toBeVisible();
  await expect(area(page)).toBeHidden();
});

test('the focus goes with the page to the list of a chosen town', async ({ page }) => {
  await open(page, GUIDE);
  await page.getByRole('group', { name: 'Inland' }).getByRole('button', { name: 'Highmoor' }).press('Enter');
  await expect(page.locator('#places-inland')).toBeFocused();
  await expect(page.locator('#places-inland')).toBeInViewport();
});

test('a list without restaurants is as high as its text under a map', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page, `${GUIDE}?region=highmoor`);
  const panel = page.locator('#map-inland');
  await expect(panel.getByText('Nothing on my map here so far.')).toBeVisible();
  const map = await mapOf(page, 'the inland villages').boundingBox();
  const all = await panel.boundingBox();
  expect((all?.height ?? 1000) - (map?.height ?? 0)).toBeLessThan(300);
});
