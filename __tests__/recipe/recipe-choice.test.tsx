import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipePage } from '@/components/pages/recipe-page';
import { toast } from '@/components/ui/toast';
import { recipeBySlug } from '@/lib/recipe/all';
// Imports lazy chunks ahead, so that no test waits for them to be compiled.
import '@/components/plan/plan-dialog.client';
import '@/components/shopping/add-to-list.client';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn(async () => {}) }));

// The check of visibility in role queries takes seconds on a whole page.
configure({ defaultHidden: true });

function open(address = '/barley-stew/', slug = 'barley-stew') {
  window.history.replaceState(null, '', address);
  render(<RecipePage recipe={recipeBySlug(slug)} />);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const listed = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Ingredients' })).getByRole('checkbox', { name });
const method = () => screen.getByRole('region', { name: 'Method' });
const isFor = (servings: string) => expect(screen.getByRole('status')).toHaveTextContent(servings);
const setShare = (value: unknown) => Object.defineProperty(navigator, 'share', { value, configurable: true });

beforeEach(() => jest.mocked(toast).mockClear());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setShare(undefined);
});

describe('the servings of a recipe', () => {
  it('scale neither its times nor what is to taste', async () => {
    open();
    await press('2×, twice the recipe');
    expect(screen.getByRole('button', { name: '2×, twice the recipe', pressed: true })).toBeVisible();
    expect(screen.getByText('Serves').nextElementSibling).toHaveTextContent('8');
    await waitFor(() => expect(method()).toHaveTextContent(/Dice 1\.2\skg beef shin.*for 15\smin/));
    expect(screen.getByText('1 hr 20 min')).toBeInTheDocument();
    expect(screen.getByText(/Times don’t/)).toBeInTheDocument();
    expect(listed(/^pickled plums/)).toBeInTheDocument();
  });

  it.each([
    [2, /Take out 1\stbsp of the fat/, /batches/],
    [6, /Lower 3 eggs/, /batches/],
    [7, /Brown it in 2 batches/, /pots/],
    [12, /share it between 2 pots/, /Lower 4 eggs/],
  ])('of %d servings, the method has what they need: %s, not %s', async (servings, text, other) => {
    open(`/barley-stew/?servings=${servings}`);
    await waitFor(() => isFor(`${servings} servings`));
    await waitFor(() => expect(method()).toHaveTextContent(text));
    expect(method()).not.toHaveTextContent(other);
  });

  it('are the most there can be, with an explanation, for a link that asks for more', async () => {
    open('/barley-stew/?servings=500');
    const problem = 'The link asks for 500 servings. This recipe scales from ½ to 96.';
    expect(await screen.findByText(problem)).toBeVisible();
    await waitFor(() => isFor('96 servings'));
    await press('Fewer servings');
    expect(screen.queryByText(/The link asks for/)).not.toBeInTheDocument();
  });

  it.each([
    ['4', 'onion', '8 servings', ''],
    ['1 onion', 'onion', '2 servings', ''],
    ['600', 'onion', '8 servings', ''],
    ['1', 'eggs', '2 servings', ''],
    ['10 g', 'beef shin', '½ serving', 'That’s less than ½, as far as I can scale.'],
  ])('are scaled to %s of %s: %s', async (amount, ingredient, servings, problem) => {
    open();
    await press('Scale to what I have');
    await userEvent.type(await screen.findByLabelText('I have'), amount);
    await userEvent.selectOptions(screen.getByLabelText('of'), ingredient);
    await press('Scale');
    isFor(servings);
    expect(screen.getByRole('alert').textContent).toBe(problem);
  });
});

it('“Clear checkmarks” clears them and focuses the heading', async () => {
  open();
  await userEvent.click(listed(/beef shin/));
  await press('Clear checkmarks');
  expect(listed(/beef shin/)).not.toBeChecked();
  expect(screen.getByRole('heading', { name: 'Ingredients' })).toHaveFocus();
});

describe('the Share button', () => {
  const lastToast = () => jest.mocked(toast).mock.lastCall?.[0];

  it('shares the address with servings and units', async () => {
    const share = jest.fn(async (_data: ShareData) => {});
    setShare(share);
    open('/barley-stew/?servings=6&units=us');
    await press('Share');
    expect(share.mock.lastCall?.[0].url).toMatch(/\/barley-stew\/\?servings=6&units=us$/);
    expect(toast).not.toHaveBeenCalled();
  });

  it('copies the link where the device cannot share, and shows it where the clipboard refuses', async () => {
    open('/barley-stew/?servings=6');
    const user = userEvent.setup();
    const share = screen.getByRole('button', { name: 'Share' });
    await user.click(share);
    await waitFor(() => expect(lastToast()?.title).toBe('Link copied'));
    expect(await navigator.clipboard.readText()).toMatch(/\/barley-stew\/\?servings=6$/);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    fireEvent.click(share);
    await waitFor(() => expect(lastToast()?.description).toMatch(/\/barley-stew\/\?servings=6$/));
  });
});

it('a recipe goes on the shopping list at the servings and version of the address, also before the page shows them', async () => {
  open('/recipes/brined-turnips/?servings=8&version=mustard', 'brined-turnips');
  // Pressed before the amounts on the page follow the address.
  isFor('6 servings');
  fireEvent.click(screen.getByRole('button', { name: 'Add to shopping list' }));
  const recipes = [{ slug: 'brined-turnips', servings: 8, variant: 'mustard' }];
  const stored = () => JSON.parse(localStorage.getItem('rtr:shopping') ?? 'null');
  await waitFor(() => expect(stored()).toMatchObject({ recipes }));
});
