/** @jest-environment node */
import fc from 'fast-check';
import { hoursWords, momentIn, openAt, readMoment, writeMoment } from '@/lib/content/opening-hours';
import { type OpeningHours, openingHours } from '@/lib/content/schema/restaurant';
import { WEEKDAYS, type Weekday } from '@/lib/content/schema/weekdays';
import { timeWords } from '@/lib/text/clock';

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

const TWO: OpeningHours = {
  tue: [
    ['11:00', '15:00'],
    ['17:00', '21:00'],
  ],
};
const friday: OpeningHours = { fri: [['18:00', '02:00']] };

it.each([
  ['fri-17:59', friday, 'closed'],
  ['fri-18:00', friday, 'open'],
  ['sat-01:59', friday, 'open'],
  ['sat-02:00', friday, 'closed'],
  ['sat-18:00', friday, 'closed'],
  ['mon-00:30', { sun: [['20:00', '01:00']] }, 'open'],
  ['sun-23:59', { sun: [['20:00', '00:00']] }, 'open'],
  ['mon-00:00', { sun: [['20:00', '00:00']] }, 'closed'],
  ['sun-23:59', { sun: [['20:00', '24:00']] }, 'open'],
  ['mon-00:00', { sun: [['20:00', '24:00']] }, 'closed'],
  ['tue-16:00', TWO, 'closed'],
  ['tue-18:00', TWO, 'open'],
  ['tue-03:00', { tue: [['00:00', '00:00']] }, 'open'],
  ['mon-12:00', TWO, 'closed'],
  ['tue-12:00', { tue: [] }, 'closed'],
  ['tue-12:00', undefined, 'unknown'],
] as [string, OpeningHours | undefined, string][])('at %s %j is %s', (moment, hours, state) => {
  expect(openAt(hours, at(moment))).toBe(state);
});

it('writes any moment into the address and reads it back', () => {
  const anyMoment = fc.integer({ min: 0, max: WEEK - 1 }).map(momentOf);
  fc.assert(fc.property(anyMoment, (moment) => expect(readMoment(writeMoment(moment))).toEqual(moment)));
  expect(writeMoment({ day: 'sat', minutes: 19 * 60 })).toBe('sat-19:00');
  expect(readMoment(' Sat-7:05 ')).toEqual({ day: 'sat', minutes: 425 });
});

it.each(
  ' |now|sat|sat-|sat-24:00|sat-19:60|sat-1900|day-19:00|sat-19:00pm|-19:00|__proto__-19:00'.split('|'),
)('reads no moment from “%s”', (text) => expect(readMoment(text)).toBeNull());

it.each([
  ['2025-07-05T23:00:00Z', 'sat-19:00', 'in summer'],
  ['2025-01-05T00:00:00Z', 'sat-19:00', 'in winter, when it is Sunday in London'],
  ['2025-03-09T06:59:00Z', 'sun-01:59', 'the minute before clocks go forward'],
  ['2025-03-09T07:00:00Z', 'sun-03:00', 'the minute after'],
  ['2025-11-02T05:30:00Z', 'sun-01:30', 'half past one, summer time'],
  ['2025-11-02T06:30:00Z', 'sun-01:30', 'half past one again, an hour later'],
  ['2025-06-10T04:00:00Z', 'tue-00:00', 'at midnight'],
])('%s is %s in Detroit, %s', (date, moment) => {
  expect(writeMoment(momentIn('America/Detroit', new Date(date)))).toBe(moment);
});

it.each([
  [0, 'midnight'],
  [720, 'noon'],
  [DAY, 'midnight'],
  [30, '12:30 am'],
  [485, '8:05 am'],
  [750, '12:30 pm'],
  [1140, '7 pm'],
])('names minute %i of a day “%s”', (minute, words) => expect(timeWords(minute)).toBe(words));

const ten: OpeningHours[Weekday] = [['10:00', '18:00']];
const late: OpeningHours[Weekday] = [['17:00', '02:00']];
const twice: OpeningHours[Weekday] = [
  ['17:00', '00:00'],
  ['11:30', '14:00'],
];
const on = (days: string, hours = ten): OpeningHours =>
  Object.fromEntries(days.split(' ').map((day) => [day, hours]));

it.each([
  ['Every day 10 am to 6 pm', on('mon tue wed thu fri sat sun')],
  ['Closed every day', {}],
  ['Sat 10 am to 6 pm, closed Sun to Fri', on('sat')],
  [
    'Sun to Thu 10 am to 6 pm, Fri and Sat 5 pm to 2 am',
    { ...on('mon tue wed thu sun'), ...on('fri sat', late) },
  ],
  ['Tue 10 am to 6 pm, Thu to Sun 10 am to 6 pm, closed Mon and Wed', on('tue thu fri sat sun')],
  ['Wed 10 am to 6 pm, Fri and Sat 10 am to 6 pm, closed Sun to Tue and Thu', on('wed fri sat')],
  [
    'Mon to Sat 11:30 am to 2 pm and 5 pm to midnight, Sun 24 hours',
    { ...on('mon tue wed thu fri sat', twice), sun: [['00:00', '00:00']] },
  ],
] as [string, OpeningHours][])('describes hours as “%s”', (words, hours) => {
  expect(openingHours.safeParse(hours).success).toBe(true);
  expect(hoursWords(hours)).toBe(words);
});
