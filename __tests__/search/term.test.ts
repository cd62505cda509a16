/** @jest-environment node */
import { addressTerm, shownTerm } from '@/lib/search/term';

it('replaces half a surrogate pair in an address', () => {
  expect(addressTerm(' \uD83Cpho \uDF5C🍜 ')).toBe('\uFFFDpho \uFFFD🍜');
  expect(addressTerm('\uD800')).toBe('\uFFFD');
});

it('shows at most eighty characters', () => {
  expect(shownTerm('🍜'.repeat(80))).toBe('🍜'.repeat(80));
  expect(shownTerm('🍜'.repeat(81))).toBe(`${'🍜'.repeat(80)}…`);
});
