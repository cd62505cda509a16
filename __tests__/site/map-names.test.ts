import { nameFaults } from '@/__tests__/guide/name-faults';
import { drawnMapsOf } from '@/lib/content/guide';
import { outlines } from '@/lib/content/server';
import { drawMap } from '@/lib/guide/draw-map';
import { guides } from '@/lib/guide/guides';

describe('names on the maps of the site', () => {
  const all = guides.flatMap((guide) =>
    drawnMapsOf(guide).map((map) => [guide.id, map.id, guide, map] as const),
  );

  it.each(all)('%s: %s has none on the edge of a region, flat or lifted', (_guide, _map, guide, map) => {
    const { names } = drawMap(guide, map).drawing;
    const shapes = outlines[map.outlines ?? '']?.regions ?? {};
    expect([
      ...nameFaults(names.narrow, shapes, 'narrow'),
      ...nameFaults(names.wide, shapes, 'wide'),
    ]).toEqual([]);
  });
});
