/** @jest-environment node */
import { recipeBySlug } from '@/lib/recipe/all';
import { allergensOf, allergenText, mayContain, mayContainText } from '@/lib/recipe/allergens';

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
  expect(mayContainText({ ...stew, allergens: ['Gluten', 'Sulphites', 'Wheat'] })).toBe('');
  expect(mayContain({ name: 'pickled plum', buy: 'pickled-plum' }, [])).toBe('sulphites');
  expect(mayContain({ name: 'pickled plum', buy: 'pickled-plum' }, ['Sulphites'])).toBe('');
  expect(mayContain({ name: 'turnip', buy: 'turnip' }, [])).toBe('');
});

it('lists allergens of the same food together', () => {
  const stew = recipeBySlug('barley-stew');
  expect(mayContainText({ ...stew, allergens: ['Egg', 'Soy'] })).toBe(
    'May contain gluten and wheat (unsalted beef stock) and sulphites (pickled plums): read the label.',
  );
});

it('names gluten and wheat of a food that contains both', () => {
  expect(allergenText(recipeBySlug('lemon-noodles'))).toBe('Contains gluten and wheat.');
});
