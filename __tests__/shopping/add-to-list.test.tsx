import { act, screen } from '@testing-library/react';
import { addToShoppingList } from '@/components/shopping/add-to-list.client';
import { toast } from '@/components/ui/toast';
import { show, stored } from './shown-list';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/recipe/use-recipes', () => ({ useRecipes: jest.fn() }));

const lastToast = () => jest.mocked(toast).mock.lastCall?.[0];

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('changes the servings when a recipe is added again, and links to the list', () => {
  addToShoppingList({ slug: 'noodles', servings: 6 }, 'Noodles');
  addToShoppingList({ slug: 'noodles', servings: 2, variant: null }, 'Noodles');
  expect(stored().recipes).toEqual([{ slug: 'noodles', servings: 2, variant: null }]);
  const link = { href: '/recipes/shopping-list/', text: 'See the list' };
  expect(lastToast()).toMatchObject({
    title: 'Shopping list updated',
    description: 'Noodles is now on it for 2.',
    link,
  });
  lastToast()?.action?.run();
  expect(stored().recipes).toEqual([{ slug: 'noodles', servings: 6 }]);
  expect(lastToast()).toMatchObject({ title: 'Changed back', description: 'On your list for 6.' });
});

it('adds another version as an entry of its own', () => {
  addToShoppingList({ slug: 'pork', servings: 4, variant: null }, 'Pork');
  addToShoppingList({ slug: 'pork', servings: 2, variant: 'apple' }, 'Pork');
  expect(stored().recipes).toEqual([
    { slug: 'pork', servings: 4, variant: null },
    { slug: 'pork', servings: 2, variant: 'apple' },
  ]);
  expect(lastToast()).toMatchObject({ title: 'Added to your shopping list', description: 'Pork.' });
});

it('shows on an open list at once', async () => {
  await show();
  act(() => addToShoppingList({ slug: 'noodles', servings: 4 }, 'Noodles'));
  expect(screen.getByRole('checkbox', { name: /onions/ })).toBeInTheDocument();
});

it('reports full storage and puts the list into the link', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToShoppingList({ slug: 'noodles', servings: 4 }, 'Noodles');
  expect(lastToast()?.title).toBe('This browser won’t save your shopping list');
  expect(lastToast()?.link?.href).toMatch(/^\/recipes\/shopping-list\/#list=1~\w+~noodles_40$/);
});
