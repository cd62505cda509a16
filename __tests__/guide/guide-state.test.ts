import { placeIn } from '@/__tests__/guide/port-alder-place';
import {
  currentMap,
  currentRegion,
  type GuideOptions,
  type GuideState,
  linkedCard,
  listMap,
  reduceRegions,
  regionNamed,
  selectedRegion,
  shownRegion,
} from '@/lib/guide/guide-state';
import { initialState } from '@/lib/guide/guide-store';

type Explorer = GuideOptions['explorer'];

const maps = { city: ['quayside', 'hill'], coast: ['eastwick'] };

/** A state in which a region is selected, by the address or in memory. */
function state(
  explorer: Explorer,
  { selected = '', ...part }: Partial<GuideState> & { selected?: string } = {},
  options: Partial<GuideOptions> = {},
): GuideState {
  const initial = initialState({ explorer, maps, ...options });
  return explorer === 'hold'
    ? { ...initial, pinned: selected || null, ...part }
    : { ...initial, address: { ...initial.address, region: selected }, ...part };
}

describe('listMap', () => {
  it.each([
    ['coast', 'eastwick', 'coast'],
    ['area', 'eastwick', 'coast'],
    ['area', 'quayside', 'city'],
    ['area', 'unknown', 'area'],
  ])('of the map “%s” and %s is %s', (map, region, expected) => {
    expect(listMap({ explorer: 'list', maps }, map, region)).toBe(expected);
  });
});

describe('shownRegion', () => {
  it.each(['list', 'toggle', 'hold'] as const)(
    'is none, the hovered or the focused region (%s)',
    (explorer) => {
      expect(shownRegion(state(explorer))).toBeNull();
      expect(shownRegion(state(explorer, { hovered: 'hill' }))).toBe('hill');
      expect(shownRegion(state(explorer, { focused: 'hill' }))).toBe('hill');
    },
  );

  it.each([
    ['list', 'hovered', 'quayside'],
    ['list', 'focused', 'quayside'],
    ['toggle', 'hovered', 'hill'],
    ['toggle', 'focused', 'hill'],
    ['hold', 'hovered', 'quayside'],
    ['hold', 'focused', 'hill'],
  ] as const)('of “%s”, with the %s hill and the selected quayside, is %s', (explorer, key, shown) => {
    expect(shownRegion(state(explorer, { [key]: 'hill', selected: 'quayside' }))).toBe(shown);
  });

  it.each(['list', 'toggle', 'hold'] as const)(
    'is any other region rather than the default one (%s)',
    (explorer) => {
      const options = { defaultRegion: 'quayside' };
      expect(shownRegion(state(explorer, {}, options))).toBe('quayside');
      expect(shownRegion(state(explorer, { hovered: 'hill' }, options))).toBe('hill');
      expect(shownRegion(state(explorer, { focused: 'hill' }, options))).toBe('hill');
      expect(shownRegion(state(explorer, { selected: 'hill' }, options))).toBe('hill');
    },
  );
});

describe('currentRegion', () => {
  const options = { defaultRegion: 'quayside' };

  it('is the default region until another is selected, all are asked for, or filters are set', () => {
    const { address } = state('list', {}, options);
    expect(currentRegion(state('list', {}, options))).toBe('quayside');
    expect(currentRegion(state('list', { selected: 'hill' }, options))).toBe('hill');
    expect(currentRegion(state('list', { selected: 'all' }, options))).toBeNull();
    const filtered = { ...address, filters: { ...address.filters, cuisine: 'noodles' } };
    expect(currentRegion(state('list', { address: filtered }, options))).toBeNull();
  });

  it('is none after the default region was cleared or pressed, which the address keeps as “all”', () => {
    expect(currentRegion(reduceRegions(state('hold', {}, options), { type: 'clear' }))).toBeNull();
    for (const action of [{ type: 'clear' }, { type: 'press', region: 'quayside' }] as const) {
      const cleared = reduceRegions(state('list', {}, options), action);
      expect(cleared.address.region).toBe('all');
      expect(currentRegion(cleared)).toBeNull();
    }
  });

  it('is not selected by an unknown region in the address', () => {
    expect(currentRegion(state('list', { selected: 'atlantis' }))).toBeNull();
    expect(currentRegion(state('list', { selected: 'HILL' }))).toBe('hill');
  });
});

it('currentMap is the first map that has the current region', () => {
  expect(currentMap(state('list', { selected: 'eastwick' }))).toBe('coast');
  expect(currentMap(state('list'))).toBeNull();
});

describe('a card in the hash', () => {
  const options = { places: [placeIn('lamp', { region: 'hill' }), placeIn('hall', { kind: 'market' })] };
  const { address } = state('list', {}, options);
  const at = (hash: string) => state('list', { address: { ...address, hash } }, options);

  it('selects its region, unless it is that of a market', () => {
    expect(linkedCard(at('#lamp'))?.slug).toBe('lamp');
    expect(selectedRegion(at('#lamp'))).toBe('hill');
    expect(selectedRegion(at('#hall'))).toBeNull();
  });

  it('is removed from the address when another region is selected', () => {
    expect(reduceRegions(at('#lamp'), { type: 'select', region: 'quayside' }).address).toMatchObject({
      region: 'quayside',
      hash: '',
    });
  });
});

describe('a press', () => {
  const press = (before: GuideState, region: string) => reduceRegions(before, { type: 'press', region });

  it.each([
    ['list', null],
    ['toggle', null],
    ['hold', 'hill'],
  ] as const)('selects a region, then another, and the same again gives %s: %s', (explorer, again) => {
    const one = press(state(explorer, { hovered: 'hill' }), 'hill');
    expect([one.hovered, one.focused, selectedRegion(one)]).toEqual(['hill', null, 'hill']);
    expect(selectedRegion(press(one, 'quayside'))).toBe('quayside');
    expect(selectedRegion(press(one, 'hill'))).toBe(again);
  });

  it('deselects a hovered region, which stays shown only where details follow the pointer', () => {
    const before = { hovered: 'hill', selected: 'hill' };
    expect(shownRegion(press(state('list', before), 'hill'))).toBeNull();
    expect(shownRegion(press(state('toggle', before), 'hill'))).toBe('hill');
  });

  it('resets the hover of another region and the focus', () => {
    expect(press(state('list', { hovered: 'hill' }), 'quayside').hovered).toBeNull();
    expect(press(state('toggle', { focused: 'hill', selected: 'hill' }), 'hill').focused).toBeNull();
  });
});

it('hovering ends a focus on another button, and the end of a hover does not', () => {
  const focused = state('toggle', { focused: 'hill' });
  expect(reduceRegions(focused, { type: 'hover', region: 'quayside' })).toMatchObject({
    hovered: 'quayside',
    focused: null,
  });
  expect(reduceRegions(focused, { type: 'hover', region: null }).focused).toBe('hill');
});

it('a region that is held by the focus in its panel is released with the focus', () => {
  const held = reduceRegions(state('hold', { focused: 'hill' }), { type: 'enterPanel' });
  expect(selectedRegion(held)).toBe('hill');
  expect(selectedRegion(reduceRegions(held, { type: 'leave' }))).toBeNull();
  const pressed = state('hold', { selected: 'hill' });
  expect(selectedRegion(reduceRegions(pressed, { type: 'leave' }))).toBe('hill');
});

it('a pressed pin selects its region, marks its place and scrolls to its card, also when pressed again', () => {
  let next = state('list', { selected: 'quayside' });
  for (const _ of ['first', 'second']) {
    next = reduceRegions(next, { type: 'showPlace', slug: 'lamp', region: 'hill', map: 'city' });
    expect([selectedRegion(next), next.hoveredPlace]).toEqual(['hill', 'lamp']);
    expect(next.scrollTarget).toEqual({ map: 'city', slug: 'lamp' });
  }
});

it.each([
  ['northHill', 'northHill'],
  ['NORTHHILL', 'northHill'],
  ['hill', 'hill'],
  ...['', 'atlantis', '__proto__', 'constructor', '<script>', '\uFFFD'].map((text) => [text, null] as const),
] as const)('regionNamed(%p) is %p', (text, id) => {
  expect(regionNamed(text, ['quayside', 'northHill', 'hill', 'eastHill'])).toBe(id);
});
