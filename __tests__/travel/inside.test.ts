/** @jest-environment node */
import { outlines } from '@/lib/content/travel';
import { guideOf } from '@/lib/travel/guides/all';
import { liesInRegion } from '@/lib/travel/inside';
import { allPlaces } from '@/lib/travel/restaurants';

const isIn = (region: string, coordinates: readonly [number, number]) =>
  liesInRegion(guideOf('port-alder'), region, coordinates, outlines);

it('finds every place in its region on every map that draws it', () => {
  const located = allPlaces('port-alder').filter(({ coordinates }) => coordinates);
  expect(located.length).toBeGreaterThan(3);
  for (const { region, coordinates = [0, 0] } of located) expect(isIn(region, coordinates)).toBe(true);
});

it.each(['northHill', 'millford'])('does not find a restaurant of the quayside in %s', (region) => {
  const { coordinates = [0, 0] } = allPlaces().find(({ slug }) => slug === 'blue-door') ?? {};
  expect(isIn(region, coordinates)).toBe(false);
});
