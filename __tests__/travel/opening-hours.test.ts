/** @jest-environment node */
import fc from 'fast-check';
import { type OpeningHours, openingHours } from '@/lib/content/schema/restaurant';
import { WEEKDAYS, type Weekday } from '@/lib/content/schema/weekdays';
import { markets } from '@/lib/content/travel';
import {
  clockOf,
  hoursWords,
  momentIn,
  openAt,
  readMoment,
  timeWords,
  writeMoment,
} from '@/lib/travel/filters/opening-hours';

const at = (text: string) => {
  const moment = readMoment(text);
  if (!moment) throw new Error(`${text} is not a moment`);
  return moment;
};
const DAY = 24 * 60;
const WEEK = 7 * DAY;
const momentOf = (minute: number) => ({
  day: WEEKDAYS[Math.floor(minute / DAY)] as Weekday,
  minutes: minute % DAY,
});

const clock = fc.integer({ min: 0, max: DAY - 1 }).map(clockOf);
const span = fc.tuple(clock, clock);
const anyHours: fc.Arbitrary<OpeningHours> = fc
  .dictionary(fc.constantFrom(...WEEKDAYS), fc.array(span, { maxLength: 3 }))
  .map((days) => ({ ...days }));
const anyMoment = fc.integer({ min: 0, max: WEEK - 1 }).map(momentOf);

/** Walks every span minute by minute, around the week. */
function openMinutes(hours: OpeningHours): boolean[] {
  const open = Array<boolean>(WEEK).fill(false);
  for (const [index, day] of WEEKDAYS.entries()) {
    for (const [from, to] of hours[day] ?? []) {
      const [h = 0, m = 0] = from.split(':').map(Number);
      let minute = index * DAY + h * 60 + m;
      do {
        open[minute % WEEK] = true;
        minute += 1;
      } while (clockOf(minute % DAY) !== to);
    }
  }
  return open;
}

test('in every minute of a week a place is open when one of its spans covers it', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const open = openMinutes(hours);
      const wrong = open.findIndex(
        (is, minute) => openAt(hours, momentOf(minute)) !== (is ? 'open' : 'closed'),
      );
      expect(wrong).toBe(-1);
    }),
    { numRuns: 40 },
  );
});

test('a bar that closes at two on Saturday morning is open at one and closed at two', () => {
  const hours: OpeningHours = { fri: [['18:00', '02:00']] };
  const answers = ['fri-17:59', 'fri-18:00', 'sat-01:00', 'sat-01:59', 'sat-02:00', 'sat-18:00'].map((text) =>
    openAt(hours, at(text)),
  );
  expect(answers).toEqual(['closed', 'open', 'open', 'open', 'closed', 'closed']);
});

test('Sunday night goes on into Monday, and midnight ends the day it is written for', () => {
  expect(openAt({ sun: [['20:00', '01:00']] }, at('mon-00:30'))).toBe('open');
  expect(openAt({ sun: [['20:00', '00:00']] }, at('sun-23:59'))).toBe('open');
  expect(openAt({ sun: [['20:00', '00:00']] }, at('mon-00:00'))).toBe('closed');
  expect(openAt({ sun: [['20:00', '24:00']] }, at('sun-23:59'))).toBe('open');
  expect(openAt({ sun: [['20:00', '24:00']] }, at('mon-00:00'))).toBe('closed');
});

test('hours that are not confirmed are unknown at any time, and a day that is left out is closed', () => {
  fc.assert(fc.property(anyMoment, (moment) => openAt(undefined, moment) === 'unknown'));
  expect(openAt({ tue: [['11:00', '15:00']] }, at('mon-12:00'))).toBe('closed');
  expect(openAt({ tue: [] }, at('tue-12:00'))).toBe('closed');
});

test('a moment of the address comes back as it was written', () => {
  fc.assert(fc.property(anyMoment, (moment) => expect(readMoment(writeMoment(moment))).toEqual(moment)));
  expect(writeMoment({ day: 'sat', minutes: 19 * 60 })).toBe('sat-19:00');
  expect(readMoment(' Sat-7:05 ')).toEqual({ day: 'sat', minutes: 425 });
});

test.each([
  '',
  'now',
  'sat',
  'sat-',
  'sat-24:00',
  'sat-19:60',
  'sat-1900',
  'day-19:00',
  'sat-19:00pm',
  '-19:00',
])('“%s” is not a moment', (text) => expect(readMoment(text)).toBeNull());

test('any text is read as a moment or as none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const moment = readMoment(text);
      if (moment) expect(WEEKDAYS).toContain(moment.day);
    }),
  );
});

test.each([
  ['2025-07-05T23:00:00Z', 'sat-19:00', 'summer'],
  ['2025-01-05T00:00:00Z', 'sat-19:00', 'winter, when it is Sunday in London'],
  ['2025-03-09T06:59:00Z', 'sun-01:59', 'the minute before clocks go forward'],
  ['2025-03-09T07:00:00Z', 'sun-03:00', 'the minute after'],
  ['2025-11-02T05:30:00Z', 'sun-01:30', 'half past one, summer time'],
  ['2025-11-02T06:30:00Z', 'sun-01:30', 'half past one again, an hour later'],
  ['2025-06-10T04:00:00Z', 'tue-00:00', 'midnight'],
])('%s is %s on the clocks of Detroit: %s', (date, moment) => {
  expect(writeMoment(momentIn('America/Detroit', new Date(date)))).toBe(moment);
});

test.each([
  [0, 'midnight'],
  [720, 'noon'],
  [DAY, 'midnight'],
  [30, '12:30 am'],
  [485, '8:05 am'],
  [750, '12:30 pm'],
  [1140, '7 pm'],
])('minute %i of a day is said %s', (minute, words) => expect(timeWords(minute)).toBe(words));

const ten = [['10:00', '18:00']] as [string, string][];
const late = [['17:00', '02:00']] as [string, string][];

test.each<[string, OpeningHours]>([
  [
    'Tue to Thu 6 am to 1 pm, Fri 6 am to 6 pm, Sat 5 am to 3 pm, closed Sun and Mon',
    markets['fish-hall']?.hours ?? {},
  ],
  ['Every day 10 am to 6 pm', Object.fromEntries(WEEKDAYS.map((day) => [day, ten]))],
  ['Closed every day', {}],
  ['Sat 10 am to 6 pm, closed Sun to Fri', { sat: ten }],
  [
    'Sun to Thu 10 am to 6 pm, Fri and Sat 5 pm to 2 am',
    { mon: ten, tue: ten, wed: ten, thu: ten, fri: late, sat: late, sun: ten },
  ],
  [
    'Tue 10 am to 6 pm, Thu to Sun 10 am to 6 pm, closed Mon and Wed',
    { tue: ten, thu: ten, fri: ten, sat: ten, sun: ten },
  ],
  [
    'Wed 10 am to 6 pm, Fri and Sat 10 am to 6 pm, closed Sun to Tue and Thu',
    { wed: ten, fri: ten, sat: ten },
  ],
  [
    'Mon to Sat 11:30 am to 2 pm and 5 pm to midnight, Sun 24 hours',
    {
      ...Object.fromEntries(
        WEEKDAYS.slice(0, 6).map((day) => [
          day,
          [
            ['17:00', '00:00'],
            ['11:30', '14:00'],
          ],
        ]),
      ),
      sun: [['00:00', '00:00']],
    },
  ],
])('hours are said “%s”', (words, hours) => {
  expect(openingHours.safeParse(hours).success).toBe(true);
  expect(hoursWords(hours)).toBe(words);
});
