import { cookRecipe } from '@/lib/cook/cook-recipe';
import { recipeBySlug } from '@/lib/recipe/all';

it('cook mode names a dish as its card does, not as the head of its page', () => {
  const recipe = recipeBySlug('rice-bowls');
  expect(recipe.title).toBe('Chicken Rice Bowls for the Week');
  expect(cookRecipe(recipe).title).toBe('Rice Bowls');
});
