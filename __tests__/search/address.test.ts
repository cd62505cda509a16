/** @jest-environment node */
import { addressTerm, searchPath } from '@/lib/search/address';
import { shownTerm } from '@/lib/search/shown-term';

it.each(['a&b=c', 'salt + rice', '춘장', '100% "best"', '🍜'])('writes “%s” as a query', (text) => {
  expect(new URL(searchPath(text, 'port-alder'), 'https://x.test').searchParams.get('q')).toBe(text);
});

it('replaces half a surrogate pair in an address', () => {
  expect(addressTerm(' \uD83Cpho \uDF5C🍜 ')).toBe('\uFFFDpho \uFFFD🍜');
  expect(addressTerm('\uD800')).toBe('\uFFFD');
});

it('shows at most eighty characters', () => {
  expect(shownTerm('🍜'.repeat(80))).toBe('🍜'.repeat(80));
  expect(shownTerm('🍜'.repeat(81))).toBe(`${'🍜'.repeat(80)}…`);
});
