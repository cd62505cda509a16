/** @jest-environment node */
import { megabytes } from '@/lib/text/megabytes';

test.each([
  [0, '0 MB'],
  [900, '0.1 MB'],
  [3_658_051, '3.7 MB'],
  [48_200_000, '48 MB'],
  [124_000_000, '120 MB'],
])('megabytes of %d is “%s”, with a no-break space', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text.replace(' ', '\u00a0'));
});
