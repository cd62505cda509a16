/** @jest-environment node */

import { groceries } from '@/lib/content/server';
import { EMPTY_LIST } from '@/lib/saved/shopping-list';
import { customLines } from '@/lib/shopping/custom-line';
import { addPasted, describePasted, readPasted } from '@/lib/shopping/pasted';

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

describe('customLines', () => {
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
