import { mapsOf } from '@/lib/content/guide';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { outlines } from '@/lib/content/server';
import { drawMap } from '@/lib/guide/draw-map';
import { guideOf, guides } from '@/lib/guide/guides';
import { liesInRegion } from '@/lib/guide/inside';
import { inView, transformOf, viewOf } from '@/lib/guide/map-view';
import { mapPoint, plainOutlines } from '@/lib/guide/maps';
import { listNumbers } from '@/lib/guide/numbers';
import { allPlaces } from '@/lib/guide/restaurants';
import { spread } from '@/lib/guide/spread';

describe('maps', () => {
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
});

describe('drawMap', () => {
  const all = guides.flatMap((guide) => mapsOf(guide).map((map) => [guide.id, map.id, guide, map] as const));

  it.each(all)('draws every region of %s: %s with its label inside the frame', (_guide, _map, guide, map) => {
    const { regions, names } = drawMap(guide, map).drawing;
    expect(regions.map(({ id }) => id)).toEqual(map.regions);
    for (const { path, name } of regions) {
      if (map.outlines) expect(path).toMatch(/^M[\d.]+ [\d.]+l.+z$/);
      expect(name).not.toBe('');
    }
    for (const { at } of [...names.narrow.regions, ...names.wide.regions]) {
      expect(Math.min(...at)).toBeGreaterThan(0);
      expect(Math.max(...at)).toBeLessThan(400);
    }
  });
});

describe('liesInRegion', () => {
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
});

describe('the view of a map', () => {
  describe('viewOf', () => {
    it('enlarges a small region to the middle of the map', () => {
      const view = viewOf({ x: 150, y: 150, width: 100, height: 100 });
      expect(transformOf(view)).toBe('translate(-280px, -280px) scale(2.4)');
      expect(inView(view, [200, 200])).toEqual([200, 200]);
    });

    it('stays inside the map for a region at its edge', () => {
      expect(viewOf({ x: 0, y: 300, width: 125, height: 100 })).toEqual({ scale: 2, x: 0, y: -400 });
    });

    it('shows the whole map for a region that fills it', () => {
      expect(viewOf({ x: 0, y: 0, width: 400, height: 300 })).toEqual({ scale: 1, x: 0, y: 0 });
    });
  });

  describe('spread', () => {
    it('moves close points apart and leaves others where they are', () => {
      const [one = [0, 0], other = [0, 0], far] = spread(
        [
          [100, 100],
          [104, 100],
          [300, 300],
        ],
        11,
      );
      expect(other[0] - one[0]).toBeCloseTo(11);
      expect([one[1], other[1], far]).toEqual([100, 100, [300, 300]]);
    });

    it('moves a crowd away from a point that was far from it', () => {
      const crowd = Array.from({ length: 40 }, (_, index) => [200 + (index % 7), 200 + (index % 5)] as const);
      const moved = spread([...crowd, [200, 260]], 12);
      const gaps = moved.flatMap(([x, y], index) =>
        moved.slice(0, index).map((other) => Math.max(Math.abs(x - other[0]), Math.abs(y - other[1]))),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(11.9);
    });

    it('moves two at the same point sideways', () => {
      expect(
        spread(
          [
            [50, 50],
            [50, 50],
          ],
          10,
        ),
      ).toEqual([
        [45, 50],
        [55, 50],
      ]);
    });
  });

  describe('listNumbers', () => {
    const places = [
      { slug: 'blue-door', region: 'quayside' },
      { slug: 'night-lamp', region: 'hill' },
      { slug: 'ferry-kitchen', region: 'quayside' },
    ];

    it('numbers the places of the shown region', () => {
      expect([...listNumbers(places, 'quayside', null)]).toEqual([
        ['blue-door', 1],
        ['ferry-kitchen', 2],
      ]);
    });

    it('numbers all places by region while none is shown, without those that a filter hides', () => {
      const filters = {
        arranged: <T>(lists: readonly T[]) => lists,
        shows: (slug: string) => slug !== 'blue-door',
      };
      expect([...listNumbers(places, null, filters)]).toEqual([
        ['ferry-kitchen', 1],
        ['night-lamp', 2],
      ]);
    });
  });
});
