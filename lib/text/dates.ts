import * as messages from '@/.content/messages/dates';

const MONTHS = [
  ...[messages.january, messages.february, messages.march, messages.april, messages.may, messages.june],
  ...[messages.july, messages.august, messages.september],
  ...[messages.october, messages.november, messages.december],
];

const SHORT_MONTHS = [
  ...[messages.januaryShort, messages.februaryShort, messages.marchShort, messages.aprilShort],
  ...[messages.mayShort, messages.juneShort, messages.julyShort, messages.augustShort],
  ...[messages.septemberShort, messages.octoberShort, messages.novemberShort, messages.decemberShort],
];

const DAY = 86_400_000;

/** Name of a month, 1 to 12; '' for any other number. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

const shortName = (month: number) => SHORT_MONTHS[month - 1] ?? '';

/** Day of a month as it is written beside the month: "3"; “1er” in French. */
export function dayNumber(day: number): string {
  return day === 1 ? messages.firstDay : String(day);
}

/** Year, month and day of YYYY-MM-DD. */
function parse(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** The day after; `day` is YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** A day (YYYY-MM-DD) with its year: "3 May 2026". */
export function formatDay(day: string): string {
  const [year, month, date] = parse(day);
  return messages.dayOfYear({ day: dayNumber(date), month: monthName(month), year });
}

/** Month of a day (YYYY-MM-DD) with its year: "May 2026". */
export function formatMonth(day: string): string {
  const [year, month] = parse(day);
  return messages.monthOfYear({ month: monthName(month), year });
}

/** First and last day (YYYY-MM-DD) without the year: "9 October", "5 and 6 July", "31 January to 13 February". */
export function formatDays(starts: string, ends: string): string {
  const [, month, day] = parse(starts);
  const [, lastMonth, lastDay] = parse(ends);
  const last = messages.day({ day: dayNumber(lastDay), month: monthName(lastMonth) });
  if (starts === ends) return last;
  const isTwo = dayAfter(starts) === ends;
  if (month === lastMonth) {
    const within = isTwo ? messages.twoDaysOfMonth : messages.daysOfMonth;
    return within({ first: dayNumber(day), last: lastDay, month: monthName(month) });
  }
  const first = messages.day({ day: dayNumber(day), month: monthName(month) });
  return isTwo ? messages.twoDays({ first, last }) : messages.days({ first, last });
}

/** First and last day (YYYY-MM-DD) with the year: "4 to 20 July 2025", "13 Nov 2025 to 4 Jan 2026". */
export function formatDates(starts: string, ends: string): string {
  const [year, month, day] = parse(starts);
  const [lastYear, lastMonth, lastDay] = parse(ends);
  if (year === lastYear) return messages.daysOfYear({ days: formatDays(starts, ends), year });
  return messages.days({
    first: messages.dayOfYear({ day: dayNumber(day), month: shortName(month), year }),
    last: messages.dayOfYear({ day: dayNumber(lastDay), month: shortName(lastMonth), year: lastYear }),
  });
}

/** The months from one day to another (YYYY-MM-DD) as a label: "July", "Jan–Feb". */
export function formatMonths(starts: string, ends: string): string {
  const [, month] = parse(starts);
  const [, lastMonth] = parse(ends);
  if (month === lastMonth) return monthName(month);
  return messages.months({ first: shortName(month), last: shortName(lastMonth) });
}

/** The months, 1 to 12, from one day to another (YYYY-MM-DD), less than a year apart. */
export function monthsBetween(starts: string, ends: string): number[] {
  const [, month] = parse(starts);
  const [, lastMonth] = parse(ends);
  const count = ((lastMonth - month + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((month - 1 + index) % 12) + 1);
}
