/** @jest-environment node */
import { pluralOf, yieldNumber, yieldText } from '@/lib/recipe/servings';

it('writes numbers with halves, other parts as decimals', () => {
  expect([4, 5.5, 0.5, 3.4, 1 / 3].map(yieldNumber)).toEqual(['4', '5½', '½', '3.4', '0.33']);
});

it.each<[amount: number | string, unit: string, plural: string | undefined, words: string]>([
  [6, 'serving', undefined, '6 servings'],
  [1, 'block', undefined, '1 block'],
  [0.5, 'block', undefined, '½ block'],
  [1.5, 'block', undefined, '1½ blocks'],
  [2, 'loaf', 'loaves', '2 loaves'],
  ['2-4', 'serving', undefined, '2-4 servings'],
  ['2-3', 'loaf', 'loaves', '2-3 loaves'],
  ['1', 'serving', undefined, '1 serving'],
  [12, 'ravioli rounds', undefined, '12 ravioli rounds'],
  [2, '인분', undefined, '2 인분'],
  [2, 'flambé', undefined, '2 flambés'],
])('writes %s of %s, plural %s, as “%s”', (amount, unit, plural, words) => {
  expect(yieldText(amount, unit, plural)).toBe(words);
});

it('adds an s unless there is another plural', () => {
  expect([pluralOf('serving'), pluralOf('loaf', 'loaves')]).toEqual(['servings', 'loaves']);
});
