/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import type { Restaurant } from '@/lib/content/schema/travel/restaurant';
import { outlines } from '@/lib/content/travel/outlines';
import { guideOf, guides } from '@/lib/travel/guides/all';
import { drawMap } from '@/lib/travel/guides/draw-map';
import { mapsOf } from '@/lib/travel/guides/guide';
import { mapPoint, plainOutlines } from '@/lib/travel/maps';
import { categoriesOf, cityOf, mapSearchHref, restaurantPlace, splitName } from '@/lib/travel/place';

const toronto = guideOf('toronto');

const corner: Restaurant = {
  status: 'published',
  guide: 'toronto',
  slug: 'corner',
  name: 'Corner (Chinatown)',
  region: 'downtown',
  cuisine: 'Cantonese',
  rating: 4.5,
  category: 'Lunch',
  categories: ['Dinner', 'Lunch'],
  favoriteOrder: 'Congee',
  hours: { mon: [['11:00', '21:00']] },
};

describe('A restaurant’s name', () => {
  it.each([
    ['Pai (Entertainment District)', 'Pai', 'Entertainment District'],
    ['Bar (Isabel) (Little Italy)', 'Bar (Isabel)', 'Little Italy'],
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
    expect(restaurantPlace(corner, toronto)).not.toHaveProperty('hours');
    expect(restaurantPlace({ ...corner, hoursCheckedOn: '2026-05-03' }, toronto).hours).toEqual(corner.hours);
  });

  it('brings no order that is off the menu', () => {
    expect(restaurantPlace(corner, toronto).order).toBe('Congee');
    expect(restaurantPlace({ ...corner, favoriteOrderRemoved: true }, toronto)).not.toHaveProperty('order');
  });

  it('is found by name, street, neighbourhood and city, unless its file names another link', () => {
    const query = new URL(restaurantPlace(corner, toronto).mapHref).searchParams.get('query');
    expect(query).toBe('Corner, Chinatown, Toronto');
    const own = { ...corner, link: 'https://example.org/corner' };
    expect(restaurantPlace(own, toronto).mapHref).toBe('https://example.org/corner');
  });

  it('lies in Toronto or in its own town', () => {
    expect(cityOf('york', toronto)).toBe('Toronto');
    expect(cityOf('richmondHill', toronto)).toBe('Richmond Hill');
  });
});

test('a map search says each word once and takes any sign', () => {
  const href = mapSearchHref(['A & B', 'Ajax', 'Ajax']);
  expect(new URL(href).searchParams.get('query')).toBe('A & B, Ajax');
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

  it('of a guide together weigh less than 20 KB when packed', () => {
    for (const guide of guides) {
      const drawn = mapsOf(guide).map((map) => JSON.stringify(drawMap(guide, map).drawing));
      expect(gzipSync(drawn.join('')).length).toBeLessThan(20_000);
    }
  });

  it('place coordinates where they lie', () => {
    // Union Station stands near the shore in the middle of downtown, Finch station in the north of North York.
    const drawn = outlines.toronto ?? { regions: {}, labels: {} };
    const union = mapPoint(drawn, [43.6453, -79.3806]);
    const finch = mapPoint(drawn, [43.7806, -79.4147]);
    expect(union?.[0]).toBeCloseTo(202, -1);
    expect(union?.[1]).toBeCloseTo(272, -1);
    expect((finch?.[1] ?? 400) < 150).toBe(true);
    expect(mapPoint(drawn, [45.42, -75.69])).toBeNull();
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
