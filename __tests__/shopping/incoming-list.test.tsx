import { screen } from '@testing-library/react';
import { MOST_RECIPES, type ShoppingListData } from '@/lib/saved/shopping-list';
import { encodeList } from '@/lib/shopping/link';
import { BOTH, listWith, ownItems, press, show, store, stored } from './shown-list';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/recipe/use-recipes', () => ({ useRecipes: jest.fn() }));

/** Opens the page by a link to a list, beside the list that is stored. */
async function openLink(sent: ShoppingListData, mine?: ShoppingListData) {
  if (mine) store(mine);
  window.history.replaceState(null, '', `/?units=us${encodeList(sent)}`);
  await show();
  await screen.findByText(/^A shared list/);
}
const titles = () => stored().recipes.map(({ slug, servings }) => `${slug} ${servings}`);
const PORK = listWith({ recipes: [{ slug: 'pork', servings: 6, variant: null }] });

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['Replace mine', ['pork 6']],
  ['Add to mine', ['noodles 4', 'pork 6']],
  ['Not now', ['noodles 4', 'pork 2']],
])('beside a stored list does what “%s” says', async (answer, recipes) => {
  await openLink(PORK, BOTH);
  expect(stored()).toEqual(BOTH);
  await press(answer);
  expect(titles()).toEqual(recipes);
  expect(window.location.hash).toBe('');
  expect(screen.queryByRole('heading', { name: /A shared list/ })).not.toBeInTheDocument();
});

it('can be undone', async () => {
  await openLink(PORK, BOTH);
  await press('Replace mine');
  await press('Undo');
  expect(stored()).toEqual(BOTH);
});

it('adds own items with their ticks', async () => {
  await openLink(
    listWith({ own: ownItems(2, 'Theirs'), ticked: ['own:o2~0'] }),
    listWith({ own: ownItems(1, 'Mine') }),
  );
  await press('Add to mine');
  expect(screen.getByText('Lists combined.')).toBeVisible();
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: 'Theirs 2' }),
  ]);
});

it('reports what a full list has no room for', async () => {
  const recipes = Array.from({ length: MOST_RECIPES - 1 }, (_, index) => ({
    slug: `dish-${index}`,
    servings: 2,
  }));
  await openLink(BOTH, listWith({ recipes }));
  await press('Add to mine');
  expect(
    screen.getByText(/^Lists combined, but 1 recipe didn’t fit\. A list has room for 50 recipes/),
  ).toBeVisible();
});

it('tells which servings of two stay, adds another version, and can be undone', async () => {
  const mine = listWith({
    recipes: [
      { slug: 'noodles', servings: 4, variant: null },
      { slug: 'pork', servings: 6, variant: null },
    ],
  });
  const sent = listWith({
    recipes: [
      { slug: 'noodles', servings: 7, variant: null },
      { slug: 'pork', servings: 2, variant: 'bay' },
      { slug: 'pork', servings: 2, variant: 'apple' },
    ],
  });
  await openLink(sent, mine);
  await press('Add to mine');
  expect(stored().recipes).toEqual([
    { slug: 'noodles', servings: 7, variant: null },
    { slug: 'pork', servings: 6, variant: null },
    { slug: 'pork', servings: 2, variant: 'apple' },
  ]);
  expect(
    screen.getByText(
      'Lists combined. Noodles: 7 servings; you had 4. Pork: still 6 servings; the link had 2.',
    ),
  ).toBeVisible();
  await press('Undo');
  expect(stored()).toEqual(mine);
});
