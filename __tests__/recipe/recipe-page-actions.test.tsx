import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipePage } from '@/components/recipe/recipe-page';
import { addToShoppingList } from '@/components/shopping/add-to-list.client';
import { toast } from '@/components/ui/toast';
import { site } from '@/lib/content/site';
import { recipeBySlug } from '@/lib/recipe/all';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn(async () => {}) }));

jest.mock('@/components/shopping/add-to-list.client', () => ({ addToShoppingList: jest.fn() }));

const recipe = recipeBySlug('barley-stew');
const toasts = jest.mocked(toast);
const lastToast = () => toasts.mock.lastCall?.[0];

function open(search = '') {
  window.history.replaceState(null, '', `/barley-stew/${search}`);
  return render(<RecipePage recipe={recipe} />);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => user.click(button(name));
const saved = () => JSON.parse(localStorage.getItem('rtr:saved') ?? 'null');

function setBrowser<K extends keyof Navigator>(key: K, value: unknown) {
  Object.defineProperty(navigator, key, { value, configurable: true });
}

beforeEach(() => toasts.mockClear());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setBrowser('share', undefined);
});

test('a favourite is kept on the device, says so, and can be taken back', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  expect(button('Add to favourites')).toHaveAttribute('aria-pressed', 'false');
  await press(user, 'Add to favourites');
  expect(button('Remove from favourites')).toHaveAttribute('aria-pressed', 'true');
  expect(saved()).toEqual({ favourites: ['barley-stew'], later: [] });
  expect(lastToast()?.title).toBe('Added to your favourites');
  unmount();
  open();
  await press(user, 'Remove from favourites');
  expect(saved().favourites).toEqual([]);
});

test('saving for later leaves the favourites alone', async () => {
  const user = userEvent.setup();
  localStorage.setItem('rtr:saved', JSON.stringify({ favourites: ['herb-salad'], later: [] }));
  open();
  await press(user, 'Save for later');
  expect(saved()).toEqual({ favourites: ['herb-salad'], later: ['barley-stew'] });
});

test('sharing hands the device an address with servings and units', async () => {
  const user = userEvent.setup();
  const share = jest.fn(async (_data: ShareData) => {});
  setBrowser('share', share);
  open('?servings=6&units=us');
  await press(user, 'Share');
  expect(share.mock.lastCall?.[0].url).toMatch(/\/barley-stew\/\?servings=6&units=us$/);
  expect(toasts).not.toHaveBeenCalled();
});

test('where nothing can be shared the link is copied', async () => {
  const user = userEvent.setup();
  open('?servings=6');
  await press(user, 'Share');
  await waitFor(() => expect(lastToast()?.title).toBe('Link copied'));
  expect(await navigator.clipboard.readText()).toMatch(/\/barley-stew\/\?servings=6$/);
});

test('where nothing can be copied the message shows the link', async () => {
  const user = userEvent.setup();
  open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await press(user, 'Share');
  await waitFor(() => expect(lastToast()?.description).toMatch(/\/barley-stew\/$/));
});

test('the code of the offer is copied', async () => {
  const user = userEvent.setup();
  open();
  const code = site.sponsor?.code ?? '';
  await press(user, `Copy code ${code}`);
  expect(await navigator.clipboard.readText()).toBe(code);
  await waitFor(() => expect(lastToast()?.title).toBe('Code copied'));
});

test('a dismissed offer is gone for the visit, and the focus is not lost', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await user.click(
    within(screen.getByRole('complementary', { name: 'Sponsored' })).getByRole('button', { name: 'Dismiss' }),
  );
  expect(screen.queryByRole('complementary', { name: 'Sponsored' })).not.toBeInTheDocument();
  expect(screen.getByText('Offer dismissed')).toHaveFocus();
  unmount();
  open();
  expect(screen.queryByRole('complementary', { name: 'Sponsored' })).not.toBeInTheDocument();
});

test('print prints', async () => {
  const user = userEvent.setup();
  window.print = jest.fn();
  open();
  await press(user, 'Print');
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('the shopping list gets the recipe at its servings', async () => {
  const user = userEvent.setup();
  open('?servings=6');
  await press(user, 'Add to shopping list');
  await waitFor(() =>
    expect(addToShoppingList).toHaveBeenCalledWith(
      { slug: 'barley-stew', servings: 6, variant: null },
      'Barley Stew',
    ),
  );
});

test('the planner opens with the steps of this recipe, and closes', async () => {
  const user = userEvent.setup();
  open();
  await press(user, 'Plan a time');
  const planner = await screen.findByRole('dialog');
  expect(planner).toHaveTextContent('Barley Stew');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(planner).not.toBeInTheDocument());
});

test('a shared plan opens by itself, and closing it leads to where plans are made', async () => {
  const user = userEvent.setup();
  open('?eat=2026-11-29T19:00');
  const planner = await screen.findByRole('dialog', { name: 'When to start' });
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-29');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(planner).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Plan a time' })).toHaveFocus();
});

test('share your results opens a message about this recipe', () => {
  open();
  const href = screen.getByRole('link', { name: 'Share your results' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^mailto:[^?]+\?subject=/);
  expect(decodeURIComponent(href)).toContain('I made your Barley Stew');
});

test('cook next leads to four other dishes', () => {
  open();
  const next = within(screen.getByRole('region', { name: 'Cook next' }));
  expect(next.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(next.queryByRole('link', { name: 'Barley Stew' })).not.toBeInTheDocument();
});
