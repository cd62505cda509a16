import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import decodeQr from 'qr/decode.js';
import { fillStorage } from '@/__tests__/storage/refused';
import { addToShoppingList } from '@/components/shopping/add-to-list.client';
import { ListCode, QR_LIMIT, QUIET_ZONE } from '@/components/shopping/transfer-dialog.client';
import { toast } from '@/components/ui/toast';
import { isShoppingList, MOST_RECIPES, type ShoppingListData } from '@/lib/saved/shopping-list';
import { encodeList } from '@/lib/shopping/link';
import { BOTH, listWith, ownItems, press, show, store, stored } from './shown-list';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
jest.mock('@/lib/recipe/use-recipes', () => ({ useRecipes: jest.fn() }));

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a list from a link', () => {
  /** Opens the page by a link to a list, beside the list that is stored. */
  async function openLink(sent: ShoppingListData, mine?: ShoppingListData) {
    if (mine) store(mine);
    window.history.replaceState(null, '', `/?units=us${encodeList(sent)}`);
    await show();
    await screen.findByText(/^A shared list/);
  }

  it('reports what a full list has no room for', async () => {
    const recipes = Array.from({ length: MOST_RECIPES - 1 }, (_, index) => ({
      slug: `dish-${index}`,
      servings: 2,
    }));
    await openLink(BOTH, listWith({ recipes }));
    await press('Add to mine');
    expect(
      screen.getByText(/^Lists combined, but 1 recipe didn’t fit\. A list has room for 50 recipes/),
    ).toBeVisible();
  });

  it('reports which servings of two stay, adds another version, and can be undone', async () => {
    const mine = listWith({
      recipes: [
        { slug: 'noodles', servings: 4, variant: null },
        { slug: 'pork', servings: 6, variant: null },
      ],
    });
    const sent = listWith({
      recipes: [
        { slug: 'noodles', servings: 7, variant: null },
        { slug: 'pork', servings: 2, variant: 'bay' },
        { slug: 'pork', servings: 2, variant: 'apple' },
      ],
    });
    await openLink(sent, mine);
    await press('Add to mine');
    expect(stored().recipes).toEqual([
      { slug: 'noodles', servings: 7, variant: null },
      { slug: 'pork', servings: 6, variant: null },
      { slug: 'pork', servings: 2, variant: 'apple' },
    ]);
    expect(
      screen.getByText(
        'Lists combined. Noodles: 7 servings; you had 4. Pork: still 6 servings; the link had 2.',
      ),
    ).toBeVisible();
    await press('Undo');
    expect(stored()).toEqual(mine);
  });
});

describe('the dialog of code and file', () => {
  /** Draws the path of a QR code at eight pixels a square, as a camera sees it. */
  function photograph(svg: Element) {
    const [left = 0, top = 0, width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const side = width * 8;
    const data = new Uint8Array(side * side * 4).fill(255);
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let row = 0; row < 8; row += 1) {
        const start = ((Number(y) - top) * 8 + row) * side + (Number(x) - left) * 8;
        for (let pixel = start; pixel < start + Number(length) * 8; pixel += 1)
          data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
    return { width: side, height: side, data };
  }

  it.each([
    ['short', BOTH],
    ['long', { ...BOTH, own: ownItems(40, 'Thing') }],
  ])('shows a QR code that reads as the link of a %s list', async (_, list) => {
    const link = `https://example.com/recipes/shopping-list/${encodeList(list)}`;
    expect(link.length).toBeLessThan(QR_LIMIT);
    render(<ListCode link={link} />);
    const svg = await screen.findByRole('img', { name: 'QR code for the link below' });
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    const starts = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...starts)).toBe(QUIET_ZONE);
    expect(decodeQr(photograph(svg), { timeLimit: 5000 })).toBe(link);
  });

  it('shows a QR code of the list in the units that it is shown in', async () => {
    store(BOTH);
    await show();
    await press('US units');
    await press('QR or file');
    const svg = await screen.findByRole('img', { name: 'QR code for the link below' });
    expect(decodeQr(photograph(svg), { timeLimit: 5000 })).toBe(
      'http://localhost/?units=us#list=1~lczxq3~noodles_40.pork_20',
    );
  });

  it('adds a pasted list, and keeps what does not fit in the field', async () => {
    await show();
    await press('Import it');
    const field = await screen.findByLabelText('Pasted list');
    const long = 'x'.repeat(121);
    await userEvent.click(field);
    await userEvent.paste(`☐ Candles\n☑ Matches\n☐ ${long}`);
    await press('Add to my list');
    expect(stored().own.map(({ text }) => text)).toEqual(['Candles', 'Matches']);
    expect(field).toHaveValue(long);
    expect(screen.getByRole('alert')).toHaveTextContent(/^2 items added\. Longer than 120 characters/);
    await userEvent.clear(field);
    await userEvent.paste('Napkins');
    await press('Add to my list');
    expect(stored().own.map(({ text }) => text)).toEqual(['Candles', 'Matches', 'Napkins']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Matches' })).toBeChecked();
  });

  it('offers a file instead of a code for a list that is too long for one', async () => {
    store({ ...BOTH, own: ownItems(15, 'x'.repeat(90)) });
    await show();
    await press('QR or file');
    expect(await screen.findByText(/too long for a QR code/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export file' })).toBeVisible();
  });

  it('adds a file to the list, which can be written on afterwards', async () => {
    store(BOTH);
    await show();
    await press('QR or file');
    const list = listWith({ ticked: ['own:o999999~0'], own: [{ id: 'o999999', text: 'Milk' }] });
    const text = JSON.stringify({ kind: 'raw-to-remarkable-shopping-list', ...list });
    const file = new File([text], 'list.json', { type: 'application/json' });
    await userEvent.upload(await screen.findByLabelText('Import file'), file);
    expect(await screen.findByRole('checkbox', { name: 'Milk' })).toBeChecked();
    const description = 'Added 1 shopping list item and 1 checkmark.';
    expect(jest.mocked(toast).mock.lastCall?.[0]).toMatchObject({ description });
    await userEvent.keyboard('{Escape}');
    await userEvent.type(screen.getByLabelText('Add something else'), 'Bread{Enter}');
    expect(stored().own.map(({ text }) => text)).toEqual(['Milk', 'Bread']);
    expect(stored().recipes).toEqual(BOTH.recipes);
    expect(isShoppingList(stored())).toBe(true);
  });
});

describe('addToShoppingList', () => {
  const lastToast = () => jest.mocked(toast).mock.lastCall?.[0];

  afterEach(() => jest.restoreAllMocks());

  it('shows on an open list at once', async () => {
    await show();
    await act(() => addToShoppingList({ slug: 'noodles', servings: 4 }, 'Noodles'));
    expect(screen.getByRole('checkbox', { name: /onions/ })).toBeInTheDocument();
  });

  // Last, since the list stays in memory.
  it('reports full storage and puts the list into the link', async () => {
    fillStorage();
    await addToShoppingList({ slug: 'noodles', servings: 4 }, 'Noodles');
    expect(lastToast()?.title).toBe('This browser won’t save your shopping list');
    expect(lastToast()?.link?.href).toMatch(/^\/recipes\/shopping-list\/#list=1~\w+~noodles_40$/);
  });
});
