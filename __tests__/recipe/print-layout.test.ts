import { isListLonger } from '@/lib/recipe/print-layout';

const recipe = (lines: number, words: number): Parameters<typeof isListLonger>[0] => ({
  blocks: [
    {
      type: 'ingredients',
      items: Array.from({ length: lines }, (_, index) => ({ id: `item-${index}`, name: 'Item' })),
    },
    {
      type: 'method',
      groups: [{ steps: [{ id: 'one', title: 'Cook', text: 'word '.repeat(words - 1).trim() }] }],
    },
  ] as Parameters<typeof isListLonger>[0]['blocks'],
});

it.each([
  [24, 420, true],
  [9, 750, false],
])('compares a list of %i lines with a method of %i words', (lines, words, isLonger) => {
  expect(isListLonger(recipe(lines, words))).toBe(isLonger);
});
