import { expect, type Page, test } from 'playwright/test';
import * as guideDefaults from '@/.content/words/guideDefaults';
import * as words from '@/.content/words/picks';
import * as map from '@/.content/words/regionMap';
import { rated } from '@/.content/words/restaurant';
import { site } from '@/lib/content/site';
import { decimal } from '@/lib/words/decimal';
import { endingWith, literally, needed, startingWith } from './content/found';
import { heard } from './content/heard';
import { eventPages, holdGuide, sourcedGuide, toggleGuide, withoutRegion } from './content/travel';
import { insideOf, pointAt } from './map';
import { ready, watch } from './watch';

const HOLD = 'guide whose map shows a region for as long as one is at it';
const TOGGLE = 'guide on whose map a press chooses a region';

/** The name of a region over its details, which stand beside the map. */
const shown = (page: Page, { name }: { name: string }) =>
  page
    .getByRole('article')
    .locator('section')
    .first()
    .getByRole('heading', { level: 3, name: new RegExp(`^${literally(name)}( |$)`) });
const shape = (page: Page, { id }: { id: string }) => page.locator(`svg [data-region="${id}"]`);

const visit = async (page: Page, { route }: { route: string }) => {
  await page.goto(route);
  await ready(page);
};

test('pointing at a region shows its favourites, leaving shows what was there before', {
  tag: '@engines',
}, async ({ page }) => {
  const guide = needed(holdGuide, HOLD);
  const { explorer, regions } = guide;
  const opening = regions.find(({ id }) => id === guide.guide.opensWith);
  const others = regions.filter((region) => region !== opening);
  const region = others.find(({ favourites }) => favourites.length > 0) ?? others[0];
  if (!region) throw new Error('The map has no region.');
  await visit(page, guide);
  await expect(page.locator('svg [data-region]')).toHaveCount(regions.length);
  await pointAt(page, shape(page, region));
  await expect(shown(page, region)).toBeVisible();
  const stars = page.getByRole('img').filter({ visible: true });
  for (const { rating } of region.favourites) {
    const same = region.favourites.filter((each) => each.rating === rating);
    const name = rated({ rating: decimal(rating) });
    await expect(stars.and(page.getByRole('img', { name, exact: true }))).toHaveCount(same.length);
  }
  await page.mouse.move(5, 5);
  await expect(shown(page, region)).toBeHidden();
  await expect(
    opening ? shown(page, opening) : page.getByText(explorer.rest ?? guideDefaults.chooseRegion),
  ).toBeVisible();
});

test('an address that names a region, as on other maps, leaves what is shown at first', async ({ page }) => {
  const guide = needed(holdGuide, HOLD);
  const opening = guide.regions.find(({ id }) => id === guide.guide.opensWith);
  const other = guide.regions.find((region) => region !== opening);
  await visit(page, { route: `${guide.route}?region=${other?.id}` });
  await expect(
    opening ? shown(page, opening) : page.getByText(guide.explorer.rest ?? guideDefaults.chooseRegion),
  ).toBeVisible();
});

test('a region stays on the way to its panel, and one that was clicked until a press beside', {
  tag: '@engines',
}, async ({ page }) => {
  const guide = needed(holdGuide, HOLD);
  const [region, other] = guide.regions;
  if (!region || !other) throw new Error('The map has no two regions.');
  await visit(page, guide);
  const at = await insideOf(shape(page, region));
  await page.mouse.move(at.x, at.y);
  await expect(shown(page, region)).toBeVisible();
  // A place on the map that belongs to no region, such as the sea, on the right where the panel stands.
  const sea = await page.getByRole('img', { name: map.map({ name: guide.map.name }) }).evaluate((map, y) => {
    const { left, right } = map.getBoundingClientRect();
    for (let x = right - 8; x > left; x -= 4) {
      const part = document.elementFromPoint(x, y);
      if (part && map.contains(part) && !part.closest('[data-region]')) return x;
    }
    return null;
  }, at.y);
  if (sea !== null) {
    // In one stroke: regions that lie between would be shown.
    await page.mouse.move(sea, at.y);
    await expect(shown(page, region)).toBeVisible();
  }
  await page.mouse.move(5, 5);
  await expect(shown(page, region)).toBeHidden();
  const back = await insideOf(shape(page, region));
  await page.mouse.click(back.x, back.y);
  await pointAt(page, shape(page, other));
  await page.mouse.move(5, 5);
  await expect(shown(page, region)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(shown(page, region)).toBeHidden();
});

test('a map that holds answers to keyboard focus and to Escape', { tag: '@engines' }, async ({ page }) => {
  const guide = needed(holdGuide, HOLD);
  const region = needed(guide.regions.at(-1), 'region');
  await visit(page, guide);
  await page.getByRole('button', { name: region.name, exact: true }).focus();
  await expect(shown(page, region)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page, region)).toBeHidden();
});

test('a guide tells of its markets and leads to all events', async ({ page }) => {
  const guide = needed(holdGuide ?? toggleGuide, HOLD);
  const events = eventPages.find((each) => each.guide.id === guide.guide.id);
  const markets = guide.guide.featuredMarkets?.markets ?? [];
  needed(events ?? markets[0], 'market or event of a guide');
  await visit(page, guide);
  for (const { name, city } of markets) {
    const heading = startingWith(words.marketAndCity({ market: name, city }));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  if (!events) return;
  await page.getByRole('link', { name: events.teaser.link, exact: true }).click();
  await expect(page).toHaveURL(endingWith(`${events.path}/`));
});

test('a long copy carries its source, a short one does not', { tag: '@engines' }, async ({
  page,
  context,
  baseURL,
}) => {
  const { id } = needed(sourcedGuide, 'guide whose text says where it was copied from');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, { route: `/travel/${id}/` });
  const copy = async (length: number) => {
    await page.evaluate((end) => {
      const text = document.querySelector('main p')?.firstChild;
      if (!text) throw new Error('there is no paragraph');
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
  expect((await copy(10)).length).toBe(10);
  await expect(page.getByText(words.copied, { exact: true })).toHaveCount(0);
  const long = await copy(11);
  const source = words.copiedFrom({ site: site.name, address: `${baseURL}/travel/${id}/` });
  expect(long).toMatch(new RegExp(`^.{11}\\n\\n${literally(source)}$`));
  await expect(page.getByText(words.copied, { exact: true })).toBeVisible();
  await expect(page.getByText(words.copiedText)).toBeVisible();
  await expect(page.getByText(words.copied, { exact: true })).toBeHidden({ timeout: 4500 });
});

test('hovering, selecting, moving and unselecting go with the two hints', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const guide = needed(toggleGuide, TOGGLE);
  const { explorer, regions } = guide;
  const isEmpty = ({ favourites }: (typeof regions)[number]) => favourites.length === 0;
  // One of each kind where there are such.
  const empty = regions.find(isEmpty) ?? regions.at(-1);
  const [hovered, selected = empty] = regions.filter((region) => region !== empty);
  if (!hovered || !selected || !empty) throw new Error('The map has no two regions.');
  const press = async (region: { id: string }) => {
    const { x, y } = await insideOf(shape(page, region));
    await page.mouse.click(x, y);
  };
  const watched = watch(page, baseURL ?? '');
  const unchosen = withoutRegion(guide.guide);
  await visit(page, { route: unchosen });
  await expect(page.locator('svg [data-region]')).toHaveCount(regions.length);
  await expect(page.getByText(explorer.hints.none ?? guideDefaults.hintNone)).toBeVisible();
  await pointAt(page, shape(page, hovered));
  await expect(shown(page, hovered)).toBeVisible();
  await press(selected);
  await expect(page.getByText(explorer.hints.selected ?? guideDefaults.hintSelected)).toBeVisible();
  await expect(page).toHaveURL(endingWith(`?region=${selected.id}`));
  // The hovered region comes first, then the selected one.
  await pointAt(page, shape(page, hovered));
  await expect(shown(page, hovered)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(shown(page, selected)).toBeVisible();
  const favourite = selected.favourites.find(({ link }) => !link);
  if (favourite) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: favourite.name }) });
    const { name, place } = favourite;
    const toMap = place ? place + words.placeMore({ name }) : words.map({ more: words.mapMore({ name }) });
    await expect(
      card
        .last()
        .getByRole('link', { name: heard(toMap) })
        .first(),
    ).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//);
  }
  if (empty !== selected) await press(empty);
  await page.mouse.move(5, 5);
  await expect(shown(page, empty)).toBeVisible();
  await expect(
    page
      .getByText(guide.guide.empty ?? guideDefaults.noRestaurants, { exact: true })
      .filter({ visible: true }),
  ).toHaveCount(isEmpty(empty) ? 1 : 0);
  await press(empty);
  await page.mouse.move(5, 5);
  await expect(page.getByText(explorer.hints.none ?? guideDefaults.hintNone)).toBeVisible();
  await expect(page).toHaveURL(endingWith(unchosen));
  expect(watched.problems).toEqual([]);
});

test('without script the regions of these guides can be read', async ({ browser, baseURL }) => {
  const guides = [holdGuide, toggleGuide].filter((guide) => guide !== undefined);
  needed(guides[0], 'guide with favourites on a map');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const { route, regions } of guides) {
    await page.goto(route);
    for (const region of regions) await expect(shown(page, region)).toBeVisible();
  }
  await context.close();
});
