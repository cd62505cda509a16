import { placeIn } from '@/__tests__/guide/port-alder-place';
import { byNearest, legs, moved } from '@/lib/walk/stops';

const lamp = placeIn('lamp', { coordinates: [43.6478, -8.3887] });
const far = placeIn('far', { coordinates: [43.6549, -8.4018] });
const lost = placeIn('lost');
const market = placeIn('market', { coordinates: [43.6487, -8.3716] });

it.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['gone', 1, 'abc'],
] as const)('moves %s by %i', (slug, by, order) => {
  expect(moved(['a', 'b', 'c'], slug, by).join('')).toBe(order);
});

it('leads from each stop to the nearest one left, those without coordinates last', () => {
  // From the lamp it is 1.4 km to the market and 1.3 km to the far end.
  expect(byNearest([lamp, lost, market, far])).toEqual(['lamp', 'far', 'market', 'lost']);
  expect(byNearest([lost, market, far, lamp])).toEqual(['market', 'lamp', 'far', 'lost']);
  expect(byNearest([lost])).toEqual(['lost']);
  expect(byNearest([])).toEqual([]);
});

it('measures only between stops that both have coordinates', () => {
  expect(legs([lamp, lost, market])).toEqual([null, null]);
  expect(legs([lost, lamp, market])[1]).toBeCloseTo(1.379, 2);
  expect(legs([lamp])).toEqual([]);
});
