import { act, render, screen } from '@testing-library/react';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { ShoppingList } from '@/components/shopping/shopping-list.client';
import { shoppingList as words } from '@/lib/content/pages';
import { aisles, groceries } from '@/lib/content/recipes';
import { pictureSources } from '@/lib/pictures';
import { type KeptRecipe, loadKept } from '@/lib/shopping/loaded';
// Imports the page's lazy chunks ahead, so that no test waits for them to be compiled.
import '@/components/shopping/to-buy.client';

// A site of many recipes, which these pages load one by one.

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/lib/shopping/loaded', () => ({ loadKept: jest.fn() }));

const recipeOf = (slug: string, title: string, item: string): KeptRecipe => ({
  slug,
  shop: { slug, title, path: `/${slug}`, base: 4, unit: 'serving', items: [{ name: item, amount: 2 }] },
  card: {
    slug,
    title,
    meta: '45 min, serves 4',
    href: `/${slug}`,
    sources: pictureSources({ name: 'block', alt: 'A block' }),
  },
});
const RECIPES = [
  recipeOf('barley-stew', 'Barley Stew', 'turnip'),
  recipeOf('lemon-noodles', 'Lemon Noodles', 'lemon'),
];

type Answer = { resolve: (recipe: KeptRecipe | undefined) => void; reject: (reason: Error) => void };
const waiting = new Map<string, Answer>();
beforeEach(() => {
  jest
    .mocked(loadKept)
    .mockImplementation((slug) => new Promise((resolve, reject) => waiting.set(slug, { resolve, reject })));
});
afterEach(() => localStorage.clear());

const arrive = (slug: string) =>
  act(async () => waiting.get(slug)?.resolve(RECIPES.find((recipe) => recipe.slug === slug)));
const fail = (slug: string) => act(async () => waiting.get(slug)?.reject(new Error('no network')));

const showSaved = () => {
  localStorage.setItem('rtr:saved', '{"favourites":["barley-stew","lemon-noodles"],"later":[]}');
  return act(async () => {
    render(<SavedRecipes recipes={[]} parts={2} offers={[]} places={[]} />);
  });
};
const showList = () => {
  const recipes = [
    { slug: 'barley-stew', servings: 4 },
    { slug: 'lemon-noodles', servings: 4 },
  ];
  localStorage.setItem('rtr:shopping', JSON.stringify({ version: 1, recipes, ticked: [], own: [] }));
  return act(async () => {
    render(
      <ShoppingList recipes={[]} parts={2} groceries={groceries} offers={[]} words={{ ...words, aisles }} />,
    );
  });
};

test('saved recipes appear together, and never an empty list before them', async () => {
  await showSaved();
  await arrive('barley-stew');
  expect(screen.queryByText('Barley Stew')).not.toBeInTheDocument();
  expect(screen.queryByText(/Nothing is saved/)).not.toBeInTheDocument();
  await arrive('lemon-noodles');
  expect(screen.getByText('Barley Stew')).toBeVisible();
  expect(screen.getByText('Lemon Noodles')).toBeVisible();
});

test('saved recipes that load appear where others do not', async () => {
  await showSaved();
  await arrive('barley-stew');
  await fail('lemon-noodles');
  expect(screen.getByText('Barley Stew')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the shopping list appears in one piece', async () => {
  await showList();
  await arrive('barley-stew');
  expect(screen.queryByText('Barley Stew')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await arrive('lemon-noodles');
  expect(screen.getByText('Barley Stew')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /turnip/ })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /lemon/ })).toBeInTheDocument();
});

test('the recipes of a list from an earlier visit are collapsed', async () => {
  await showList();
  await arrive('barley-stew');
  await arrive('lemon-noodles');
  expect(screen.getByRole('button', { name: 'Change' })).toHaveAttribute('aria-expanded', 'false');
});
