import { act, screen } from '@testing-library/react';
import { addToShoppingList } from '@/components/shopping/add-to-list.client';
import { toast } from '@/components/ui/toast';
import { show } from './shown-list';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/recipe/use-recipes', () => ({ useRecipes: jest.fn() }));

const lastToast = () => jest.mocked(toast).mock.lastCall?.[0];

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

it('shows on an open list at once', async () => {
  await show();
  await act(() => addToShoppingList({ slug: 'noodles', servings: 4 }, 'Noodles'));
  expect(screen.getByRole('checkbox', { name: /onions/ })).toBeInTheDocument();
});

it('reports full storage and puts the list into the link', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await addToShoppingList({ slug: 'noodles', servings: 4 }, 'Noodles');
  expect(lastToast()?.title).toBe('This browser won’t save your shopping list');
  expect(lastToast()?.link?.href).toMatch(/^\/recipes\/shopping-list\/#list=1~\w+~noodles_40$/);
});
