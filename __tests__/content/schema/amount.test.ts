/** @jest-environment node */
import { readAmountText } from '@/lib/content/schema/amount';

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
])('reads “%s” as %j', (text, amount) => {
  expect(readAmountText(text)).toEqual(amount);
});
