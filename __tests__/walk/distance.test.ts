import { kilometres, walkingMinutes } from '@/lib/walk/distance';

it('measures a degree of latitude as 111.2 km and crosses the date line', () => {
  expect(kilometres([43, -8], [44, -8])).toBeCloseTo(111.195, 2);
  expect(kilometres([0, 179.5], [0, -179.5])).toBeCloseTo(111.195, 2);
  expect(kilometres([43, -8], [43, -8])).toBe(0);
});

it('rounds walking time up to five minutes, up to an hour', () => {
  expect([0, 0.01, 0.3, 0.31, 3.6].map(walkingMinutes)).toEqual([5, 5, 5, 10, 60]);
});
