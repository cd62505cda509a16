import { expect, type Page, test } from 'playwright/test';
import { open } from './guide';
import { watch } from './watch';

// The page of food events of a guide.

const EVENTS = '/travel/port-alder/events/';

const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** The text of a calendar file with its folded lines joined. */
async function calendarFile(page: Page, href: string): Promise<string> {
  const response = await page.request.get(href);
  expect(response.status()).toBe(200);
  return (await response.text()).replaceAll('\r\n ', '');
}

test('an event shows its details, source and calendar file in a dialog', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await page.clock.setFixedTime('2025-06-01T12:00:00Z');
  await open(page, EVENTS);
  await expect(page.getByRole('button', { name: 'About this event' })).toHaveCount(3);
  const event = row(page, 'Herring Week');
  await expect(event).toContainText('30 June to 6 July 2025');
  await expect(event).toContainText('Coming up');
  const button = event.getByRole('button', { name: 'About this event' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Herring Week' });
  await expect(dialog).toContainText('Come on the Tuesday.');
  await expect(dialog.getByText('Herring rolled round an onion', { exact: true })).toBeVisible();
  await expect(
    dialog.getByRole('link', { name: /^The Quay Society\s*, opens in a new tab$/ }),
  ).toHaveAttribute('href', 'https://quay-society.test/herring');
  const link = dialog.getByRole('link', { name: /^Add to calendar\s*: Herring Week$/ });
  await expect(link).toHaveAttribute('href', '/travel/port-alder/events/herring-week.ics');
  await expect(link).toHaveAttribute('download');
  await expect(link).toHaveAttribute('type', 'text/calendar');
  await expect(dialog.getByRole('link', { name: /^Find on a map/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  );
  // The details are not repeated in the row.
  await expect(page.getByText('Come on the Tuesday.')).toHaveCount(1);
  const one = await calendarFile(page, '/travel/port-alder/events/herring-week.ics');
  expect(one.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(one).toContain('SUMMARY:Herring Week');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('link', { name: '1 of 3 in one calendar' })).toHaveAttribute(
    'href',
    '/travel/port-alder/events/port-alder-fairs.ics',
  );
  const all = await calendarFile(page, '/travel/port-alder/events/port-alder-fairs.ics');
  // Of the two others the last dates are over.
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(watched.problems).toEqual([]);
});

test('the structured data of the page lists its events', async ({ page }) => {
  await page.goto(EVENTS);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const events = texts
    .flatMap((text) => JSON.parse(text)['@graph'] ?? [])
    .filter((entry) => entry['@type'] === 'Event');
  // The year of an event that is held every year is that of the build.
  expect(events.map(({ name, startDate }) => [name, startDate.slice(-6)])).toEqual([
    ['Herring Week', '-06-30'],
    ['Lantern Walk', '-12-20'],
    ['Apple Fair', '-10-10'],
  ]);
  for (const { url } of events) {
    const { pathname, hash } = new URL(url);
    expect(pathname).toBe(EVENTS);
    await expect(page.locator(hash)).toHaveCount(1);
  }
});

test('the page prints on at most three sheets', async ({ page }) => {
  await open(page, EVENTS);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0).toBeLessThanOrEqual(3);
});

test('the state of an event is that of the day of the visit', async ({ page }) => {
  await page.clock.setFixedTime('2029-12-20T12:00:00Z');
  await open(page, EVENTS);
  await expect(row(page, 'Lantern Walk').getByText('On now', { exact: true }).first()).toBeVisible();
  const past = row(page, 'Herring Week');
  // Both took place again since, on days that nobody has entered.
  for (const one of [past, row(page, 'Apple Fair')])
    await expect(one.getByText('Next dates not announced yet', { exact: true })).toBeVisible();
  // A past event links to its organiser, one that is held every year to its calendar file.
  await expect(
    past.getByRole('link', { name: /^Check the dates of Herring Week with The Quay Society/ }),
  ).toHaveAttribute('href', 'https://quay-society.test/herring');
  await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(1);
  await expect(
    row(page, 'Lantern Walk').getByRole('link', { name: /^Add to calendar\s*: Lantern Walk$/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: '1 of 3 in one calendar' })).toHaveCount(1);
});

test('the details of an event open without script, and its calendar file is linked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(EVENTS);
  const event = row(page, 'Lantern Walk');
  await event.getByText('About this event').click();
  await expect(event.getByText('It starts when it is dark.')).toBeVisible();
  const link = event.getByRole('link', { name: /^Add to calendar\s*: Lantern Walk$/ }).first();
  await expect(link).toBeVisible();
  expect(await calendarFile(page, (await link.getAttribute('href')) ?? '')).toMatch(/^BEGIN:VCALENDAR/);
  await context.close();
});
