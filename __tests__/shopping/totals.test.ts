/** @jest-environment node */
import fc from 'fast-check';
import { groceries } from '@/lib/content/server';
import type { ItemData } from '@/lib/recipe/recipe-data';
import { describeLine, describeUse } from '@/lib/shopping/list-text';
import { mergeRecipes } from '@/lib/shopping/merge';
import type { ShopRecipe } from '@/lib/shopping/recipes';
import { printPart } from '@/lib/shopping/totals';

type Amount = [amount: number, unit?: ItemData['unit'], more?: Partial<ItemData>];

/** The line for dishes that need these amounts of one thing. */
function lineOf(buy: string | undefined, amounts: readonly Amount[]) {
  const chosen = amounts.map(([amount, unit, more], index) => {
    const item: ItemData = { name: 'thing', buy, amount, unit, ...more };
    const title = 'ABC'[index] ?? '';
    const recipe: ShopRecipe = {
      slug: title,
      title,
      href: `/${title}`,
      servings: 1,
      unit: 'serving',
      items: [item],
    };
    return { recipe, servings: 1, variant: null };
  });
  const [line] = mergeRecipes(chosen, groceries);
  if (!line) throw new Error('No line.');
  return line;
}

/** Amounts of "60 ml + 1.5 tbsp", or of "2.2 up + 1.8 up" for things that are rounded up. */
const amountsOf = (text: string): Amount[] =>
  text.split(' + ').map((part) => {
    const [amount, word] = part.split(' ');
    const isRounding = word === 'up' || word === 'half';
    return isRounding ? [Number(amount), undefined, { round: word }] : [Number(amount), word as Amount[1]];
  });

it.each<[string, 'metric' | 'us', string | undefined, string, string]>([
  ['2.2 up + 1.8 up + 1.8 up', 'metric', 'egg', '7', 'A 3, B 2, C 2'],
  ['2.5 half + 2', 'metric', undefined, '5 4½ needed', 'A 2½, B 2'],
  ['24 g + 24 g', 'metric', undefined, '50 g', 'A 25 g, B 25 g'],
  ['1250 g + 180 g', 'metric', undefined, '1.43 kg', 'A 1.25 kg, B 180 g'],
  ['60 ml + 1.5 tbsp', 'metric', undefined, '82.5 ml', 'A 60 ml, B 1½ tbsp'],
  ['80 ml + 120 ml', 'us', undefined, '½ cup + ⅓ cup', 'A ⅓ cup, B ½ cup'],
  ['355 g + 106 g', 'us', undefined, '1 lb ¼ oz', 'A 12½ oz, B 3¾ oz'],
  ['350 g + 234 g + 28.35 g', 'us', undefined, '1 lb 6 oz', 'A 12½ oz, B 8½ oz, C 1 oz'],
])('the total of %s in %s units, of the food %s, is %s, above %s', (amounts, system, buy, total, parts) => {
  const line = lineOf(buy, amountsOf(amounts));
  const text = describeLine(line, system).amounts.flatMap((each) => [each.text, each.about ?? []].flat());
  expect(text.filter((each) => !each.startsWith('about')).join(' ')).toBe(total);
  expect(describeUse(line, system)).toBe(parts);
});

/** Number of recipeServings units in a printed amount, such as 1.5 cups in "1 cup + ½ cup". */
function measureOf(text: string): number {
  const sizes: Record<string, number> = {
    ...{ g: 1, kg: 1000, oz: 28.35, lb: 453.6, ml: 1, L: 1000, tsp: 5, tbsp: 15 },
    ...{ cup: 240, cups: 240, qt: 960 },
  };
  const glyphs: Record<string, number> = {
    ...{ '⅛': 1 / 8, '¼': 1 / 4, '⅓': 1 / 3, '⅜': 3 / 8, '½': 1 / 2, '⅝': 5 / 8, '⅔': 2 / 3, '¾': 3 / 4 },
    ...{ '⅞': 7 / 8 },
  };
  const terms = [...text.matchAll(/([\d.]*)([⅛¼⅓⅜½⅝⅔¾⅞]?) (\p{L}+)/gu)];
  return terms.reduce(
    (sum, [, whole = '', glyph = '', unit = '']) =>
      sum + (Number(whole || 0) + (glyphs[glyph] ?? 0)) * (sizes[unit] ?? Number.NaN),
    0,
  );
}

it('the total is the sum of the parts beneath it, for any weights and volumes', () => {
  const amounts = (unit: 'g' | 'ml' | 'tsp') =>
    fc.array(fc.tuple(fc.double({ min: 3, max: 3000, noNaN: true }), fc.constant(unit)), {
      minLength: 2,
      maxLength: 3,
    });
  fc.assert(
    fc.property(
      fc.constantFrom('metric' as const, 'us' as const),
      fc.oneof(amounts('g'), amounts('ml'), amounts('tsp')),
      (system, all) => {
        const line = lineOf(undefined, all);
        const parts = line.parts.flatMap((part) => printPart(part, system));
        const [total] = describeLine(line, system).amounts;
        const sum = parts.reduce((sum, { text }) => sum + measureOf(text), 0);
        expect(measureOf(total?.text ?? '') / sum).toBeCloseTo(1, 9);
      },
    ),
    { numRuns: 300 },
  );
});
