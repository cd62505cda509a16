import fc from 'fast-check';
import { groceries } from '@/lib/content/server';
import { NOTHING_SAVED } from '@/lib/saved/saved';
import {
  CUSTOM_ITEM_LENGTH,
  customItemText,
  EMPTY_LIST,
  isShoppingList,
  MOST_CUSTOM_ITEMS,
  MOST_RECIPES,
  MOST_TICKS,
  type ShoppingListData,
  TICK_LENGTH,
} from '@/lib/saved/shopping-list';
import { exportStored, MAX_FILE_SIZE, parseExport } from '@/lib/saved/stored-file';
import { customLines } from '@/lib/shopping/custom-line';
import { decodeList, encodeList, LONGEST_LINK } from '@/lib/shopping/link';
import { addPasted, describePasted, readPasted } from '@/lib/shopping/pasted';

describe('the link to a list', () => {
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

  it('carries the whole list in characters that no messenger cuts off', () => {
    expect(HASH).toMatch(/^#list=[A-Za-z0-9._~-]+[A-Za-z0-9]$/);
    expect(decodeList(HASH)).toEqual({ ok: true, list: LIST });
    expect(decodeList(HASH.replaceAll('~', '%7E'))).toEqual({ ok: true, list: LIST });
  });

  it('has fewer than 50 characters for two recipes', () => {
    const recipes = LIST.recipes.slice(0, 2);
    expect(encodeList({ version: 1, recipes, ticked: [], own: [] }).length).toBeLessThan(50);
  });

  it('is read back as the same list, whatever that is', () => {
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

  it('leaves out own items that show nothing, and keeps the ticks of the others', () => {
    const own = [
      { id: 'o1', text: '\u2060' },
      { id: 'o2', text: '\u202EMilk' },
    ];
    expect(decodeList(encodeList({ ...LIST, ticked: ['own:o2~0', 'own:o1~0'], own }))).toEqual({
      ok: true,
      list: { ...LIST, ticked: ['own:o1~0'], own: [{ id: 'o1', text: 'Milk' }] },
    });
  });

  it.each(['', '#method'])('is not read from the fragment “%s”', (hash) => {
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
  ])('is refused that is %s', (_, hash, problem) => {
    expect(decodeList(hash)).toEqual({ ok: false, problem });
  });

  it('is refused without an error if it is any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(decodeList(`#list=${text}`)?.ok).toBe(false)));
  });

  // Three bytes a character in the link, six in the file: nothing takes more. Own items have no control characters.
  it.each(['\uFFFD', '\u0001'])(
    'carries the fullest list of the character %j, as a file does',
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
});

describe('a pasted list', () => {
  const items = (text: string) =>
    readPasted(text).items.map(({ text: item, isTicked }) => (isTicked ? `${item} ✓` : item));

  it.each([
    ['plain lines', 'milk\neggs\r\nbread', ['milk', 'eggs', 'bread']],
    ['Markdown', '- [ ] flour\n- [x] butter\n* salt', ['flour', 'butter ✓', 'salt']],
    ['Notes', 'Groceries\n\n◦ Milk\n◦ Eggs', ['Milk', 'Eggs']],
    ['a checklist of Notes', '- [ ] Milk\n- [X] Eggs\n', ['Milk', 'Eggs ✓']],
    ['Keep', '☐ Milk\n☑ Eggs\n☐ 2 kg potatoes', ['Milk', 'Eggs ✓', '2 kg potatoes']],
    ['Keep as text', '[ ] Milk\n[x] Eggs', ['Milk', 'Eggs ✓']],
    ['Reminders', '• Milk\n• Eggs', ['Milk', 'Eggs']],
    [
      'AnyList',
      'Groceries\n\nProduce\n• Bananas\n• Apples (4)\n\nDairy\n• Milk',
      ['Bananas', 'Apples (4)', 'Milk'],
    ],
    ['a message with emoji', '✔️ Milk\n⬜ Eggs\n✅ Bread', ['Milk ✓', 'Eggs', 'Bread ✓']],
    ['numbers', '1. flour\n2) 1.5 kg apples\n10. 3 eggs', ['flour', '1.5 kg apples', '3 eggs']],
    ['amounts that look like numbers', '2 kg potatoes\n1.5 l milk', ['2 kg potatoes', '1.5 l milk']],
    ['struck lines', '- ~~milk~~\n- eggs', ['milk ✓', 'eggs']],
    ['headings with a colon', 'Produce:\nmilk\nDairy：\neggs', ['milk', 'eggs']],
    ['a line without a bullet among others', '- flour\nbutter\n- eggs', ['flour', 'butter', 'eggs']],
    ['empty and invisible lines', 'milk\n\n \u200B\n- \u2060\neggs', ['milk', 'eggs']],
    ['other line breaks', 'milk\u2028eggs\u000Bbread', ['milk', 'eggs', 'bread']],
    ['hyphens within words', 'half-and-half\nT-bone steak', ['half-and-half', 'T-bone steak']],
  ])('reads %s', (_, text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  it('reads the text that this site copies', () => {
    const text = `Shopping list
Noodles (4 servings), Pork (2 servings)

Greens
[x] onions, 4 (about 550 g)

All else
[ ] Milk
`;
    expect(items(text)).toEqual(['onions, 4 (about 550 g) ✓', 'Milk']);
    expect(readPasted(text).headings).toEqual([
      'Shopping list',
      'Noodles (4 servings), Pork (2 servings)',
      'Greens',
      'All else',
    ]);
  });

  it('reads three lines of 60 letters as three items, and one of 121 as too long', () => {
    const line = 'x'.repeat(60);
    expect(readPasted(`${line}\n${line}\n${line}`)).toEqual({
      items: Array(3).fill({ text: line, isTicked: false }),
      headings: [],
      tooLong: [],
    });
    expect(readPasted(`milk\n- ${'y'.repeat(121)}`)).toMatchObject({
      items: [{ text: 'milk' }],
      tooLong: ['y'.repeat(121)],
    });
  });

  describe('adding', () => {
    it('ticks ticked items and adds none twice', () => {
      const { list, added, known } = addPasted(
        { ...EMPTY_LIST, own: [{ id: 'o1', text: 'Milk' }] },
        readPasted('milk\n[x] Eggs\n[ ] Bread\nbread').items,
      );
      expect(list.own.map(({ text }) => text)).toEqual(['Milk', 'Eggs', 'Bread']);
      expect(list.ticked).toEqual(['own:o1xur8r3~0']);
      expect([added, known]).toEqual([2, 2]);
    });

    it('is described with the lines that were left out', () => {
      const long = `${'very '.repeat(30)}long`;
      const pasted = readPasted(`Produce:\nmilk\n${long}\neggs`);
      expect(describePasted(pasted, addPasted(EMPTY_LIST, pasted.items))).toBe(
        '2 items added. Left out as headings: “Produce:”. Longer than 120 characters, so shorten these first: “very very very very very very very very…”.',
      );
    });

    it('stops at 100 and names what has no room', () => {
      const text = Array.from({ length: 104 }, (_, index) => `Thing ${index + 1}`).join('\n');
      const pasted = readPasted(text);
      const result = addPasted(EMPTY_LIST, pasted.items);
      expect(result.list.own).toHaveLength(100);
      expect(result.noRoom).toEqual(['Thing 101', 'Thing 102', 'Thing 103', 'Thing 104']);
      expect(describePasted(pasted, result)).toBe(
        '100 items added. The list has room for 100 items of your own. Not added: “Thing 101”, “Thing 102”, “Thing 103”, 1 more.',
      );
    });
  });
});

describe('an own item', () => {
  const line = (text: string) => customLines({ own: [{ id: 'o1', text }] }, groceries)[0];

  it.each([
    ['2 kg apples', '2 kg', 'apples', 'Greens'],
    ['400g flour', '400 g', 'flour', undefined],
    ['400g plain flour', '400 g', 'plain flour', 'Dry shelf'],
    ['1 lb 2 oz butter', '1 lb 2 oz', 'butter', 'Cold shelf'],
    ['1 1/2 cups of Milk', '1 1/2 cups', 'Milk', 'Cold shelf'],
    ['½ cup milk', '½ cup', 'milk', 'Cold shelf'],
    ['2-3 cloves garlic', '2-3 cloves', 'garlic', 'Greens'],
    ['a head of lettuce', 'a head', 'lettuce', 'Greens'],
    ['3x eggs', '3', 'eggs', 'Cold shelf'],
    ['eggs x12', '12', 'eggs', 'Cold shelf'],
    ['Apples (4)', '4', 'Apples', 'Greens'],
    ['onions, 3 (about 400 g)', '3 (about 400 g)', 'onions', 'Greens'],
    ['Carrots 1 kg', '1 kg', 'Carrots', 'Greens'],
    ['Lemons: 3', '3', 'Lemons', 'Greens'],
    ['3 onions, red', '3', 'onions, red', 'Greens'],
    ['milk', '', 'milk', 'Cold shelf'],
    ['Coconut Milk', '', 'Coconut Milk', 'Tins'],
    ['coconut water', '', 'coconut water', undefined],
    ['Milk, 2 %', '', 'Milk, 2 %', 'Cold shelf'],
    ['7 candles', '7', 'candles', undefined],
    ['12', '', '12', undefined],
    ['AAA batteries', '', 'AAA batteries', undefined],
  ])('lists “%s” with the amount “%s” of “%s” in the aisle %s', (text, amount, name, aisle) => {
    expect(line(text)).toEqual({ id: 'o1', text, amount, name, ...(aisle && { aisle }) });
  });
});
