import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipeSearch } from '@/components/listing/search/recipe-search.client';
import { recipeFacts } from '@/lib/listing/facts';
import { allRecipes } from '@/lib/recipe/all';
import { createRecipeSearch } from '@/lib/search/recipes';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const facts = allRecipes().map(recipeFacts);
const field = () => screen.getByRole('combobox', { name: 'Search recipes' });
const offers = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  screen.queryAllByRole('option').filter((option) => option.getAttribute('aria-selected') === 'true');

beforeEach(() => {
  push.mockClear();
  render(
    <>
      <RecipeSearch recipes={facts} />
      <a href="#elsewhere">Elsewhere</a>
    </>,
  );
});

test('an empty field asks to type, and closed it says nothing', async () => {
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Type to search recipes')).not.toBeInTheDocument();
  await userEvent.click(field());
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Type to search recipes')).toBeVisible();
  expect(offers()).toEqual([]);
});

test('typing offers what has it in the title or is of that category, and says how many', async () => {
  await userEvent.type(field(), 'BARLEY');
  expect(offers()).toEqual([expect.stringContaining('Barley Stew')]);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 recipe, Enter opens Barley Stew$/);
  await userEvent.clear(field());
  await userEvent.type(field(), 'stew');
  expect(offers()).toEqual(expect.arrayContaining([expect.stringContaining('Oat Dumplings')]));
  expect(screen.getByRole('status')).toHaveTextContent(`${offers().length} recipes`);
});

test('a text that nothing has says that no recipes were found', async () => {
  await userEvent.type(field(), 'xyzzy');
  expect(screen.getByText('No recipes found')).toBeVisible();
  expect(offers()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(push).not.toHaveBeenCalled();
});

test('the arrows, Home and End move through the offers and wrap around', async () => {
  await userEvent.type(field(), 'l');
  const count = offers().length;
  expect(count).toBeGreaterThan(2);
  expect(active()).toEqual([]);
  const isActive = (index: number) => {
    const option = screen.getAllByRole('option')[index];
    expect(active()).toEqual([option]);
    expect(field()).toHaveAttribute('aria-activedescendant', option?.id);
    expect(field()).toHaveFocus();
  };
  await userEvent.keyboard('{ArrowDown}');
  isActive(0);
  await userEvent.keyboard('{ArrowUp}');
  isActive(count - 1);
  await userEvent.keyboard('{ArrowDown}');
  isActive(0);
  await userEvent.keyboard('{End}');
  isActive(count - 1);
  await userEvent.keyboard('{Home}');
  isActive(0);
});

test('Enter goes to the active recipe, closes the list and clears the field', async () => {
  await userEvent.type(field(), 'barley{ArrowDown}{Enter}');
  expect(push).toHaveBeenCalledWith('/barley-stew/');
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('titles that begin with the text come first, whole words before parts, and the category last', async () => {
  const named = (title: string, category = '') => ({ slug: '', title, category });
  const recipes = [
    named('Curry', 'Pea'),
    named('Split pea soup'),
    named('Chickpeas'),
    named('Peanut Noodles'),
    named('Pea Soup'),
    named('Pea'),
    { slug: 'bowl', title: 'Green bowl', pageTitle: 'Pea and mint bowl', category: '' },
  ];
  const search = await createRecipeSearch(recipes);
  expect(search(' PEA ').map(({ title }) => title)).toEqual([
    'Pea',
    'Pea Soup',
    'Green bowl',
    'Peanut Noodles',
    'Split pea soup',
    'Chickpeas',
    'Curry',
  ]);
  expect(search('bowl')[0]?.title).toBe('Green bowl');
  const byAddress = [named('Stock pot'), { slug: 'stock', title: 'What the bones are for', category: '' }];
  expect((await createRecipeSearch(byAddress))('stock')[0]?.slug).toBe('stock');
});

test('the offer that Enter takes is marked until the arrows lead to another', async () => {
  await userEvent.type(field(), 'stew');
  const marked = () =>
    screen.getAllByRole('option').flatMap((option, index) => ('next' in option.dataset ? index : []));
  expect(marked()).toEqual([0]);
  expect(screen.getByRole('status')).toHaveTextContent('Enter opens Barley Stew');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toEqual([1]);
});

test('Enter with nothing active goes to the first offer', async () => {
  await userEvent.type(field(), 'chickpea{Enter}');
  expect(push).toHaveBeenCalledWith('/chickpea-block/');
});

test('Enter that is pressed before the search is loaded is answered when it is', async () => {
  fireEvent.change(field(), { target: { value: 'chickpea' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(push).not.toHaveBeenCalled();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/chickpea-block/'));
  expect(field()).toHaveValue('');
});

test('Enter and Escape that end a word of another script change nothing, in Safari neither', async () => {
  await userEvent.type(field(), 'chickpea');
  for (const key of ['Enter', 'Escape']) {
    fireEvent.keyDown(field(), { key, isComposing: true });
    fireEvent.keyDown(field(), { key, keyCode: 229 });
  }
  expect(push).not.toHaveBeenCalled();
  expect(offers()).not.toEqual([]);
  expect(field()).toHaveValue('chickpea');
});

test('Escape closes the list, and a second one clears the field', async () => {
  await userEvent.type(field(), 'stew{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('stew');
  expect(offers()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('an arrow opens the closed list again', async () => {
  await userEvent.type(field(), 'stew{Escape}{ArrowDown}');
  expect(active()).toEqual([screen.getAllByRole('option')[0]]);
});

test('a press on an offer goes there, closes the list and clears the field', async () => {
  await userEvent.type(field(), 'herb');
  await userEvent.click(screen.getByRole('option', { name: /Herb Salad/ }));
  expect(push).toHaveBeenCalledWith('/recipes/herb-salad/');
  expect(field()).toHaveValue('');
  expect(offers()).toEqual([]);
});

test('an offer is a link that a new tab can open', async () => {
  await userEvent.type(field(), 'herb');
  const offer = screen.getByRole('option', { name: /Herb Salad/ });
  expect(offer).toHaveAttribute('href', '/recipes/herb-salad/');
  const user = userEvent.setup();
  // The test's browser has no tabs to open.
  offer.parentElement?.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(offer);
  expect(push).not.toHaveBeenCalled();
});

test('a press outside closes the list and clears the field', async () => {
  await userEvent.type(field(), 'stew');
  await userEvent.click(document.body);
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('tabbing on closes the list and keeps the text', async () => {
  await userEvent.type(field(), 'stew');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('stew');
});
