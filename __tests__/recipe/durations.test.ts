/** @jest-environment node */
import { describeClock, describeMinutes, isoDuration } from '@/lib/recipe/durations';

it.each<[number | [number, number], string]>([
  [0.5, '30 sec'],
  [1.5, '1 min 30 sec'],
  [5, '5 min'],
  [60, '1 hr'],
  [75, '1 hr 15 min'],
  [120, '2 hrs'],
  [1440, '24 hrs'],
  [7200, '5 days'],
  [[0.5, 0.75], '30 to 45 sec'],
  [[0.5, 1], '30 sec to 1 min'],
  [[7, 5], '5 to 7 min'],
  [[5, 5], '5 min'],
  [[45, 75], '45 min to 1 hr 15 min'],
  [[60, 90], '1 to 1½ hrs'],
  [[600, 1440], '10 to 24 hrs'],
  [[7200, 8640], '5 to 6 days'],
])('writes %j minutes as %s', (minutes, text) => {
  expect(describeMinutes(minutes)).toBe(text);
});

it('writes minutes as ISO 8601 durations', () => {
  const durations = [75, 1440, 1.5, 0.5, Number.NaN].map(isoDuration);
  expect(durations).toEqual(['PT75M', 'PT1440M', 'PT1M30S', 'PT30S', 'PT0M']);
});

it('writes milliseconds as on a clock, rounded up to seconds, never below zero', () => {
  const clocks = [299_000, 298_200, 3_723_000, 9000, 0, -4000, Number.NaN].map(describeClock);
  expect(clocks).toEqual(['4:59', '4:59', '1:02:03', '0:09', '0:00', '0:00', '0:00']);
});
