import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipePage } from '@/components/pages/recipe-page';
import { toast } from '@/components/ui/toast';
import { recipeBySlug } from '@/lib/recipe/all';
// Imports lazy chunks ahead, so that no test waits for them to be compiled.
import '@/components/plan/plan-dialog.client';
import '@/components/shopping/add-to-list.client';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn(async () => {}) }));

const lastToast = () => jest.mocked(toast).mock.lastCall?.[0];
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

function open(search = '') {
  window.history.replaceState(null, '', `/barley-stew/${search}`);
  const view = render(<RecipePage recipe={recipeBySlug('barley-stew')} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...view, user, press };
}

const setShare = (value: unknown) => Object.defineProperty(navigator, 'share', { value, configurable: true });

beforeEach(() => jest.mocked(toast).mockClear());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setShare(undefined);
});

it('the Share button shares the address with servings and units', async () => {
  const share = jest.fn(async (_data: ShareData) => {});
  setShare(share);
  await open('?servings=6&units=us').press('Share');
  expect(share.mock.lastCall?.[0].url).toMatch(/\/barley-stew\/\?servings=6&units=us$/);
  expect(toast).not.toHaveBeenCalled();
});

it('the Share button copies the link where the device cannot share', async () => {
  await open('?servings=6').press('Share');
  await waitFor(() => expect(lastToast()?.title).toBe('Link copied'));
  expect(await navigator.clipboard.readText()).toMatch(/\/barley-stew\/\?servings=6$/);
});

it('the Share button shows the link where the clipboard refuses', async () => {
  const { press } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await press('Share');
  await waitFor(() => expect(lastToast()?.description).toMatch(/\/barley-stew\/$/));
});

it('a recipe goes on the shopping list at the servings, units and version of the address, also before the page shows them', async () => {
  window.history.replaceState(null, '', '/recipes/brined-turnips/?servings=8&version=mustard');
  render(<RecipePage recipe={recipeBySlug('brined-turnips')} />);
  // Pressed before the amounts on the page follow the address.
  expect(screen.getByRole('status')).toHaveTextContent('6 servings');
  fireEvent.click(screen.getByRole('button', { name: 'Add to shopping list' }));
  const recipes = [{ slug: 'brined-turnips', servings: 8, variant: 'mustard' }];
  await waitFor(() => expect(stored('rtr:shopping')).toMatchObject({ recipes }));
});

it('a recipe links to a message about the results and to four other recipes', () => {
  open();
  const share = screen.getByRole('link', { name: 'Share your results' });
  expect(share.getAttribute('href')).toMatch(/^mailto:[^?]+\?subject=/);
  const next = within(screen.getByRole('region', { name: 'More like this' }));
  expect(next.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(next.queryByRole('link', { name: 'Barley Stew' })).not.toBeInTheDocument();
});
