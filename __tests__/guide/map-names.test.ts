import { nameFaults } from '@/__tests__/guide/name-faults';
import { drawnMapsOf } from '@/lib/content/guide';
import { outlines } from '@/lib/content/server';
import { drawMap } from '@/lib/guide/draw-map';
import { guides } from '@/lib/guide/guides';
import { nameLayouts } from '@/lib/guide/map-names';
import { zoomedTo } from '@/lib/guide/zoomed';
import { zoomedNames } from '@/lib/guide/zoomed-names';
import { doOverlap, isInside, placeLabels, textWidth } from '@/lib/streets/label-places';

const box = (x: number, y: number, width: number, height: number, angle = 0) => ({
  x,
  y,
  width,
  height,
  angle,
});

describe('doOverlap', () => {
  it.each([
    ['boxes that touch do not', box(0, 0, 10, 10), box(10, 0, 10, 10), false],
    ['boxes that share a strip do', box(0, 0, 10, 10), box(9, 0, 10, 10), true],
    ['a turned box reaches as far as its diagonal', box(0, 0, 10, 10, 45), box(11, 0, 10, 2), true],
    ['a slanted street passes beside the corner of a box', box(0, 0, 40, 2, 45), box(8, -8, 10, 10), false],
  ])('%s', (_title, one, other, expected) => {
    expect(doOverlap(one, other)).toBe(expected);
    expect(doOverlap(other, one)).toBe(expected);
  });
});

describe('placeLabels', () => {
  it('takes the first free placement of each label, and none without room', () => {
    const at = (x: number) => ({ x, boxes: [box(x, 0, 10, 10)] });
    const placed = placeLabels([[at(0), at(20)], [at(20), at(40)], [at(0)]], [box(0, 0, 4, 4)]);
    expect(placed.map((label) => label?.x ?? null)).toEqual([20, 40, null]);
  });
});

describe('isInside', () => {
  it('measures a turned box by its corners', () => {
    expect(isInside(box(0, 0, 10, 2, 45), box(0, 0, 9, 9))).toBe(true);
    expect(isInside(box(0, 0, 12, 2, 45), box(0, 0, 9, 9))).toBe(false);
  });
});

describe('textWidth', () => {
  it('leaves more room for broad letters and for Japanese ones', () => {
    expect(textWidth('ill')).toBeLessThan(textWidth('Oak'));
    expect(textWidth('大阪')).toBe(2);
  });
});

describe('nameLayouts', () => {
  const shape = (left: number, top: number, wide: number, high: number) =>
    `M${left} ${top}l${wide} 0 0 ${high} ${-wide} 0z`;

  it('writes a name beside a region that is too narrow for it, with a line to the region', () => {
    const { narrow } = nameLayouts({
      regions: [
        { id: 'strip', name: 'Long Meadows', path: shape(190, 100, 12, 200), label: [196, 200] },
        { id: 'field', name: 'Field', path: shape(20, 100, 170, 200), label: [105, 200] },
      ],
      pins: { narrow: [], wide: [] },
      hasNote: false,
      cropped: 0,
    });
    const [strip, field] = narrow.regions;
    expect(strip?.at[0]).toBeGreaterThan(202);
    expect(field).toEqual({ id: 'field', lines: ['Field'], at: [105, 200] });
  });

  it('moves a name away from a pin in the middle of its region', () => {
    const { narrow } = nameLayouts({
      regions: [{ id: 'field', name: 'Field', path: shape(20, 100, 300, 200), label: [170, 200] }],
      pins: { narrow: [[170, 200]], wide: [] },
      hasNote: false,
      cropped: 0,
    });
    expect(narrow.regions[0]?.at).not.toEqual([170, 200]);
    expect(narrow.regions[0]?.leader).toBeUndefined();
  });

  it('moves a name away from the pins of its own width only', () => {
    const { narrow, wide } = nameLayouts({
      regions: [{ id: 'field', name: 'Field', path: shape(20, 100, 300, 200), label: [170, 200] }],
      pins: { narrow: [], wide: [[170, 200]] },
      hasNote: false,
      cropped: 0,
    });
    expect(narrow.regions[0]?.at).toEqual([170, 200]);
    expect(wide.regions[0]?.at).not.toEqual([170, 200]);
  });

  it('moves a name from under the button for the street map and its note', () => {
    const regions = [{ id: 'field', name: 'Field', path: shape(4, 4, 392, 300), label: [60, 50] as const }];
    const options = { regions, pins: { narrow: [], wide: [] }, cropped: 0 };
    const places = (hasNote: boolean) => {
      const { narrow, wide } = nameLayouts({ ...options, hasNote });
      return [narrow.regions[0]?.at, wide.regions[0]?.at];
    };
    expect(places(false)).toEqual([
      [60, 50],
      [60, 50],
    ]);
    expect(places(true)).toEqual([
      [60, 126],
      [69.2, 72.2],
    ]);
  });

  it('keeps a name off the edge of its region and off a neighbour that is lifted', () => {
    const regions = [
      { id: 'lane', name: 'Lane', path: shape(100, 100, 52, 40), label: [126, 129] as const },
      { id: 'field', name: 'Field', path: shape(60, 140, 200, 120), label: [230, 200] as const },
    ];
    const { narrow } = nameLayouts({ regions, pins: { narrow: [], wide: [] }, hasNote: false, cropped: 0 });
    expect(narrow.regions).toEqual([
      { id: 'lane', lines: ['Lane'], at: [127.5, 125.3] },
      { id: 'field', lines: ['Field'], at: [230, 200] },
    ]);
  });
});

describe('the maps of the site', () => {
  const all = guides.flatMap((guide) =>
    drawnMapsOf(guide).map((map) => [guide.id, map.id, guide, map] as const),
  );

  it.each(all)('%s: %s has its names in the same places each time', (_guide, _map, guide, map) => {
    expect(drawMap(guide, map)).toMatchObject({ drawing: drawMap(guide, map).drawing });
  });

  it.each(all)('%s: %s has no name on the edge of a region, flat or lifted', (_guide, _map, guide, map) => {
    const { names } = drawMap(guide, map).drawing;
    const shapes = outlines[map.outlines ?? '']?.regions ?? {};
    expect([
      ...nameFaults(names.narrow, shapes, 'narrow'),
      ...nameFaults(names.wide, shapes, 'wide'),
    ]).toEqual([]);
  });
});

describe('zoomedTo', () => {
  const field = { id: 'field', name: 'Field', path: 'M100 100l100 0 0 100-100 0z' };
  const places = [
    { slug: 'one', region: 'field', point: [150, 150] as const },
    { slug: 'two', region: 'field', point: [151, 150] as const },
    { slug: 'none', region: 'field', point: null },
  ];

  it('keeps pins 24 px apart and inside of the drawing', () => {
    const { pins, unit } = zoomedTo(field, places, { width: 400, height: 400 });
    const [one = [0, 0], two = [0, 0]] = [pins.get('one'), pins.get('two')];
    expect(unit).toBe(1);
    expect(two[0] - one[0]).toBeCloseTo(24, 1);
    expect(pins.has('none')).toBe(false);
  });

  it('writes the name of the region beside its pins', () => {
    const zoomed = zoomedTo(field, places, { width: 400, height: 400 });
    const [name] = zoomedNames([field], zoomed);
    expect(name?.lines).toEqual(['Field']);
    for (const [x, y] of zoomed.pins.values())
      expect(
        doOverlap(box(x, y, 24, 24), { ...box(0, 0, 30, 13), x: name?.at[0] ?? x, y: name?.at[1] ?? y }),
      ).toBe(false);
  });
});
