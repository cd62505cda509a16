import { render, screen } from '@testing-library/react';
import { RecipePage } from '@/components/pages/recipe-page';
import { recipeBySlug } from '@/lib/recipe/all';

it('lists under a step what it takes without naming it', () => {
  const stew = recipeBySlug('barley-stew');
  const blocks = stew.blocks.map((block) =>
    block.type === 'method'
      ? {
          ...block,
          groups: [
            {
              steps: [
                {
                  id: 'all',
                  title: 'Cook',
                  text: 'Cook it.',
                  takes: ['garlic', 'onion|half'],
                  durations: [],
                },
              ],
            },
          ],
        }
      : block,
  );
  render(<RecipePage recipe={{ ...stew, blocks }} />);
  expect(screen.getByText('Goes in:').parentElement).toHaveTextContent(
    'Goes in: 2 to 3 cloves garlic, 150 g onion',
  );
});
