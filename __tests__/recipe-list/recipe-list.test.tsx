import { render, screen } from '@testing-library/react';
import { RecipeList } from '@/components/recipe-list/recipe-list';

it('shows a message in place of an empty list', () => {
  render(<RecipeList recipes={[]} labels={{ all: 'Every dish' }} />);
  expect(screen.getByText('The first recipe is still on the stove.')).toBeVisible();
});
