/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { gtaRegions } from '@/data/travel/regions';
import { GTA_REGIONS, MAP_REGIONS, type MapId } from '@/lib/content/schema/travel/place';
import type { Restaurant } from '@/lib/content/schema/travel/restaurant';
import { mapDrawing, mapPoint } from '@/lib/travel/maps';
import { categoriesOf, cityOf, mapSearchHref, restaurantPlace, splitName } from '@/lib/travel/place';

const corner: Restaurant = {
  status: 'published',
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
    expect(restaurantPlace(corner, gtaRegions)).not.toHaveProperty('hours');
    expect(restaurantPlace({ ...corner, hoursCheckedOn: '2026-05-03' }, gtaRegions).hours).toEqual(
      corner.hours,
    );
  });

  it('brings no order that is off the menu', () => {
    expect(restaurantPlace(corner, gtaRegions).order).toBe('Congee');
    expect(restaurantPlace({ ...corner, favoriteOrderRemoved: true }, gtaRegions)).not.toHaveProperty(
      'order',
    );
  });

  it('is found by name, street, neighbourhood and city, unless its file names another link', () => {
    const query = new URL(restaurantPlace(corner, gtaRegions).mapHref).searchParams.get('query');
    expect(query).toBe('Corner, Chinatown, Toronto');
    const own = { ...corner, link: 'https://example.org/corner' };
    expect(restaurantPlace(own, gtaRegions).mapHref).toBe('https://example.org/corner');
  });

  it('lies in Toronto or in its own town', () => {
    expect(cityOf('york', gtaRegions)).toBe('Toronto');
    expect(cityOf('richmondHill', gtaRegions)).toBe('Richmond Hill');
  });
});

test('a map search says each word once and takes any sign', () => {
  const href = mapSearchHref(['A & B', 'Ajax', 'Ajax']);
  expect(new URL(href).searchParams.get('query')).toBe('A & B, Ajax');
});

describe('The maps', () => {
  const ids = Object.keys(MAP_REGIONS) as MapId[];

  it.each(ids)('of %s draws every region, with its name inside the frame', (id) => {
    const { regions } = mapDrawing(id);
    expect(regions.map((region) => region.id)).toEqual([...MAP_REGIONS[id]]);
    for (const { path, name, label } of regions) {
      expect(path).toMatch(/^M[\d.]+ [\d.]+l.+z$/);
      expect(name).not.toBe('');
      for (const value of label) expect(value).toBeGreaterThan(0);
      for (const value of label) expect(value).toBeLessThan(400);
    }
  });

  it('together weigh less than 20 KB when packed', () => {
    const drawn = ids.map((id) => JSON.stringify(mapDrawing(id))).join('');
    expect(gzipSync(drawn).length).toBeLessThan(20_000);
  });

  it('name the twenty regions around Toronto once each', () => {
    expect([...new Set(GTA_REGIONS)]).toHaveLength(20);
  });

  it('place coordinates where they lie', () => {
    // Union Station stands near the shore in the middle of downtown, Finch station in the north of North York.
    const union = mapPoint('toronto', [43.6453, -79.3806]);
    const finch = mapPoint('toronto', [43.7806, -79.4147]);
    expect(union?.[0]).toBeCloseTo(202, -1);
    expect(union?.[1]).toBeCloseTo(272, -1);
    expect((finch?.[1] ?? 400) < 150).toBe(true);
  });

  it('have no point for what lies outside of them, nor for maps without a projection', () => {
    expect(mapPoint('toronto', [45.42, -75.69])).toBeNull();
    expect(mapPoint('japan', [35.68, 139.69])).toBeNull();
  });
});
