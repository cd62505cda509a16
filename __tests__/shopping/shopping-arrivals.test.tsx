import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { importKept } from '@/lib/kept/file';
import { encodeList } from '@/lib/shopping/link';
import { isShoppingList, MOST_OWN, MOST_RECIPES, type ShoppingList, withOwn } from '@/lib/shopping/list';
import { BOTH, listWith, press, show, store, stored } from './shown-list';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

const own = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => ({ id: `o${index + 1}`, text: `${word} ${index + 1}` }));
const open = (list: ShoppingList) => window.history.replaceState(null, '', `/${encodeList(list)}`);
const checked = () => screen.getAllByRole('checkbox', { checked: true });

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('what a full list has no room for is said, and nothing of the visitor’s own is ticked for it', async () => {
  const dishes = Array.from({ length: MOST_RECIPES - 1 }, (_, index) => ({
    slug: `dish-${index}`,
    servings: 2,
  }));
  store(listWith({ recipes: dishes, own: own(MOST_OWN, 'Mine') }));
  open(listWith({ recipes: BOTH.recipes, own: own(2, 'Theirs'), ticked: ['own:o1~0', 'own:o2~0'] }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to mine' }));
  const words =
    'Both lists are one now, but 1 recipe and 2 other things did not fit: ' +
    'a list holds 50 recipes and 100 things of your own.';
  expect(screen.getByText(words)).toBeVisible();
  expect(stored().own.at(-1)?.text).toBe('Mine 100');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('where all of it fits, own items come over with their ticks', async () => {
  store(listWith({ own: own(1, 'Mine') }));
  open(listWith({ own: own(2, 'Theirs'), ticked: ['own:o2~0'] }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add to mine' }));
  expect(screen.getByText('Both lists are one now.')).toBeVisible();
  expect(checked()).toHaveLength(1);
  expect(screen.getByRole('checkbox', { name: 'Theirs 2' })).toBeChecked();
});

describe('a file someone wrote by hand', () => {
  const file = JSON.stringify({
    kind: 'raw-to-remarkable-shopping-list',
    ...listWith({
      recipes: [{ slug: 'noodles', servings: 0.001 }],
      ticked: ['own:o999999~0', 'own:gone~0', 'onion~5'],
      own: [
        { id: 'o7', text: 'Two\n  lines' },
        { id: 'o999999', text: 'Milk' },
      ],
    }),
  });

  test('is taken with items numbered anew, on one line each, and with servings one can cook', () => {
    const found = importKept(file);
    expect(found.ok && found.kept.shopping).toEqual(
      listWith({
        recipes: [{ slug: 'noodles', servings: 0.5, variant: null }],
        ticked: ['own:o2~0', 'onion~5'],
        own: [
          { id: 'o1', text: 'Two lines' },
          { id: 'o2', text: 'Milk' },
        ],
      }),
    );
  });

  test('leaves a list that one can go on writing on', async () => {
    await show();
    await press('Bring a list here');
    await userEvent.upload(
      await screen.findByLabelText('Import file'),
      new File([file], 'list.json', { type: 'application/json' }),
    );
    await screen.findByRole('checkbox', { name: 'Milk' });
    await userEvent.type(screen.getByLabelText('Add something else'), 'Bread{Enter}');
    await userEvent.type(screen.getByLabelText('Add something else'), 'Eggs{Enter}');
    expect(screen.getByRole('checkbox', { name: 'Eggs' })).toBeInTheDocument();
    expect(isShoppingList(stored())).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
  });
});

test('a stored item with a number out of the ordinary is in no one’s way', () => {
  const odd = listWith({ own: [{ id: 'o999999', text: 'Milk' }] });
  const list = withOwn(withOwn(withOwn(odd, 'Bread'), 'Eggs'), 'Tea');
  expect(list.own.map(({ text }) => text)).toEqual(['Milk', 'Bread', 'Eggs', 'Tea']);
  expect(isShoppingList(list)).toBe(true);
});

test('stored servings that are hardly any show as half a serving', async () => {
  store(listWith({ recipes: [{ slug: 'noodles', servings: 0.001 }] }));
  await show();
  expect(screen.getByText('½ serving')).toBeInTheDocument();
});
