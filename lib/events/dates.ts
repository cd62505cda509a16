import * as messages from '@/.content/messages/dates';

const MONTHS = [
  messages.january,
  messages.february,
  messages.march,
  messages.april,
  messages.may,
  messages.june,
  messages.july,
  messages.august,
  messages.september,
  messages.october,
  messages.november,
  messages.december,
];

const SHORT_MONTHS = [
  messages.januaryShort,
  messages.februaryShort,
  messages.marchShort,
  messages.aprilShort,
  messages.mayShort,
  messages.juneShort,
  messages.julyShort,
  messages.augustShort,
  messages.septemberShort,
  messages.octoberShort,
  messages.novemberShort,
  messages.decemberShort,
];

const DAY = 86_400_000;

/** Name of a month, 1 to 12; '' for any other number. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

const shortName = (month: number) => SHORT_MONTHS[month - 1] ?? '';

/** Year, month and day of YYYY-MM-DD. */
function parts(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** The day after; `day` is YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** First and last day (YYYY-MM-DD) without the year: "9 October", "5 and 6 July", "31 January to 13 February". */
export function daysWords(starts: string, ends: string): string {
  const [, month, day] = parts(starts);
  const [, lastMonth, lastDay] = parts(ends);
  const last = messages.day({ day: lastDay, month: monthName(lastMonth) });
  if (starts === ends) return last;
  const isTwo = dayAfter(starts) === ends;
  if (month === lastMonth) {
    const within = isTwo ? messages.twoDaysOfMonth : messages.daysOfMonth;
    return within({ first: day, last: lastDay, month: monthName(month) });
  }
  const first = messages.day({ day, month: monthName(month) });
  return isTwo ? messages.twoDays({ first, last }) : messages.days({ first, last });
}

/** A day (YYYY-MM-DD) in words: "3 May 2026". */
export function dayWords(day: string): string {
  const [year, month, date] = parts(day);
  return messages.dayOfYear({ day: date, month: monthName(month), year });
}

/** First and last day (YYYY-MM-DD) in words: "4 to 20 July 2025", "13 Nov 2025 to 4 Jan 2026". */
export function dateWords(starts: string, ends: string): string {
  const [year, month, day] = parts(starts);
  const [lastYear, lastMonth, lastDay] = parts(ends);
  if (year === lastYear) return messages.daysOfYear({ days: daysWords(starts, ends), year });
  return messages.days({
    first: messages.dayOfYear({ day, month: shortName(month), year }),
    last: messages.dayOfYear({ day: lastDay, month: shortName(lastMonth), year: lastYear }),
  });
}

/** The months of an event, for the eye: "July", "Jan–Feb". Days as YYYY-MM-DD. */
export function monthWords(starts: string, ends: string): string {
  const [, month] = parts(starts);
  const [, lastMonth] = parts(ends);
  if (month === lastMonth) return monthName(month);
  return messages.months({ first: shortName(month), last: shortName(lastMonth) });
}

/** Every month, 1 to 12, that has a day of the event. Days as YYYY-MM-DD, less than a year apart. */
export function monthsOf(starts: string, ends: string): number[] {
  const [, month] = parts(starts);
  const [, lastMonth] = parts(ends);
  const count = ((lastMonth - month + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((month - 1 + index) % 12) + 1);
}
