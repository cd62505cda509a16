/** @jest-environment node */
import {
  NO_REGION,
  pressRegion,
  REGION_RULES,
  type RegionState,
  regionNamed,
  shownRegion,
} from '@/lib/travel/regions';

const { list, toggle, hold } = REGION_RULES;
const state = (part: Partial<RegionState>): RegionState => ({ ...NO_REGION, ...part });

describe('the region that is shown', () => {
  const looked = state({ hovered: 'hill', selected: 'quayside' });
  const focused = state({ focused: 'hill', selected: 'quayside' });

  it('is none at first, and then the hovered or focused one', () => {
    for (const rules of [list, toggle, hold]) {
      expect(shownRegion(NO_REGION, rules)).toBeNull();
      expect(shownRegion(state({ hovered: 'hill' }), rules)).toBe('hill');
      expect(shownRegion(state({ focused: 'hill' }), rules)).toBe('hill');
    }
  });

  it('is the selected one beside a list, whatever else is hovered or focused', () => {
    expect(shownRegion(looked, list)).toBe('quayside');
    expect(shownRegion(focused, list)).toBe('quayside');
  });

  it('is the hovered or focused one before the selected one where presses toggle', () => {
    expect(shownRegion(looked, toggle)).toBe('hill');
    expect(shownRegion(focused, toggle)).toBe('hill');
  });

  it('is a held one before the hovered one, but not before the focused one', () => {
    expect(shownRegion(looked, hold)).toBe('quayside');
    expect(shownRegion(focused, hold)).toBe('hill');
  });
});

describe('a press on a region', () => {
  it.each(['list', 'toggle', 'hold'] as const)('selects it and moves from one to another (%s)', (name) => {
    const rules = REGION_RULES[name];
    const one = pressRegion(state({ hovered: 'hill' }), 'hill', rules);
    expect(one).toEqual({ hovered: 'hill', focused: null, selected: 'hill' });
    expect(pressRegion(one, 'quayside', rules).selected).toBe('quayside');
  });

  it('unselects the selected one, unless it is held', () => {
    const selected = state({ selected: 'hill' });
    expect(pressRegion(selected, 'hill', list).selected).toBeNull();
    expect(pressRegion(selected, 'hill', toggle).selected).toBeNull();
    expect(pressRegion(selected, 'hill', hold).selected).toBe('hill');
  });

  it('that unselects it beside a list shows none, even under the pointer, and elsewhere still the hovered one', () => {
    const hovered = state({ hovered: 'hill', selected: 'hill' });
    expect(pressRegion(hovered, 'hill', list)).toEqual(NO_REGION);
    expect(shownRegion(pressRegion(hovered, 'hill', toggle), toggle)).toBe('hill');
  });

  it('forgets what a finger touched before, and the button that has the keyboard', () => {
    expect(pressRegion(state({ hovered: 'hill' }), 'quayside', list).hovered).toBeNull();
    expect(pressRegion(state({ focused: 'hill', selected: 'hill' }), 'hill', toggle).focused).toBeNull();
  });
});

describe('the region an address names', () => {
  const IDS = ['quayside', 'northHill', 'hill', 'eastHill'];

  it('is found whatever the case of its letters', () => {
    expect(regionNamed('northHill', IDS)).toBe('northHill');
    expect(regionNamed('NORTHHILL', IDS)).toBe('northHill');
    expect(regionNamed('hill', IDS)).toBe('hill');
  });

  it.each(['', 'atlantis', '__proto__', '\uFFFD'])('is none for “%s”', (text) => {
    expect(regionNamed(text, IDS)).toBeNull();
  });
});
