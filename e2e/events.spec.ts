import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import * as words from '@/.content/words/events';
import { onNow } from '@/.content/words/eventTime';
import { statusWords } from '@/lib/travel/events/status';
import { OUT } from '@/scripts/export';
import { ANYTHING, needed, startingWith } from './content/found';
import { heard } from './content/heard';
import { eventPages } from './content/travel';
import { ready, watch } from './watch';

/** One with something that falls on the same days every year. */
const yearly = eventPages.find(({ events }) => events.some(({ sameDays }) => sameDays));
const YEARLY = 'event that keeps its days';

/** The days of a calendar file as one line each: folded lines are joined. */
const unfolded = (file: string) => readFileSync(path.join(OUT, file), 'utf8').replaceAll('\r\n ', '');

const row = (page: Page, name: string) => page.getByRole('article', { name: startingWith(name) });

/** Links beside an event: to its calendar file, to its organiser once it is over, and to the calendar of them all. */
const toCalendar = (name = ANYTHING) => heard(words.toCalendar({ more: words.toCalendarMore({ name }) }));
const checkDates = (name: string, organiser: string) =>
  heard(words.checkDates({ more: words.checkDatesMore({ name, organiser }) }));
const allInCalendar = heard(words.allInCalendar({ number: ANYTHING }));

/** A text as a calendar file writes it. */
const inCalendar = (text: string) => text.replace(/[\\;,]/g, '\\$&');

for (const place of eventPages) {
  const route = `${place.path}/`;
  const action = place.button;

  test(`${route} has its events, each with its details, its source and its calendar file`, async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    // Before any of them.
    const [first = ''] = place.events.map(({ starts }) => starts).sort();
    await page.clock.setFixedTime(new Date(first));
    await page.goto(route);
    await ready(page);
    const count = place.events.length;
    // The page is an article itself; those in it are the events.
    await expect(page.getByRole('article').getByRole('article')).toHaveCount(count);
    await expect(page.getByRole('button', { name: action })).toHaveCount(count);
    for (const { id, name, source } of place.events) {
      const event = row(page, name);
      const link = source.name + words.sourceMore;
      await expect(event.getByText(heard(words.sourceIs({ source: link })))).toBeVisible();
      const button = event.getByRole('button', { name: action });
      await button.click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('link', { name: heard(link) })).toHaveAttribute('href', source.href);
      const calendar = dialog.getByRole('link', { name: toCalendar(name) });
      await expect(calendar).toBeVisible();
      await expect(calendar).toHaveAttribute('href', `${place.path}/${id}.ics`);
      const file = unfolded(`${place.path}/${id}.ics`);
      expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(file).toContain(`SUMMARY:${inCalendar(name)}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
    await expect(page.getByRole('link', { name: allInCalendar })).toBeVisible();
    expect(unfolded(`${route}${place.file}`).match(/BEGIN:VEVENT/g)).toHaveLength(count);
    expect(watched.problems).toEqual([]);
  });

  test(`${route} tells search engines of its events`, async ({ page }) => {
    await page.goto(route);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const events = texts
      .map((text) => JSON.parse(text))
      .flatMap((data) => data['@graph'] ?? [])
      .filter((entry) => entry['@type'] === 'Event');
    expect(events.map(({ name }) => name)).toEqual(place.events.map(({ name }) => name));
    for (const { url } of events) {
      const { pathname, hash } = new URL(url);
      expect(pathname).toBe(route);
      await expect(page.locator(hash)).toHaveCount(1);
    }
  });

  test(`${route} prints on three sheets at most`, async ({ page }) => {
    await page.goto(route);
    await ready(page);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0).toBeLessThanOrEqual(3);
  });
}

test('an event says what it is on the day of the visit, not on the day of the build', async ({ page }) => {
  const { path: address, events } = needed(yearly, YEARLY);
  const kept = needed(
    events.find(({ sameDays }) => sameDays),
    YEARLY,
  );
  const day = `2029-${kept.starts.slice(5)}`;
  // At noon it is that day nearly everywhere.
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
  await page.goto(`${address}/`);
  await ready(page);
  for (const event of events) {
    const status = row(page, event.name).getByText(statusWords(event, day), { exact: true });
    await expect(status.first()).toBeVisible();
  }
  await expect(row(page, kept.name).getByText(onNow, { exact: true }).first()).toBeVisible();
});

test('an event that is over leads to its organiser, and one that keeps its days to the calendar', async ({
  page,
}) => {
  needed(eventPages[0], 'event');
  for (const { path: address, events } of eventPages) {
    await page.clock.setFixedTime(new Date('2040-01-20T12:00:00Z'));
    await page.goto(`${address}/`);
    await ready(page);
    for (const { name, sameDays, source } of events) {
      const next = row(page, name).getByRole('link', {
        name: sameDays ? toCalendar(name) : checkDates(name, source.name),
      });
      await expect(next).toBeVisible();
      if (!sameDays) await expect(next).toHaveAttribute('href', source.href);
    }
    const toCome = events.filter(({ sameDays }) => sameDays).length;
    await expect(page.getByRole('link', { name: toCalendar() })).toHaveCount(toCome);
    await expect(page.getByRole('link', { name: allInCalendar })).toHaveCount(toCome === 0 ? 0 : 1);
  }
});

test('without script the details of an event open and its calendar file is there', async ({
  browser,
  baseURL,
}) => {
  const { path: address, events, button } = needed(yearly, YEARLY);
  const { name, source } = needed(
    events.find(({ sameDays }) => sameDays),
    YEARLY,
  );
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`${address}/`);
  const event = row(page, name);
  await event.getByText(button).click();
  const inNewTab = heard(source.name + words.sourceMore);
  await expect(event.getByRole('link', { name: inNewTab }).first()).toBeVisible();
  const link = event.getByRole('link', { name: toCalendar(name) }).first();
  await expect(link).toBeVisible();
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR/);
  await context.close();
});
