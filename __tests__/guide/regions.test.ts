/** @jest-environment node */
import {
  NO_REGION,
  pressRegion,
  REGION_RULES,
  type RegionState,
  regionNamed,
  shownRegion,
} from '@/lib/guide/regions';

const state = (part: Partial<RegionState>): RegionState => ({ ...NO_REGION, ...part });

describe('shownRegion', () => {
  it.each(['list', 'toggle', 'hold'] as const)('is none, the hovered or the focused one (%s)', (name) => {
    const rules = REGION_RULES[name];
    expect(shownRegion(NO_REGION, rules)).toBeNull();
    expect(shownRegion(state({ hovered: 'hill' }), rules)).toBe('hill');
    expect(shownRegion(state({ focused: 'hill' }), rules)).toBe('hill');
  });

  it.each([
    ['list', 'hovered', 'quayside'],
    ['list', 'focused', 'quayside'],
    ['toggle', 'hovered', 'hill'],
    ['toggle', 'focused', 'hill'],
    ['hold', 'hovered', 'quayside'],
    ['hold', 'focused', 'hill'],
  ] as const)('under the rules “%s”, the %s hill against the selected quayside is %s', (name, how, shown) => {
    expect(shownRegion(state({ [how]: 'hill', selected: 'quayside' }), REGION_RULES[name])).toBe(shown);
  });
});

describe('pressRegion', () => {
  it.each([
    ['list', null],
    ['toggle', null],
    ['hold', 'hill'],
  ] as const)('selects a region, moves to another, and on the same again is %s: %s', (name, again) => {
    const rules = REGION_RULES[name];
    const one = pressRegion(state({ hovered: 'hill' }), 'hill', rules);
    expect(one).toEqual({ hovered: 'hill', focused: null, selected: 'hill' });
    expect(pressRegion(one, 'quayside', rules).selected).toBe('quayside');
    expect(pressRegion(state({ selected: 'hill' }), 'hill', rules).selected).toBe(again);
  });

  it('unselects a hovered region, which stays shown only where presses toggle', () => {
    const hovered = state({ hovered: 'hill', selected: 'hill' });
    expect(pressRegion(hovered, 'hill', REGION_RULES.list)).toEqual(NO_REGION);
    const { toggle } = REGION_RULES;
    expect(shownRegion(pressRegion(hovered, 'hill', toggle), toggle)).toBe('hill');
  });

  it('resets the hover of another region and the focus', () => {
    const { list, toggle } = REGION_RULES;
    expect(pressRegion(state({ hovered: 'hill' }), 'quayside', list).hovered).toBeNull();
    expect(pressRegion(state({ focused: 'hill', selected: 'hill' }), 'hill', toggle).focused).toBeNull();
  });
});

it.each([
  ['northHill', 'northHill'],
  ['NORTHHILL', 'northHill'],
  ['hill', 'hill'],
  ...['', 'atlantis', '__proto__', '\uFFFD'].map((text) => [text, null] as const),
] as const)('regionNamed(%p) is %p', (text, id) => {
  expect(regionNamed(text, ['quayside', 'northHill', 'hill', 'eastHill'])).toBe(id);
});
