/** @jest-environment node */

import { mapsOf } from '@/lib/content/guide';
import { drawMap } from '@/lib/guide/draw-map';
import { guides } from '@/lib/guide/guides';

const all = guides.flatMap((guide) => mapsOf(guide).map((map) => [guide.id, map.id, guide, map] as const));

it.each(all)('draws every region of %s: %s with its label inside the frame', (_guide, _map, guide, map) => {
  const { regions } = drawMap(guide, map).drawing;
  expect(regions.map(({ id }) => id)).toEqual(map.regions);
  for (const { path, name, label } of regions) {
    if (map.outlines) expect(path).toMatch(/^M[\d.]+ [\d.]+l.+z$/);
    expect(name).not.toBe('');
    expect(Math.min(...label)).toBeGreaterThan(0);
    expect(Math.max(...label)).toBeLessThan(400);
  }
});
