/** @jest-environment node */
import { recipeBySlug } from '@/lib/recipe/all';
import { allergensOf, allergenText } from '@/lib/recipe/allergens';

/** A recipe with milk, whose second version adds mustard. */
const turnips = recipeBySlug('brined-turnips');

it.each([
  [undefined, ['Milk'], 'Contains milk. The brine “Mustard” adds mustard.'],
  ['plain', ['Milk'], 'Contains milk.'],
  ['mustard', ['Milk', 'Mustard'], 'Contains milk and mustard.'],
])('lists the allergens of version %s', (version, allergens, words) => {
  expect(allergensOf(turnips, version)).toEqual(allergens);
  expect(allergenText(turnips, version)).toContain(words);
});

it('is empty for a recipe without allergens', () => {
  expect(allergenText({ ...turnips, allergens: [] })).toBe('');
});
