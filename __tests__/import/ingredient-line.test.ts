/** @jest-environment node */
import { readIngredient } from '@/scripts/import/ingredient-line';

it('a line in another language names both amounts of a line', () => {
  expect(readIngredient({ line: '1 kilo abrikozen of 750 gr pruimen' }, false)).toEqual({
    ingredient: { name: 'abrikozen of pruimen', amount: '1 kg', note: 'abrikozen of {=750 g} pruimen' },
    unread: 'a second amount',
  });
});

it('the fields of a format that keeps them apart are read as such', () => {
  const parts = { amount: '1½', unit: 'cups', name: 'milk', note: '(warm)' };
  expect(readIngredient({ line: '', parts }, true).ingredient).toEqual({
    name: 'milk',
    amount: '1 1/2 cups',
    note: 'warm',
  });
});
