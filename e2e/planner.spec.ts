import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { ready } from './watch';

test.use({ timezoneId: 'America/Toronto', viewport: { width: 1280, height: 900 } });

async function openPlanner(page: Page, address: string, now: string) {
  await page.clock.setFixedTime(new Date(now));
  await page.goto(address);
  await ready(page);
  // An address that holds a time opens the planner by itself.
  if (!address.includes('eat=')) await page.getByRole('button', { name: 'Plan a time' }).click();
  const planner = page.getByRole('dialog', { name: 'When to start' });
  await expect(planner).toBeVisible();
  return planner;
}

test('tofu for a Sunday dinner starts on Saturday, though the clocks go back in between', async ({
  page,
}) => {
  const planner = await openPlanner(page, '/tofu/', '2026-10-30T12:00:00-04:00');
  await planner.getByLabel('Day', { exact: true }).fill('2026-11-01');
  await planner.getByLabel('Time', { exact: true }).fill('19:00');
  // 28 hours before 19:00 by a clock that is put back one hour on the way.
  await expect(planner).toContainText('Start tomorrow at 16:00.');
  await expect(planner).toContainText('The clocks go back on Sunday 1 November');
  await expect(page).toHaveURL(/[?&]eat=2026-11-01T19(:|%3A)00/);

  await planner.getByText('Shortest').click();
  await expect(planner.getByRole('radio', { name: /Shortest/ })).toBeChecked();
  // 14 hours, all of them after the clocks have changed.
  await expect(planner).toContainText('Start Sunday 1 November at 05:00.');
});

test('the pork for a Sunday in March is counted over the hour that is lost', async ({ page }) => {
  const planner = await openPlanner(page, '/buttered-pork/', '2027-03-01T12:00:00-05:00');
  await planner.getByLabel('Day', { exact: true }).fill('2027-03-14');
  await planner.getByLabel('Time', { exact: true }).fill('19:00');
  await expect(planner).toContainText('The clocks go forward on Sunday 14 March');
  // 7 days, 4 hours and 44 minutes before 19:00 would be 14:16 by a clock that stood still.
  await expect(planner).toContainText('Start Sunday 7 March at 13:16.');
});

test('the calendar file holds every stage in world time, each with its alarm', async ({ page }) => {
  const planner = await openPlanner(page, '/tofu/?eat=2026-11-01T19:00', '2026-10-30T12:00:00-04:00');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    planner.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tofu-plan.ics');
  const calendar = readFileSync(await download.path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(10);
  expect(calendar).toContain('DTSTART:20261031T200000Z');
  expect(calendar.match(/BEGIN:VALARM/g)?.length).toBeGreaterThanOrEqual(9);
});

test('a time that can no longer be reached is said, with the first that can', async ({ page }) => {
  const planner = await openPlanner(page, '/tofu/?eat=2026-10-30T19:00', '2026-10-30T12:00:00-04:00');
  await expect(planner.getByRole('button', { name: /Eat (on|at|tomorrow|today)/i }).first()).toBeVisible();
});

test('closing the planner gives the focus back', async ({ page }) => {
  const planner = await openPlanner(page, '/pasta/', '2026-10-30T12:00:00-04:00');
  await page.keyboard.press('Escape');
  await expect(planner).toBeHidden();
  await expect(page.getByRole('button', { name: 'Plan a time' })).toBeFocused();
});
