import { formatLength } from '@/lib/text/distance';

it.each([
  [1, '50 m'],
  [301, '350 m'],
  [1000, '1 km'],
  [1810, '1.9 km'],
  [12_300, '13 km'],
  [5_985_000, '5,985 km'],
])('rounds %i m up to %s', (metres, text) => {
  expect(formatLength(metres)).toBe(text);
});
