/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { outlines, restaurantSearch } from '@/lib/content/travel';
import { guideOf, guides } from '@/lib/travel/guides/all';
import { drawMap } from '@/lib/travel/guides/draw-map';
import { mapsOf } from '@/lib/travel/guides/guide';
import { mapPoint } from '@/lib/travel/maps';

// What the maps of the starter draw, and what its guide to Toronto says. A site with guides of its own has no need of
// this file.

describe('The maps of the starter', () => {
  test('draw every region with its name inside the frame', () => {
    for (const guide of guides) {
      for (const map of mapsOf(guide)) {
        const { regions } = drawMap(guide, map).drawing;
        for (const { path, label } of regions) {
          expect(path).toMatch(/^M[\d.]+ [\d.]+l.+z$/);
          for (const value of label) expect(Math.abs(value - 200)).toBeLessThan(200);
        }
      }
    }
  });

  test('of a guide together weigh less than 20 KB when packed', () => {
    for (const guide of guides) {
      const drawn = mapsOf(guide).map((map) => JSON.stringify(drawMap(guide, map).drawing));
      expect(gzipSync(drawn.join('')).length).toBeLessThan(20_000);
    }
  });

  test('place coordinates where they lie', () => {
    // Union Station stands near the shore in the middle of downtown, Finch station in the north of North York.
    const drawn = outlines.toronto ?? { regions: {}, labels: {} };
    const union = mapPoint(drawn, [43.6453, -79.3806]);
    const finch = mapPoint(drawn, [43.7806, -79.4147]);
    expect(union?.[0]).toBeCloseTo(202, -1);
    expect(union?.[1]).toBeCloseTo(272, -1);
    expect((finch?.[1] ?? 400) < 150).toBe(true);
    expect(mapPoint(drawn, [45.42, -75.69])).toBeNull();
  });
});

test('the hidden gems of Toronto are still to come, and say so to those who signed up', () => {
  const gems = guideOf('toronto').gems;
  expect(gems?.title).toBe('Hidden Gems');
  expect(gems?.teasers.map(({ name }) => name)).toEqual(['Coming Soon', 'Exclusive Access', 'Stay Tuned']);
  expect(JSON.stringify([gems?.message, gems?.teasers]).match(/coming soon/gi)).toHaveLength(2);
  expect(gems?.dialog.description).toBe('Hidden gems will be added weekly, for subscribers only.');
  expect(gems?.invalid).toBe('Please enter a valid email address');
  expect(gems?.success).toBe('Thank you for subscribing! You can now access hidden gems.');
});

test('the search of Toronto says what it found in words of its own', () => {
  expect(restaurantSearch).toMatchObject({
    found: { one: 'Found {count} result for "{term}"', many: 'Found {count} results for "{term}"' },
    none: 'No results found for "{term}"',
    empty: 'No restaurants found',
  });
  expect(guideOf('toronto').search).toMatchObject({
    title: 'Food Search All',
    placeholder: 'Noodles, brunch, Koreatown',
    back: 'Back to Toronto Food Map',
  });
});
