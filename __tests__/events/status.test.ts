/** @jest-environment node */
import { announced, yearly } from '@/__tests__/events/food-events';
import {
  daysOn,
  eventStatus,
  isAboutNow,
  isLastTime,
  leadText,
  nextEvents,
  statusText,
} from '@/lib/events/status';

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
