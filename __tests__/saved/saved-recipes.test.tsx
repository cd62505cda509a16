import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedRecipes, type SavedRecipesProps } from '@/components/saved/saved-recipes.client';
import { pictureSources } from '@/lib/content/pictures';
import { SAVED, type SavedRecipes as Saved } from '@/lib/saved/saved';
import { type KeptRecipe, loadKept } from '@/lib/shopping/loaded';

jest.mock('@/lib/shopping/loaded', () => ({ loadKept: jest.fn() }));

const sources = pictureSources({ name: 'block', alt: 'A block of chickpeas' });
const recipes = [
  { slug: 'barley-stew', title: 'Barley Stew', meta: '45 min, serves 4', href: '/barley-stew', sources },
  { slug: 'chickpea-block', title: 'Chickpea Block', meta: '1 block', href: '/chickpea-block', sources },
  {
    slug: 'lemon-noodles',
    title: 'Lemon Noodles',
    meta: '30 min, serves 4',
    href: '/lemon-noodles',
    sources,
  },
];
const places = [
  { slug: 'blue-door', name: 'Blue Door' },
  { slug: 'market', name: 'Market' },
];
const offers = recipes.map(({ slug, title }) => ({ slug, title, card: <h3>{title}</h3> }));

const store = (saved: Saved) => localStorage.setItem(SAVED.key, JSON.stringify(saved));
const stored = (key = SAVED.key) => JSON.parse(localStorage.getItem(key) ?? 'null');
const list = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Shows the page once the browser has reported whether guides are stored. */
const show = (props: Partial<SavedRecipesProps> = {}) =>
  act(async () => {
    render(<SavedRecipes recipes={recipes} offers={offers} places={places} {...props} />);
  });

/** Presses the focused Undo button. */
async function undo() {
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}

afterEach(() => localStorage.clear());

it('links an empty list to the recipes, and Add on an offered one saves it for later', async () => {
  // Left behind by the last walk that was removed.
  localStorage.setItem('rtr:walks', '{"version":1,"walks":[]}');
  await show();
  expect(screen.getByText(/Nothing is saved on this device yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'my recipes' })).toHaveAttribute('href', '/recipes/');
  await userEvent.click(list('To begin with').getByRole('button', { name: 'Add Barley Stew' }));
  expect(stored().later).toEqual(['barley-stew']);
  expect(list(/Saved for later/).getByRole('link', { name: 'Barley Stew' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'To begin with' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('shows both lists, the latest first', async () => {
  store({ favourites: ['chickpea-block', 'barley-stew'], later: ['lemon-noodles'] });
  await show();
  const names = list(/Favourites/)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Chickpea Block', 'Barley Stew']);
  expect(list(/Saved for later/).getByText('30 min, serves 4')).toBeVisible();
});

it('reports recipes that left the site and keeps them until they are forgotten', async () => {
  store({ favourites: ['chickpea-block', 'old-soup'], later: ['old-soup'] });
  await show();
  expect(screen.getByText(/One saved recipe is not on this site at the moment/)).toBeVisible();
  await press('Forget it');
  expect(stored()).toEqual({ favourites: ['chickpea-block'], later: [] });
  expect(screen.getByText('The missing recipe is forgotten.')).toBeVisible();
  await undo();
  expect(stored()).toEqual({ favourites: ['chickpea-block', 'old-soup'], later: ['old-soup'] });
  expect(document.body).not.toHaveFocus();
});

it('keeps changes of another tab when a removal is undone', async () => {
  store({ favourites: ['chickpea-block', 'barley-stew'], later: ['lemon-noodles'] });
  await show();
  await press('Remove Chickpea Block from favourites');
  store({ favourites: ['lemon-noodles', 'barley-stew'], later: [] });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SAVED.key })));
  await press('Undo');
  expect(stored()).toEqual({ favourites: ['chickpea-block', 'barley-stew', 'lemon-noodles'], later: [] });
});

it('names data of a newer version instead of showing an empty list', async () => {
  store({ version: 2, favourites: [{ id: 'chickpea-block' }], later: [] } as unknown as Saved);
  await show();
  expect(
    screen.getByText(/A newer version of this site has kept saved recipes on this device/),
  ).toBeVisible();
  expect(screen.queryByText(/is saved on this device yet/)).not.toBeInTheDocument();
});

it('lists walks by their places, links them to the map, removes and restores them', async () => {
  const walks = { version: 1, walks: [{ stops: ['blue-door', 'market'] }, { stops: ['market'] }] };
  localStorage.setItem('rtr:walks', JSON.stringify(walks));
  await show();
  expect(screen.getByText(/^No recipe is saved on this device yet/)).toBeVisible();
  await screen.findByRole('region', { name: 'Food walks' });
  const link = list('Food walks').getByRole('link', { name: /^Blue Door and Market/ });
  expect(link).toHaveAttribute('href', '/travel/port-alder/?walk=blue-door,market#walk');
  await press('Let go of the walk to Blue Door and Market');
  expect(stored('rtr:walks').walks).toEqual([{ stops: ['market'] }]);
  expect(screen.getByText('The walk to Blue Door and Market is gone.')).toBeVisible();
  await undo();
  expect(stored('rtr:walks')).toEqual(walks);
});

describe('on a site whose recipes are loaded one by one', () => {
  type Answer = { resolve: (recipe: KeptRecipe) => void; reject: (reason: Error) => void };
  const waiting = new Map<string, Answer>();
  const arrive = (slug: string) => {
    const card = recipes.find((recipe) => recipe.slug === slug);
    return act(async () => waiting.get(slug)?.resolve({ slug, card } as KeptRecipe));
  };
  beforeEach(async () => {
    const load = (slug: string) =>
      new Promise<KeptRecipe>((resolve, reject) => void waiting.set(slug, { resolve, reject }));
    jest.mocked(loadKept).mockImplementation(load);
    store({ favourites: ['barley-stew', 'lemon-noodles'], later: [] });
    await show({ recipes: [], parts: 2, offers: [], places: [] });
    await arrive('barley-stew');
  });

  it('shows the saved recipes together, and no empty list before them', async () => {
    expect(screen.queryByText('Barley Stew')).not.toBeInTheDocument();
    expect(screen.queryByText(/Nothing is saved/)).not.toBeInTheDocument();
    await arrive('lemon-noodles');
    expect(screen.getByText('Barley Stew')).toBeVisible();
    expect(screen.getByText('Lemon Noodles')).toBeVisible();
  });

  it('shows those that load where another fails', async () => {
    await act(async () => waiting.get('lemon-noodles')?.reject(new Error('no network')));
    expect(screen.getByText('Barley Stew')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
