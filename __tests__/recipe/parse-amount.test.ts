/** @jest-environment node */
import fc from 'fast-check';
import { parseAmount } from '@/lib/recipe/parse-amount';

/** Typed texts with their amounts in the unit of the food. */
const READ: [unit: string | undefined, food: string | undefined, amounts: Record<string, number>][] = [
  ['g', undefined, { '380': 380, '380 g': 380, '380g': 380, ' 380 G. ': 380, '0,38 kg': 380, '.38 kg': 380 }],
  ['g', undefined, { '1,000 g': 1000, '1 000 g': 1000, '５００ g': 500, '380 g pork': 380, '13 oz': 368.55 }],
  ['g', undefined, { '1 lb 2 oz': 510.3, '1½ lb': 680.4, '1 pound and 2 ounces': 510.3, '1 lb 0 oz': 453.6 }],
  ['l', undefined, { '1,5': 1.5 }],
  ['ml', undefined, { '1 1/2 cups': 360, '⅓ cup + 1 tbsp': 95, '8 oz': 240, '3 dl': 300 }],
  ['cup', undefined, { '1 ½ cups': 1.5 }],
  ['ml', 'stock', { '2 cups of stock': 480, '8 fl. oz.': 240 }],
  ['g', 'sugar', { '½ cup': 102 }],
  ['tbsp', 'sugar', { '85 g': 100 / 15 }],
  ['tsp', undefined, { 'a pinch': 1 / 16 }],
  [undefined, undefined, { '1½': 1.5, '2 eggs': 2 }],
  ['clove', undefined, { '3 cloves': 3 }],
  ['can', undefined, { '2 tins': 2 }],
];
it.each(READ)('reads in %s of %s: %j', (unit, food, amounts) => {
  for (const [text, amount] of Object.entries(amounts))
    expect([text, parseAmount(text, unit, food)]).toEqual([text, expect.closeTo(amount, 8)]);
});

it.each([
  ...['', 'g', 'some', '0', '-5', '1/0', 'NaN', 'Infinity', '1e5', '0x10', '5 5', '1 lb 2', '2-3', '100 %'],
  ...['<b>5</b>', '5 elephants', '3 cups', '9999999 kg', `1${'0'.repeat(90)}`],
])('refuses “%s” for grams', (text) => {
  expect(parseAmount(text, 'g')).toBeNull();
});

it('refuses a weight for what is counted', () => {
  expect([parseAmount('2 kg', undefined), parseAmount('5 g', 'clove')]).toEqual([null, null]);
});

it('reads any text as null or as an amount above zero', () => {
  const parts = ['1', '½', '/', ',', '.', ' ', '+', 'g', 'cups', 'oz', '-', '<', 'a', '٣'];
  const texts = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...parts)).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const amount = parseAmount(text, 'g', 'sugar');
      expect(amount === null || (Number.isFinite(amount) && amount > 0)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
