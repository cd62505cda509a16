/** @jest-environment node */
import ICAL from 'ical.js';
import { calendarFileName, planCalendar } from '@/lib/plan/calendar';
import { planFor } from '@/lib/plan/plan';
import type { PlanStep } from '@/lib/plan/timeline';
import { brinedHam, curd, lasting, noodles } from './plan-recipes';

/** 7 pm on 22 November 2026 in New York. */
const EAT = Date.UTC(2026, 10, 23, 0);

function calendarOf(steps: PlanStep[], title = 'Curd', plan = planFor(steps, 'long', EAT)) {
  const address = 'https://example.com/curd/';
  const stamp = Date.UTC(2026, 10, 20, 17);
  const file = planCalendar({ plan, title, address, stamp, zone: 'America/New_York' });
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent');
  const row = (key: string) => events.map((event) => event.getFirstPropertyValue(key)?.toString());
  return { file, calendar, events, row };
}

it('is a calendar with an event in UTC for every stage', () => {
  const { calendar, events, row } = calendarOf(curd);
  expect(calendar.getFirstPropertyValue('prodid')).toContain('//example.com//');
  expect(row('summary')).toEqual([
    'Curd: soak the beans',
    'Curd: grind with water',
    'Curd: cook the milk',
    'Curd: press the curds',
    'Curd: make the sauce',
    'Curd: cut and serve',
  ]);
  expect(row('dtstart')).toEqual([
    '2026-11-21T22:15:00Z',
    '2026-11-22T22:20:00Z',
    '2026-11-22T22:35:00Z',
    '2026-11-22T23:05:00Z',
    '2026-11-22T23:43:00Z',
    '2026-11-22T23:55:00Z',
  ]);
  expect([row('dtend')[0], row('dtend')[5]]).toEqual(['2026-11-22T22:20:00Z', '2026-11-23T00:00:00Z']);
  expect(new Set(row('dtstamp'))).toEqual(new Set(['2026-11-20T17:00:00Z']));
  // A long soak leaves the day free.
  expect(row('transp')).toEqual(['TRANSPARENT', 'OPAQUE', 'OPAQUE', 'OPAQUE', 'OPAQUE', 'OPAQUE']);
  expect(row('url')[0]).toBe('https://example.com/curd/');
  expect(row('description')[0]).toBe(
    'Soak the beans\n5 min hands-on\nSoak, 24 hrs, 5:20 pm to Sunday 5:20 pm, hands-off\nhttps://example.com/curd/',
  );
  const alarm = events[0]?.getFirstSubcomponent('valarm');
  expect(['action', 'trigger', 'description'].map((key) => `${alarm?.getFirstPropertyValue(key)}`)).toEqual([
    'DISPLAY',
    'PT0S',
    'Curd: soak the beans',
  ]);
});

it.each([
  ['every stage', curd, [1, 1, 1, 1, 1, 1]],
  // The ham comes out of the oven to rest; the noodles simmer while the cook stands beside them.
  ['a stage for which the cook comes back', brinedHam, [1, 1, 1, 1]],
  ['no stage that only continues', noodles, [1, 0]],
])('has an alarm for %s', (_, steps, alarms) => {
  const { events } = calendarOf(steps);
  expect(events.map((event) => event.getAllSubcomponents('valarm').length)).toEqual(alarms);
});

it('is the same for the same plan, with ids that depend on the meal but not on the pace', () => {
  const ids = (plan = planFor(curd, 'long', EAT)) => calendarOf(curd, 'Curd', plan).row('uid');
  expect(calendarOf(curd).file).toBe(calendarOf(curd).file);
  expect(ids()[0]).toBe('curd-soak-20261123T000000Z@example.com');
  expect(new Set(ids()).size).toBe(6);
  expect(ids(planFor(curd, 'short', EAT))).toEqual(ids());
  expect(ids(planFor(curd, 'long', EAT + 3_600_000))[0]).toBe('curd-soak-20261123T010000Z@example.com');
});

it('escapes text and folds lines at 75 bytes', () => {
  const title =
    'Barley stew; 보리국, “barley\\rye” dumplings, long enough to be folded more than once over the line';
  const fry: PlanStep = { id: 'fry', title: 'Fry\r\nEND:VEVENT', work: 5, durations: [] };
  const { file, row } = calendarOf([fry], title);
  expect(row('summary')).toEqual([`${title}: fry\nEND:VEVENT`]);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

it('keeps waiting beside other stages for as long as it runs, and leaves out what takes no time', () => {
  const { row } = calendarOf([
    { id: 'chill', title: 'Chill', durations: [lasting('Chill', 90, 'passive', 'serve')] },
    { id: 'talk', title: 'Read on', durations: [] },
    { id: 'serve', title: 'Serve', work: 5, durations: [] },
  ]);
  expect(row('summary')).toEqual(['Curd: chill', 'Curd: serve']);
  expect(row('transp')).toEqual(['TRANSPARENT', 'OPAQUE']);
  expect([row('dtstart')[0], row('dtend')[0]]).toEqual(['2026-11-22T22:25:00Z', '2026-11-22T23:55:00Z']);
});

it.each([
  ['/curd', 'curd-plan.ics'],
  ['/recipes/carrot-curry/', 'carrot-curry-plan.ics'],
  ['/herb-salad-recipe?servings=2', 'herb-salad-recipe-plan.ics'],
  ['/', 'recipe-plan.ics'],
])('the file of %s is named %s', (path, name) => {
  expect(calendarFileName(path)).toBe(name);
});
