/** @jest-environment node */
import fc from 'fast-check';
import { NOTHING_SAVED } from '@/lib/saved/saved';
import {
  CUSTOM_ITEM_LENGTH,
  customItemText,
  isShoppingList,
  MOST_CUSTOM_ITEMS,
  MOST_RECIPES,
  MOST_TICKS,
  type ShoppingListData,
  TICK_LENGTH,
} from '@/lib/saved/shopping-list';
import { exportStored, MAX_FILE_SIZE, parseExport } from '@/lib/saved/stored-file';
import { decodeList, encodeList, LONGEST_LINK } from '@/lib/shopping/link';

const LIST: ShoppingListData = {
  version: 1,
  recipes: [
    { slug: 'barley-stew', servings: 6, variant: null },
    { slug: 'chickpea-block', servings: 0.5, variant: null },
    { slug: 'brined-turnips', servings: 4, variant: 'mustard' },
  ],
  ticked: ['onion~750', 'pickled-plum~0', 'crème fraîche~2.5', 'own:o2~0'],
  own: [
    { id: 'o1', text: 'Milk, 2 %' },
    { id: 'o2', text: '우유 & <b>bread</b> 🥖' },
  ],
};
const HASH = encodeList(LIST);

it('the link to a list carries the whole list in characters that no messenger cuts off', () => {
  expect(HASH).toMatch(/^#list=[A-Za-z0-9._~-]+[A-Za-z0-9]$/);
  expect(decodeList(HASH)).toEqual({ ok: true, list: LIST });
  expect(decodeList(HASH.replaceAll('~', '%7E'))).toEqual({ ok: true, list: LIST });
});

it('the link to a list has fewer than 50 characters for two recipes', () => {
  const recipes = LIST.recipes.slice(0, 2);
  expect(encodeList({ version: 1, recipes, ticked: [], own: [] }).length).toBeLessThan(50);
});

it('any list is read back unchanged from its link', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/);
  const servings = fc.integer({ min: 5, max: 1000 }).map((tenths) => tenths / 10);
  const recipe = fc.record({ slug, servings, variant: fc.option(slug, { nil: null }) });
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map(customItemText);
  const tick = fc.tuple(slug, fc.nat({ max: 50_000 })).map(([key, tenths]) => `${key}~${tenths / 10}`);
  const lists = fc.record({
    recipes: fc.uniqueArray(recipe, { selector: (each) => each.slug, maxLength: MOST_RECIPES }),
    texts: fc.array(text, { maxLength: 20 }),
    ticked: fc.uniqueArray(tick, { maxLength: 40 }),
  });
  fc.assert(
    fc.property(lists, ({ recipes, texts, ticked }) => {
      const own = texts.filter(Boolean).map((each, index) => ({ id: `o${index + 1}`, text: each }));
      const list: ShoppingListData = { version: 1, recipes, ticked, own };
      expect(isShoppingList(list)).toBe(true);
      expect(decodeList(encodeList(list))).toEqual({ ok: true, list });
    }),
  );
});

it('the link to a list leaves out own items that show nothing, and keeps the ticks of the others', () => {
  const own = [
    { id: 'o1', text: '\u2060' },
    { id: 'o2', text: '\u202EMilk' },
  ];
  expect(decodeList(encodeList({ ...LIST, ticked: ['own:o2~0', 'own:o1~0'], own }))).toEqual({
    ok: true,
    list: { ...LIST, ticked: ['own:o1~0'], own: [{ id: 'o1', text: 'Milk' }] },
  });
});

it.each(['', '#method'])('no list is read from the fragment “%s”', (hash) => {
  expect(decodeList(hash)).toBeNull();
});

it.each([
  ['cut short', HASH.slice(0, -1), 'unreadable'],
  ['changed', HASH.replace('_60', '_61'), 'unreadable'],
  ['empty', '#list=', 'unreadable'],
  ['no list', '#list=hello', 'unreadable'],
  ['broken percent encoding', '#list=%E0%A4%A', 'unreadable'],
  ['of a later version', '#list=2~x~whatever', 'newer'],
  ['too long', `#list=1~${'a'.repeat(LONGEST_LINK)}`, 'too-large'],
])('a link is refused that is %s', (_, hash, problem) => {
  expect(decodeList(hash)).toEqual({ ok: false, problem });
});

it('any other text is refused as a link without an error', () => {
  fc.assert(fc.property(fc.string(), (text) => expect(decodeList(`#list=${text}`)?.ok).toBe(false)));
});

// Three bytes a character in the link, six in the file: nothing takes more. Own items have no control characters.
it.each(['\uFFFD', '\u0001'])(
  'the link carries the fullest list of the character %j, as a file does',
  (character) => {
    const slug = (index: number) => 'x'.repeat(77) + String(index).padStart(3, '0');
    const long = (index: number, length: number, of = character) =>
      String(index).padStart(3, '0') + of.repeat(length - 3);
    const indexes = (length: number) => Array.from({ length }, (_, index) => index);
    const list: ShoppingListData = {
      version: 1,
      recipes: indexes(MOST_RECIPES).map((each) => ({
        slug: slug(each),
        servings: 99.5,
        variant: slug(each),
      })),
      ticked: indexes(MOST_TICKS).map((each) => `${long(each, TICK_LENGTH - 8)}~99999.5`),
      own: indexes(MOST_CUSTOM_ITEMS).map((each) => ({
        id: `o${each + 1}`,
        text: long(each, CUSTOM_ITEM_LENGTH, '\uFFFD'),
      })),
    };
    const file = exportStored(
      { saved: NOTHING_SAVED, shopping: list, ticks: {}, walks: { version: 1, walks: [] } },
      0,
    );
    expect(new Blob([file]).size).toBeLessThan(MAX_FILE_SIZE);
    expect(parseExport(file)).toMatchObject({ ok: true, data: { shopping: list } });
    expect(decodeList(encodeList(list))).toEqual({ ok: true, list });
  },
);
