/** @jest-environment node */
import { editDistance, nearest } from '@/lib/text/nearest';

it.each([
  ['', '', 0],
  ['tofu', 'tofu', 0],
  ['tofu', '', 4],
  ['tbps', 'tbsp', 1],
  ['noodels', 'noodles', 1],
  ['sesam', 'sesame', 1],
  ['kitten', 'sitting', 3],
])('the edit distance of “%s” and “%s” is %d, in both directions', (one, other, distance) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([distance, distance]);
});

it.each<[string, string[], string | undefined]>([
  ['TOFU', ['Tofu'], 'Tofu'],
  ['chunjan', ['gochujang', 'chunjang', 'jang'], 'chunjang'],
  ['bat', ['cat', 'bit'], 'bit'],
  ['fork', ['spoon', 'knife'], undefined],
  ['x', ['g', 'l'], undefined],
  ['', ['g'], undefined],
  ['tofu', [], undefined],
])('the nearest word to “%s” of %j is %s', (word, words, found) => {
  expect(nearest(word, words)).toBe(found);
});
