import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { openTranslated } from './translate';
import { ready, watch } from './watch';

// Clocks go back on 1 November 2026 and forward on 14 March 2027.
test.use({ timezoneId: 'America/New_York', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

/** Opens the planner of a recipe; an address with a time opens it by itself. */
async function openPlanner(page: Page, address: string, now: string) {
  await page.clock.setFixedTime(now);
  await page.goto(address);
  await ready(page);
  if (!address.includes('eat=')) await page.getByRole('button', { name: /Plan it$/ }).click();
  const planner = page.getByRole('dialog', { name: 'Plan it' });
  await expect(planner).toBeVisible();
  return planner;
}

test('a start before the clocks go back counts the hour that comes twice', { tag: '@engines' }, async ({
  page,
}) => {
  const planner = await openPlanner(page, '/chickpea-block/', '2026-10-30T12:00:00-04:00');
  await planner.getByLabel('Day', { exact: true }).fill('2026-11-01');
  await planner.getByLabel('Time', { exact: true }).fill('19:00');
  await expect(page).toHaveURL(/[?&]eat=2026-11-01T19(:|%3A)00/);
  // 25 hours and 50 minutes before 7 pm.
  await expect(planner).toContainText('Start tomorrow at 6:10 pm.');
  await expect(planner).toContainText('The clocks go back on Sunday 1 November, in the middle of this.');
  // 11 hours and 50 minutes before 7 pm.
  await planner.getByText('As fast as possible', { exact: true }).click();
  await expect(planner.getByRole('radio', { name: 'As fast as possible' })).toBeChecked();
  await expect(planner).toContainText('Start Sunday 1 November at 7:10 am.');
  await expect(planner).not.toContainText('The clocks go back');
});

test('a start before the clocks go forward leaves out the hour that is skipped', async ({ page }) => {
  const address = '/recipes/brined-turnips/?eat=2027-03-14T19:00';
  const planner = await openPlanner(page, address, '2027-03-01T12:00:00-05:00');
  await expect(planner).toContainText('The clocks go forward on Sunday 14 March, in the middle of this.');
  // 5 days, 1 hour and 10 minutes before 7 pm.
  await expect(planner).toContainText('Start Tuesday 9 March at 4:50 pm.');
});

test('the calendar file has an event for each step, in UTC', { tag: '@engines' }, async ({ page }) => {
  const address = '/chickpea-block/?eat=2026-11-01T19:00';
  const planner = await openPlanner(page, address, '2026-10-30T12:00:00-04:00');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    planner.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('chickpea-block-plan.ics');
  const calendar = readFileSync(await download.path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(calendar).toContain('DTSTART:20261031T221000Z');
});

test('every event of the calendar file leads to the recipe as it was planned', async ({ page }) => {
  const address = '/recipes/brined-turnips/?servings=8&version=mustard&eat=2026-11-20T19:00';
  const planner = await openPlanner(page, address, '2026-10-30T12:00:00-04:00');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    planner.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  // Long lines are folded.
  const calendar = readFileSync(await download.path(), 'utf8').replace(/\r?\n /g, '');
  const events = calendar.split('BEGIN:VEVENT').slice(1);
  expect(events.length).toBeGreaterThan(1);
  for (const event of events) {
    expect(event).toMatch(/^URL.*\/brined-turnips\/\?servings=8&version=mustard\r?$/m);
    expect(event).toMatch(/^DESCRIPTION.*\/brined-turnips\/\?servings=8&version=mustard\r?$/m);
  }
});

test('a time that is out of reach leads to the first one within reach', { tag: '@engines' }, async ({
  page,
}) => {
  const address = '/barley-stew/?eat=2026-10-30T13:00';
  const planner = await openPlanner(page, address, '2026-10-30T12:00:00-04:00');
  await expect(planner).toContainText('It’s too late for that start.');
  await expect(planner).toContainText('To eat today at 1 pm, you’d have had to start today at 11:35 am.');
  // The stew takes 1 hour and 23 minutes, 1 hour and 18 minutes at least.
  await expect(planner.getByRole('button', { name: 'Use the shortest times' })).toHaveCount(0);
  await planner.getByRole('button', { name: 'Eat today at 1:30 pm' }).click();
  await expect(planner).toContainText('Start today at 12:05 pm.');
  await expect(page).toHaveURL(/\?eat=2026-10-30T13(:|%3A)30$/);
});

test('a reload opens the planner again, and Back closes it', async ({ page }) => {
  const planner = await openPlanner(page, '/barley-stew/?servings=6', '2026-10-30T12:00:00-04:00');
  await page.reload();
  await expect(planner).toBeVisible();
  await page.goBack();
  await expect(planner).toBeHidden();
  await expect(page.getByRole('button', { name: /Plan it$/ })).toBeFocused();
  await expect(page).toHaveURL(/\/barley-stew\/\?servings=6$/);
});

test('a page that the browser translates shows the start of the latest choice', async ({ page, baseURL }) => {
  await page.clock.setFixedTime('2026-12-01T12:00:00-05:00');
  const watched = watch(page, baseURL ?? '');
  await openTranslated(page, '/barley-stew/?eat=2026-12-04T19:00');
  const planner = page.getByRole('dialog');
  await expect(planner).toContainText('5:35 pm');
  await planner.getByLabel('Time').last().fill('20:00');
  await expect(planner).toContainText('6:35 pm');
  await expect(planner).not.toContainText('5:35 pm');
  expect(watched.problems).toEqual([]);
});
