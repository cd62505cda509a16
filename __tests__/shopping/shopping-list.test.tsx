import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveRecipes } from '@/__tests__/recipe/served-recipes';
import { fillStorage } from '@/__tests__/storage/refused';
import { ShoppingList } from '@/components/shopping/shopping-list.client';
import { aisles, groceries, shoppingList as words } from '@/lib/content/server';
import { SHOPPING } from '@/lib/saved/shopping-list';
import { BOTH, listWith, noodles, pork, press, show, store, stored } from './shown-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/recipe/use-recipes', () => ({ useRecipes: jest.fn() }));

const lines = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.labels?.[0]?.textContent);
const line = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const undo = () => screen.queryByRole('button', { name: 'Undo' });
const write = (text: string) => userEvent.type(screen.getByLabelText('Add something else'), `${text}{Enter}`);
const OLD_SOUP = { slug: 'old-soup', servings: 2 };
const MILK = [{ id: 'o1', text: 'Milk' }];

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

it('the choice of recipes keeps the focus beside it when the last one is added', async () => {
  await show();
  for (const recipe of ['Noodles', 'Pork']) {
    await userEvent.selectOptions(screen.getByLabelText('Add a recipe'), recipe);
    await press('Add recipe');
  }
  expect(stored().recipes.map(({ slug }) => slug)).toEqual(['noodles', 'pork']);
  expect(screen.getByText('All my recipes are on the list.')).toHaveFocus();
});

describe('the lines of the list', () => {
  it('name no recipe on a list for one', async () => {
    store({ ...BOTH, recipes: BOTH.recipes.slice(0, 1) });
    await show();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toHaveAccessibleDescription();
  });

  it('and what they contain follow the version', async () => {
    store(BOTH);
    await show();
    expect(line('2 bay leaves')).toBeInTheDocument();
    expect(screen.queryByText(/^Contains/)).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Brine'), 'Apple');
    expect(screen.getByText('Contains gluten and milk.')).toBeVisible();
    expect(line('1 apple')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: '2 bay leaves' })).not.toBeInTheDocument();
    expect(stored().recipes[1]).toEqual({ slug: 'pork', servings: 2, variant: 'apple' });
  });

  it('keep their order when one is ticked', async () => {
    store(BOTH);
    await show();
    const before = lines();
    await userEvent.click(line(/onions/));
    expect(lines()).toEqual(before);
    expect(screen.getByText('1 of 3 checked off')).toBeVisible();
  });

  it('leave a pasted line that is too long in the field, and refuse it until it is shorter', async () => {
    await show();
    const field = screen.getByLabelText<HTMLInputElement>('Add something else');
    const long = 'word '.repeat(30).trim();
    field.focus();
    await userEvent.paste(`Candles\n${long}`);
    expect(stored().own.map(({ text }) => text)).toEqual(['Candles']);
    expect(field).toHaveValue(long);
    expect(
      screen.getByText(/^1 item added\. Longer than 120 characters, so shorten these first: “word /),
    ).toBeVisible();
    await press('Add it');
    expect(screen.getByText('That’s longer than 120 characters. Shorten it first.')).toBeVisible();
    expect(stored().own).toHaveLength(1);
    field.value = 'word';
    await press('Add it');
    expect(stored().own.map(({ text }) => text)).toEqual(['Candles', 'word']);
  });

  it('take what the visitor writes as text, and no item that shows nothing', async () => {
    await show();
    await write('\u3164\u200B\u2800');
    expect(stored()).toBeNull();
    await write('  <b>Milk</b>  ');
    expect(line('<b>Milk</b>')).toBeInTheDocument();
  });

  it('are copied as text by aisle', async () => {
    const user = userEvent.setup();
    store({ ...BOTH, ticked: ['onion~550'], own: MILK });
    await show();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(`Shopping list
Noodles (4 servings), Pork (2 servings)

Greens
[x] onions, 4 (about 550 g)

Cold shelf
[ ] Milk

Spices
[ ] bay leaves, 2

Perhaps at home already
[ ] sugar, 1 tbsp
`);
  });
});

describe('a removal from the list', () => {
  /** Presses the focused Undo button. */
  async function pressUndo() {
    expect(undo()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.body).not.toHaveFocus();
  }

  it('of recipes that left the site is reported and undone, which is reported too', async () => {
    const list = { ...BOTH, recipes: [...BOTH.recipes, OLD_SOUP] };
    store(list);
    await show();
    expect(screen.getByText(/One recipe on the list isn’t on the site/)).toBeInTheDocument();
    await press('Remove it');
    expect(screen.getByText('Removed the missing recipe.')).toBeVisible();
    expect(stored().recipes.map(({ slug }) => slug)).toEqual(['noodles', 'pork']);
    await pressUndo();
    expect(stored()).toEqual(list);
    expect(screen.getByText('Your list is back.')).toBeVisible();
  });

  it('cannot be undone once another tab has changed the list, and keeps the focus on the page', async () => {
    store(BOTH);
    await show();
    await press('Remove Noodles from the list');
    store({ ...stored(), own: MILK });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SHOPPING.key })));
    expect(line('Milk')).toBeInTheDocument();
    expect(undo()).not.toBeInTheDocument();
    expect(screen.getByText('Removed Noodles from the list.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('restores what another tab wrote just before', async () => {
    store(BOTH);
    await show();
    // Written before the storage event has reached this tab.
    store({ ...BOTH, own: MILK });
    await press('Remove Noodles from the list');
    await press('Undo');
    expect(stored()).toEqual({ ...BOTH, own: MILK });
  });
});

describe('a stored list', () => {
  it('with hardly any servings shows half a serving', async () => {
    store(listWith({ recipes: [{ slug: 'noodles', servings: 0.001 }] }));
    await show();
    expect(screen.getByText('½ serving')).toBeInTheDocument();
  });

  it('reports that it asks for more servings than a recipe can be scaled to', async () => {
    store(listWith({ recipes: [{ slug: 'noodles', servings: 500 }] }));
    await show();
    const text = 'The list asks for 500 servings. This recipe scales from ½ to 96.';
    expect(screen.getByText(text)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fewer servings' }));
    expect(stored().recipes[0]?.servings).toBe(95);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('of a newer version is named, and set aside before another is begun', async () => {
    const newer = JSON.stringify({ version: 2, recipes: { noodles: 4 } });
    localStorage.setItem(SHOPPING.key, newer);
    await show();
    const note = () => screen.getByText(/A newer version of this site saved your shopping list/);
    expect(note()).toBeVisible();
    await write('Bread');
    expect(stored().own).toEqual([{ id: 'o17iq26d', text: 'Bread' }]);
    expect(localStorage.getItem('rtr:aside:shopping')).toBe(newer);
    expect(note()).toBeVisible();
  });

  it('works while storage is full, and reports that until it is not', async () => {
    fillStorage();
    await show();
    await write('Milk');
    expect(line('Milk')).toBeInTheDocument();
    expect(screen.getByText(/This browser won’t save the list/)).toBeVisible();
    jest.restoreAllMocks();
    await press('Remove Milk');
    expect(screen.queryByText(/This browser won’t save the list/)).not.toBeInTheDocument();
  });
});

describe('the list before the recipes are loaded', () => {
  const page = () => <ShoppingList count={2} suggestions={[]} page={{ ...words, aisles }} />;

  it('shows nothing of a stored list, and then all of it with its recipes collapsed', async () => {
    serveRecipes(null);
    store(BOTH);
    const { rerender } = render(page());
    await act(async () => {});
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText(words.empty)).not.toBeInTheDocument();
    serveRecipes({ recipes: [noodles, pork], groceries });
    rerender(page());
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Noodles' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the form of an empty list, whose options follow', async () => {
    serveRecipes(null);
    const { rerender } = render(page());
    expect(await screen.findByLabelText('Add something else')).toBeVisible();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Add a recipe']);
    serveRecipes({ recipes: [noodles, pork], groceries });
    rerender(page());
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Add a recipe', 'Noodles', 'Pork']);
  });

  it('reports that they cannot be loaded, keeps the list and tries again', async () => {
    const retry = jest.fn();
    serveRecipes(null, { isFailed: true, retry });
    store({ ...BOTH, own: MILK });
    render(page());
    expect(await screen.findByRole('checkbox', { name: 'Milk' })).toBeInTheDocument();
    expect(screen.getByText(/Some recipes didn’t load/)).toBeVisible();
    expect(screen.queryByText(/not on this site/)).not.toBeInTheDocument();
    await press('Try again');
    expect(retry).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual({ ...BOTH, own: MILK });
  });
});
