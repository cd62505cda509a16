import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import ICAL from 'ical.js';
import { expect, type Locator, test } from 'playwright/test';
import { FIXTURE_SITE } from '@/scripts/export';
import { siteServer } from '@/scripts/serve';
import { open } from './guide';
import { OwnServer } from './own-server';
import { sheets } from './paper';
import { ready } from './watch';

// A walk with times: planned, exported to a calendar, printed, shared, and opened offline.

const GUIDE = '/travel/port-alder/';

/** Friday evening, with 45 minutes at the first stop and transit to the second one. */
const EVENING =
  '?walk=blue-door,night-lamp,saffron-room&start=2031-05-09T18:30&stay=blue-door-45&transit=night-lamp';

const rows = (dialog: Locator) => dialog.getByRole('list').first().getByRole('listitem');

async function expectTimes(dialog: Locator) {
  await expect(rows(dialog)).toHaveText([
    /Blue Door.*6:30\spm to 7:15\spm/s,
    // 2.9 km by transit take 25 minutes.
    /Night Lamp.*25 minutes by transit.*7:40\spm to 8:40\spm/s,
    // 2.4 km on foot take 40 minutes.
    /Saffron Room.*40 minutes on foot.*9:20\spm to 10:20\spm/s,
  ]);
}

for (const { name, use, press, hasSheet } of [
  {
    name: 'by touch on a phone',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    press: (control: Locator) => control.tap(),
    hasSheet: true,
  },
  {
    name: 'by keyboard in a wide window',
    use: { viewport: { width: 1440, height: 900 } },
    press: (control: Locator) => control.press('Enter'),
    hasSheet: false,
  },
])
  test.describe(name, () => {
    test.use({ ...use, permissions: ['clipboard-read', 'clipboard-write'] });

    test('an evening of three stops is planned, exported to a calendar, printed and shared', async ({
      page,
      baseURL,
    }) => {
      await open(page, GUIDE);
      const filters = page.getByRole('region', { name: 'Filter the restaurants' });
      await press(filters.getByRole('button', { name: 'More filters' }));
      await press(page.getByRole('button', { name: /^Dinner/ }));
      // On a phone the filters are a sheet.
      if (hasSheet) await press(page.getByRole('button', { name: 'Show 5 places' }));
      for (const stop of ['Blue Door', 'Night Lamp', 'Saffron Room'])
        await press(page.getByRole('button', { name: `Add ${stop} to your Walk` }));
      await press(page.getByRole('button', { name: 'Open the walk' }));
      const dialog = page.getByRole('dialog', { name: 'Your walk' });
      await expect(rows(dialog)).toHaveCount(3);

      await press(dialog.getByRole('button', { name: 'Add times' }));
      const start = dialog.getByLabel('Start (Port Alder time)');
      await expect(start).toBeFocused();
      await start.fill('2031-05-09T18:30');
      await dialog.getByRole('spinbutton', { name: 'Minutes at Blue Door' }).fill('45');
      await press(dialog.getByRole('button', { name: 'Take transit to Night Lamp' }));
      await expect(dialog.getByRole('button', { name: 'Go on foot to Night Lamp' })).toBeVisible();
      await expectTimes(dialog);
      const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(dialog.getByRole('button', { name: 'Calendar', exact: true })),
      ]);
      const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
      const entries = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
      expect(
        entries.map(({ summary, startDate, endDate }) => [summary, `${startDate}`, `${endDate}`]),
      ).toEqual([
        ['1. Blue Door', '2031-05-09T18:30:00', '2031-05-09T19:15:00'],
        ['2. Night Lamp', '2031-05-09T19:40:00', '2031-05-09T20:40:00'],
        ['3. Saffron Room', '2031-05-09T21:20:00', '2031-05-09T22:20:00'],
      ]);
      expect(entries[0]?.startDate.zone.tzid).toBe('Europe/Dublin');
      expect(entries[0]?.location).toContain('4 Rope Walk');

      // The open dialog hides the printed sheet from screen readers.
      await page.emulateMedia({ media: 'print' });
      const sheet = page.getByRole('heading', { level: 1, name: /^A food walk/, includeHidden: true });
      await expect(sheet).toBeVisible();
      await expect(
        page
          .getByRole('img', { name: 'Map of the stops in order', includeHidden: true })
          .filter({ visible: true }),
      ).toHaveCount(1);
      for (const stop of ['Blue Door', 'Night Lamp', 'Saffron Room'])
        await expect(page.getByRole('heading', { level: 2, name: stop, includeHidden: true })).toBeVisible();
      for (const text of [
        '4 Rope Walk, Old Quay, Port Alder',
        /^Order: /,
        /^google\.com\/maps\/search\/\?api=1&query=Blue/,
        `${baseURL}${GUIDE}${EVENING}`.replace(/^https?:\/\//, ''),
      ])
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      expect(await sheets(page, 'A4')).toBe(1);
      expect(await sheets(page, 'Letter')).toBe(1);
      await page.emulateMedia({ media: 'screen' });

      await press(dialog.getByRole('button', { name: 'Share' }));
      await expect(page.getByText('Link copied')).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(`${baseURL}${GUIDE}${EVENING}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open the walk' })).toBeFocused();
      // The printed sheet goes with the dialog.
      await expect(sheet).toHaveCount(0);

      // In another browser the link holds the same times.
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto('about:blank');
      await page.goto(link);
      await expectTimes(page.getByRole('dialog', { name: 'A shared walk' }));
    });
  });

test('a walk from a link is saved with its times, and opens from the recent walks', async ({ page }) => {
  await open(page, GUIDE + EVENING);
  const shared = page.getByRole('dialog', { name: 'A shared walk' });
  await shared.getByRole('button', { name: 'Save this walk' }).click();
  await page.keyboard.press('Escape');
  await open(page, GUIDE);
  await page.getByRole('button', { name: 'See them' }).click();
  await page.getByRole('dialog').getByRole('list').first().getByRole('button').first().click();
  await expectTimes(page.getByRole('dialog', { name: 'Your walk' }));
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  const server = new OwnServer(siteServer(path.join(FIXTURE_SITE, 'out')));
  test.beforeEach(() => server.open());
  test.afterEach(() => server.close());

  test('a walk opens with its times in a guide that is saved', async ({ page }) => {
    await open(page, `${server.site}${GUIDE}`);
    await page.getByRole('button', { name: 'Save this guide to my phone' }).click();
    await page.getByRole('button', { name: /^Save guide / }).click();
    await expect(page.getByRole('status').getByText(/^Saved on this device/)).toBeVisible({
      timeout: 30_000,
    });
    await server.close();
    await page.goto('about:blank');
    await page.goto(`${server.site}${GUIDE}${EVENING}`);
    await ready(page);
    await expectTimes(page.getByRole('dialog', { name: 'A shared walk' }));
  });
});

test('a walk of nine stops prints on one sheet of A4 or two of Letter, and cuts no ticket', async ({
  page,
}) => {
  const stops =
    'blue-door,ferry-kitchen,mill-bakery,night-lamp,quiet-spoon,saffron-room,north-star,oyster-hut,old-orchard';
  await open(page, `${GUIDE}?walk=${stops}&start=2031-05-09T10:00`);
  await expect(
    page.getByRole('heading', { level: 1, name: /^A food walk/, includeHidden: true }),
  ).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const tickets = page.locator('body > div:not([data-radix-portal]) > ol > li');
  await expect(tickets).toHaveCount(9);
  const printed = await tickets.evaluateAll((all) =>
    all.map((ticket) => [getComputedStyle(ticket).breakInside, ticket.clientHeight < 200]),
  );
  expect(printed).toEqual(Array.from({ length: 9 }, () => ['avoid', true]));
  expect(await sheets(page, 'A4')).toBe(1);
  expect(await sheets(page, 'Letter')).toBe(2);
});
