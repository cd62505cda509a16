import { render, screen } from '@testing-library/react';
import { RecipePage } from '@/components/pages/recipe-page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeBySlug } from '@/lib/recipe/all';

const stew = recipeBySlug('barley-stew');
const show = (changes: Partial<Recipe>) => render(<RecipePage recipe={{ ...stew, ...changes }} />);

it('shows the recipe that it was adapted from, with its address', () => {
  show({ source: { name: 'Winter Soups', href: 'https://soups.test.org/leek' } });
  expect(screen.getByRole('link', { name: 'Winter Soups' })).toHaveAttribute(
    'href',
    'https://soups.test.org/leek',
  );
  expect(screen.getByText(/Adapted from/).parentElement).toHaveTextContent('Adapted from Winter Soups.');
});

it('shows a book without an address as text', () => {
  show({ source: { name: 'Winter Soups' } });
  expect(screen.queryByRole('link', { name: 'Winter Soups' })).not.toBeInTheDocument();
  expect(screen.getByText(/Adapted from/).parentElement).toHaveTextContent('Adapted from Winter Soups.');
});

it('shows the waiting beside prep and cook under its own name', () => {
  show({
    times: { prep: 40, cook: 40, rest: { label: 'Chill', minutes: 120 }, total: 200, card: 200 },
  });
  const facts = screen
    .getAllByRole('term')
    .map((term) => term.textContent)
    .slice(0, 5);
  expect(facts).toEqual(['Prep', 'Cook', 'Chill', 'Total', 'Serves']);
  expect(screen.getByText('2 hrs')).toHaveAttribute('datetime', 'PT120M');
});

it('shows every figure of a serving that is given', () => {
  show({ nutrition: { calories: 425, protein: 35, fat: 12.5, sodium: 480 } });
  expect(screen.getByText(/kcal/)).toHaveTextContent(
    '425 kcal, 35 g protein, 12.5 g fat and 480 mg sodium a serving.',
  );
});
