/** @jest-environment node */
import { recipeBySlug } from '@/lib/recipe/all';
import {
  allergensOf,
  allergenText,
  dietWithBrands,
  mayContain,
  mayContainText,
} from '@/lib/recipe/allergens';

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

it('says which allergens depend on the brand, unless the recipe names them anyway', () => {
  const stew = recipeBySlug('barley-stew');
  expect(mayContainText(stew)).toBe('May contain sulphites (pickled plums): read the label.');
  expect(mayContainText({ ...stew, allergens: ['Sulphites'] })).toBe('');
  expect(mayContain({ buy: 'pickled-plum' }, [])).toBe('sulphites');
  expect(mayContain({ buy: 'pickled-plum' }, ['Sulphites'])).toBe('');
  expect(mayContain({ buy: 'turnip' }, [])).toBe('');
});

it('says on which brand a vegetarian dish depends', () => {
  expect(dietWithBrands(turnips, 'vegetarian', 'vegetarian')).toBe(
    'vegetarian (cider vinegar fined without gelatin)',
  );
  expect(dietWithBrands(turnips, 'gluten-free', 'gluten-free')).toBe('gluten-free');
  expect(dietWithBrands(recipeBySlug('herb-salad'), 'vegan', 'vegan')).toBe('vegan');
});
