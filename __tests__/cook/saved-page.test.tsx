import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { pictureSources } from '@/lib/pictures';
import { SAVED, type SavedRecipes as Saved } from '@/lib/recipe/saved';

const sources = pictureSources({ name: 'block', alt: 'A block of chickpeas' });

const recipes = [
  { slug: 'barley-stew', title: 'Barley Stew', meta: '45 min, serves 4', href: '/barley-stew', sources },
  {
    slug: 'chickpea-block',
    title: 'Chickpea Block',
    meta: '10 to 24 hrs, 1 block',
    href: '/chickpea-block',
    sources,
  },
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
const stored = () => JSON.parse(localStorage.getItem(SAVED.key) ?? 'null');
const list = (name: RegExp) => within(screen.getByRole('region', { name }));
/** Shows the page, which waits for the browser to say whether guides are stored. */
const show = () =>
  act(async () => {
    render(<SavedRecipes recipes={recipes} offers={offers} places={places} />);
  });
afterEach(() => localStorage.clear());

test('an empty list points to the recipes', async () => {
  // As it is left by the last walk that was let go of.
  localStorage.setItem('rtr:walks', '{"version":1,"walks":[]}');
  await show();
  expect(screen.getByText(/Nothing is saved on this device yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'my recipes' })).toHaveAttribute('href', '/recipes/');
});

test('an empty list offers recipes, and Add saves one for later', async () => {
  await show();
  const begin = within(screen.getByRole('region', { name: 'To begin with' }));
  await userEvent.click(begin.getByRole('button', { name: 'Add Barley Stew' }));
  expect(stored().later).toEqual(['barley-stew']);
  expect(list(/Saved for later/).getByRole('link', { name: 'Barley Stew' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'To begin with' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('both lists stand under their names, the latest first', async () => {
  store({ favourites: ['chickpea-block', 'barley-stew'], later: ['lemon-noodles'] });
  await show();
  const names = list(/Favourites/)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Chickpea Block', 'Barley Stew']);
  expect(list(/Saved for later/).getByText('30 min, serves 4')).toBeVisible();
});

test('a removed recipe can be put back where it was', async () => {
  store({ favourites: ['chickpea-block', 'barley-stew'], later: [] });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Chickpea Block from favourites' }));
  expect(stored().favourites).toEqual(['barley-stew']);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(stored().favourites).toEqual(['chickpea-block', 'barley-stew']);
});

test('recipes the site no longer has are reported and kept until forgotten', async () => {
  store({ favourites: ['chickpea-block', 'old-soup'], later: ['old-soup'] });
  await show();
  expect(screen.getByText(/One saved recipe is not on this site at the moment/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Forget it' }));
  expect(stored()).toEqual({ favourites: ['chickpea-block'], later: [] });
  expect(screen.getByText('The missing recipe is forgotten.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(stored()).toEqual({ favourites: ['chickpea-block', 'old-soup'], later: ['old-soup'] });
  expect(document.body).not.toHaveFocus();
});

test('what another tab changed meanwhile stays changed when a removal is undone', async () => {
  store({ favourites: ['chickpea-block', 'barley-stew'], later: ['lemon-noodles'] });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Chickpea Block from favourites' }));
  store({ favourites: ['lemon-noodles', 'barley-stew'], later: [] });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SAVED.key }));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored()).toEqual({ favourites: ['chickpea-block', 'barley-stew', 'lemon-noodles'], later: [] });
});

test.each(['{', '7', '{"favourites":"all","later":[]}'])('corrupt storage %s reads as empty', async (raw) => {
  localStorage.setItem(SAVED.key, raw);
  await show();
  expect(screen.getByText(/Nothing is saved/)).toBeVisible();
});

test('of a list with bad entries the good ones are shown, and stay when something else goes', async () => {
  localStorage.setItem(
    SAVED.key,
    '{"version":0,"favourites":["chickpea-block",7,"barley-stew"],"later":null}',
  );
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Chickpea Block from favourites' }));
  expect(stored().favourites).toEqual(['barley-stew']);
});

test('what a newer version of the site has saved is named, not shown as nothing', async () => {
  store({ version: 2, favourites: [{ id: 'chickpea-block' }], later: [] } as unknown as Saved);
  await show();
  expect(
    screen.getByText(/A newer version of this site has kept saved recipes on this device/),
  ).toBeVisible();
  expect(screen.queryByText(/is saved on this device yet/)).not.toBeInTheDocument();
});

test('walks are listed by their places, lead to the map, and can be let go of and taken back', async () => {
  const walks = { version: 1, walks: [{ stops: ['blue-door', 'market'] }, { stops: ['market'] }] };
  localStorage.setItem('rtr:walks', JSON.stringify(walks));
  await show();
  expect(screen.getByText(/^No recipe is saved on this device yet/)).toBeVisible();
  await screen.findByRole('region', { name: 'Food walks' });
  const own = list(/Food walks/);
  expect(own.getByRole('link', { name: /^Blue Door and Market/ })).toHaveAttribute(
    'href',
    '/travel/port-alder/?walk=blue-door,market#walk',
  );
  await userEvent.click(own.getByRole('button', { name: 'Let go of the walk to Blue Door and Market' }));
  expect(JSON.parse(localStorage.getItem('rtr:walks') ?? '').walks).toEqual([{ stops: ['market'] }]);
  expect(screen.getByText('The walk to Blue Door and Market is gone.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(JSON.parse(localStorage.getItem('rtr:walks') ?? '')).toEqual(walks);
});
