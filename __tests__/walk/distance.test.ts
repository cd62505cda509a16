import { placeIn } from '@/__tests__/travel/port-alder-place';
import { kilometres, legs, walkingMinutes } from '@/lib/walk/distance';

const lamp = placeIn('lamp', { coordinates: [43.6478, -8.3887] });
const market = placeIn('market', { coordinates: [43.6487, -8.3716] });
const lost = placeIn('lost');

it('measures a degree of latitude as 111.2 km and crosses the date line', () => {
  expect(kilometres([43, -8], [44, -8])).toBeCloseTo(111.195, 2);
  expect(kilometres([0, 179.5], [0, -179.5])).toBeCloseTo(111.195, 2);
  expect(kilometres([43, -8], [43, -8])).toBe(0);
});

it('measures only between stops that both have coordinates', () => {
  expect(legs([lamp, lost, market])).toEqual([null, null]);
  expect(legs([lost, lamp, market])[1]).toBeCloseTo(1.379, 2);
  expect(legs([lamp])).toEqual([]);
});

it('rounds walking time up to five minutes, up to an hour', () => {
  expect([0, 0.01, 0.3, 0.31, 3.6].map(walkingMinutes)).toEqual([5, 5, 5, 10, 60]);
});
