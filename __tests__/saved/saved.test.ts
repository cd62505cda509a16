import fc from 'fast-check';
import { groceries } from '@/lib/content/server';
import type { ItemData } from '@/lib/recipe/recipe-data';
import { mergeLists } from '@/lib/saved/merge-lists';
import { mergeSaved } from '@/lib/saved/merge-saved';
import { addSaved, isSaved, NOTHING_SAVED, removeSaved, salvageSaved } from '@/lib/saved/saved';
import {
  addCustomItem,
  EMPTY_LIST,
  isShoppingList,
  type ShoppingListData,
  setRecipe,
  setTick,
  tickedKeys,
} from '@/lib/saved/shopping-list';
import { parseExport } from '@/lib/saved/stored-file';
import { decodeList, encodeList } from '@/lib/shopping/link';
import { type Line, mergeRecipes } from '@/lib/shopping/merge';

describe('saved recipes', () => {
  const saved = { favourites: ['barley-stew', 'chickpea-block'], later: ['lemon-noodles'] };

  it('have the latest first', () => {
    const list = addSaved(NOTHING_SAVED, 'later', 'chickpea-block');
    expect(addSaved(list, 'later', 'lemon-noodles').later).toEqual(['lemon-noodles', 'chickpea-block']);
  });

  it('are added to and removed from one list, and the other list stays as it is', () => {
    const on = addSaved(saved, 'later', 'chickpea-block');
    expect(isSaved(on, 'later', 'chickpea-block')).toBe(true);
    expect(on.favourites).toEqual(['barley-stew', 'chickpea-block']);
    expect(removeSaved(on, 'later', 'chickpea-block')).toEqual(saved);
    expect(removeSaved(saved, 'favourites', 'nowhere')).toEqual(saved);
  });

  it('are merged without losing, moving or repeating entries', () => {
    const merged = { favourites: ['barley-stew', 'chickpea-block', 'herb-salad'], later: ['lemon-noodles'] };
    const other = { favourites: ['chickpea-block', 'herb-salad'], later: [] };
    expect(mergeSaved(saved, other)).toEqual(merged);
    expect(mergeSaved(merged, other)).toEqual(merged);
  });

  it('are read without the bad entries, which are counted', () => {
    const favourites = ['chickpea-block', 1, '<b>', 'chickpea-block', 'lemon-noodles'];
    expect(salvageSaved({ version: 7, favourites })).toEqual({
      saved: { favourites: ['chickpea-block', 'lemon-noodles'], later: [] },
      skipped: 2,
    });
  });

  it('have the choice that they were saved with, until they are on no list', () => {
    const once = addSaved(saved, 'later', 'barley-stew', '?servings=6&version=soy');
    expect(once.choices).toEqual({ 'barley-stew': '?servings=6&version=soy' });
    const left = removeSaved(once, 'later', 'barley-stew');
    expect(left.choices).toEqual({ 'barley-stew': '?servings=6&version=soy' });
    expect(removeSaved(left, 'favourites', 'barley-stew').choices).toBeUndefined();
    expect(mergeSaved(NOTHING_SAVED, once)).toEqual({
      favourites: ['barley-stew', 'chickpea-block'],
      later: ['barley-stew', 'lemon-noodles'],
      choices: { 'barley-stew': '?servings=6&version=soy' },
    });
  });

  it.each([['?servings=<b>'], [7], ['javascript:1'], [null]])(
    'are read without the stored choice %j',
    (choice) => {
      const choices = { 'barley-stew': choice };
      expect(salvageSaved({ ...saved, choices })?.saved).toEqual(saved);
    },
  );
});

describe('the shopping list', () => {
  const LIST: ShoppingListData = {
    version: 1,
    recipes: [
      { slug: 'barley-stew', servings: 6, variant: null },
      { slug: 'chickpea-block', servings: 0.5, variant: null },
    ],
    ticked: ['onion~750', 'own:o2~0'],
    own: [
      { id: 'o1', text: 'Milk, 2 %' },
      { id: 'o2', text: '우유 & <b>bread</b> 🥖' },
    ],
  };
  const titles = ({ recipes }: ShoppingListData) =>
    recipes.map(({ slug, servings }) => `${slug} ${servings}`);

  it('changes the servings of a recipe in its place when it is added again', () => {
    const list = setRecipe(LIST, { slug: 'barley-stew', servings: 8, variant: null });
    expect(titles(list)).toEqual(['barley-stew 8', 'chickpea-block 0.5']);
  });

  it('holds 50 recipes, 100 own items of 120 characters and stays readable', () => {
    let list = EMPTY_LIST;
    for (let index = 0; index < 150; index += 1) {
      list = addCustomItem(list, `Thing ${index}`);
      list = setRecipe(list, { slug: `dish-${index}`, servings: 2, variant: null });
    }
    list = addCustomItem({ ...list, own: list.own.slice(1) }, `${'x'.repeat(119)}🥖 and more`);
    expect([list.recipes.length, list.own.length]).toEqual([50, 100]);
    expect(list.own.at(-1)?.text).toBe('x'.repeat(119));
    expect(isShoppingList(list)).toBe(true);
  });

  it('adds own items to a list that has one with a high number', () => {
    const odd = { ...EMPTY_LIST, own: [{ id: 'o999999', text: 'Milk' }] };
    const list = addCustomItem(addCustomItem(odd, 'Bread'), 'Eggs');
    expect(list.own.map(({ text }) => text)).toEqual(['Milk', 'Bread', 'Eggs']);
    expect(isShoppingList(list)).toBe(true);
  });

  it.each([
    ['another version', { ...LIST, version: 2 }],
    ['a recipe twice', { ...LIST, recipes: [LIST.recipes[0], LIST.recipes[0]] }],
    ['servings that are no number', { ...LIST, recipes: [{ slug: 'chickpea-block', servings: '4' }] }],
    ['a path as a slug', { ...LIST, recipes: [{ slug: '../chickpea-block', servings: 4 }] }],
    ['51 recipes', { ...LIST, recipes: Array(51).fill(LIST.recipes[0]) }],
    ['nothing', null],
  ])('is not read from %s', (_, value) => {
    expect(isShoppingList(value)).toBe(false);
  });

  it('merges two lists: own entries stay, the larger servings count, nothing is there twice', () => {
    const theirs: ShoppingListData = {
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
    const { list, leftOut } = mergeLists(LIST, theirs);
    expect(leftOut).toEqual({ recipes: 0, own: 0 });
    expect(titles(list)).toEqual(['barley-stew 6', 'chickpea-block 2', 'lemon-noodles 4']);
    expect(list.own.map(({ id, text }) => `${id} ${text}`)).toEqual([
      'o1 Milk, 2 %',
      'o2 우유 & <b>bread</b> 🥖',
      'o1mw3r9d Coffee',
    ]);
    expect(list.ticked).toEqual(['onion~750', 'own:o2~0', 'own:o1mw3r9d~0']);
  });

  it('merges into a full list what fits, and ticks nothing for what does not', () => {
    const own = Array.from({ length: 100 }, (_, index) => ({ id: `o${index + 1}`, text: `Mine ${index}` }));
    const recipes = Array.from({ length: 49 }, (_, index) => ({
      slug: `dish-${index}`,
      servings: 2,
      variant: null,
    }));
    const { list, leftOut } = mergeLists({ ...EMPTY_LIST, recipes, own }, { ...LIST, ticked: ['own:o2~0'] });
    expect(leftOut).toEqual({ recipes: 1, own: 2 });
    expect(list.recipes.at(-1)?.slug).toBe('barley-stew');
    expect([list.own.at(-1)?.text, list.ticked]).toEqual(['Mine 99', []]);
  });

  it('can be stored and merged, whatever was read', () => {
    const size = fc.stringMatching(/^[0-9]{1,30}(\.[0-9]{1,30})?$/);
    const tick = fc.oneof(
      fc.string({ minLength: 156, maxLength: 160 }),
      fc.tuple(fc.string({ maxLength: 9 }), size).map(([key, amount]) => `${key}~${amount}`),
    );
    const id = fc.stringMatching(/^[a-z0-9]{1,9}$/);
    fc.assert(
      fc.property(fc.array(tick, { maxLength: 4 }), id, fc.string({ minLength: 1 }), (ticked, own, text) => {
        const written = { ...EMPTY_LIST, ticked, own: [{ id: own, text }] };
        const read = parseExport(JSON.stringify({ kind: 'raw-to-remarkable-shopping-list', ...written }));
        if (!read.ok) throw new Error(read.problem);
        const found = read.data.shopping;
        expect(isShoppingList(found)).toBe(true);
        expect(isShoppingList(mergeLists(found, LIST).list)).toBe(true);
        expect(isShoppingList(mergeLists(LIST, found).list)).toBe(true);
      }),
    );
  });

  describe('a tick', () => {
    const item = (buy: string, amount?: number, unit?: ItemData['unit']): ItemData => ({
      name: buy,
      buy,
      amount,
      unit,
    });
    /** Lines for one dish that takes these items. */
    const linesOf = (...items: ItemData[]): Line[] => {
      const dish = { slug: 'dish', title: 'Dish', href: '/dish', servings: 1, unit: 'serving', items };
      return mergeRecipes([{ recipe: dish, servings: 1, variant: null }], groceries);
    };
    const tick = (lines: Line[]) =>
      lines.reduce((list, line) => setTick(list, line, true, lines), EMPTY_LIST);
    const onions = linesOf(item('onion', 400, 'g'));

    // A lemon has 45 ml of juice.
    it.each([
      ['400 g of onions', 'stays for 400 g', onions, onions, 1],
      ['400 g of onions', 'lapses for 3 onions', onions, linesOf(item('onion', 3)), 0],
      ['3 onions', 'stays for 400 g', linesOf(item('onion', 3)), onions, 1],
      ['a lemon', 'stays for 40 ml of juice', linesOf(item('lemon', 1)), linesOf(item('lemon', 40, 'ml')), 1],
      [
        'a lemon',
        'lapses for 90 ml of juice',
        linesOf(item('lemon', 1)),
        linesOf(item('lemon', 90, 'ml')),
        0,
      ],
      ['salt to taste', 'stays', linesOf(item('salt')), linesOf(item('salt')), 1],
      [
        'salt to taste',
        'lapses for 5 g',
        linesOf(item('salt')),
        linesOf(item('salt'), item('salt', 5, 'g')),
        0,
      ],
    ])('on %s %s, and does so when the list is sent', (_, _then, before, after, ticked) => {
      const list = tick(before);
      expect(tickedKeys(list, after).size).toBe(ticked);
      const sent = decodeList(encodeList(list));
      expect(sent?.ok && tickedKeys(sent.list, after).size).toBe(ticked);
    });

    it('is removed on its own', () => {
      const [line] = onions;
      expect(line && setTick(tick(onions), line, false, onions).ticked).toEqual([]);
    });

    it('on each of 1200 lines leaves a list that can be read', () => {
      const lines = Array.from({ length: 1200 }, (_, index) => ({ key: `line-${index}`, size: 1 }));
      const list = lines.reduce<ShoppingListData>((all, line) => setTick(all, line, true, lines), EMPTY_LIST);
      expect(isShoppingList(list)).toBe(true);
    });
  });
});
