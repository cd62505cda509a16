/** @jest-environment node */
import { searchPath } from '@/lib/search/address';

it.each(['a&b=c', 'salt + rice', '춘장', '100% "best"', '🍜'])('writes “%s” as a query', (text) => {
  expect(new URL(searchPath(text, 'port-alder'), 'https://x.test').searchParams.get('q')).toBe(text);
});
