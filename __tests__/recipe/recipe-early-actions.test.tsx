import { act, render, screen, waitFor } from '@testing-library/react';
import { CookMode } from '@/components/cook/cook-mode.client';
import { PlanDialog } from '@/components/plan/plan-dialog.client';
import { RecipePage } from '@/components/recipe/recipe-page';
import { addToShoppingList } from '@/components/shopping/add-to-list.client';
import { recipeBySlug } from '@/lib/recipe/all';

// Never arrives where it is waited for, and with it all measures of the page.
jest.mock('@/lib/kitchen/sizes', () => ({
  ...jest.requireActual('@/lib/kitchen/sizes'),
  __esModule: true,
  // biome-ignore lint/suspicious/noThenProperty: whoever waits for this module does so for ever
  then: () => undefined,
}));
jest.mock('@/components/shopping/add-to-list.client', () => ({ addToShoppingList: jest.fn() }));
jest.mock('@/components/plan/plan-dialog.client', () => ({ PlanDialog: jest.fn(() => null) }));
jest.mock('@/components/cook/cook-mode.client', () => ({ CookMode: jest.fn(() => null) }));

const recipe = recipeBySlug('brined-turnips');
const { amount: base } = recipe.yield;
const servings = base + 4;
const factor = servings / base;
const share = jest.fn(async (_data: ShareData) => {});

async function press(name: string) {
  await act(async () => screen.getAllByRole('button', { name })[0]?.click());
  // It was early: the amounts are still those of the recipe.
  expect(screen.getByText(new RegExp(`^${base}\\sservings$`))).toBeVisible();
}

beforeEach(() => {
  window.history.replaceState(
    null,
    '',
    `/recipes/brined-turnips/?servings=${servings}&units=us&version=mustard`,
  );
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(<RecipePage recipe={recipe} />);
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('what is listed or shared before the amounts can follow is what the address says', async () => {
  await press('Share');
  expect(share.mock.lastCall?.[0].url).toMatch(
    new RegExp(`\\?servings=${servings}&units=us&version=mustard$`),
  );
  await press('Add to shopping list');
  await waitFor(() =>
    expect(addToShoppingList).toHaveBeenCalledWith(
      { slug: 'brined-turnips', servings, variant: 'mustard' },
      expect.any(String),
    ),
  );
});

test('what is planned or cooked before the amounts can follow is what the address says', async () => {
  await press('Plan a time');
  await waitFor(() =>
    expect(PlanDialog).toHaveBeenLastCalledWith(
      expect.objectContaining({
        open: true,
        amount: expect.objectContaining({ servings, factor, system: 'us' }),
      }),
      undefined,
    ),
  );
  await press('Cook mode');
  await waitFor(() =>
    expect(CookMode).toHaveBeenLastCalledWith(
      expect.objectContaining({
        open: true,
        chosen: { servings, system: 'us', variant: 'mustard' },
      }),
      undefined,
    ),
  );
});
