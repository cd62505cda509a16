/** @jest-environment node */
import { formatDates, formatDays, formatMonth, formatMonths, monthsBetween } from '@/lib/text/dates';

it.each([
  ['2025-10-09', '2025-10-09', '9 October 2025'],
  ['2025-07-05', '2025-07-06', '5 and 6 July 2025'],
  ['2025-07-04', '2025-07-20', '4 to 20 July 2025'],
  ['2025-01-31', '2025-02-13', '31 January to 13 February 2025'],
  ['2025-06-30', '2025-07-01', '30 June and 1 July 2025'],
  ['2025-11-13', '2026-01-04', '13 Nov 2025 to 4 Jan 2026'],
])('%s to %s is “%s”', (starts, ends, text) => {
  expect(formatDates(starts, ends)).toBe(text);
});

it.each([
  ['2025-07-24', '2025-07-25', '24 and 25 July', 'July', [7]],
  ['2025-11-13', '2026-01-04', '13 November to 4 January', 'Nov–Jan', [11, 12, 1]],
])('%s to %s without the year is “%s”, in %s', (starts, ends, days, month, months) => {
  expect(formatDays(starts, ends)).toBe(days);
  expect(formatMonths(starts, ends)).toBe(month);
  expect(monthsBetween(starts, ends)).toEqual(months);
});

it('names the month of a day with its year', () => {
  expect(formatMonth('2026-06-02')).toBe('June 2026');
});
