import { inView, transformOf, viewOf } from '@/lib/guide/map-view';
import { listNumbers } from '@/lib/guide/numbers';
import { spread } from '@/lib/guide/spread';

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
