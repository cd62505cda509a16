import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import decodeQr from 'qr/decode.js';
import { ListCode, QR_LIMIT, QUIET_ZONE } from '@/components/shopping/transfer-dialog.client';
import { exportKept, importKept, KEPT_FILE } from '@/lib/kept/file';
import { NOTHING_SAVED } from '@/lib/recipe/saved';
import { decodeList, encodeList, LONGEST_LINK } from '@/lib/shopping/link';
import {
  EMPTY_LIST,
  isShoppingList,
  MOST_OWN,
  MOST_RECIPES,
  MOST_TICKS,
  mergeLists,
  OWN_LENGTH,
  ownText,
  type ShoppingList,
  TICK_LENGTH,
  tickedKeys,
  toggled,
  withOwn,
  withRecipe,
} from '@/lib/shopping/list';

// Every browser has them, the pretended one of the tests has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const LIST: ShoppingList = {
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
/** A file with nothing but a shopping list in it. */
const exportList = (shopping: ShoppingList) =>
  exportKept({ saved: NOTHING_SAVED, shopping, ticks: {}, walks: { version: 1, walks: [] } }, 0);
const importList = (text: string) => {
  const found = importKept(text);
  return found.ok ? found.kept.shopping : found.problem;
};
const filled = (own: number): ShoppingList =>
  Array.from({ length: own }).reduce<ShoppingList>((list, _, index) => withOwn(list, `Thing ${index}`), LIST);

describe('the link', () => {
  test('carries recipes, servings, variants, ticks and own items, and nothing a messenger would cut off', () => {
    const hash = encodeList(LIST);
    expect(hash).toMatch(/^#list=[A-Za-z0-9._~-]+[A-Za-z0-9]$/);
    expect(decodeList(hash)).toEqual({ ok: true, list: LIST });
    expect(decodeList(hash.replaceAll('~', '%7E'))).toEqual({ ok: true, list: LIST });
  });

  test('is short', () => {
    const recipes = LIST.recipes.slice(0, 2);
    expect(encodeList({ ...EMPTY_LIST, recipes }).length).toBeLessThan(50);
  });

  test('comes back the same whatever the list is', () => {
    const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/);
    const lists = fc.record({
      recipes: fc.uniqueArray(
        fc.record({
          slug,
          servings: fc.integer({ min: 5, max: 1000 }).map((tenths) => tenths / 10),
          variant: fc.option(slug, { nil: null }),
        }),
        { selector: (recipe) => recipe.slug, maxLength: MOST_RECIPES },
      ),
      texts: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map(ownText), {
        maxLength: 20,
      }),
      ticks: fc.uniqueArray(
        fc.tuple(slug, fc.nat({ max: 50_000 })).map(([key, tenths]) => `${key}~${tenths / 10}`),
        { maxLength: 40 },
      ),
    });
    fc.assert(
      fc.property(lists, ({ recipes, texts, ticks }) => {
        const own = texts.filter(Boolean).map((text, index) => ({ id: `o${index + 1}`, text }));
        const list: ShoppingList = { version: 1, recipes, ticked: ticks, own };
        expect(isShoppingList(list)).toBe(true);
        expect(decodeList(encodeList(list))).toEqual({ ok: true, list });
      }),
    );
  });

  test('is none where the address has another fragment', () => {
    expect(decodeList('')).toBeNull();
    expect(decodeList('#method')).toBeNull();
  });

  test.each([
    ['cut short', encodeList(LIST).slice(0, -1)],
    ['changed', encodeList(LIST).replace('_60', '_61')],
    ['empty', '#list='],
    ['not a list', '#list=hello'],
    ['percent signs', '#list=%E0%A4%A'],
  ])('that is %s is refused', (_, hash) => {
    expect(decodeList(hash)).toEqual({ ok: false, problem: 'unreadable' });
  });

  test('of a later version, or too long to be true, says so', () => {
    expect(decodeList('#list=2~x~whatever')).toEqual({ ok: false, problem: 'newer' });
    expect(decodeList(`#list=1~${'a'.repeat(LONGEST_LINK)}`)).toEqual({ ok: false, problem: 'too-large' });
  });

  test('never throws, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = decodeList(`#list=${text}`);
        expect(found?.ok).toBe(false);
      }),
    );
  });
});

test('the fullest list there can be fits into a file and a link', () => {
  // Three bytes to a character in the link, six in the file: nothing takes more.
  for (const character of ['\uFFFD', '\u0001']) {
    const word = (index: number) => 'x'.repeat(80 - 3) + String(index).padStart(3, '0');
    const long = (index: number, length: number) =>
      String(index).padStart(3, '0') + character.repeat(length - 3);
    const list: ShoppingList = {
      version: 1,
      recipes: Array.from({ length: MOST_RECIPES }, (_, index) => ({
        slug: word(index),
        servings: 99.5,
        variant: word(index),
      })),
      ticked: Array.from({ length: MOST_TICKS }, (_, index) => `${long(index, TICK_LENGTH - 8)}~99999.5`),
      own: Array.from({ length: MOST_OWN }, (_, index) => ({
        id: `o${index + 1}`,
        text: long(index, OWN_LENGTH),
      })),
    };
    expect(isShoppingList(list)).toBe(true);
    expect(new Blob([exportList(list)]).size).toBeLessThan(KEPT_FILE.most);
    expect(importList(exportList(list))).toEqual(list);
    expect(decodeList(encodeList(list))).toEqual({ ok: true, list });
  }
});

test('whatever list can be read can be stored, merged and read again', () => {
  const tick = fc.oneof(
    fc.string({ minLength: TICK_LENGTH - 4, maxLength: TICK_LENGTH }),
    fc
      .tuple(fc.string({ maxLength: 9 }), fc.stringMatching(/^[0-9]{1,30}(\.[0-9]{1,30})?$/))
      .map(([key, size]) => `${key}~${size}`),
  );
  const lists = fc.record({
    ticked: fc.array(tick, { maxLength: 4 }),
    id: fc.stringMatching(/^[a-z0-9]{1,9}$/),
    text: fc.string({ minLength: 1 }),
  });
  fc.assert(
    fc.property(lists, ({ ticked, id, text }) => {
      const file = exportList({ ...EMPTY_LIST, ticked, own: [{ id, text }] });
      const found = importList(file);
      if (typeof found === 'string') throw new Error(found);
      expect(isShoppingList(found)).toBe(true);
      expect(isShoppingList(mergeLists(found, LIST).list)).toBe(true);
      expect(isShoppingList(mergeLists(LIST, found).list)).toBe(true);
    }),
  );
});

describe('the code', () => {
  /** What a camera sees: the drawn path, eight pixels a square, read back from the page. */
  function photograph(svg: SVGSVGElement) {
    const [left = 0, top = 0, width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const side = width * 8;
    const data = new Uint8Array(side * side * 4).fill(255);
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let row = 0; row < 8; row += 1) {
        const start = ((Number(y) - top) * 8 + row) * side + (Number(x) - left) * 8;
        for (let pixel = 0; pixel < Number(length) * 8; pixel += 1) {
          data.fill(0, (start + pixel) * 4, (start + pixel) * 4 + 3);
        }
      }
    }
    return { width: side, height: side, data };
  }

  test.each([
    ['short', encodeList({ ...EMPTY_LIST, recipes: LIST.recipes })],
    ['long', encodeList(filled(40))],
  ])('of a %s list reads as the link it was made from', async (_, hash) => {
    const link = `https://example.com/recipes/shopping-list/${hash}`;
    expect(link.length).toBeLessThan(QR_LIMIT);
    render(<ListCode link={link} />);
    const svg = await screen.findByRole('img', { name: 'QR code of the link below' });
    const path = svg.querySelector('path')?.getAttribute('d') ?? '';
    const starts = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...starts)).toBe(QUIET_ZONE);
    expect(decodeQr(photograph(svg as unknown as SVGSVGElement), { timeLimit: 5000 })).toBe(link);
  });
});

describe('the list', () => {
  test('takes a recipe once; adding it again changes its servings in its place', () => {
    const list = withRecipe(LIST, { slug: 'barley-stew', servings: 8, variant: null });
    expect(list.recipes.map(({ slug, servings }) => `${slug} ${servings}`)).toEqual([
      'barley-stew 8',
      'chickpea-block 0.5',
      'brined-turnips 4',
    ]);
  });

  test('holds fifty recipes and a hundred own items of 120 characters, and stays readable', () => {
    let list = filled(150);
    for (let index = 0; index < 80; index += 1) {
      list = withRecipe(list, { slug: `dish-${index}`, servings: 2, variant: null });
    }
    list = withOwn({ ...list, own: list.own.slice(1) }, `${'x'.repeat(OWN_LENGTH - 1)}🥖 and more`);
    expect(list.recipes).toHaveLength(MOST_RECIPES);
    expect(list.own).toHaveLength(MOST_OWN);
    expect(list.own.at(-1)?.text).toBe('x'.repeat(OWN_LENGTH - 1));
    expect(isShoppingList(list)).toBe(true);
    expect(decodeList(encodeList(list))?.ok).toBe(true);
  });

  test.each([
    ['another version', { ...LIST, version: 2 }],
    ['a recipe twice', { ...LIST, recipes: [LIST.recipes[0], LIST.recipes[0]] }],
    ['servings that are no number', { ...LIST, recipes: [{ slug: 'chickpea-block', servings: '4' }] }],
    ['an address for a slug', { ...LIST, recipes: [{ slug: '../chickpea-block', servings: 4 }] }],
    ['too many recipes', { ...LIST, recipes: Array(51).fill(LIST.recipes[0]) }],
    ['nothing', null],
  ])('is not read from %s', (_, value) => {
    expect(isShoppingList(value)).toBe(false);
  });

  test('keeps a tick until more is needed than was ticked', () => {
    const lines = [{ key: 'onion', size: 400 }];
    const list = toggled(EMPTY_LIST, { key: 'onion', size: 400 }, lines);
    const isTicked = (size: number) => tickedKeys(list, [{ key: 'onion', size }]).has('onion');
    expect([isTicked(400), isTicked(200), isTicked(500)]).toEqual([true, true, false]);
    expect(toggled(list, { key: 'onion', size: 400 }, lines).ticked).toEqual([]);
  });

  test('and another one become one: mine stays, the larger servings count, nothing stands twice', () => {
    const theirs: ShoppingList = {
      version: 1,
      recipes: [
        { slug: 'chickpea-block', servings: 2, variant: null },
        { slug: 'lemon-noodles', servings: 4, variant: null },
        { slug: 'barley-stew', servings: 2, variant: null },
      ],
      ticked: ['own:o1~0'],
      own: [
        { id: 'o1', text: 'Coffee' },
        { id: 'o2', text: 'milk, 2 %' },
      ],
    };
    const { list: both, leftOut } = mergeLists(LIST, theirs);
    expect(leftOut).toEqual({ recipes: 0, own: 0 });
    expect(both.recipes.map(({ slug, servings }) => `${slug} ${servings}`)).toEqual([
      'barley-stew 6',
      'chickpea-block 2',
      'brined-turnips 4',
      'lemon-noodles 4',
    ]);
    expect(both.own.map(({ id, text }) => `${id} ${text}`)).toEqual([
      'o1 Milk, 2 %',
      'o2 우유 & <b>bread</b> 🥖',
      'o3 Coffee',
    ]);
    expect(both.ticked).toEqual([...LIST.ticked, 'own:o3~0']);
    expect(isShoppingList(both)).toBe(true);
  });
});
