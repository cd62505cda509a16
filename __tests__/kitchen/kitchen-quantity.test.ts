/** @jest-environment node */
import { readAmountText } from '@/lib/content/schema/amount';
import type { Unit, UnitSystem } from '@/lib/content/schema/units';
import { describeQuantity, ingredientName } from '@/lib/kitchen/quantity';

type Case = [amount: number, unit: Unit | undefined, food: string | undefined, factor: number, text: string];

function shown([amount, unit, food, factor]: Case, system: UnitSystem): string {
  return describeQuantity({ amount, unit, food }, { factor, system }).text;
}

describe('what a metric cookbook prints', () => {
  const cases: Case[] = [
    [400, 'g', undefined, 1, '400 g'],
    [400, 'g', undefined, 0.5, '200 g'],
    [400, 'g', undefined, 1 / 3, '135 g'],
    [400, 'g', undefined, 2.5, '1 kg'],
    [400, 'g', undefined, 3.125, '1.25 kg'],
    [1.6, 'kg', undefined, 0.25, '400 g'],
    [75, 'g', undefined, 1, '75 g'],
    [33.3, 'g', undefined, 1, '33 g'],
    [7, 'g', undefined, 0.5, '3.5 g'],
    [0.1, 'g', undefined, 1, 'a pinch'],
    [500, 'ml', undefined, 1, '500 ml'],
    [500, 'ml', undefined, 3, '1.5 L'],
    [60, 'ml', undefined, 0.75, '45 ml'],
    [60, 'ml', undefined, 0.125, '1½ tsp'],
    [1, 'tsp', undefined, 3, '1 tbsp'],
    [1, 'tsp', undefined, 4, '1 tbsp + 1 tsp'],
    [1, 'tsp', undefined, 1 / 3, '⅓ tsp'],
    [0.25, 'tsp', undefined, 0.5, '⅛ tsp'],
    [0.25, 'tsp', undefined, 0.25, 'a pinch'],
    [1, 'tbsp', undefined, 0.5, '1½ tsp'],
    [1, 'tbsp', undefined, 1.5, '1½ tbsp'],
    [2, 'tbsp', undefined, 2, '4 tbsp'],
    [2, 'tbsp', undefined, 4, '120 ml'],
    [2, 'tbsp', 'sugar', 4, '100 g'],
    [1, 'cup', 'milk', 1, '240 ml'],
    [1, 'cup', 'flour', 1, '125 g'],
    [1, 'cup', undefined, 0.5, '120 ml'],
    [1, 'pinch', undefined, 0.5, 'a pinch'],
    [1, 'pinch', undefined, 2, '2 pinches'],
    [1, 'pinch', undefined, 8, '½ tsp'],
    [3, 'clove', undefined, 1, '3 cloves'],
    [3, 'clove', undefined, 0.25, '1 clove'],
    [1, 'leaf', undefined, 0.1, '1 leaf'],
    [2, 'leaf', undefined, 1.25, '3 leaves'],
    [6, 'sprig', undefined, 0.9, '6 sprigs'],
    [3, 'clove', undefined, 0.1, '½ clove'],
    [3, 'clove', undefined, 1.75, '5 cloves'],
    [2, 'leaf', undefined, 1, '2 leaves'],
    [1, 'can', undefined, 0.5, '½ can'],
    [1, 'can', undefined, 1.4, '1 can'],
    [1, 'can', undefined, 1.5, '2 cans'],
    [1, 'can', undefined, 2.5, '3 cans'],
    [0.5, undefined, undefined, 1, '½'],
    [0.5, undefined, undefined, 0.1, '½'],
    [1, undefined, undefined, 1 / 3, '½'],
    [1, undefined, undefined, 2.75, '3'],
    [1, undefined, undefined, 7.3, '7'],
    [1, undefined, undefined, 12.4, '12'],
  ];
  test.each(cases)('%p %p of %p, times %p, is %p', (...one) => {
    expect(shown(one, 'metric')).toBe(one[4]);
  });
});

describe('what a US cookbook prints', () => {
  const cases: Case[] = [
    [400, 'g', undefined, 1, '14 oz'],
    [500, 'g', undefined, 1, '1 lb 2 oz'],
    [800, 'g', undefined, 1, '1¾ lb'],
    [1.6, 'kg', undefined, 1, '3½ lb'],
    [20, 'g', undefined, 1, '¾ oz'],
    [3, 'g', undefined, 1, '3 g'],
    [400, 'g', 'diced-onion', 1, '2½ cups'],
    [180, 'g', 'diced-carrot', 1, '1⅓ cups'],
    [120, 'g', 'yogurt', 1, '½ cup'],
    [100, 'g', 'flour', 1.25, '1 cup'],
    [60, 'ml', 'neutral-oil', 1, '¼ cup'],
    [95, 'ml', undefined, 1, '⅓ cup + 1 tbsp'],
    [15, 'ml', undefined, 1, '1 tbsp'],
    [5, 'ml', undefined, 1, '1 tsp'],
    [240, 'ml', undefined, 1, '1 cup'],
    [500, 'ml', 'stock', 1, '2 cups + 2 tbsp'],
    [1, 'l', undefined, 1, '4¼ cups'],
    [6, 'l', undefined, 1, '6¼ qt'],
    [1, 'tsp', undefined, 3, '1 tbsp'],
    [1, 'tbsp', undefined, 4, '¼ cup'],
    [1, 'tbsp', undefined, 5, '¼ cup + 1 tbsp'],
    [1, 'cup', 'flour', 1.5, '1½ cups'],
    [1, 'cup', 'flour', 0.125, '2 tbsp'],
    [0.25, 'tsp', undefined, 0.25, 'a pinch'],
  ];
  test.each(cases)('%p %p of %p, times %p, is %p', (...one) => {
    expect(shown(one, 'us')).toBe(one[4]);
  });
});

test('an egg is never cut, a lime only in half, and only while there are few', () => {
  const shownFor = (round: 'up' | 'half') => (factor: number) =>
    describeQuantity({ amount: 2, round }, { factor, system: 'metric' }).text;
  expect([0.1, 0.25, 0.5, 0.7, 1, 1.25, 3].map(shownFor('up'))).toEqual(['1', '1', '1', '2', '2', '3', '6']);
  expect([0.1, 0.3, 0.7, 1, 1.25, 2.9].map(shownFor('half'))).toEqual(['½', '½', '1½', '2', '2½', '6']);
});

test('whatever is counted, a part of it is a part of the count that is printed', () => {
  const parts = (amount: number, round: 'up' | 'nearest' | 'half', shares: number[]) => {
    let used = 0;
    return shares.map((share) => {
      const { text } = describeQuantity({ amount, round }, { factor: 1, system: 'metric', share, used });
      used += share;
      return text;
    });
  };
  // 3.5 eggs are 4, 2.5 sprigs 3.
  expect(parts(3.5, 'up', [0.5, 0.5])).toEqual(['2', '2']);
  expect(parts(2.5, 'up', [0.5, 0.5])).toEqual(['2', '1']);
  expect(parts(1, 'up', [0.5, 0.5])).toEqual(['½', '½']);
  expect(parts(2, 'half', [1 / 4, 1 / 4, 1 / 2])).toEqual(['½', '½', '1']);
  expect(parts(1.5, 'half', [1 / 4, 1 / 4, 1 / 2])).toEqual(['½', '¼', '¾']);
  expect(parts(7, 'nearest', [1 / 3, 2 / 3])).toEqual(['2', '5']);
});

test('the name follows the count, and stays as it is beside a measure', () => {
  const egg = { name: 'egg', plural: 'eggs' };
  const shownFor = (amount: number, unit?: Unit) => {
    const { text, number } = describeQuantity({ amount, unit }, { factor: 1, system: 'metric' });
    return `${text} ${ingredientName(egg, number)}`;
  };
  expect(shownFor(0.5)).toBe('½ egg');
  expect(shownFor(1)).toBe('1 egg');
  expect(shownFor(1.5)).toBe('2 eggs');
  expect(shownFor(2)).toBe('2 eggs');
  expect(shownFor(100, 'g')).toBe('100 g egg');
  expect(ingredientName({ name: 'garlic' }, 3)).toBe('garlic');
});

test('what is taken to taste has no amount, and no count', () => {
  expect(describeQuantity({}, { factor: 3, system: 'us' })).toEqual({ text: '', number: null });
});

test('a share is that part of the scaled amount', () => {
  const oil = { amount: 60, unit: 'ml' as const };
  expect(describeQuantity(oil, { factor: 1, system: 'us', share: 1 / 2 }).text).toBe('2 tbsp');
  expect(describeQuantity(oil, { factor: 2, system: 'metric', share: 1 / 3 }).text).toBe('40 ml');
  expect(describeQuantity(oil, { factor: 1, system: 'metric', share: 0 }).text).toBe('');
});

test('a factor that is not a number shows the recipe as written', () => {
  for (const factor of [Number.NaN, Number.POSITIVE_INFINITY, -2]) {
    expect(describeQuantity({ amount: 400, unit: 'g' }, { factor, system: 'metric' }).text).toBe('400 g');
  }
});

test('a food that is not in the list is weighed', () => {
  const odd = { amount: 400, unit: 'g' as const, food: 'constructor' };
  expect(describeQuantity(odd, { factor: 1, system: 'us' }).text).toBe('14 oz');
});

describe('an amount as people write it', () => {
  it.each<[string, ReturnType<typeof readAmountText>]>([
    ['400 g', { amount: 400, unit: 'g' }],
    ['1/2 tsp', { amount: 0.5, unit: 'tsp' }],
    ['1½ cups', { amount: 1.5, unit: 'cup' }],
    ['1 1/2 cups', { amount: 1.5, unit: 'cup' }],
    ['a pinch', { amount: 1, unit: 'pinch' }],
    ['1 lb 2 oz', { amount: 510, unit: 'g' }],
    ['1/2 clove', { amount: 0.5, unit: 'clove' }],
    ['2', { amount: 2 }],
    ['2-3 cloves', { amount: 2, upTo: 3, unit: 'clove' }],
    ['2 – 3 cloves', { amount: 2, upTo: 3, unit: 'clove' }],
    ['200 to 250 g', { amount: 200, upTo: 250, unit: 'g' }],
    ['1-1½ cups', { amount: 1, upTo: 1.5, unit: 'cup' }],
    ['2-3 oz', { amount: 57, upTo: 85, unit: 'g' }],
    ['1-2', { amount: 1, upTo: 2 }],
    ['3-2 cloves', null],
    ['1-1/2 cups', null],
    ['2-3 lb 2 cups', null],
    ['2 cups 3', null],
    ['some', null],
    ['', null],
  ])('“%s” is read', (text, amount) => {
    expect(readAmountText(text)).toEqual(amount);
  });
});

describe('a range', () => {
  it.each<[string, number, UnitSystem, string]>([
    ['2-3 cloves', 1, 'metric', '2 to 3 cloves'],
    ['1-2 cloves', 1, 'metric', '1 to 2 cloves'],
    ['1-2 cloves', 4, 'metric', '4 to 8 cloves'],
    ['200-250 g', 1, 'metric', '200 to 250 g'],
    ['200-250 g', 4, 'metric', '800 g to 1 kg'],
    ['200-250 g', 1, 'us', '7 to 9 oz'],
    ['2-3 tsp', 1, 'us', '2 tsp to 1 tbsp'],
    ['3-4', 1, 'metric', '3 to 4'],
    ['2-3 cloves', 0.1, 'metric', '½ clove'],
    ['0-1 g', 1, 'metric', ''],
  ])('of %s at %s times the recipe reads, %s: %s', (text, factor, system, shown) => {
    const read = readAmountText(text);
    expect(read ? describeQuantity(read, { factor, system }).text : '').toBe(shown);
  });

  it('counts as its larger number where the name has a plural', () => {
    expect(describeQuantity({ amount: 1, upTo: 2 }, { factor: 1, system: 'metric' }).number).toBe(2);
  });
});
