import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CardButtons } from '@/components/shopping/card-buttons.client';
import { toast } from '@/components/ui/toast';
import { SAVED } from '@/lib/saved/saved';
import { SHOPPING } from '@/lib/saved/shopping-list';
import { readStored } from '@/lib/storage/read';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

const NOODLES = { slug: 'noodles', title: 'Noodles', servings: 4 };

const store = (key: string, data: object) =>
  localStorage.setItem(key, JSON.stringify({ version: 1, ...data }));
const lastToast = () => jest.mocked(toast).mock.lastCall?.[0].title;

afterEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

// The labels are "Add" and "Save" until the lists are loaded. Not `userEvent`: it gives them time to load.
describe('a press before the lists of the device are loaded', () => {
  it('on “Add” leaves a recipe that is on the shopping list there', async () => {
    store(SHOPPING.key, { recipes: [{ slug: 'noodles', servings: 4, variant: null }], ticked: [], own: [] });
    render(<CardButtons {...NOODLES} />);
    fireEvent.click(screen.getByRole('button', { name: 'Add Noodles to shopping list' }));
    await waitFor(() => expect(lastToast()).toBe('Added to your shopping list'));
    expect(readStored(SHOPPING).recipes).toEqual([{ slug: 'noodles', servings: 4, variant: null }]);
  });

  it('on “Save” leaves a recipe that is saved for later there', async () => {
    store(SAVED.key, { favourites: [], later: ['noodles'] });
    render(<CardButtons {...NOODLES} />);
    fireEvent.click(screen.getByRole('button', { name: 'Save Noodles for later' }));
    await waitFor(() => expect(lastToast()).toBe('Saved for later'));
    expect(readStored(SAVED).later).toEqual(['noodles']);
  });
});

it('a double click on “Add” adds once', async () => {
  render(<CardButtons {...NOODLES} />);
  const add = screen.getByRole('button', { name: 'Add Noodles to shopping list' });
  fireEvent.click(add);
  fireEvent.click(add);
  expect(await screen.findByRole('button', { name: 'Remove Noodles from shopping list' })).toBeVisible();
  expect(toast).toHaveBeenCalledTimes(1);
});
