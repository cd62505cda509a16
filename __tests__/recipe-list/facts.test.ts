/** @jest-environment node */

import { recipeBySlug } from '@/lib/recipe/all';
import { recipeFacts } from '@/lib/recipe-list/facts';

it('counts a vegan recipe as vegetarian and dairy-free', () => {
  const { diets } = recipeFacts({ ...recipeBySlug('oat-dumplings'), diets: ['vegan'] });
  expect([...diets].sort()).toEqual(['dairy-free', 'vegan', 'vegetarian']);
});

it('leaves out ingredients that are never bought', () => {
  const { ingredients } = recipeFacts(recipeBySlug('barley-stew'));
  expect(ingredients).toContain('beef shin');
  expect(ingredients).not.toContain('water');
});
