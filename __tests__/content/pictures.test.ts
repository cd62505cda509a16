/** @jest-environment node */
import { pictureSources } from '@/lib/content/pictures';

it.each([
  ['stewe', 'did you mean "stew"?'],
  ['toString', 'no picture "toString" in data/pictures'],
])('pictureSources rejects the unknown name %s', (name, message) => {
  expect(() => pictureSources({ name, alt: 'A bowl' })).toThrow(message);
});
