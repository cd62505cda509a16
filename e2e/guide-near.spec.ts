import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { explore, mapOf, open, regionHeading, restaurantCard } from './guide';
import { watch } from './watch';

// Restaurants sorted by their distance.

const GUIDE = '/travel/port-alder/';
/** The door of Mill Bakery. */
const DOOR = { latitude: 51.9938, longitude: -7.975 };

const button = (page: Page) => explore(page).getByRole('button', { name: 'Near me', exact: true });
const panel = (page: Page) => explore(page).getByRole('group', { name: 'Near me', exact: true });
const message = (page: Page) => panel(page).getByRole('status');

/** Holds back the position of the device until the page calls `answer()`. */
const holdPosition = (page: Page) =>
  page.addInitScript(() => {
    const { geolocation } = navigator;
    const locate = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...request) => {
      Object.assign(window, { answer: () => locate(...request) });
    };
  });
const answerPosition = (page: Page) =>
  page.evaluate(() => (window as unknown as { answer: () => void }).answer());

for (const [name, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['in a wide window', { width: 1440, height: 900 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport });

    test('the list is sorted from the position of the device, which never leaves it', {
      tag: '@engines',
    }, async ({ page, context, baseURL }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ ...DOOR, accuracy: 10 });
      await holdPosition(page);
      const watched = watch(page, baseURL ?? '');
      await open(page, GUIDE);
      await expect(panel(page)).toHaveCount(0);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await button(page).press('Enter');
      await expect(message(page)).toHaveText('Finding your location…');
      const mapTop = async () => {
        const box = await mapOf(page, 'Port Alder').boundingBox();
        return Math.round((box?.y ?? 0) + (await page.evaluate(() => window.scrollY)));
      };
      const before = await mapTop();
      await answerPosition(page);
      await expect(message(page)).toContainText('Sorted from where you are. Nearest: Mill Bakery.');
      await expect(regionHeading(page, 'Upper Town')).toBeVisible();
      // The answer moves nothing, however late it is.
      expect(await mapTop()).toBe(before);
      const names = explore(page).getByRole('article').filter({ visible: true }).getByRole('heading');
      await expect(names).toHaveText([/^Mill Bakery/, /^Night Lamp/, /^The Quiet Spoon/]);
      const list = page.locator('#map-city');
      await expect(list.getByText('Less than 0.1 km, 5 minutes on foot')).toBeVisible();
      await expect(list.getByText('No pin yet, so there’s no distance.')).toBeVisible();
      await panel(page).getByRole('button', { name: 'Show the nearest' }).press('Enter');
      await expect(restaurantCard(page, 'Mill Bakery').getByRole('heading')).toBeInViewport();

      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      for (const text of [page.url(), stored, ...sent]) {
        expect(text).not.toContain('51.99');
        expect(text).not.toContain('7.975');
      }
      for (const control of await panel(page).locator('button, select').all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const { violations } = await new AxeBuilder({ page }).include('#explore').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(watched.problems).toEqual([]);
      // Without a region all restaurants are one list; a second press ends the order.
      await list.getByRole('button', { name: /^All of / }).click();
      await expect(list.getByRole('heading', { name: 'By distance' })).toBeVisible();
      await button(page).click();
      await expect(panel(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'By distance' })).toHaveCount(0);
    });
  });

test('a refused, a rough and a far position are explained, and a restaurant can be the start instead', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await open(page, GUIDE);
  await button(page).click();
  await expect(message(page)).toHaveText(
    'This browser isn’t allowed to share your location. Allow it in your browser settings, or choose a place.',
  );
  const again = panel(page).getByRole('button', { name: 'Use my location' });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ ...DOOR, accuracy: 1500 });
  await again.click();
  await expect(message(page)).toContainText('Sorted from about where you are.');
  await expect(message(page)).toContainText('1.5 km');
  await context.setGeolocation({ latitude: -51.9938, longitude: 0, accuracy: 10 });
  await again.click();
  await expect(message(page)).toHaveText(/^The nearest of these restaurants is .+\skm away, too far/);

  await panel(page)
    .getByRole('combobox', { name: 'Distance from' })
    .selectOption('Mill Bakery, 9 Tanners Row');
  await expect(message(page)).toContainText('Sorted from Mill Bakery.');
  await expect(explore(page).getByText('You start here.').first()).toBeVisible();
  await expect(page).toHaveURL(/[?&]near=mill-bakery(&|$)/);
  // The start in a link needs no permission.
  await context.clearPermissions();
  await open(page, `${GUIDE}?near=mill-bakery`);
  await expect(message(page)).toContainText('Sorted from Mill Bakery.');
  await expect(regionHeading(page, 'Upper Town')).toBeVisible();
});
