/** @jest-environment node */
import { dayIn } from '@/lib/hooks/travel/use-place-day';
import {
  daysOn,
  eventStatus,
  isAboutNow,
  leadWords,
  nextEvents,
  statusWords,
} from '@/lib/travel/events/status';
import { announced, kept } from './food-events';

describe('Where an event stands', () => {
  const fair = { starts: '2025-08-15', ends: '2025-09-01' };

  it.each([
    ['2025-08-14', 'upcoming', 'Coming up'],
    ['2025-08-15', 'now', 'On now'],
    ['2025-09-01', 'now', 'On now'],
    ['2025-09-02', 'past', 'Took place in 2025, next dates to be announced'],
    ['2026-08-20', 'past', 'Took place in 2025, next dates to be announced'],
  ])('on %s it is %s', (today, status, words) => {
    expect(eventStatus(fair, today)).toBe(status);
    expect(statusWords(fair, today)).toBe(words);
  });

  it('goes by the day of the place, not of the visitor', () => {
    const instant = Date.parse('2025-07-15T20:00:00Z');
    expect(dayIn('Asia/Seoul', instant)).toBe('2025-07-16');
    expect(dayIn('America/New_York', instant)).toBe('2025-07-15');
  });

  it.each([
    ['2025-03-01', 'upcoming', 'Next: 1 to 15 July 2025'],
    ['2026-07-01', 'now', 'On now'],
    ['2031-07-15', 'now', 'On now'],
    ['2026-07-16', 'upcoming', 'Next: 1 to 15 July 2027'],
    ['2026-11-21', 'upcoming', 'Next: 1 to 15 July 2027'],
  ])('on %s, where custom keeps the days, it is %s', (today, status, words) => {
    expect(eventStatus(kept, today)).toBe(status);
    expect(statusWords(kept, today)).toBe(words);
    expect(leadWords(kept, today)).toBe('1 to 15 July, every year');
  });

  it('counts on over the turn of the year', () => {
    const turn = { starts: '2025-12-28', ends: '2026-01-03', sameDays: true as const };
    expect(daysOn(turn, '2028-01-02')).toEqual({ starts: '2027-12-28', ends: '2028-01-03' });
    expect(daysOn(turn, '2028-01-04')).toEqual({ starts: '2028-12-28', ends: '2029-01-03' });
    expect(daysOn(turn, '2024-01-02')).toEqual({ starts: '2025-12-28', ends: '2026-01-03' });
  });

  it('leads with the dates while they are to come, and with what is usual once they are over', () => {
    expect(leadWords(announced, '2025-09-01')).toBe('13 Nov 2025 to 4 Jan 2026');
    expect(leadWords(announced, '2026-01-05')).toBe('Usually mid-November to early January');
  });

  it.each([
    ['2025-12-01', false],
    ['2026-06-01', false],
    ['2026-11-12', false],
    ['2026-11-13', true],
    ['2027-01-04', true],
    ['2027-01-05', false],
  ])('on %s, a past event may be on about now: %s', (today, about) => {
    expect(isAboutNow(announced, today)).toBe(about);
    expect(isAboutNow(kept, today)).toBe(false);
  });

  it('finds those that come next in the round of the year, those that run first', () => {
    const list = [
      { id: 'snow', starts: '2025-02-04', ends: '2025-02-11' },
      { id: 'month', starts: '2025-07-01', ends: '2025-07-31', sameDays: true as const },
      { id: 'boats', starts: '2025-07-24', ends: '2025-07-25', sameDays: true as const },
      { id: 'dance', starts: '2025-08-11', ends: '2025-08-15' },
      { id: 'floats', starts: '2025-10-09', ends: '2025-10-10', sameDays: true as const },
    ];
    const names = (today: string) => nextEvents(list, today, 3).map(({ id }) => id);
    expect(names('2026-11-21')).toEqual(['snow', 'month', 'boats']);
    expect(names('2026-07-24')).toEqual(['month', 'boats', 'dance']);
    expect(names('2026-08-15')).toEqual(['dance', 'floats', 'snow']);
    expect(names('2026-10-11')).toEqual(['snow', 'month', 'boats']);
  });

  it('keeps the order of events that begin on the same day', () => {
    const twins = ['a', 'b', 'c'].map((id) => ({ id, starts: '2025-07-01', ends: '2025-07-02' }));
    expect(nextEvents(twins, '2026-11-21', 3).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
