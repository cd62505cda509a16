/** @jest-environment node */
import ICAL from 'ical.js';
import { islands, placeWith, town, yearly } from '@/__tests__/events/food-events';
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
    const [url, rule] = [each.getFirstPropertyValue('url'), each.getFirstPropertyValue('rrule')];
    return {
      ...{ uid, summary, location, description, url, rule: rule?.toString() },
      days: `${startDate} ${endDate}`,
    };
  });

describe('calendarFiles', () => {
  const files = calendarFiles(town, '2025-06-01');

  it('has a file for each event and one with all, as whole days up to the day after the last', () => {
    expect([...files.keys()].at(-1)).toBe(town.file);
    expect(entries(files.get(town.file)).map(({ uid, days }) => `${uid} ${days}`)).toEqual([
      'herring-week-2025@example.com 2025-06-30 2025-07-07',
      'lantern-walk@example.com 2025-12-20 2026-01-07',
      'apple-fair-2026@example.com 2026-10-10 2026-10-12',
    ]);
    expect(entries(files.get('herring-week.ics'))).toEqual([
      expect.objectContaining({
        summary: 'Herring Week',
        location: 'Rope Walk, Port Alder, Alder, Ireland',
        description: expect.stringMatching(
          /^Herring in every form[\s\S]*https:\/\/quay-society\.test\/herring$/,
        ),
        url: 'https://example.com/travel/port-alder/events/#herring-week',
        rule: undefined,
      }),
    ]);
  });

  it('repeats an event on fixed days every year', () => {
    expect(entries(files.get('lantern-walk.ics'))[0]?.rule).toBe('FREQ=YEARLY');
  });

  it('adds the local name of an event', () => {
    expect(entries(calendarFiles(islands).get('boat-drums.ics'))[0]?.summary).toBe('Boat Drums (船太鼓)');
  });

  it('leaves events that are over out of the file with all', () => {
    const on = (day: string) => entries(calendarFiles(town, day).get(town.file)).map(({ uid }) => uid);
    expect(on('2026-05-01')).toEqual(['lantern-walk@example.com', 'apple-fair-2026@example.com']);
    expect(on('2026-11-01')).toEqual(['lantern-walk@example.com']);
    expect([...calendarFiles(town, '2026-11-01').keys()]).toEqual([...files.keys()]);
  });

  it('keeps the id of an event on fixed days, and changes that of another each year', () => {
    const uid = (event: FoodEvent) => entries(eventsCalendar(town, [event]))[0]?.uid;
    const later = { ...pies, starts: '2026-12-31', ends: '2027-01-01' };
    expect([pies, later].map(uid)).toEqual(['pie-night-2025@example.com', 'pie-night-2026@example.com']);
    expect(uid({ ...later, sameDays: true })).toBe('pie-night@example.com');
  });
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
