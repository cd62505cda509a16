/** @jest-environment node */
import { editDistance, nearest } from '@/lib/text/nearest';

describe('The distance between two words', () => {
  it.each([
    ['', '', 0],
    ['tofu', 'tofu', 0],
    ['tofu', '', 4],
    ['tbps', 'tbsp', 1],
    ['noodels', 'noodles', 1],
    ['sesam', 'sesame', 1],
    ['kitten', 'sitting', 3],
  ])('from “%s” to “%s” is %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});

describe('The nearest word', () => {
  it('ignores case', () => {
    expect(nearest('TOFU', ['Tofu'])).toBe('Tofu');
  });

  it('is the one with the fewest edits', () => {
    expect(nearest('chunjan', ['gochujang', 'chunjang', 'jang'])).toBe('chunjang');
  });

  it('prefers the same first letter among equals', () => {
    expect(nearest('bat', ['cat', 'bit'])).toBe('bit');
  });

  it('is none when nothing is close', () => {
    expect(nearest('fork', ['spoon', 'knife'])).toBeUndefined();
    expect(nearest('x', ['g', 'l'])).toBeUndefined();
    expect(nearest('', ['g'])).toBeUndefined();
    expect(nearest('tofu', [])).toBeUndefined();
  });
});
