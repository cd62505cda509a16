import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { OUT } from '@/scripts/gate/export-files';
import { ready, watch } from './watch';

const LISTS = [
  {
    route: '/travel/toronto/events/',
    action: 'Event Details',
    calendar: 'toronto-food-events.ics',
  },
  { route: '/travel/japan/events/', action: 'Learn More', calendar: 'japan-food-festivals.ics' },
];

for (const { route, action, calendar } of LISTS) {
  test(`${route} has six events, each with its details and its calendar file`, async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await page.goto(route);
    await ready(page);
    const events = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByText(/2025/) });
    await expect(events).toHaveCount(6);
    const buttons = page.getByRole('button', { name: action });
    await expect(buttons).toHaveCount(6);
    for (let index = 0; index < 6; index++) {
      const event = events.nth(index);
      const name = await event.getByRole('heading', { level: 2 }).innerText();
      const file = await event.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href');
      const text = readFileSync(path.join(OUT, file ?? ''), 'utf8').replaceAll('\r\n ', '');
      expect(text).toContain('BEGIN:VEVENT');
      expect(text).toContain(`SUMMARY:${name.split('\n')[0]?.trim()}`);
      await event.getByRole('button', { name: action }).click();
      const dialog = page.getByRole('dialog', { name: name.split('\n')[0]?.trim() ?? '' });
      await expect(dialog.getByRole('link', { name: /opens in a new tab/ }).first()).toHaveAttribute(
        'href',
        /^https?:/,
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(event.getByRole('button', { name: action })).toBeFocused();
    }
    const all = readFileSync(path.join(OUT, route, calendar), 'utf8');
    expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(6);
    expect(watched.problems).toEqual([]);
  });
}

test('an event says what it is on the day of the visit, not on the day of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2025-07-24T12:00:00+09:00'));
  await page.goto('/travel/japan/events/');
  await ready(page);
  const tenjin = page.getByRole('article', { name: /Tenjin Matsuri/ });
  await expect(tenjin.getByText(/On now/)).toBeVisible();
  const snow = page.getByRole('article', { name: /Sapporo Snow Festival/ });
  await expect(snow.getByText('Took place in 2025, next dates to be announced')).toBeVisible();
});

test('without script the details of an event open and its calendar file is there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/travel/toronto/events/');
  const event = page.getByRole('main').getByRole('article').first();
  await event.getByText('Event Details').click();
  await expect(event.getByRole('link', { name: /opens in a new tab/ }).first()).toBeVisible();
  const href = await event.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR/);
  await context.close();
});
