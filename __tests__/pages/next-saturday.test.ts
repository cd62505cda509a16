import { nextSaturday } from '@/lib/pages/next-saturday';

it.each([
  ['a day of the week', '2026-11-24T12:00', '2026-11-28T19:00'],
  ['the Sunday after', '2026-11-29T00:00', '2026-12-05T19:00'],
  ['Saturday afternoon', '2026-11-28T18:59', '2026-11-28T19:00'],
  ['Saturday at 7 pm', '2026-11-28T19:00', '2026-11-28T19:00'],
  ['Saturday night, over the end of the year', '2026-12-26T19:01', '2027-01-02T19:00'],
])('finds the next Saturday at 7 pm from %s', (_, from, expected) => {
  expect(nextSaturday(new Date(from).getTime())).toBe(expected);
});
