/** @jest-environment node */
import { outlines } from '@/lib/content/server';
import { mapPoint, plainOutlines } from '@/lib/guide/maps';

type Point = [number, number];

it('projects coordinates onto a map, and none beside it', () => {
  const drawn = outlines['port-alder'] ?? { regions: {}, labels: {} };
  const at = (...point: Point) => mapPoint(drawn, point)?.map(Math.round) ?? null;
  // The western end of the quays, and uphill on the other side.
  expect(at(51.9908, -8.0275)).toEqual([90, 260]);
  expect(at(52.0154, -7.975)).toEqual([300, 100]);
  expect(at(53.35, -6.26)).toBeNull();
  expect(mapPoint({ regions: {}, labels: {} }, [35.68, 139.69])).toBeNull();
});

describe('a map without outlines', () => {
  const places = [
    { region: 'hill', at: [45.52, -73.58] as Point },
    { region: 'hill', at: [45.525, -73.59] as Point },
    { region: 'port', at: [45.5, -73.55] as Point },
  ];

  it('draws every region with a place, north up', () => {
    const drawn = plainOutlines(['hill', 'port', 'far'], places);
    expect(Object.keys(drawn.regions)).toEqual(['hill', 'port']);
    const [hill, , port] = places.map(({ at }) => mapPoint(drawn, at) ?? [Number.NaN, Number.NaN]);
    expect(hill?.[1]).toBeLessThan(port?.[1] ?? 0);
    expect(hill?.[0]).toBeLessThan(port?.[0] ?? 0);
  });

  it('draws a single place in the middle, and nothing without one', () => {
    expect(mapPoint(plainOutlines(['port'], places.slice(2)), [45.5, -73.55])).toEqual([200, 200]);
    expect(plainOutlines(['hill'], [])).toEqual({ regions: {}, labels: {} });
  });
});
