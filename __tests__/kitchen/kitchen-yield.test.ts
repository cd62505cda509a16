/** @jest-environment node */
import { pluralOf, yieldNumber, yieldWords } from '@/lib/kitchen/yield';

test.each([
  [4, '4'],
  [5.5, '5½'],
  [0.5, '½'],
  [3.4, '3.4'],
  [1 / 3, '0.33'],
])('a yield of %s is shown as %s', (amount, text) => {
  expect(yieldNumber(amount)).toBe(text);
});

test.each<[amount: number | string, unit: string, plural: string | undefined, words: string]>([
  [6, 'serving', undefined, '6 servings'],
  [1, 'block', undefined, '1 block'],
  [0.5, 'block', undefined, '½ block'],
  [1.5, 'block', undefined, '1½ blocks'],
  [2, 'loaf', 'loaves', '2 loaves'],
  [1, 'loaf', 'loaves', '1 loaf'],
  ['2-4', 'serving', undefined, '2-4 servings'],
  ['2-3', 'loaf', 'loaves', '2-3 loaves'],
  ['1', 'serving', undefined, '1 serving'],
  [12, 'ravioli rounds', undefined, '12 ravioli rounds'],
  [2, '인분', undefined, '2 인분'],
  [2, 'flambé', undefined, '2 flambés'],
])('%s of %s reads as a cook says it', (amount, unit, plural, words) => {
  expect(yieldWords(amount, unit, plural)).toBe(words);
});

test('more than one has a name of its own where an s does not make it', () => {
  expect([pluralOf('serving'), pluralOf('loaf', 'loaves')]).toEqual(['servings', 'loaves']);
});
