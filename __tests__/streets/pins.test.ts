import { boundsOf, pinFeatures, type StreetPin, wayFeature } from '@/lib/streets/pins';

const pin = (slug: string, coordinates: [number, number], number: number | null = null, stop = 0) =>
  ({ slug, name: slug, coordinates, number, stop }) satisfies StreetPin;
const pins = [pin('lamp', [43.5, -79.5], 3, 2), pin('gull', [43, -80]), pin('net', [44, -81], 1, 1)];

it('places a pin with longitude first and the number of its card', () => {
  expect(pinFeatures(pins).features.slice(0, 2)).toEqual([
    expect.objectContaining({
      geometry: { type: 'Point', coordinates: [-79.5, 43.5] },
      properties: { slug: 'lamp', name: 'lamp', number: '3', isStop: true },
    }),
    expect.objectContaining({ properties: { slug: 'gull', name: 'gull', number: '', isStop: false } }),
  ]);
});

it('joins the stops in the order of the walk', () => {
  expect(wayFeature(pins).geometry.coordinates).toEqual([
    [-81, 44],
    [-79.5, 43.5],
  ]);
});

it('has bounds, west first, unless there are no pins', () => {
  expect(boundsOf(pins.slice(0, 2))).toEqual([-80, 43, -79.5, 43.5]);
  expect(boundsOf([])).toBeNull();
});
