import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToShoppingList } from '@/components/shopping/add-to-list.client';
import { toast } from '@/components/ui/toast';
import { shoppingList as words } from '@/lib/content/pages';
import { encodeList } from '@/lib/shopping/link';
import { type ShoppingList as List, SHOPPING } from '@/lib/shopping/list';
import { BOTH, listWith, press, show, store, stored } from './shown-list';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

const boxes = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]);
const aisle = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
  jest.mocked(toast).mockReset();
});

test('an empty list offers recipes with their pictures, and Add puts one on it at its own yield', async () => {
  await show();
  await press('Add Pork');
  expect(stored().recipes).toEqual([{ slug: 'pork', servings: 2, variant: null }]);
  expect(screen.getByText('Pork is on the list.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'To begin with' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('an empty list offers a recipe, and adding one fills it', async () => {
  await show();
  expect(screen.getByText(words.empty)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Add a recipe'), 'Noodles');
  await press('Add recipe');
  expect(screen.getByText('Noodles is on the list.')).toBeVisible();
  expect(aisle('Greens').getByRole('checkbox')).toHaveAccessibleName('3 (about 400 g) onions');
  expect(stored().recipes).toEqual([{ slug: 'noodles', servings: 4, variant: null }]);
});

test('amounts of two recipes stand in one line, with what it is for; water is never bought', async () => {
  store(BOTH);
  await show();
  const onions = screen.getByRole('checkbox', { name: '4 (about 550 g) onions' });
  expect(onions).toHaveAccessibleDescription('Noodles 400 g, Pork 1');
  expect(aisle(words.cupboard).getByRole('checkbox')).toHaveAccessibleName('1 tbsp sugar');
  expect(boxes()).toHaveLength(3);
  expect(screen.queryByText(/water/)).not.toBeInTheDocument();
});

test('of two amounts of one thing, the one that cannot be added stands by itself', async () => {
  const soup = {
    slug: 'soup',
    title: 'Soup',
    path: '/soup',
    base: 1,
    unit: 'serving',
    items: [{ name: 'onion', buy: 'onion', amount: 2, unit: 'cup' as const }],
  };
  store(listWith({ recipes: [...BOTH.recipes, { slug: 'soup', servings: 1 }] }));
  window.history.replaceState(null, '', '/?units=us');
  await show(soup);
  const onions = screen.getByRole('checkbox', { name: /onions/ });
  expect(onions).toHaveAccessibleName('4 (about 1 lb 3 oz) + 2 cups onions');
  expect(screen.getByText('(about 1 lb 3 oz)')).toBeInTheDocument();
  expect(screen.getByText('2 cups')).toBeInTheDocument();
});

test('on a list for one recipe, no line says what it is for', async () => {
  store({ ...BOTH, recipes: BOTH.recipes.slice(0, 1) });
  await show();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toHaveAccessibleDescription();
});

test('more servings and another brine change what is bought', async () => {
  store(BOTH);
  await show();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'How much Noodles to make' })).getByRole('button', {
      name: 'More servings',
    }),
  );
  // 500 g and one of 150 g.
  expect(screen.getByRole('checkbox', { name: '5 (about 650 g) onions' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '2 bay leaves' })).toBeInTheDocument();
  expect(screen.queryByText(/^Contains/)).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Brine'), 'Apple');
  expect(screen.getByText('Contains gluten and milk.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '1 apple' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: '2 bay leaves' })).not.toBeInTheDocument();
  expect(stored().recipes[1]).toEqual({ slug: 'pork', servings: 2, variant: 'apple' });
});

test('ticking moves nothing, is counted and kept, and can be cleared and undone', async () => {
  store(BOTH);
  const { unmount } = await show();
  const before = boxes().map((label) => label?.textContent);
  await userEvent.click(screen.getByRole('checkbox', { name: /onions/ }));
  expect(boxes().map((label) => label?.textContent)).toEqual(before);
  unmount();
  await show();
  expect(screen.getByText('1 of 3 ticked')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /onions/ })).toBeChecked();
  await press('Clear ticks');
  expect(screen.getByText('0 of 3 ticked')).toBeVisible();
  await press('Undo');
  expect(screen.getByText('1 of 3 ticked')).toBeVisible();
});

test('a recipe taken off the list can be put back, and so can the whole list', async () => {
  store(BOTH);
  await show();
  await press('Take Noodles off the list');
  expect(screen.getByRole('checkbox', { name: '1 onion' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(stored().recipes.map(({ slug }) => slug)).toEqual(['noodles', 'pork']);
  await press('Empty the list');
  expect(screen.getByText(words.empty)).toBeVisible();
  await press('Undo');
  expect(boxes()).toHaveLength(3);
});

test('the visitor writes on the list, and what is written is never HTML', async () => {
  await show();
  await userEvent.type(screen.getByLabelText('Add something else'), '  <b>Milk</b>  {Enter}');
  await userEvent.type(screen.getByLabelText('Add something else'), 'Bread{Enter}');
  expect(screen.getByRole('checkbox', { name: '<b>Milk</b>' })).toBeInTheDocument();
  await press('Remove <b>Milk</b>');
  expect(stored().own).toEqual([{ id: 'o2', text: 'Bread' }]);
});

test('US measures stand in the address', async () => {
  store(BOTH);
  await show();
  await press('US');
  expect(screen.getByRole('checkbox', { name: '4 (about 1 lb 3 oz) onions' })).toBeInTheDocument();
  expect(window.location.search).toBe('?units=us');
});

test('the list is copied as text, aisle by aisle', async () => {
  const user = userEvent.setup();
  store({ ...BOTH, ticked: ['onion~550'], own: [{ id: 'o1', text: 'Milk' }] });
  await show();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Shopping list',
      'Noodles (4 servings), Pork (2 servings)',
      '',
      'Greens',
      '[x] onions, 4 (about 550 g)',
      '',
      'Spices',
      '[ ] bay leaves, 2',
      '',
      'All else',
      '[ ] Milk',
      '',
      'Perhaps at home already',
      '[ ] sugar, 1 tbsp',
      '',
    ].join('\n'),
  );
});

describe('a list that comes by link', () => {
  const open = (list: List) => window.history.replaceState(null, '', `/?units=us${encodeList(list)}`);
  const PORK = listWith({ recipes: [{ slug: 'pork', servings: 6, variant: null }] });

  test('asks before it is used, even where there is none yet, and leaves the address', async () => {
    open(BOTH);
    await show();
    expect(await screen.findByRole('heading', { name: 'A shared list with 2 recipes' })).toBeVisible();
    expect(stored()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to mine' })).not.toBeInTheDocument();
    await press('Use this list');
    expect(stored().recipes).toEqual(BOTH.recipes);
    expect(`${window.location.search}${window.location.hash}`).toBe('?units=us');
  });

  test.each([
    ['Replace mine', ['pork 6']],
    ['Add to mine', ['noodles 4', 'pork 6']],
    ['Not now', ['noodles 4', 'pork 2']],
  ])('where there is one already, “%s” does that', async (answer, recipes) => {
    store(BOTH);
    open(PORK);
    await show();
    await screen.findByRole('heading', { name: 'A shared list with 1 recipe' });
    expect(stored()).toEqual(BOTH);
    await press(answer);
    expect(stored().recipes.map(({ slug, servings }) => `${slug} ${servings}`)).toEqual(recipes);
    expect(window.location.hash).toBe('');
    expect(screen.queryByRole('heading', { name: /A shared list/ })).not.toBeInTheDocument();
  });

  test('replacing can be undone', async () => {
    store(BOTH);
    open(PORK);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace mine' }));
    await press('Undo');
    expect(stored()).toEqual(BOTH);
  });

  test('that cannot be read says so and changes nothing', async () => {
    store(BOTH);
    window.history.replaceState(null, '', '/#list=1~nonsense');
    await show();
    expect(await screen.findByText(/I could not read the list in this link/)).toBeVisible();
    await press('All right');
    expect(stored()).toEqual(BOTH);
    expect(window.location.hash).toBe('');
  });
});

describe('everything as one file', () => {
  const choose = async (text: string) => {
    await press('QR or file');
    const file = new File([text], 'list.json', { type: 'application/json' });
    await userEvent.upload(await screen.findByLabelText('Import file'), file);
  };
  const written = (list: object) =>
    JSON.stringify({ kind: 'raw-to-remarkable-shopping-list', version: 1, ...list });

  test('adds to the list, from a file of the list alone too', async () => {
    store(BOTH);
    await show();
    await choose(written({ recipes: [], ticked: [], own: [{ id: 'o1', text: 'Milk' }] }));
    expect(await screen.findByRole('checkbox', { name: 'Milk' })).toBeVisible();
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Added 1 entry of the shopping list.' }),
    );
    expect(stored().own).toEqual([{ id: 'o1', text: 'Milk' }]);
    expect(stored().recipes).toEqual(BOTH.recipes);
  });

  test('is offered instead of a code where the list is too long for one', async () => {
    const own = Array.from({ length: 60 }, (_, index) => ({
      id: `o${index}`,
      text: `A longish thing ${index}`,
    }));
    store({ ...BOTH, own });
    await show();
    await press('QR or file');
    expect(await screen.findByText(/too long for a code/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export file' })).toBeVisible();
  });
});

test('recipes the site no longer has are reported and kept until forgotten', async () => {
  store({ ...BOTH, recipes: [...BOTH.recipes, { slug: 'old-soup', servings: 2 }] });
  await show();
  expect(screen.getByText(/One recipe on the list is not on this site/)).toBeInTheDocument();
  await press('Forget it');
  expect(stored().recipes.map(({ slug }) => slug)).toEqual(['noodles', 'pork']);
});

test('of a stored list with a bad entry the others stay, also when something is added', async () => {
  const recipes = [...BOTH.recipes, { slug: '../x', servings: 'many' }];
  localStorage.setItem(SHOPPING.key, JSON.stringify({ ...BOTH, recipes }));
  await show();
  await userEvent.type(screen.getByLabelText('Add something else'), 'Bread{Enter}');
  expect(stored().recipes).toEqual(BOTH.recipes);
  expect(stored().own).toEqual([{ id: 'o1', text: 'Bread' }]);
});

test('a list of a newer version is named and set aside untouched before another is begun', async () => {
  const newer = JSON.stringify({ version: 2, recipes: { noodles: 4 } });
  localStorage.setItem(SHOPPING.key, newer);
  await show();
  expect(screen.getByText(/A newer version of this site has kept a shopping list/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Add something else'), 'Bread{Enter}');
  expect(stored().own).toEqual([{ id: 'o1', text: 'Bread' }]);
  expect(localStorage.getItem('rtr:aside:shopping')).toBe(newer);
  expect(screen.getByText(/A newer version of this site has kept a shopping list/)).toBeVisible();
});

test('a stored list that is damaged counts as none', async () => {
  localStorage.setItem(SHOPPING.key, '{"version":1,"recipes":"all"}');
  await show();
  expect(screen.getByText(words.empty)).toBeVisible();
});

test('a device that keeps nothing is told of, and the list works all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { unmount } = await show();
  await userEvent.type(screen.getByLabelText('Add something else'), 'Milk{Enter}');
  expect(screen.getByRole('checkbox', { name: 'Milk' })).toBeInTheDocument();
  expect(screen.getByText(/This device keeps nothing for me/)).toBeVisible();
  jest.restoreAllMocks();
  await press('Remove Milk');
  expect(screen.queryByText(/This device keeps nothing for me/)).not.toBeInTheDocument();
  unmount();
});

describe('adding from a recipe', () => {
  test('says so and leads to the list; a second time changes the servings', async () => {
    addToShoppingList({ slug: 'noodles', servings: 6 }, 'Noodles');
    addToShoppingList({ slug: 'noodles', servings: 2, variant: null }, 'Noodles');
    expect(stored().recipes).toEqual([{ slug: 'noodles', servings: 2, variant: null }]);
    expect(toast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Added to your shopping list',
        link: { href: '/recipes/shopping-list/', text: 'See the list' },
      }),
    );
  });

  test('shows on an open list at once', async () => {
    await show();
    act(() => addToShoppingList({ slug: 'noodles', servings: 4 }, 'Noodles'));
    expect(screen.getByRole('checkbox', { name: /onions/ })).toBeInTheDocument();
  });

  test('says so where the device keeps nothing, and sends the list along in the link', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    addToShoppingList({ slug: 'noodles', servings: 4 }, 'Noodles');
    const recipes = [{ slug: 'noodles', servings: 4, variant: null }];
    expect(toast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'This device would not keep your shopping list',
        link: expect.objectContaining({
          href: `/recipes/shopping-list/${encodeList(listWith({ recipes }))}`,
        }),
      }),
    );
  });
});
