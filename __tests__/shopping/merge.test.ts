import fc from 'fast-check';
import { groceries, aisles as walk } from '@/lib/content/server';
import { allRecipes } from '@/lib/recipe/all';
import type { ItemData } from '@/lib/recipe/recipe-data';
import { amountText, describeLine, describeUse, listGroups } from '@/lib/shopping/list-text';
import { type Line, mergeRecipes } from '@/lib/shopping/merge';
import type { ScaledRecipe, ShopRecipe } from '@/lib/shopping/recipes';
import { printPart } from '@/lib/shopping/totals';
import { listsAreSound } from './sound-lists';

function dish(
  slug: string,
  recipeServings: number,
  items: ItemData[],
  variants?: ShopRecipe['variants'],
): ShopRecipe {
  return { slug, title: slug, href: `/${slug}`, servings: recipeServings, unit: 'serving', items, variants };
}

const noodles = dish('Noodles', 4, [
  { name: 'onion', buy: 'onion', amount: 400, unit: 'g', food: 'diced-onion' },
  { name: 'garlic', buy: 'garlic', amount: 3, unit: 'clove' },
  { name: 'egg', plural: 'eggs', buy: 'egg', amount: 2, round: 'up' },
  { name: 'cucumber', buy: 'cucumber', amount: 0.5 },
  { name: 'soy sauce', buy: 'soy-sauce', amount: 1, unit: 'tbsp', food: 'soy-sauce' },
  { name: 'neutral oil', buy: 'neutral-oil', amount: 60, unit: 'ml', food: 'neutral-oil' },
  { name: 'sugar', buy: 'sugar', amount: 1, unit: 'tbsp', food: 'sugar' },
  { name: 'cold water', buy: 'water', amount: 60, unit: 'ml', food: 'water' },
  { name: 'sliced pickled plums', buy: 'pickled-plum' },
]);
const curry = dish('Curry', 4, [
  { name: 'onion', buy: 'onion', amount: 1 },
  { name: 'garlic', buy: 'garlic', amount: 20, unit: 'g' },
  { name: 'cooked chickpeas', buy: 'canned-chickpeas', amount: 2, unit: 'can' },
  { name: 'coconut milk', buy: 'coconut-milk', amount: 400, unit: 'ml', food: 'coconut-milk' },
  { name: 'neutral oil', buy: 'neutral-oil', amount: 2, unit: 'tbsp', food: 'neutral-oil' },
  { name: 'fine salt', buy: 'salt', amount: 1.5, unit: 'tsp', food: 'salt' },
]);
const salad = dish('Salad', 2, [
  { name: 'cucumber', buy: 'cucumber', amount: 300, unit: 'g', food: 'diced-cucumber' },
  { name: 'chickpeas', buy: 'canned-chickpeas', amount: 120, unit: 'g', food: 'cooked-chickpeas' },
  { name: 'lemon juice', buy: 'lemon', amount: 2, unit: 'tbsp', food: 'lemon-juice' },
  { name: 'fine salt', buy: 'salt' },
  { name: 'Oak smoked salt', amount: 5, unit: 'g' },
]);
const bowls = dish('Bowls', 3, [
  { name: 'soy sauce', buy: 'soy-sauce', amount: 60, unit: 'ml', food: 'soy-sauce' },
  { name: 'sugar', buy: 'sugar', amount: 50, unit: 'g', food: 'sugar' },
  { name: 'egg', plural: 'eggs', buy: 'egg', amount: 0.5, round: 'up' },
  { name: 'lemon', buy: 'lemon', amount: 1 },
  { name: 'rice', buy: 'rice', amount: 1, unit: 'cup', food: 'rice' },
  { name: 'mint', amount: 30, unit: 'g' },
]);
const brine = dish('Brine', 1, [{ name: 'fine salt', buy: 'salt', amount: 100, unit: 'g', food: 'salt' }], {
  title: 'Brine',
  options: [
    { id: 'plain', title: 'Plain', items: [{ name: 'bay leaf', buy: 'bay-leaf', amount: 3 }] },
    {
      id: 'mint',
      title: 'Mint',
      items: [
        { name: 'Mint', amount: 4, unit: 'sprig' },
        { name: 'honey', buy: 'honey', amount: 2, unit: 'tbsp', food: 'honey', optional: true },
      ],
    },
  ],
});

const make = (recipe: ShopRecipe, servings: number, variant: string | null = null): ScaledRecipe => ({
  recipe,
  servings,
  variant,
});
const FIVE = [make(noodles, 6), make(curry, 4), make(salad, 4), make(bowls, 3), make(brine, 2, 'mint')];

const words = (line: Line) => {
  const { amounts, name } = describeLine(line, 'metric');
  return [amountText(amounts), name].filter(Boolean).join(' ');
};
const lineOf = (chosen: ScaledRecipe[], key: string) =>
  mergeRecipes(chosen, groceries).find((line) => line.key === key);

it('the shopping list of five recipes is the one that was worked out by hand', () => {
  const titles = { aisles: walk, own: 'All else', cupboard: 'At home' };
  const groups = listGroups(mergeRecipes(FIVE, groceries), [], titles);
  expect(groups.flatMap(({ title, lines }) => lines.map((line) => `${title}: ${words(line)}`))).toEqual([
    // ½ cucumber of 300 g × 6/4 = 225 g, and 300 g × 4/2 = 600 g: 825 g / 300 g = 2.75.
    'Greens: 3 (about 825 g) cucumbers',
    // 3 cloves × 6/4 = 4.5, and 20 g / 5 g = 4: 8.5 cloves, 42.5 g.
    'Greens: 9 cloves (about 43 g) garlic',
    // 2 tbsp × 4/2 = 60 ml / 45 ml = 1.33, and 1.
    'Greens: 3 lemons',
    // 400 g × 6/4 = 600 g, and one of 150 g: 750 g / 150 g.
    'Greens: 5 (about 750 g) onions',
    'Greens: pickled plums',
    // 2 × 6/4 = 3, and 0.5: 3.5.
    'Cold shelf: 4 eggs',
    // 1 cup = 240 ml × 0.78 g/ml = 187.2 g, to the nearest 5 g.
    'Dry shelf: 185 g rice',
    // 2 cans of 240 g, and 120 g × 4/2 = 240 g: 720 g.
    'Tins: 3 cans (398 ml each) chickpeas',
    // 400 ml × 0.96 g/ml = 384 g, which is one can.
    'Tins: 1 can (400 ml) coconut milk',
    // 15 ml × 6/4 = 22.5 ml, and 60 ml: 82.5 ml, to the nearest 5 ml.
    'Oils and sauces: 82.5 ml soy sauce',
    // 1.5 tsp = 7.5 ml × 1.22 g/ml = 9.15 g, and 100 g × 2 = 200 g: 209.15 g, more than a kitchen is expected to have.
    'Spices: 210 g fine salt',
    // No sprig has a known weight: 4 × 2 = 8.
    'All else: 30 g + 8 sprigs mint',
    'All else: 10 g Oak smoked salt',
    // 2 tbsp × 2 = 4 tbsp.
    'At home: 4 tbsp honey',
    // 60 ml × 6/4 = 90 ml, and 2 tbsp = 30 ml.
    'At home: 120 ml neutral oil',
    // 1 tbsp × 6/4 = 22.5 ml × 0.85 g/ml = 19.125 g, and 50 g: 69.125 g.
    'At home: 70 g sugar',
  ]);
});

/** The lines of recipes of these items, each made once. */
const linesOf = (...recipes: ItemData[][]) =>
  mergeRecipes(
    recipes.map((items, index) => make(dish(`Dish ${index}`, 1, items), 1)),
    groceries,
  ).map(words);
const garlic = (amount: number): ItemData => ({ name: 'garlic', buy: 'garlic', amount, unit: 'clove' });
const egg = (amount: number): ItemData => ({ name: 'egg', buy: 'egg', amount });

it.each<[string, ItemData[][], string[]]>([
  [
    'counts up to whole things to buy',
    [[egg(1)], [egg(0.5), { name: 'cucumber', buy: 'cucumber', amount: 0.5 }]],
    ['1 cucumber', '2 (1½ needed) eggs'],
  ],
  [
    'of 0.1 three times is 0.3, not more',
    Array(30).fill([{ name: 'lemon', buy: 'lemon', amount: 0.1 }]),
    ['3 lemons'],
  ],
  ['of many cloves is in heads', [[garlic(24)]], ['3 heads (24 cloves) garlic']],
  ['of a few cloves is in cloves', [[garlic(6)]], ['6 cloves garlic']],
  [
    'of a little of a root is a root, of herbs a bunch',
    [
      [
        { name: 'ginger', buy: 'ginger', amount: 1, unit: 'tsp' },
        { name: 'parsley', buy: 'parsley', amount: 48, unit: 'g' },
      ],
    ],
    ['1 ginger root', '1 bunch (50 g) parsley'],
  ],
])('an amount to buy %s', (_, recipes, lines) => {
  expect(linesOf(...recipes)).toEqual(lines);
});

it.each([
  ['onion', 'Noodles 600 g, Curry 1'],
  ['salt', 'Curry 1½ tsp, Salad to taste, Brine 200 g'],
  ['pickled-plum', 'For Noodles'],
])('the line of %s names its recipes: %s', (key, parts) => {
  expect(describeUse(lineOf(FIVE, key) as Line, 'metric')).toBe(parts);
});

it.each([
  [3, 'Stew 1 tsp, Salad 1 tsp, Curry 1 tsp'],
  [4, 'For Stew, Salad and 2 more'],
])('a line of %d recipes reads “%s”', (count, parts) => {
  const items: ItemData[] = [{ name: 'salt', buy: 'salt', amount: 1, unit: 'tsp' }];
  const chosen = ['Stew', 'Salad', 'Curry', 'Soup'].map((name) => dish(name, 1, items)).slice(0, count);
  const all = chosen.map((recipe) => make(recipe, 1));
  expect(describeUse(lineOf(all, 'salt') as Line, 'metric')).toBe(parts);
});

it.each([
  ['mint', ['salt', 'honey', 'mint']],
  [null, ['bay-leaf', 'salt']],
  ['long-gone', ['bay-leaf', 'salt']],
])('the version %s buys %j', (variant, keys) => {
  const lines = mergeRecipes([make(brine, 1, variant)], groceries);
  expect(lines.map(({ key }) => key)).toEqual(keys);
});

it.each([
  ['onion', '5 (about 1 lb 10 oz)'],
  ['rice', '1 cup'],
  ['neutral-oil', '½ cup'],
  ['mint', '1 oz + 8 sprigs'],
])('the line of %s in US measures reads %s', (key, amount) => {
  expect(amountText(describeLine(lineOf(FIVE, key) as Line, 'us').amounts)).toBe(amount);
});

describe('of all recipes', () => listsAreSound(allRecipes()));

describe('of any recipes', () => {
  const keys = Object.keys(groceries).slice(0, 40);
  const item = fc.record({
    name: fc.constantFrom('thing', 'other'),
    buy: fc.option(fc.constantFrom(...keys), { nil: undefined }),
    amount: fc.option(fc.double({ min: 0.1, max: 900, noNaN: true }), { nil: undefined }),
    unit: fc.constantFrom('g', 'kg', 'ml', 'tsp', 'tbsp', 'cup', 'can', 'clove', 'sprig', 'pinch', undefined),
    food: fc.constantFrom('flour', 'olive-oil', 'diced-onion', undefined),
  });
  const chosenRecipes = fc
    .uniqueArray(
      fc.record({ slug: fc.stringMatching(/^[a-z]{1,4}$/), items: fc.array(item, { maxLength: 12 }) }),
      { selector: ({ slug }) => slug, maxLength: 6 },
    )
    .map((all) =>
      all.map(
        ({ slug, items }, index): ScaledRecipe => ({
          recipe: dish(slug, 4, items as ItemData[]),
          servings: index + 1,
          variant: null,
        }),
      ),
    );
  const bare = (lines: Line[]) => lines.map(({ key, name, sums, size }) => ({ key, name, sums, size }));

  it('does not depend on their order', () => {
    fc.assert(
      fc.property(chosenRecipes, (chosen) => {
        const there = bare(mergeRecipes(chosen, groceries));
        expect(bare(mergeRecipes([...chosen].reverse(), groceries))).toEqual(there);
      }),
    );
  });

  it('scales each sum with the servings', () => {
    fc.assert(
      fc.property(chosenRecipes, fc.constantFrom(2, 1 / 3, 7.5), (chosen, factor) => {
        const scaled = chosen.map((each) => ({ ...each, servings: each.servings * factor }));
        const before = mergeRecipes(chosen, groceries);
        const after = mergeRecipes(scaled, groceries);
        expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
        for (const [index, line] of before.entries()) {
          expect(after[index]?.sums.map(({ unit }) => unit)).toEqual(line.sums.map(({ unit }) => unit));
          for (const [at, sum] of line.sums.entries()) {
            const ratio = (after[index]?.sums[at]?.amount ?? 0) / sum.amount;
            expect(Math.abs(ratio / factor - 1)).toBeLessThan(1e-9);
          }
        }
      }),
    );
  });
});

describe('the total', () => {
  type Amount = [amount: number, unit?: ItemData['unit'], more?: Partial<ItemData>];

  /** The line for dishes that need these amounts of one thing. */
  function lineFor(buy: string | undefined, amounts: readonly Amount[]) {
    const chosen = amounts.map(([amount, unit, more], index) =>
      make(dish('ABC'[index] ?? '', 1, [{ name: 'thing', buy, amount, unit, ...more }]), 1),
    );
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
  ])('of %s in %s units, of the food %s, is %s, above %s', (amounts, system, buy, total, parts) => {
    const line = lineFor(buy, amountsOf(amounts));
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

  it('is the sum of the parts beneath it, for any weights and volumes', () => {
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
          const line = lineFor(undefined, all);
          const parts = line.parts.flatMap((part) => printPart(part, system));
          const [total] = describeLine(line, system).amounts;
          const sum = parts.reduce((sum, { text }) => sum + measureOf(text), 0);
          expect(measureOf(total?.text ?? '') / sum).toBeCloseTo(1, 9);
        },
      ),
      { numRuns: 300 },
    );
  });
});
