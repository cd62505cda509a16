import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recipe, serveRecipes } from '@/__tests__/recipe/served-recipes';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { SAVED, type SavedRecipesData } from '@/lib/saved/saved';

jest.mock('@/lib/recipe/use-recipes', () => ({ useRecipes: jest.fn() }));

const recipes = [
  recipe({ slug: 'barley-stew', meta: '45 min, serves 4' }),
  recipe({ slug: 'chickpea-block', meta: '1 block' }),
  recipe({ slug: 'lemon-noodles', meta: '30 min, serves 4' }),
];
const places = [
  { slug: 'blue-door', name: 'Blue Door' },
  { slug: 'market', name: 'Market' },
];
const suggestions = recipes.map(({ slug, title }) => ({ slug, title, servings: 4, card: <h3>{title}</h3> }));

const page = () => <SavedRecipes suggestions={suggestions} places={places} />;

const store = (saved: SavedRecipesData) => localStorage.setItem(SAVED.key, JSON.stringify(saved));
const stored = (key = SAVED.key) => JSON.parse(localStorage.getItem(key) ?? 'null');
const list = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Shows the page once the browser has reported whether guides are stored. */
const show = () => act(async () => void render(page()));

/** Presses the focused Undo button. */
async function undo() {
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => serveRecipes({ recipes, groceries: {} }));
afterEach(() => localStorage.clear());

it('an empty list of saved recipes links to the recipes, also after the last walk was removed', async () => {
  localStorage.setItem('rtr:walks', '{"version":1,"walks":[]}');
  localStorage.setItem('rtr:counts', '{"walks":0}');
  await show();
  expect(screen.getByText(/Nothing saved on this device yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'my recipes' })).toHaveAttribute('href', '/recipes/');
  await userEvent.click(list('A few to start with').getByRole('button', { name: 'Save Barley Stew' }));
  expect(screen.queryByRole('region', { name: 'A few to start with' })).not.toBeInTheDocument();
  expect(list(/Saved for later/).getByRole('link', { name: 'Barley Stew' })).toHaveFocus();
});

it('saved recipes are listed with the latest first, and open as they were saved', async () => {
  store({
    favourites: ['chickpea-block', 'barley-stew'],
    later: ['lemon-noodles'],
    choices: { 'barley-stew': '?servings=6' },
  });
  await show();
  const hrefs = list(/Favourites/)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/chickpea-block/', '/barley-stew/?servings=6']);
  expect(list(/Saved for later/).getByText('30 min, serves 4')).toBeVisible();
});

it('saved recipes that left the site are reported, and stored until they are removed', async () => {
  store({ favourites: ['chickpea-block', 'old-soup'], later: ['old-soup'] });
  await show();
  expect(screen.getByText(/One saved recipe isn’t on the site right now/)).toBeVisible();
  await press('Remove it');
  expect(stored()).toEqual({ favourites: ['chickpea-block'], later: [] });
  expect(screen.getByText('Removed the missing recipe.')).toBeVisible();
  await undo();
  expect(screen.getByText('It’ll be back in your list if it returns.')).toBeVisible();
  expect(stored()).toEqual({ favourites: ['chickpea-block', 'old-soup'], later: ['old-soup'] });
  expect(document.body).not.toHaveFocus();
});

it('an undone removal keeps the changes of another tab', async () => {
  store({ favourites: ['chickpea-block', 'barley-stew'], later: ['lemon-noodles'] });
  await show();
  await press('Remove Chickpea Block from favourites');
  store({ favourites: ['lemon-noodles', 'barley-stew'], later: [] });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SAVED.key })));
  await press('Undo');
  expect(stored()).toEqual({ favourites: ['chickpea-block', 'barley-stew', 'lemon-noodles'], later: [] });
});

it('an undone removal brings the recipe back with the servings that it was saved with', async () => {
  store({ favourites: ['barley-stew'], later: [], choices: { 'barley-stew': '?servings=6' } });
  await show();
  await press('Remove Barley Stew from favourites');
  expect(stored()).toEqual({ favourites: [], later: [] });
  await undo();
  expect(list(/Favourites/).getByRole('link', { name: 'Barley Stew' })).toHaveAttribute(
    'href',
    '/barley-stew/?servings=6',
  );
});

it('saved recipes of a newer version are named instead of an empty list', async () => {
  store({ version: 2, favourites: [{ id: 'chickpea-block' }], later: [] } as unknown as SavedRecipesData);
  await show();
  expect(
    screen.getByText(/A newer version of this site saved your saved recipes on this device/),
  ).toBeVisible();
  expect(screen.queryByText(/is saved on this device yet/)).not.toBeInTheDocument();
});

it('saved walks are listed by their places, linked to the map, removed and restored', async () => {
  const walks = { version: 1, walks: [{ stops: ['blue-door', 'market'] }, { stops: ['market'] }] };
  localStorage.setItem('rtr:walks', JSON.stringify(walks));
  localStorage.setItem('rtr:counts', '{"walks":2}');
  await show();
  expect(screen.getByText(/^No recipes saved on this device yet/)).toBeVisible();
  await screen.findByRole('region', { name: 'Food walks' });
  const link = list('Food walks').getByRole('link', { name: /^Blue Door and Market/ });
  expect(link).toHaveAttribute('href', '/travel/port-alder/?walk=blue-door,market#walk');
  await press('Remove the walk to Blue Door and Market');
  expect(stored('rtr:walks').walks).toEqual([{ stops: ['market'] }]);
  expect(screen.getByText('Removed the walk to Blue Door and Market.')).toBeVisible();
  await undo();
  expect(stored('rtr:walks')).toEqual(walks);
  expect(screen.getByText('The walk to Blue Door and Market is back.')).toBeVisible();
  expect(list('Food walks').getByRole('link', { name: /^Blue Door and Market/ })).toHaveFocus();
});

describe('the page of saved recipes before the recipes are loaded', () => {
  it('shows neither an empty list nor missing recipes', async () => {
    serveRecipes(null);
    store({ favourites: ['barley-stew', 'lemon-noodles'], later: [] });
    let rerender = (_: ReturnType<typeof page>) => {};
    await act(async () => {
      ({ rerender } = render(page()));
    });
    expect(screen.queryByText(/Nothing is saved/)).not.toBeInTheDocument();
    expect(screen.queryByText(/not on this site/)).not.toBeInTheDocument();
    serveRecipes({ recipes, groceries: {} });
    rerender(page());
    expect(list(/Favourites/).getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the empty list at once', async () => {
    serveRecipes(null);
    await show();
    expect(screen.getByText(/Nothing saved on this device yet/)).toBeVisible();
  });

  it('reports that they cannot be loaded, and tries again', async () => {
    const retry = jest.fn();
    serveRecipes(null, { isFailed: true, retry });
    store({ favourites: ['barley-stew'], later: [] });
    await show();
    expect(screen.getByText(/Some recipes didn’t load/)).toBeVisible();
    expect(screen.queryByText(/not on this site/)).not.toBeInTheDocument();
    await press('Try again');
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
