const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const DAY = 86_400_000;

/** Name of a month, 1 to 12; '' for any other number. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

const short = (month: number) => monthName(month).slice(0, 3);

function parts(day: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** The day after; `day` is YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/**
 * First and last day (YYYY-MM-DD) in words without the year: "9 October", "5 and 6 July", "4 to 20 July",
 * "31 January to 13 February".
 */
export function daysWords(starts: string, ends: string): string {
  const [, month, day] = parts(starts);
  const [, lastMonth, lastDay] = parts(ends);
  const last = `${lastDay} ${monthName(lastMonth)}`;
  if (starts === ends) return last;
  const join = dayAfter(starts) === ends ? 'and' : 'to';
  return month === lastMonth ? `${day} ${join} ${last}` : `${day} ${monthName(month)} ${join} ${last}`;
}

/** First and last day (YYYY-MM-DD) in words: "4 to 20 July 2025", "13 Nov 2025 to 4 Jan 2026". */
export function dateWords(starts: string, ends: string): string {
  const [year, month, day] = parts(starts);
  const [lastYear, lastMonth, lastDay] = parts(ends);
  if (year === lastYear) return `${daysWords(starts, ends)} ${lastYear}`;
  return `${day} ${short(month)} ${year} to ${lastDay} ${short(lastMonth)} ${lastYear}`;
}

/** The months of an event, for the eye: "July", "Jan–Feb". Days as YYYY-MM-DD. */
export function monthWords(starts: string, ends: string): string {
  const [, month] = parts(starts);
  const [, lastMonth] = parts(ends);
  return month === lastMonth ? monthName(month) : `${short(month)}–${short(lastMonth)}`;
}

/** Every month, 1 to 12, that has a day of the event. Days as YYYY-MM-DD, less than a year apart. */
export function monthsOf(starts: string, ends: string): number[] {
  const [, month] = parts(starts);
  const [, lastMonth] = parts(ends);
  const count = ((lastMonth - month + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((month - 1 + index) % 12) + 1);
}
