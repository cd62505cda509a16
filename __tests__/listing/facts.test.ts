/** @jest-environment node */
import { recipeFacts } from '@/lib/listing/facts';
import { recipeBySlug } from '@/lib/recipe/all';

it('counts a vegan recipe as vegetarian and dairy-free', () => {
  const { diets } = recipeFacts({ ...recipeBySlug('oat-dumplings'), diets: ['vegan'] });
  expect([...diets].sort()).toEqual(['dairy-free', 'vegan', 'vegetarian']);
});

it('leaves out ingredients that nobody buys', () => {
  const { ingredients } = recipeFacts(recipeBySlug('barley-stew'));
  expect(ingredients).toContain('beef shin');
  expect(ingredients).not.toContain('water');
});
