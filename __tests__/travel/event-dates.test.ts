/** @jest-environment node */
import { dateWords, daysWords, monthsOf, monthWords } from '@/lib/travel/events/dates';

describe('Dates in words', () => {
  it.each([
    ['2025-10-09', '2025-10-09', '9 October 2025'],
    ['2025-07-05', '2025-07-06', '5 and 6 July 2025'],
    ['2025-07-04', '2025-07-20', '4 to 20 July 2025'],
    ['2025-01-31', '2025-02-13', '31 January to 13 February 2025'],
    ['2025-06-30', '2025-07-01', '30 June and 1 July 2025'],
    ['2025-11-13', '2026-01-04', '13 Nov 2025 to 4 Jan 2026'],
  ])('%s to %s is “%s”', (starts, ends, words) => {
    expect(dateWords(starts, ends)).toBe(words);
  });

  it('leave the year out where they hold every year', () => {
    expect(daysWords('2025-07-24', '2025-07-25')).toBe('24 and 25 July');
    expect(daysWords('2025-11-13', '2026-01-04')).toBe('13 November to 4 January');
  });

  it('name one month or two', () => {
    expect(monthWords('2025-07-01', '2025-07-31')).toBe('July');
    expect(monthWords('2025-11-13', '2026-01-04')).toBe('Nov–Jan');
    expect(monthsOf('2025-11-13', '2026-01-04')).toEqual([11, 12, 1]);
    expect(monthsOf('2025-07-05', '2025-07-06')).toEqual([7]);
  });
});
