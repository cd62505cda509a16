import { expect, test } from 'playwright/test';
import * as words from '@/.content/words/regionMap';
import { CITY, choose, explore, firstMap, fullAndEmpty, heading, MAP, open, withMap } from './city';
import { endingWith, needed, startingWith } from './content/found';
import { city, eventPages, farMap, oldCity } from './content/travel';
import { ready, settled } from './watch';

/** The most that an opened section is high, in pixels. */
const MOST = 501;

for (const { what, of, search } of [
  { what: 'a region', of: city, search: `?region=${city?.regions[0]?.id}` },
  { what: 'an open history', of: oldCity, search: '?history=open' },
]) {
  test(`Back leads to the place that was left, with ${what} in the address`, { tag: '@engines' }, async ({
    page,
  }) => {
    const { guide, route } = needed(of, `${CITY} and ${what}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${route}${search}`);
    await settled(page);
    const links = page
      .getByRole('main')
      .locator(`a[href^="/"]:not([href^="${route}"])`)
      .filter({ visible: true });
    const link = needed((await links.all()).at(-1), 'link on the page of the guide that leads elsewhere');
    const href = (await link.getAttribute('href')) ?? '';
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await page.evaluate(() => Math.round(window.scrollY));
    await link.click();
    await expect(page).toHaveURL(endingWith(href));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: guide.title })).toBeVisible();
    await settled(page);
    await expect.poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), before)).toBeLessThan(60);
    await settled(page);
    expect(await page.evaluate((top) => Math.abs(window.scrollY - top), before)).toBeLessThan(60);
  });
}

test('a region that was cleared is not there again after a reload', { tag: '@engines' }, async ({ page }) => {
  const of = needed(city, CITY);
  const region = needed(
    of.regions.find(({ found }) => found.length > 0),
    'restaurant on the first map',
  );
  await open(page, `${of.route}#${region.found[0]?.slug}`);
  await expect(choose(page, of, region)).toHaveAttribute('aria-pressed', 'true');
  await choose(page, of, region).click();
  await expect(page).toHaveURL(endingWith(of.unchosen));
  await page.reload();
  await ready(page);
  await settled(page);
  await expect(choose(page, of, region)).toHaveAttribute('aria-pressed', 'false');
});

test('a region can be chosen and cleared by keyboard alone, and is in the address for others', {
  tag: '@engines',
}, async ({ page }) => {
  const of = needed(withMap, MAP);
  const [full, empty] = fullAndEmpty(of);
  const filled = of.drawn.filter(({ found }) => found.length > 0);
  await open(page, of.unchosen);
  await choose(page, of, full).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, full)).toBeVisible();
  await expect(firstMap(page, of)).toHaveAccessibleName(
    words.mapChosen({ name: of.map.name, region: full.name }),
  );
  await expect(explore(page).getByRole('status').filter({ hasText: full.name })).toHaveCount(1);
  await explore(page).getByRole('button', { name: words.clear, exact: true }).click();
  await expect(page).toHaveURL(endingWith(of.unchosen));

  const brought = filled.at(-1) ?? full;
  await open(page, `${of.route}?region=${brought.id}`);
  await expect(heading(page, brought)).toBeVisible();
  await expect(explore(page).getByRole('article').filter({ visible: true })).toHaveCount(
    brought.found.length,
  );
  const before = await page.evaluate(() => history.length);
  await choose(page, of, brought === full ? empty : full).click();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

for (const { width, offset } of [
  { width: 1024, offset: 100 },
  { width: 390, offset: 50 },
]) {
  test(`a town chosen ${width} px wide brings its map up to ${offset} px below the top`, async ({ page }) => {
    const { route, map, region } = needed(farMap, 'guide with a second map');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page, route);
    await page
      .getByRole('group', { name: map.title ?? map.name, exact: true })
      .first()
      .getByRole('button', { name: startingWith(region.name) })
      .click();
    await expect(page).toHaveURL(endingWith(`?region=${region.id}`));
    const drawn = page.getByRole('img', { name: words.mapChosen({ name: map.name, region: region.name }) });
    await expect(drawn).toBeVisible();
    const top = async () => Math.round((await drawn.boundingBox())?.y ?? -1);
    await expect.poll(top).toBeGreaterThanOrEqual(offset - 4);
    expect(await top()).toBeLessThanOrEqual(offset + 4);
    await expect(
      page.getByRole('heading', { level: 3, name: region.name, exact: true }).first(),
    ).toBeVisible();
  });
}

test('the history of regions opens with the address, and writes no history', { tag: '@engines' }, async ({
  page,
}) => {
  const { route, history } = needed(oldCity, 'guide with the history of its regions');
  await open(page, `${route}?history=open`);
  const button = page.getByRole('button', { name: history.title, exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const before = await page.evaluate(() => window.history.length);
  await button.click();
  await expect(page).toHaveURL(endingWith(route));
  await button.click();
  await expect(page).toHaveURL(/\?history=open$/);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('its sections open and close, and lead on to markets and events', { tag: '@engines' }, async ({
  page,
}) => {
  const { guide, route, markets } = needed(city, CITY);
  const events = eventPages.find((each) => each.guide.id === guide.id);
  const titles = [
    guide.introduction?.title,
    markets.length > 0 ? guide.marketsTitle : undefined,
    events?.teaser.title,
  ].filter((title) => title !== undefined);
  needed(titles[0], 'section of a guide beside its restaurants');
  await open(page, route);
  for (const name of titles) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await settled(page);
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    expect((await panel.boundingBox())?.height ?? 999).toBeLessThanOrEqual(MOST);
  }
  for (const { name } of markets) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  }
  if (!events) return;
  await page.getByRole('main').getByRole('link', { name: events.teaser.link }).first().click();
  await expect(page).toHaveURL(endingWith(`${events.path}/`));
});
