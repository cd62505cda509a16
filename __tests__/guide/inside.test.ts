/** @jest-environment node */
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { outlines } from '@/lib/content/server';
import { guideOf } from '@/lib/guide/guides';
import { liesInRegion } from '@/lib/guide/inside';
import { allPlaces } from '@/lib/guide/restaurants';

const isIn = (region: string, coordinates: Coordinates = [0, 0]) =>
  liesInRegion(guideOf('port-alder'), region, coordinates, outlines);

it('finds every place in its region on every map that draws it', () => {
  const located = allPlaces('port-alder').filter(({ coordinates }) => coordinates);
  expect(located.length).toBeGreaterThan(3);
  for (const { region, coordinates } of located) expect(isIn(region, coordinates)).toBe(true);
});

it.each(['northHill', 'millford'])('does not find a restaurant of the quayside in %s', (region) => {
  const blueDoor = allPlaces().find(({ slug }) => slug === 'blue-door');
  expect(isIn(region, blueDoor?.coordinates)).toBe(false);
});
