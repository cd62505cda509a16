import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { open } from './guide';

// Public holidays of a guide, and days on which a place is closed in spite of its hours.

const GUIDE = '/travel/port-alder/';
const FISH_HALL = '/travel/port-alder/fish-hall/';
const HILL_MARKET = '/travel/port-alder/hill-market/';

/** Opens a page at an instant. */
async function openAt(page: Page, instant: string, path: string): Promise<void> {
  await page.clock.setFixedTime(instant);
  await open(page, path);
}

test.use({ viewport: { width: 390, height: 844 } });

test('a market names the days it is closed, and is closed on them', async ({ page }) => {
  const main = page.getByRole('main');
  // The Friday before, at noon.
  await openAt(page, '2026-12-18T12:00:00Z', FISH_HALL);
  await expect(main.getByText('Open now', { exact: true })).toBeVisible();
  await expect(main).toContainText('closed Sun and Mon; closed on 24 December and Christmas Day');
  await openAt(page, '2026-12-25T12:00:00Z', FISH_HALL);
  await expect(main.getByText('Closed now', { exact: true })).toBeVisible();
  await openAt(page, '2026-12-24T12:00:00Z', FISH_HALL);
  await expect(main.getByText('Closed now', { exact: true })).toBeVisible();
});

test('on a public holiday a market is never just open', async ({ page }) => {
  const main = page.getByRole('main');
  await openAt(page, '2026-12-19T12:00:00Z', HILL_MARKET);
  await expect(main.getByText('Most stalls are open')).toBeVisible();
  await openAt(page, '2026-12-26T12:00:00Z', HILL_MARKET);
  await expect(main.getByText('Holiday hours may differ')).toBeVisible();
  await expect(main.getByText('Most stalls are open')).toHaveCount(0);
  await openAt(page, '2026-12-26T18:00:00Z', HILL_MARKET);
  await expect(main.getByText('Most stalls are closed')).toBeVisible();
});

test('a walk on a holiday says so on screen, on paper and in the calendar', async ({ page }) => {
  await open(page, `${GUIDE}?walk=fish-hall,blue-door&start=2026-12-25T11:00`);
  const dialog = page.getByRole('dialog', { name: 'A shared walk' });
  await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveText([
    /Fish Hall.*Closed then/s,
    /Blue Door.*Holiday hours may differ/s,
  ]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Calendar', exact: true }).click(),
  ]);
  const [, hall = '', door = ''] = readFileSync(await file.path(), 'utf8')
    .replaceAll(/\r?\n /g, '')
    .split('BEGIN:VEVENT');
  expect(hall).toContain('DESCRIPTION:Closed then');
  expect(door).toContain('DESCRIPTION:Holiday hours may differ');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Closed then').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Holiday hours may differ').filter({ visible: true })).toHaveCount(1);
});
