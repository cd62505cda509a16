import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHOPPING } from '@/lib/shopping/list';
import { BOTH, listWith, press, show, store, stored } from './shown-list';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

/** The same list changed in another tab of the browser. */
function changeElsewhere(list: typeof BOTH) {
  store(list);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SHOPPING.key }));
  });
}
const undo = () => screen.queryByRole('button', { name: 'Undo' });

afterEach(() => localStorage.clear());

test('what came in from another tab meanwhile is not undone with the rest', async () => {
  store(BOTH);
  await show();
  await press('Take Noodles off the list');
  expect(undo()).toHaveFocus();
  changeElsewhere({ ...stored(), own: [{ id: 'o1', text: 'Milk' }] });
  expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeInTheDocument();
  expect(undo()).not.toBeInTheDocument();
  expect(screen.getByText('Noodles is off the list.')).toBeVisible();
  // Who was about to press it starts at the top of the list, not of the page.
  expect(document.body).not.toHaveFocus();
});

test('what another tab wrote just before a change comes back with undo', async () => {
  store(BOTH);
  await show();
  // Before the news of it has reached this tab.
  store({ ...BOTH, own: [{ id: 'o1', text: 'Milk' }] });
  await press('Take Noodles off the list');
  await press('Undo');
  expect(stored()).toEqual({ ...BOTH, own: [{ id: 'o1', text: 'Milk' }] });
});

test('a recipe the site no longer has is forgotten, and remembered on undo', async () => {
  const list = { ...BOTH, recipes: [...BOTH.recipes, { slug: 'old-soup', servings: 2 }] };
  store(list);
  await show();
  await press('Forget it');
  expect(screen.getByText('The missing recipe is forgotten.')).toBeVisible();
  expect(undo()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(stored()).toEqual(list);
  expect(document.body).not.toHaveFocus();
});

test('adding the last recipe there is leaves the focus beside it', async () => {
  store(listWith({ recipes: BOTH.recipes.slice(0, 1) }));
  await show();
  await userEvent.selectOptions(screen.getByLabelText('Add a recipe'), 'Pork');
  await press('Add recipe');
  expect(screen.getByText('Every recipe of mine is on the list.')).toHaveFocus();
});

test('opening a list that has every recipe moves the focus nowhere', async () => {
  store(BOTH);
  await show();
  expect(document.body).toHaveFocus();
});
