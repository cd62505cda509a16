/** @jest-environment node */
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { outlines } from '@/lib/content/travel';
import { guideOf, guides } from '@/lib/travel/guides/all';
import { drawMap } from '@/lib/travel/guides/draw-map';
import { mapsOf } from '@/lib/travel/guides/guide';
import { mapPoint, plainOutlines } from '@/lib/travel/maps';
import { categoriesOf, cityOf, mapSearchHref, restaurantPlace, splitName } from '@/lib/travel/place';

const portAlder = guideOf('port-alder');

const corner: Restaurant = {
  status: 'published',
  guide: 'port-alder',
  slug: 'corner',
  name: 'Corner (Net Lofts)',
  region: 'quayside',
  cuisine: 'Seafood',
  rating: 4.5,
  category: 'Lunch',
  categories: ['Dinner', 'Lunch'],
  favoriteOrder: 'Crab soup',
  hours: { mon: [['11:00', '21:00']] },
};

describe('A restaurant’s name', () => {
  it.each([
    ['Blue Door (Old Quay)', 'Blue Door', 'Old Quay'],
    ['Bar (Nell) (Mill Lane)', 'Bar (Nell)', 'Mill Lane'],
    ['  No brackets ', 'No brackets', ''],
    ['(Only brackets)', '(Only brackets)', ''],
  ])('“%s” is %s in %s', (full, name, district) => {
    expect(splitName(full)).toEqual({ name, district });
  });
});

describe('A restaurant in the browser', () => {
  it('has each category once', () => {
    expect(categoriesOf(corner)).toEqual(['Lunch', 'Dinner']);
  });

  it('brings no hours that nobody has checked', () => {
    expect(restaurantPlace(corner, portAlder)).not.toHaveProperty('hours');
    expect(restaurantPlace({ ...corner, hoursCheckedOn: '2026-05-03' }, portAlder).hours).toEqual(
      corner.hours,
    );
  });

  it('brings no order that is off the menu', () => {
    expect(restaurantPlace(corner, portAlder).order).toBe('Crab soup');
    expect(restaurantPlace({ ...corner, favoriteOrderRemoved: true }, portAlder)).not.toHaveProperty('order');
  });

  it('is found by name, street, neighbourhood and city, unless its file names another link', () => {
    const query = new URL(restaurantPlace(corner, portAlder).mapHref).searchParams.get('query');
    expect(query).toBe('Corner, Net Lofts, Port Alder');
    const own = { ...corner, link: 'https://example.org/corner' };
    expect(restaurantPlace(own, portAlder).mapHref).toBe('https://example.org/corner');
  });

  it('lies in the city or in its own town', () => {
    expect(cityOf('upperTown', portAlder)).toBe('Port Alder');
    expect(cityOf('eastwick', portAlder)).toBe('Eastwick');
  });
});

test('a map search says each word once and takes any sign', () => {
  const href = mapSearchHref(['A & B', 'Millford', 'Millford']);
  expect(new URL(href).searchParams.get('query')).toBe('A & B, Millford');
});

describe('The maps', () => {
  const all = guides.flatMap((guide) => mapsOf(guide).map((map) => [guide.id, map.id, guide, map] as const));

  it.each(all)('of %s: %s draws every region, with its name inside the frame', (_guide, _map, guide, map) => {
    const { regions } = drawMap(guide, map).drawing;
    expect(regions.map((region) => region.id)).toEqual(map.regions);
    for (const { path, name, label } of regions) {
      if (map.outlines) expect(path).toMatch(/^M[\d.]+ [\d.]+l.+z$/);
      expect(name).not.toBe('');
      for (const value of label) expect(value).toBeGreaterThan(0);
      for (const value of label) expect(value).toBeLessThan(400);
    }
  });

  it('place coordinates where they lie, and none beside the map', () => {
    const drawn = outlines['port-alder'] ?? { regions: {}, labels: {} };
    const at = (latitude: number, longitude: number) => mapPoint(drawn, [latitude, longitude]);
    // The western end of the quays, and up the hill on the other side.
    expect(at(51.9908, -8.0275)?.map(Math.round)).toEqual([90, 260]);
    expect(at(52.0154, -7.975)?.map(Math.round)).toEqual([300, 100]);
    expect(at(53.35, -6.26)).toBeNull();
  });

  it('have no point without a projection', () => {
    expect(mapPoint({ regions: {}, labels: {} }, [35.68, 139.69])).toBeNull();
  });
});

describe('A map without outlines', () => {
  const places = [
    { region: 'hill', at: [45.52, -73.58] as [number, number] },
    { region: 'hill', at: [45.525, -73.59] as [number, number] },
    { region: 'port', at: [45.5, -73.55] as [number, number] },
  ];
  const drawn = plainOutlines(['hill', 'port', 'far'], places);

  it('has ground for every region with a place, and all places on the map, the north above', () => {
    expect(Object.keys(drawn.regions)).toEqual(['hill', 'port']);
    const points = places.map(({ at }) => mapPoint(drawn, at));
    for (const point of points) expect(point).not.toBeNull();
    expect(points[0]?.[1]).toBeLessThan(points[2]?.[1] ?? 0);
    expect(points[0]?.[0]).toBeLessThan(points[2]?.[0] ?? 0);
  });

  it('puts a single place in the middle, and is empty without one', () => {
    expect(mapPoint(plainOutlines(['port'], places.slice(2)), [45.5, -73.55])).toEqual([200, 200]);
    expect(plainOutlines(['hill'], [])).toEqual({ regions: {}, labels: {} });
  });
});
