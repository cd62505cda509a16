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

it('does not compare a pasted text with a word letter by letter', () => {
  // Millions of letters: a comparison would end this test by its time.
  expect(nearest('x'.repeat(20_000_000), ['xylitol'])).toBeUndefined();
});
