import { render, screen, within } from '@testing-library/react';
import { TemperatureTable } from '@/components/pages/safety/temperature-table';
import { authorityOf } from '@/lib/content/food-safety';
import type { Authority } from '@/lib/content/schema/food-safety';
import { foodSafety } from '@/lib/content/server';
import { dishRows, heldText, keepingFigures, resultText, wayTexts } from '@/lib/pages/safety-text';
import { type CookedRecipe, safeFoods, sourcesOf } from '@/lib/recipe/safe-temperatures';
import { siteAuthority } from '@/lib/recipe/safety';

describe('the texts of safe temperatures', () => {
  function authorityNamed(id: string) {
    const authority = authorityOf(foodSafety, id);
    if (!authority) throw new Error(`The fixture site has no authority ${id}.`);
    return authority;
  }

  /** With plain spaces. */
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

  it('writes how long a temperature is held, and the one that is safe at once', () => {
    expect(plain(heldText({ hold: 2, orAt: 80 }))).toBe('for 2 minutes, or 80 °C / 175 °F');
    expect(plain(heldText({ hold: 1 }))).toBe('for 1 minute');
    expect(heldText({})).toBeUndefined();
  });

  // The page with the figures of Health Canada is __tests__/expected/documents/safe-temperatures.md.

  it('writes a way without a thermometer that has no sign', () => {
    expect(wayTexts({ ways: [{ way: 'opened' }] })).toEqual(['Cooked in the shell']);
  });

  it('writes the result of a recipe with no-break spaces in its temperatures', () => {
    expect(resultText({ at: 63, hold: 3 })).toEqual({
      text: '63\u00a0°C',
      fahrenheit: '145\u00a0°F',
      held: 'for 3\u00a0minutes',
    });
    expect(resultText({ way: 'simmered for 180 minutes' })).toEqual({ text: 'simmered for 180 minutes' });
  });

  it('writes the figures of leftovers from cold to hot', () => {
    const lines = keepingFigures(authorityNamed('fsa')).map(({ label, figure, after }) =>
      plain(`${label}: ${figure}, ${after}`),
    );
    expect(lines).toEqual([
      'Fridge: 5 °C, 40 °F or colder',
      'Out of the fridge: 2 hours, at most',
      'Kept hot: 63 °C, 145 °F or hotter',
      'Reheated: 70 °C, 160 °F in the middle for 2 minutes, or 80 °C / 175 °F',
    ]);
  });

  it('writes how long dishes keep without a limit in the freezer', () => {
    const rows = dishRows(authorityNamed('fsa')).map(({ name, fridge, freezer }) =>
      plain(`${name}: ${fridge}, ${freezer}`),
    );
    expect(rows).toEqual(['Cooked dishes: 2 days, as long as you like', 'Rice: 1 day, as long as you like']);
  });

  it('has the strictest values of others where an authority has none, with the name of theirs', () => {
    if (!foodSafety) throw new Error('The fixture site has authorities.');
    const korea = {
      name: 'MFDS',
      sources: { rules: { name: 'Five rules', year: 2025, href: 'https://example.org/rules' } },
      cook: { fish: { at: 85, hold: 1, source: 'rules' } },
      ...{ ways: {}, underdone: {}, fridge: {} },
      cold: { at: 5, source: 'rules' },
    };
    const safety = { ...foodSafety, authorities: { ...foodSafety.authorities, korea } };
    const authority = authorityOf(safety, 'korea');
    if (!authority) throw new Error('Every value is known.');
    expect(keepingFigures(authority).map(({ figure, after }) => plain(`${figure}, ${after}`))).toEqual([
      '5 °C, 40 °F or colder',
      '2 hours, at most (Health Canada)',
      '63 °C, 145 °F or hotter (Food Standards Agency)',
      '74 °C, 165 °F in the middle (Health Canada)',
    ]);
    expect(dishRows(authority).map(({ name }) => name)).toEqual([
      'Cooked dishes (Food Standards Agency)',
      'Rice (Food Standards Agency)',
    ]);
    expect(sourcesOf('safeKeeping', authority, []).map(({ name }) => name)).toEqual([
      'Five rules',
      'Chilling food',
      'Reminding Canadians how to safely consume leftovers',
      'Safe cooking temperatures',
      'Cooking your food',
      'Home food fact checker',
    ]);
    expect(authorityOf({ ...safety, authorities: { korea } }, 'korea')).toBeUndefined();
  });
});

describe('the table of safe temperatures', () => {
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
});
