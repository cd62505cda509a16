/** @jest-environment node */
import ICAL from 'ical.js';
import { placeWith, town, yearly } from '@/__tests__/events/food-events';
import type { FoodEvent } from '@/lib/content/schema/event';
import { calendarFiles, calendarRoute, eventsCalendar } from '@/lib/events/calendar';

/** An event with characters that a calendar escapes, over the turn of the year. */
const pies: FoodEvent = {
  ...yearly,
  id: 'pie-night',
  name: 'Pies, tarts; and more',
  starts: '2025-12-31',
  ends: '2026-01-01',
  sameDays: undefined,
  usually: 'the turn of the year',
  address: { street: 'Hall \\ cellar', locality: 'Port Alder', region: 'Alder', country: 'IE' },
  description: `Long enough to be folded, with ${'a good many pies, '.repeat(12)}and umlauts: Äpfel, 餅.`,
  eat: ['Pie; tart, crumble'],
  source: { name: 'The bakers', href: 'https://example.org/pies?a=1&b=2' },
};

const entries = (file = '') =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(each);
    return { uid, summary, location, description, days: `${startDate} ${endDate}` };
  });

// The calendar files of the fixture site are in __tests__/expected/calendars.

it.each([
  ['2025-06-01', ['herring-week-2025', 'lantern-walk', 'apple-fair-2026']],
  ['2026-05-01', ['lantern-walk', 'apple-fair-2026']],
  ['2026-11-01', ['lantern-walk']],
])('the file with all events has on %s those that are not over: %j', (day, ids) => {
  const files = calendarFiles(town, day);
  expect(entries(files.get(town.file)).map(({ uid }) => uid)).toEqual(ids.map((id) => `${id}@example.com`));
  expect([...files.keys()]).toEqual([
    ...['herring-week.ics', 'lantern-walk.ics', 'apple-fair.ics', 'port-alder-fairs.ics'],
  ]);
});

it('an event on fixed days keeps its id, and another has one for each year', () => {
  const uid = (event: FoodEvent) => entries(eventsCalendar(town, [event]))[0]?.uid;
  const later = { ...pies, starts: '2026-12-31', ends: '2027-01-01' };
  expect([pies, later].map(uid)).toEqual(['pie-night-2025@example.com', 'pie-night-2026@example.com']);
  expect(uid({ ...later, sameDays: true })).toBe('pie-night@example.com');
});

it('serves its files, and 404 for any other', async () => {
  const place = placeWith(yearly, pies);
  const { GET, generateStaticParams } = calendarRoute({ here: place });
  expect(generateStaticParams()).toHaveLength(3);
  const get = (file: string) =>
    GET(new Request('https://example.com'), { params: Promise.resolve({ guide: 'here', file }) });
  const answer = await get(place.file);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  // The one on other days each year is over.
  expect(entries(await answer.text())).toHaveLength(1);
  expect((await get('../secret.ics')).status).toBe(404);
});

it('escapes text and folds lines at 75 bytes', () => {
  const file = eventsCalendar(town, [pies]);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lines)).toBeLessThanOrEqual(75);
  const [entry] = entries(file);
  expect(entry).toMatchObject({
    summary: 'Pies, tarts; and more',
    location: 'Hall \\ cellar, Port Alder, Alder, Ireland',
    days: '2025-12-31 2026-01-02',
  });
  expect(entry?.description).toContain('and umlauts: Äpfel, 餅.');
  expect(entry?.description).toContain('- Pie; tart, crumble');
});
