import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { recipeHref } from '@/__tests__/recipe/recipe-href';
import { SaladsPage } from '@/components/learn/salads-page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeBySlug } from '@/lib/recipe/all';
import { cardTitle } from '@/lib/recipe/blocks';
import { salads } from './small-pages';

const page = <SaladsPage page={salads} />;
const titles = ['Etymology', 'Parts', 'Origins'];
const fold = (name: string) => screen.getByRole('button', { name });
const openFolds = () => titles.filter((title) => fold(title).getAttribute('aria-expanded') === 'true');

test('a reader finds the texts closed at first', () => {
  render(page);
  expect(openFolds()).toEqual([]);
});

test('the closed texts are in the exported page, and not marked as hidden', () => {
  const html = renderToStaticMarkup(page);
  expect(html).not.toMatch(/ hidden=/);
  for (const words of ['It means salted.', 'sal', 'Look for contrast.', 'It is old.']) {
    expect(html).toContain(words);
  }
});

test('of the texts under one heading one is open at a time, and it can be closed again', async () => {
  const user = userEvent.setup();
  render(page);
  await user.click(fold('Parts'));
  await user.click(fold('Origins'));
  expect(openFolds()).toEqual(['Origins']);
  expect(screen.getByText('It is old.')).toBeVisible();
  await user.click(fold('Origins'));
  expect(openFolds()).toEqual([]);
});

test('a text opens and closes without those under another heading', async () => {
  const user = userEvent.setup();
  render(page);
  await user.click(fold('Etymology'));
  await user.click(fold('Origins'));
  expect(openFolds()).toEqual(['Etymology', 'Origins']);
  await user.click(fold('Etymology'));
  expect(openFolds()).toEqual(['Origins']);
});

test('a cook reads how much of each part goes in, beside a meal and as the meal', () => {
  render(page);
  const row = within(screen.getByRole('table', { name: 'How much' })).getByRole('row', { name: /^Dressing/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['15 ml', '30 ml']);
});

test('the sections stand on the page once, in the order of the file', () => {
  render(page);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(salads.sections.map(({ title }) => title));
});

test('a reader gets from the contents to every table and text, also to the closed ones', async () => {
  const user = userEvent.setup();
  render(page);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Etymology',
    'How much',
    'Parts',
    'Origins',
    'Leaves',
  ]);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '');
  }
  await user.click(contents.getByRole('link', { name: 'Parts' }));
  expect(openFolds()).toEqual(['Parts']);
});

describe('recipes among the sections', () => {
  const first = recipeBySlug('herb-salad');
  const withRecipes = (types: Recipe['types']) => ({
    ...salads,
    sections: [{ type: 'recipes' as const, title: 'To cook', pick: { types }, as: 'cards' as const }],
  });

  test('lead to their pages', () => {
    render(<SaladsPage page={withRecipes(first.types)} />);
    const section = screen
      .getByRole('heading', { level: 2, name: 'To cook' })
      .closest('section') as HTMLElement;
    expect(within(section).getByRole('link', { name: cardTitle(first) })).toHaveAttribute(
      'href',
      recipeHref(first),
    );
    expect(screen.getByRole('link', { name: 'To cook' })).toHaveAttribute('href', '#to-cook');
  });

  test('have no heading where there are none', () => {
    render(<SaladsPage page={withRecipes([])} />);
    expect(screen.queryByText('To cook')).not.toBeInTheDocument();
  });
});
