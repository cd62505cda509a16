import ICAL from 'ical.js';
import { announced, placeWith, town, yearly } from '@/__tests__/events/food-events';
import type { FoodEvent } from '@/lib/content/schema/event';
import { calendarFiles, calendarRoute, eventsCalendar } from '@/lib/events/calendar';
import {
  daysOn,
  eventStatus,
  isAboutNow,
  isLastTime,
  leadText,
  nextEvents,
  statusText,
} from '@/lib/events/status';
import { dayIn } from '@/lib/events/use-place-day';

describe('the state of an event', () => {
  const fair = { starts: '2025-08-15', ends: '2025-09-01' };
  const PAST = 'Took place in 2025; next dates not announced yet';

  it.each([
    [fair, '2025-08-14', 'upcoming', 'Coming up'],
    [fair, '2025-08-15', 'now', 'On now'],
    [fair, '2025-09-01', 'now', 'On now'],
    [fair, '2025-09-02', 'past', PAST],
    [fair, '2026-08-20', 'past', PAST],
    // It has taken place again since, on days that are not known.
    [fair, '2026-09-02', 'past', 'Next dates not announced yet'],
    // On the same days every year.
    [yearly, '2025-03-01', 'upcoming', 'Next: 1 to 15 July 2025'],
    [yearly, '2026-07-01', 'now', 'On now'],
    [yearly, '2031-07-15', 'now', 'On now'],
    [yearly, '2026-07-16', 'upcoming', 'Next: 1 to 15 July 2027'],
  ])('%# on %s is %s: %s', (event, today, status, text) => {
    expect(eventStatus(event, today)).toBe(status);
    expect(statusText(event, today)).toBe(text);
  });

  it.each([
    [yearly, '2026-11-21', '1 to 15 July, every year'],
    [announced, '2025-09-01', '13 Nov 2025 to 4 Jan 2026'],
    [announced, '2026-01-05', 'Usually mid-November to early January'],
  ])('%# on %s is led by “%s”', (event, today, text) => {
    expect(leadText(event, today)).toBe(text);
  });

  it.each([
    ['2028-01-02', '2027-12-28', '2028-01-03'],
    ['2028-01-04', '2028-12-28', '2029-01-03'],
    ['2024-01-02', '2025-12-28', '2026-01-03'],
  ])('moves fixed days over the turn of the year: on %s from %s to %s', (today, starts, ends) => {
    const turn = { starts: '2025-12-28', ends: '2026-01-03', sameDays: true as const };
    expect(daysOn(turn, today)).toEqual({ starts, ends });
  });

  it.each([
    ['2025-12-01', false],
    ['2026-06-01', false],
    ['2026-11-12', false],
    ['2026-11-13', true],
    ['2027-01-04', true],
    ['2027-01-05', false],
  ])('on %s a past event may be on about now: %s', (today, isOn) => {
    expect(isAboutNow(announced, today)).toBe(isOn);
    expect(isAboutNow(yearly, today)).toBe(false);
  });

  it.each([
    ['2025-12-01', false],
    ['2026-01-05', true],
    ['2027-01-04', true],
    ['2027-01-05', false],
  ])('on %s the given days are those of the last time: %s', (today, isLast) => {
    expect(isLastTime(announced, today)).toBe(isLast);
    expect(isLastTime(yearly, today)).toBe(false);
  });

  it.each([
    ['2026-11-21', ['snow', 'month', 'boats']],
    ['2026-07-24', ['month', 'boats', 'dance']],
    ['2026-08-15', ['dance', 'floats', 'snow']],
    ['2026-10-11', ['snow', 'month', 'boats']],
  ])('the next events on %s are %j', (today, ids) => {
    const events = [
      { id: 'snow', starts: '2025-02-04', ends: '2025-02-11' },
      { id: 'month', starts: '2025-07-01', ends: '2025-07-31', sameDays: true as const },
      { id: 'boats', starts: '2025-07-24', ends: '2025-07-25', sameDays: true as const },
      { id: 'dance', starts: '2025-08-11', ends: '2025-08-15' },
      { id: 'floats', starts: '2025-10-09', ends: '2025-10-10', sameDays: true as const },
    ];
    expect(nextEvents(events, today, 3).map(({ id }) => id)).toEqual(ids);
  });

  it('keeps the order of events that begin on the same day', () => {
    const events = ['a', 'b', 'c'].map((id) => ({ id, starts: '2025-07-01', ends: '2025-07-02' }));
    expect(nextEvents(events, '2026-11-21', 3).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('is seen on the day of the place, not of the visitor', () => {
    const instant = Date.parse('2025-07-15T20:00:00Z');
    expect(dayIn('Asia/Seoul', instant)).toBe('2025-07-16');
    expect(dayIn('America/New_York', instant)).toBe('2025-07-15');
  });
});

describe('the calendar of events', () => {
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
  ])('has on %s in the file of all the events that are not over: %j', (day, ids) => {
    const files = calendarFiles(town, day);
    expect(entries(files.get(town.file)).map(({ uid }) => uid)).toEqual(ids.map((id) => `${id}@example.com`));
    expect([...files.keys()]).toEqual([
      ...['herring-week.ics', 'lantern-walk.ics', 'apple-fair.ics', 'port-alder-fairs.ics'],
    ]);
  });

  it('has one id for an event on fixed days, and one for each year of another', () => {
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

  it('has the whole text of an event', () => {
    const file = eventsCalendar(town, [pies]);
    const [entry] = entries(file);
    expect(entry).toMatchObject({
      summary: 'Pies, tarts; and more',
      location: 'Hall \\ cellar, Port Alder, Alder, Ireland',
      days: '2025-12-31 2026-01-02',
    });
    expect(entry?.description).toContain('and umlauts: Äpfel, 餅.');
    expect(entry?.description).toContain('- Pie; tart, crumble');
  });
});
