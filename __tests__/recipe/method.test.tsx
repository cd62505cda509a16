import { render, screen } from '@testing-library/react';
import { RecipePage } from '@/components/pages/recipe-page';
import { recipeBySlug } from '@/lib/recipe/all';
import { withTakingStep } from './taking-step';

it('lists under a step what it takes without naming it', () => {
  render(<RecipePage recipe={withTakingStep(recipeBySlug('barley-stew'))} />);
  expect(screen.getByText('Goes in:').parentElement).toHaveTextContent(
    'Goes in: 2 to 3 cloves garlic, 150 g onion',
  );
});
