import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import * as words from '@/.content/words/near';
import * as regionWords from '@/.content/words/regionMap';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { lengthWords } from '@/lib/travel/near/words';
import { kilometres } from '@/lib/travel/walk/distance';
import { explore, heading, open } from './city';
import { ANYTHING, needed, saying } from './content/found';
import { type City, cities, isLocated, type Located, partsOf, type Region } from './content/travel';
import { watch } from './watch';

/** A guide, a region that it does not open with, and a restaurant in it to stand at, with another one in the region. */
const [there] = cities.flatMap((of) =>
  of.regions.flatMap((region) => {
    const [here, other] = region.found.filter(isLocated);
    return region.id !== of.guide.opensWith && here && other ? [{ of, region, here }] : [];
  }),
);
const THERE = 'guide with two restaurants in a region that have positions';

type There = { of: City; region: Region; here: Located };

const button = (page: Page) => explore(page).getByRole('button', { name: words.near, exact: true });
const asked = (page: Page) => explore(page).getByRole('group', { name: words.near, exact: true });
const said = (page: Page) => asked(page).getByRole('status');

/** Stands at the door of a restaurant. @param accuracy radius in metres */
async function standAt(context: BrowserContext, { coordinates }: Located, accuracy = 10) {
  const [latitude, longitude] = coordinates;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude, accuracy });
}

/** Names of the restaurants of the region in the order of their distances, those without positions last. */
function inOrder({ region, here }: There) {
  const kmTo = ({ coordinates }: Restaurant) =>
    coordinates ? kilometres(here.coordinates, coordinates) : Number.MAX_VALUE;
  return region.found.toSorted((one, other) => kmTo(one) - kmTo(other)).map((each) => partsOf(each).name);
}

/** Names on the cards of the first map, from the first to the last. */
async function listed(page: Page, { map }: City) {
  const cards = page.locator(`#map-${map.id} [data-place]`).getByRole('heading');
  const texts = await cards.filter({ visible: true }).allTextContents();
  return texts.map((text) => text.trim());
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide window', { width: 1440, height: 900 }],
] as const)
  test.describe(`in ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('a press sorts the list from where the device is, which leaves it by no way', {
      tag: '@engines',
    }, async ({ page, context, baseURL }) => {
      const at = needed(there, THERE);
      await standAt(context, at.here);
      const watched = watch(page, baseURL ?? '');
      await page.addInitScript(() => {
        const moves: number[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) moves.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, at.of.route);
      await expect(asked(page)).toHaveCount(0);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await button(page).focus();
      await button(page).press('Enter');
      await expect(said(page)).toContainText(words.sorted);
      await expect(heading(page, at.region)).toBeVisible();
      const names = await listed(page, at.of);
      expect(names.map((each) => inOrder(at).find((known) => each.startsWith(known)))).toEqual(inOrder(at));
      const first = page.locator(`#map-${at.of.map.id} [data-place="${at.here.slug}"]`);
      await expect(first).toContainText(new RegExp(saying(words.onFoot({ distance: ANYTHING, count: 5 }))));
      await asked(page).getByRole('button', { name: words.show }).press('Enter');
      await expect(first.getByRole('heading')).toBeInViewport();

      const [latitude, longitude] = at.here.coordinates.map(String);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      for (const text of [page.url(), kept, ...sent]) {
        expect(text).not.toContain(latitude);
        expect(text).not.toContain(longitude);
      }
      expect(await page.evaluate(() => (window as unknown as { moves: number[] }).moves)).toEqual([]);
      for (const control of await asked(page).locator('button, select').all()) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      const { violations } = await new AxeBuilder({ page }).include('#explore').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(watched.problems).toEqual([]);
      // All regions in one list, and then as it was.
      await page.locator(`#map-${at.of.map.id}`).getByRole('button', { name: regionWords.clear }).click();
      await expect(page.getByRole('heading', { name: words.all }).first()).toBeVisible();
      await button(page).click();
      await expect(asked(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: words.all })).toHaveCount(0);
    });
  });

test('a position that is not exact, one too far away and none at all are told; a place can be chosen instead', async ({
  page,
  context,
}) => {
  const at = needed(there, THERE);
  await context.clearPermissions();
  await open(page, at.of.route);
  await button(page).click();
  await expect(said(page)).toHaveText(words.refused);

  const again = asked(page).getByRole('button', { name: words.useMine });
  await standAt(context, at.here, 1500);
  await again.click();
  await expect(said(page)).toContainText(words.sortedRoughly({ distance: lengthWords(1500) }));
  await context.setGeolocation({ latitude: -at.here.coordinates[0], longitude: 0, accuracy: 10 });
  await again.click();
  await expect(said(page)).toHaveText(new RegExp(saying(words.tooFar({ distance: ANYTHING }))));

  await asked(page).getByRole('combobox', { name: words.from }).selectOption(at.here.slug);
  const { name } = partsOf(at.here);
  await expect(said(page)).toContainText(words.sortedFrom({ place: name }));
  await expect(page.getByText(words.start).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('near')).toBe(at.here.slug);
  // A link brings it along, without a question to the device.
  await context.clearPermissions();
  await open(page, `${at.of.route}?near=${at.here.slug}`);
  await expect(said(page)).toContainText(words.sortedFrom({ place: name }));
  await expect(heading(page, at.region)).toBeVisible();
});
