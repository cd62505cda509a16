import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fileOf } from '@/__tests__/search/search-file';
import { RecipeSearch } from '@/components/search/recipe-search.client';
import { recipeEntries } from '@/lib/recipe-list/recipe-entries';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const file = fileOf(recipeEntries([]));
const field = () => screen.getByRole('combobox', { name: 'Search recipes' });
const type = (text: string) => userEvent.type(field(), text);
const offers = () => screen.queryAllByRole('option');
const status = () => screen.getByRole('status');
const active = () => offers().findIndex((option) => option.getAttribute('aria-selected') === 'true');
const marked = () => offers().findIndex((option) => 'next' in option.dataset);
const isClosed = (text: string) => {
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue(text);
  expect(offers()).toEqual([]);
};

beforeEach(() => {
  push.mockClear();
  global.fetch = answer(file);
  render(
    <>
      <RecipeSearch />
      <a href="#elsewhere">Elsewhere</a>
    </>,
  );
});

it('the search of recipes announces how many it offers, and the one that Enter opens', async () => {
  await type('BARLEY');
  expect(offers()).toHaveLength(1);
  expect(status()).toHaveTextContent(/^1 recipe, Enter opens Barley Stew$/);
  await userEvent.clear(field());
  await type('stew');
  expect(status()).toHaveTextContent(/^3 recipes, Enter opens Barley Stew$/);
  expect(marked()).toBe(0);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toBe(1);
});

it('the search of recipes goes nowhere from a text that finds nothing', async () => {
  await type('xyzzy');
  expect(screen.getByText('No recipes found')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(push).not.toHaveBeenCalled();
});

it.each([
  ['the active recipe', 'barley{ArrowDown}{Enter}', '/barley-stew/'],
  ['the first recipe when none is active', 'chickpea{Enter}', '/chickpea-block/'],
])('the search of recipes opens %s on Enter, and is closed and cleared', async (_, keys, href) => {
  await type(keys);
  expect(push).toHaveBeenCalledWith(href);
  isClosed('');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

it('Enter that was pressed before the search was loaded opens a recipe', async () => {
  fireEvent.change(field(), { target: { value: 'chickpea' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(push).not.toHaveBeenCalled();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/chickpea-block/'));
  expect(field()).toHaveValue('');
});

it.each(['Enter', 'Escape'])(
  'the search of recipes ignores %s that ends an IME composition, in Safari too',
  async (key) => {
    await type('chickpea');
    fireEvent.keyDown(field(), { key, isComposing: true });
    fireEvent.keyDown(field(), { key, keyCode: 229 });
    expect(push).not.toHaveBeenCalled();
    expect(offers()).not.toEqual([]);
    expect(field()).toHaveValue('chickpea');
  },
);

it('the search of recipes closes on Escape, reopens with an arrow, and is cleared by a second Escape', async () => {
  await type('stew{Escape}');
  isClosed('stew');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe(0);
  await userEvent.keyboard('{Escape}{Escape}');
  isClosed('');
});

it('a pressed offer of the search of recipes opens here, or in a new tab', async () => {
  await type('herb');
  const offer = screen.getByRole('option', { name: /Herb Salad/ });
  expect(offer).toHaveAttribute('href', '/recipes/herb-salad/');
  offer.parentElement?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(offer, { ctrlKey: true });
  expect(push).not.toHaveBeenCalled();
  await userEvent.click(offer);
  expect(push).toHaveBeenCalledWith('/recipes/herb-salad/');
  isClosed('');
});

it('the search of recipes closes and keeps its text when the focus moves on', async () => {
  await type('stew');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  isClosed('stew');
});
