import { render, screen, within } from '@testing-library/react';
import { TemperatureTable } from '@/components/pages/safety/temperature-table';
import type { Authority } from '@/lib/content/schema/food-safety';
import { type CookedRecipe, safeFoods } from '@/lib/recipe/safe-temperatures';
import { siteAuthority } from '@/lib/recipe/safety';

if (!siteAuthority) throw new Error('The fixture site has no authority.');
const authority: Authority = siteAuthority;
const foods = safeFoods(authority);

const recipes = (count: number): CookedRecipe[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Dish ${index + 1}`,
    href: `/dish-${index + 1}`,
    results: [{ at: 74 }],
  }));

const show = (count: number) =>
  render(
    <TemperatureTable
      foods={foods.map((food) => ({ ...food, recipes: food.kind === 'eggs' ? recipes(count) : [] }))}
      authority={authority}
    />,
  );

it('is a table of the authority with a row for each food', () => {
  show(1);
  const table = screen.getByRole('table', { name: 'According to Health Canada' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Food', 'In the middle', 'No thermometer?', 'Raw, in the fridge', 'In my recipes']);
  const row = within(table).getByRole('row', { name: /^Eggs/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Eggs');
  expect(row).toHaveTextContent('74 °C 165 °F');
  expect(within(row).getByRole('link', { name: 'Dish 1' })).toHaveAttribute('href', '/dish-1/');
});

it('leaves out a column that is empty for every food', () => {
  show(0);
  expect(screen.queryByRole('columnheader', { name: 'In my recipes' })).not.toBeInTheDocument();
});

it('folds recipes after the first five', () => {
  const { unmount } = show(6);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  unmount();
  show(8);
  expect(within(screen.getByRole('group')).getByText('3 more')).toBeVisible();
  expect(within(screen.getByRole('group')).getAllByRole('link', { hidden: true })).toHaveLength(3);
});
