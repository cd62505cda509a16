/** @jest-environment node */
import fc from 'fast-check';
import { readParameter, withParameter } from '@/lib/address';
import { kitchenParameter } from '@/lib/kitchen/servings';
import { PLAN } from '@/lib/plan/plan';
import { clockChange, instantOf, nextWhole, parseWallTime, turnOf, wallTimeOf } from '@/lib/plan/wall-time';
import { describeTime, fitWords } from '@/lib/plan/words';

const iso = (instant: number) => new Date(instant).toISOString();

describe('a wall time is the instant its zone makes of it', () => {
  test.each([
    ['2026-11-22T19:00', 'America/New_York', '2026-11-23T00:00:00.000Z', 'exact'],
    ['2026-07-01T19:00', 'America/New_York', '2026-07-01T23:00:00.000Z', 'exact'],
    ['2026-11-22T19:00', 'Europe/Berlin', '2026-11-22T18:00:00.000Z', 'exact'],
    ['2026-11-22T19:00', 'Asia/Kathmandu', '2026-11-22T13:15:00.000Z', 'exact'],
    ['2026-11-22T19:00', 'Pacific/Kiritimati', '2026-11-22T05:00:00.000Z', 'exact'],
    ['2026-11-22T19:00', 'UTC', '2026-11-22T19:00:00.000Z', 'exact'],
    // The hour the clocks jump over moves on by an hour.
    ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z', 'skipped'],
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00.000Z', 'skipped'],
    ['2027-03-14T01:59', 'America/New_York', '2027-03-14T06:59:00.000Z', 'exact'],
    ['2027-03-14T03:00', 'America/New_York', '2027-03-14T07:00:00.000Z', 'exact'],
    // The hour that comes twice is taken the first time.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', 'twice'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', 'twice'],
    ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z', 'exact'],
    // Half an hour is all that Lord Howe Island changes by.
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', 'twice'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', 'skipped'],
  ])('%s in %s is %s, %s', (wall, zone, instant, fit) => {
    const found = instantOf(wall, zone);
    expect([iso(found.instant), found.fit]).toEqual([instant, fit]);
  });

  test('reading the clock and setting it are each other’s reverse, except in the hour that is skipped', () => {
    const zones = [
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 2), max: Date.UTC(2032, 0, 1) }),
        fc.constantFrom(...zones),
        (instant, zone) => {
          const minute = Math.floor(instant / 60_000) * 60_000;
          const back = instantOf(wallTimeOf(minute, zone), zone);
          expect(back.fit).not.toBe('skipped');
          // Of a time that comes twice, the first is found.
          if (turnOf(minute, zone) === 'second') expect(back.instant).toBeLessThan(minute);
          else expect(back.instant).toBe(minute);
        },
      ),
      { numRuns: 400 },
    );
  });

  test('without a zone it is the clock of the machine', () => {
    const noon = new Date(2026, 10, 22, 12, 5);
    expect(wallTimeOf(noon.getTime())).toBe('2026-11-22T12:05');
    expect(instantOf('2026-11-22T12:05').instant).toBe(noon.getTime());
  });
});

test.each([
  ['2026-11-20T16:01:00Z', 15, '2026-11-20T11:15'],
  ['2026-11-20T16:15:00Z', 15, '2026-11-20T11:15'],
  ['2026-11-20T16:15:01Z', 60, '2026-11-20T12:00'],
  // 02:00 does not exist that night.
  ['2027-03-14T06:10:00Z', 60, '2027-03-14T03:00'],
  // The second 01:00 of that night, whose name already stands for the first.
  ['2026-11-01T06:00:00Z', 60, '2026-11-01T02:00'],
])('from %s on, the next time whole by %s minutes is %s', (from, minutes, wall) => {
  expect(nextWhole(Date.parse(from), minutes, 'America/New_York')).toBe(wall);
});

test('the change of clocks is found to the minute', () => {
  const newYork = 'America/New_York';
  expect(clockChange(Date.UTC(2026, 9, 31), Date.UTC(2026, 10, 2), newYork)).toEqual({
    at: Date.UTC(2026, 10, 1, 6),
    forward: false,
  });
  expect(clockChange(Date.UTC(2027, 2, 10), Date.UTC(2027, 2, 16), newYork)).toEqual({
    at: Date.UTC(2027, 2, 14, 7),
    forward: true,
  });
  expect(clockChange(Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 9), newYork)).toBeNull();
});

test('a time that comes twice says which of the two it is', () => {
  const newYork = 'America/New_York';
  expect(describeTime(Date.UTC(2026, 10, 1, 5, 30), newYork)).toBe('01:30 before the clocks go back');
  expect(describeTime(Date.UTC(2026, 10, 1, 6, 30), newYork)).toBe('01:30 after the clocks go back');
  expect(describeTime(Date.UTC(2026, 10, 1, 7, 30), newYork)).toBe('02:30');
});

test('a chosen time that is skipped or comes twice is explained', () => {
  const newYork = 'America/New_York';
  expect(fitWords('2027-03-14T02:30', 'skipped', newYork)).toBe(
    'There is no 02:30 on Sunday 14 March, as the clocks go forward. I count on 03:30.',
  );
  expect(fitWords('2026-11-01T01:30', 'twice', newYork)).toBe(
    '01:30 comes twice on Sunday 1 November, as the clocks go back. I count on the first.',
  );
  expect(fitWords('2026-11-01T12:00', 'exact', newYork)).toBe('');
});

test.each([
  '2026-02-31T10:00',
  '2026-13-01T10:00',
  '2026-11-22T24:00',
  '2026-11-22T19:60',
  '0026-11-22T19:00',
  '',
])('%p is no time', (text) => expect(parseWallTime(text)).toBeNull());

describe('the address keeps a plan', () => {
  test.each([
    ['?eat=2026-11-22T19:00', '2026-11-22T19:00', 'long'],
    ['?eat=2026-11-22T19%3A00&pace=short', '2026-11-22T19:00', 'short'],
    ['?servings=6&eat=2026-11-22T19:00&units=us', '2026-11-22T19:00', 'long'],
    ['?eat=%3Cscript%3E&pace=%00', null, 'long'],
    ['?eat=2026-02-30T19:00', null, 'long'],
    ['?eat=%E0%A4%A', null, 'long'],
    ['?eat=tomorrow', null, 'long'],
    ['', null, 'long'],
  ])('%p says %p, %p', (search, eat, pace) => {
    expect(readParameter(PLAN, search)).toEqual({ eat, pace });
  });

  test('beside the servings, units and version of the page, and those beside it', () => {
    const kitchen = '?servings=6&units=us&version=apple';
    const both = withParameter(PLAN, { eat: '2026-11-22T19:00', pace: 'short' }, kitchen);
    expect(both).toBe(`${kitchen}&eat=2026-11-22T19:00&pace=short`);
    const recipe = kitchenParameter(4);
    const fewer = withParameter(recipe, { ...readParameter(recipe, both), servings: 4 }, both);
    expect(fewer).toBe('?units=us&version=apple&eat=2026-11-22T19:00&pace=short');
    expect(withParameter(PLAN, { eat: null, pace: 'long' }, fewer)).toBe('?units=us&version=apple');
  });

  test('a later choice takes the place of the earlier one', () => {
    expect(withParameter(PLAN, { eat: '2026-11-22T19:00', pace: 'long' }, '?%65at=x&eat=y')).toBe(
      '?eat=2026-11-22T19:00',
    );
    expect(withParameter(PLAN, { eat: null, pace: 'long' }, '?eat=2026-11-22T19:00')).toBe('');
  });
});
