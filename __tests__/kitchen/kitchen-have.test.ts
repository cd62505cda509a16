/** @jest-environment node */
import fc from 'fast-check';
import { parseHave } from '@/lib/kitchen/have';

type Case = [text: string, unit: string | undefined, food: string | undefined, amount: number];

describe('what a person types is read in the unit of the recipe', () => {
  const cases: Case[] = [
    ['380', 'g', undefined, 380],
    ['380 g', 'g', undefined, 380],
    ['380g', 'g', undefined, 380],
    [' 380 G. ', 'g', undefined, 380],
    ['0,38 kg', 'g', undefined, 380],
    ['.38 kg', 'g', undefined, 380],
    ['1,000 g', 'g', undefined, 1000],
    ['1 000 g', 'g', undefined, 1000],
    ['1,5', 'l', undefined, 1.5],
    ['13 oz', 'g', undefined, 368.55],
    ['1 lb 2 oz', 'g', undefined, 510.3],
    ['1½ lb', 'g', undefined, 680.4],
    ['1 pound and 2 ounces', 'g', undefined, 510.3],
    ['380 g pork', 'g', undefined, 380],
    ['1 1/2 cups', 'ml', undefined, 360],
    ['1 ½ cups', 'cup', undefined, 1.5],
    ['⅓ cup + 1 tbsp', 'ml', undefined, 95],
    ['2 cups of stock', 'ml', 'stock', 480],
    ['8 oz', 'ml', undefined, 240],
    ['8 fl. oz.', 'ml', 'milk', 240],
    ['3 dl', 'ml', undefined, 300],
    ['½ cup', 'g', 'sugar', 102],
    ['85 g', 'tbsp', 'sugar', 100 / 15],
    ['a pinch', 'tsp', undefined, 1 / 16],
    ['1½', undefined, undefined, 1.5],
    ['2 eggs', undefined, undefined, 2],
    ['3 cloves', 'clove', undefined, 3],
    ['2 tins', 'can', undefined, 2],
    ['５００ g', 'g', undefined, 500],
  ];
  test.each(cases)('%p for %p of %p is %p', (text, unit, food, amount) => {
    expect(parseHave(text, unit, food)).toBeCloseTo(amount, 8);
  });
});

describe('what is not an amount is refused', () => {
  const cases: [text: string, unit: string | undefined][] = [
    ['', 'g'],
    ['g', 'g'],
    ['some', 'g'],
    ['0', 'g'],
    ['-5', 'g'],
    ['1/0', 'g'],
    ['NaN', 'g'],
    ['Infinity', 'g'],
    ['1e5', 'g'],
    ['0x10', 'g'],
    ['5 5', 'g'],
    ['1 lb 2', 'g'],
    ['2-3', 'g'],
    ['100 %', 'g'],
    ['<b>5</b>', 'g'],
    ['5 elephants', 'g'],
    ['2 kg', undefined],
    ['3 cups', 'g'],
    ['5 g', 'clove'],
    ['9999999 kg', 'g'],
    [`1${'0'.repeat(90)}`, 'g'],
  ];
  test.each(cases)('%p for %p', (text, unit) => {
    expect(parseHave(text, unit)).toBeNull();
  });
});

test('no text makes it fail, and every answer is an amount above zero', () => {
  const words = fc.array(
    fc.constantFrom('1', '½', '/', ',', '.', ' ', '+', 'g', 'cups', 'oz', '-', '<', 'a', '٣'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        words.map((parts) => parts.join('')),
      ),
      (text) => {
        const amount = parseHave(text, 'g', 'sugar');
        expect(amount === null || (Number.isFinite(amount) && amount > 0)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});
