/** @jest-environment node */
import fc from 'fast-check';
import { readParameter } from '@/lib/address';
import {
  kitchenParameter,
  kitchenSearch,
  mostServings,
  servingsFromIngredient,
  stepServings,
} from '@/lib/kitchen/servings';

/** What a recipe makes of an address. */
const parseKitchenState = (search: string, base: number) => readParameter(kitchenParameter(base), search);

describe('an address says how many servings and which units', () => {
  const cases: [search: string, servings: number, system: string][] = [
    ['', 4, 'metric'],
    ['?servings=6', 6, 'metric'],
    ['servings=6&units=us', 6, 'us'],
    ['?units=US', 4, 'us'],
    ['?servings=2.5', 2.5, 'metric'],
    ['?servings=2,5', 2.5, 'metric'],
    ['?servings=3.84', 3.8, 'metric'],
    ['?servings=0', 0.5, 'metric'],
    ['?servings=-3', 0.5, 'metric'],
    [`?servings=${'9'.repeat(400)}`, 96, 'metric'],
    ['?servings=NaN', 4, 'metric'],
    ['?servings=Infinity', 4, 'metric'],
    ['?servings=1e3', 4, 'metric'],
    ['?servings=0x10', 4, 'metric'],
    ['?servings=', 4, 'metric'],
    ['?servings=%3Cscript%3Ealert(1)%3C/script%3E', 4, 'metric'],
    ['?servings=%E0%A4%A', 4, 'metric'],
    ['?servings=6&servings=8', 6, 'metric'],
    ['?units=us&units=metric', 4, 'us'],
    ['?units=imperial', 4, 'metric'],
    ['?units=__proto__', 4, 'metric'],
  ];
  test.each(cases)('%p is %p servings, %p', (search, servings, system) => {
    expect(parseKitchenState(search, 4)).toEqual({ servings, system, variant: null });
  });
});

test('a recipe that makes more than the most keeps its own yield', () => {
  expect(parseKitchenState('', 120).servings).toBe(120);
  expect(parseKitchenState('?servings=500', 120).servings).toBe(120);
});

test('the address holds only what differs from the recipe, always in one order', () => {
  expect(kitchenSearch({ servings: 4, system: 'metric', variant: null }, 4)).toBe('');
  expect(kitchenSearch({ servings: 6, system: 'metric', variant: null }, 4)).toBe('?servings=6');
  expect(kitchenSearch({ servings: 4, system: 'us', variant: null }, 4)).toBe('?units=us');
  expect(kitchenSearch({ servings: 2.5, system: 'us', variant: null }, 4)).toBe('?servings=2.5&units=us');
  expect(kitchenSearch({ servings: Number.NaN, system: 'metric', variant: null }, 4)).toBe('');
});

test('a chosen variant stands last, and what could not be one counts as not said', () => {
  expect(kitchenSearch({ servings: 6, system: 'us', variant: 'apple' }, 4)).toBe(
    '?servings=6&units=us&version=apple',
  );
  expect(parseKitchenState('?version=apple-cider', 4).variant).toBe('apple-cider');
  for (const search of ['?version=', '?version=Apple', '?version=<b>', `?version=${'a'.repeat(99)}`]) {
    expect(parseKitchenState(search, 4).variant).toBeNull();
  }
});

test('a choice survives the address, and any address gives a choice in range', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.string().map((value) => `?servings=${value}`),
    fc.double().map((value) => `?servings=${value}&units=us`),
  );
  fc.assert(
    fc.property(hostile, fc.integer({ min: 1, max: 60 }), (search, base) => {
      const state = parseKitchenState(search, base);
      expect(state.servings).toBeGreaterThanOrEqual(0.5);
      expect(state.servings).toBeLessThanOrEqual(mostServings(base));
      expect(parseKitchenState(kitchenSearch(state, base), base)).toEqual(state);
    }),
    { numRuns: 1000 },
  );
});

test('a recipe goes to 24 times its yield and to 100 servings, whichever is less', () => {
  expect(mostServings(1)).toBe(24);
  expect(mostServings(4)).toBe(96);
  expect(mostServings(6)).toBe(100);
  expect(mostServings(120)).toBe(120);
});

test('plus and minus go to the next whole number, below one and for small yields by halves', () => {
  expect([1, 3.8, 4, 0.5, 96].map((servings) => stepServings(servings, 1, 4))).toEqual([2, 4, 5, 1, 96]);
  expect([5, 3.8, 2, 1, 0.5].map((servings) => stepServings(servings, -1, 4))).toEqual([4, 3, 1, 0.5, 0.5]);
  expect([1, 1.5, 1.7].map((servings) => stepServings(servings, 1, 1))).toEqual([1.5, 2, 2]);
  expect([2, 1.5, 1].map((servings) => stepServings(servings, -1, 1))).toEqual([1.5, 1, 0.5]);
});

describe('servings from what is in the fridge', () => {
  test('are worked out to one decimal, never asking for more than there is', () => {
    expect(servingsFromIngredient(400, 4, 380)).toBe(3.8);
    expect(servingsFromIngredient(400, 4, 200)).toBe(2);
    expect(servingsFromIngredient(400, 4, 389)).toBe(3.8);
    expect(servingsFromIngredient(3, 4, 2)).toBe(2.6);
    expect(servingsFromIngredient(0.3, 3, 0.1)).toBe(1);
  });

  test('stay in range, and fall back to the recipe when the amount makes no sense', () => {
    expect(servingsFromIngredient(400, 4, 1)).toBe(0.5);
    expect(servingsFromIngredient(400, 4, 1e9)).toBe(96);
    for (const have of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(servingsFromIngredient(400, 4, have)).toBe(4);
    }
    expect(servingsFromIngredient(0, 4, 380)).toBe(4);
  });
});
