/** @jest-environment node */
import { pictureSources } from '@/lib/content/pictures';

describe('pictureSources', () => {
  it.each([
    [[42, 85], 'focus-x-40% focus-y-90%'],
    [[100, 52], 'focus-x-100%'],
    [[46, 54], undefined],
  ] as const)('rounds the focus %j to tens of percent', (focus, expected) => {
    const { focus: found } = pictureSources({ name: 'stew', alt: 'A bowl', focus: [...focus] });
    expect(found).toBe(expected);
  });

  it.each([
    ['stewe', 'did you mean "stew"?'],
    ['toString', 'no picture "toString" in data/pictures'],
  ])('rejects the unknown name %s', (name, message) => {
    expect(() => pictureSources({ name, alt: 'A bowl' })).toThrow(message);
  });
});
