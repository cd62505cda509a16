/** @jest-environment node */
import fc from 'fast-check';
import { UNIT_SYSTEMS, UNITS, type Unit, type UnitSystem } from '@/lib/content/schema/units';
import { describeQuantity, ingredientName } from '@/lib/recipe/amounts';
import { parseAmount } from '@/lib/recipe/parse-amount';
import { scaleAmount } from '@/lib/recipe/rounding';
import { gramsIn, millilitresIn } from '@/lib/recipe/scales';

describe('describeQuantity', () => {
  /** An amount, and what is shown of it at some factors. */
  type Case = [
    amount: number,
    unit: Unit | undefined,
    food: string | undefined,
    shown: Record<number, string>,
  ];

  function testShown(system: UnitSystem, cases: Case[]) {
    it.each(cases)(`shows %s %s of %s in ${system} units at each scale: %j`, (amount, unit, food, shown) => {
      for (const [scale, text] of Object.entries(shown)) {
        const quantity = describeQuantity({ amount, unit, food }, { scale: Number(scale), system });
        expect([scale, quantity.text]).toEqual([scale, text]);
      }
    });
  }

  testShown('metric', [
    [400, 'g', undefined, { 1: '400 g', 0.5: '200 g', 0.3333: '135 g', 2.5: '1 kg', 3.125: '1.25 kg' }],
    [1.6, 'kg', undefined, { 0.25: '400 g' }],
    [75, 'g', undefined, { 1: '75 g' }],
    [33.3, 'g', undefined, { 1: '33 g' }],
    [7, 'g', undefined, { 0.5: '3.5 g' }],
    [0.1, 'g', undefined, { 1: 'a pinch' }],
    [500, 'ml', undefined, { 1: '500 ml', 3: '1.5 L' }],
    [60, 'ml', undefined, { 0.75: '45 ml', 0.125: '1½ tsp' }],
    [
      1,
      'tsp',
      undefined,
      { 3: '1 tbsp', 4: '1 tbsp + 1 tsp', 0.3333: '⅓ tsp', 0.125: '⅛ tsp', 0.0625: 'a pinch' },
    ],
    [1, 'tbsp', undefined, { 0.5: '1½ tsp', 1.5: '1½ tbsp', 4: '4 tbsp', 8: '120 ml' }],
    [2, 'tbsp', 'sugar', { 4: '100 g' }],
    [1, 'cup', undefined, { 0.5: '120 ml' }],
    [1, 'cup', 'milk', { 1: '240 ml' }],
    [1, 'cup', 'flour', { 1: '125 g' }],
    [1, 'pinch', undefined, { 0.5: 'a pinch', 2: '2 pinches', 8: '½ tsp' }],
    [3, 'clove', undefined, { 1: '3 cloves', 0.25: '1 clove', 0.1: '½ clove', 1.75: '5 cloves' }],
    [2, 'leaf', undefined, { 1: '2 leaves', 0.05: '1 leaf', 1.25: '3 leaves' }],
    [6, 'sprig', undefined, { 0.9: '6 sprigs' }],
    [1, 'can', undefined, { 0.5: '½ can', 1.4: '1 can', 1.5: '2 cans', 2.5: '3 cans' }],
    [1, undefined, undefined, { 0.5: '½', 0.05: '½', 0.3333: '½', 2.75: '3', 7.3: '7', 12.4: '12' }],
  ]);

  testShown('us', [
    [
      400,
      'g',
      undefined,
      { 1: '14 oz', 1.25: '1 lb 2 oz', 2: '1¾ lb', 4: '3½ lb', 0.05: '¾ oz', 0.0075: '3 g' },
    ],
    [400, 'g', 'diced-onion', { 1: '2½ cups' }],
    [180, 'g', 'diced-carrot', { 1: '1⅓ cups' }],
    [120, 'g', 'yogurt', { 1: '½ cup' }],
    [100, 'g', 'flour', { 1.25: '1 cup' }],
    [60, 'ml', 'neutral-oil', { 1: '¼ cup' }],
    [1, 'ml', undefined, { 95: '⅓ cup + 1 tbsp', 15: '1 tbsp', 5: '1 tsp', 240: '1 cup' }],
    [500, 'ml', 'stock', { 1: '2 cups + 2 tbsp' }],
    [1, 'l', undefined, { 1: '4¼ cups', 6: '6¼ qt' }],
    [1, 'tsp', undefined, { 3: '1 tbsp', 0.0625: 'a pinch' }],
    [1, 'tbsp', undefined, { 4: '¼ cup', 5: '¼ cup + 1 tbsp' }],
    [1, 'cup', 'flour', { 1.5: '1½ cups', 0.125: '2 tbsp' }],
    [400, 'g', 'constructor', { 1: '14 oz' }],
  ]);

  it.each([
    ['up', { 0.1: '1', 0.25: '1', 0.5: '1', 0.7: '2', 1: '2', 1.25: '3', 3: '6' }],
    ['half', { 0.1: '½', 0.3: '½', 0.7: '1½', 1: '2', 1.25: '2½', 2.9: '6' }],
  ] as const)('rounds 2 things “%s” at each scale: %j', (round, shown) => {
    for (const [scale, text] of Object.entries(shown)) {
      const quantity = describeQuantity({ amount: 2, round }, { scale: Number(scale), system: 'metric' });
      expect([scale, quantity.text]).toEqual([scale, text]);
    }
  });

  it.each([
    [3.5, 'up', [0.5, 0.5], ['2', '2']],
    [2.5, 'up', [0.5, 0.5], ['2', '1']],
    [1, 'up', [0.5, 0.5], ['½', '½']],
    [2, 'half', [0.25, 0.25, 0.5], ['½', '½', '1']],
    [1.5, 'half', [0.25, 0.25, 0.5], ['½', '¼', '¾']],
    [7, 'nearest', [1 / 3, 2 / 3], ['2', '5']],
  ] as const)(
    'divides %s things, rounded %s, by %j into %j of the count that is shown',
    (amount, round, shares, parts) => {
      let used = 0;
      const shown = shares.map((share) => {
        const { text } = describeQuantity({ amount, round }, { scale: 1, system: 'metric', share, used });
        used += share;
        return text;
      });
      expect(shown).toEqual(parts);
    },
  );

  it.each<[number, Unit | undefined, string]>([
    [0.5, undefined, '½ egg'],
    [1, undefined, '1 egg'],
    [1.5, undefined, '2 eggs'],
    [100, 'g', '100 g egg'],
  ])('shows %s %s as “%s”', (amount, unit, words) => {
    const { text, number } = describeQuantity({ amount, unit }, { scale: 1, system: 'metric' });
    expect(`${text} ${ingredientName({ name: 'egg', plural: 'eggs' }, number)}`).toBe(words);
  });

  it('shows the name where there is no plural, and nothing for an amount to taste', () => {
    expect(ingredientName({ name: 'garlic' }, 3)).toBe('garlic');
    expect(describeQuantity({}, { scale: 3, system: 'us' })).toEqual({ text: '', number: null });
  });

  it.each([
    [1, 'us', 1 / 2, '2 tbsp'],
    [2, 'metric', 1 / 3, '40 ml'],
    [1, 'metric', 0, ''],
    [Number.NaN, 'metric', 1, '60 ml'],
    [Number.POSITIVE_INFINITY, 'metric', 1, '60 ml'],
    [-2, 'metric', 1, '60 ml'],
  ] as const)('shows 60 ml at the scale %s, %s, by the share %s as “%s”', (scale, system, share, shown) => {
    expect(describeQuantity({ amount: 60, unit: 'ml' }, { scale, system, share }).text).toBe(shown);
  });

  it.each<[amount: number, upTo: number, Unit | undefined, scale: number, UnitSystem, string]>([
    [2, 3, 'clove', 1, 'metric', '2 to 3 cloves'],
    [1, 2, 'clove', 4, 'metric', '4 to 8 cloves'],
    [200, 250, 'g', 1, 'metric', '200 to 250 g'],
    [200, 250, 'g', 4, 'metric', '800 g to 1 kg'],
    [200, 250, 'g', 1, 'us', '7 to 9 oz'],
    [2, 3, 'tsp', 1, 'us', '2 tsp to 1 tbsp'],
    [3, 4, undefined, 1, 'metric', '3 to 4'],
    [2, 3, 'clove', 0.1, 'metric', '½ clove'],
  ])(
    'shows the range %s to %s %s at the scale %s, %s, as “%s”',
    (amount, upTo, unit, scale, system, shown) => {
      const { text, number } = describeQuantity({ amount, upTo, unit }, { scale, system });
      expect(text).toBe(shown);
      if (unit === undefined) expect(number).toBe(upTo);
    },
  );

  describe('any amount', () => {
    const foodKey = fc.option(fc.constantFrom('water', 'flour', 'diced-onion', 'honey'), { nil: undefined });
    const rounding = fc.constantFrom('up' as const, 'nearest' as const, 'half' as const, undefined);
    const system = fc.constantFrom(...UNIT_SYSTEMS);
    const scale = fc.double({ min: 1 / 24, max: 100, noNaN: true });
    const measured = fc.constantFrom<Unit>('g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup');
    /** Grams or millilitres in a unit; 100 for counted things, so that counts stay small. */
    const sizeOf = (unit: Unit | undefined) => (unit && (millilitresIn(unit) ?? gramsIn(unit))) ?? 100;
    /** Ingredients from an eighth of a teaspoon or of a gram to some kilograms, in any unit. */
    const ingredient = fc
      .record({
        size: fc.double({ min: 0.125, max: 3000, noNaN: true }),
        unit: fc.option(fc.constantFrom(...UNITS), { nil: undefined }),
        food: foodKey,
        round: rounding,
      })
      .map(({ size, unit, ...rest }) => ({ ...rest, unit, amount: size / sizeOf(unit) }));
    const show = (item: Parameters<typeof describeQuantity>[0], by: number, units: UnitSystem) =>
      describeQuantity(item, { scale: by, system: units }).text;

    /** Size of a shown amount in the measure of its ingredient; a pinch is below all else. */
    function readBack(text: string, { unit, food }: { unit?: Unit; food?: string }): number {
      if (text === 'a pinch') return 0;
      const inGrams = unit !== undefined && (gramsIn(unit) !== undefined || / (g|kg)$/.test(text));
      const inMillilitres = unit !== undefined && millilitresIn(unit) !== undefined;
      const base = inGrams || (inMillilitres && food) ? 'g' : inMillilitres ? 'ml' : unit;
      return parseAmount(text, base, food) ?? Number.NaN;
    }

    it('is scaled by one scale after another as by both at once', () => {
      fc.assert(
        fc.property(fc.double({ min: 0.01, max: 1e5, noNaN: true }), scale, scale, (amount, a, b) => {
          const both = scaleAmount(amount, a * b);
          expect(Math.abs(scaleAmount(scaleAmount(amount, a), b) - both)).toBeLessThanOrEqual(both * 1e-10);
        }),
      );
    });

    it('is shown as a number and unit that a kitchen can measure', () => {
      const number = String.raw`(?:[1-9]\d*(?:\.\d{1,2})?|0\.\d{1,2}|[1-9]\d*[⅛¼⅓½⅔¾]|[⅛¼⅓½⅔¾])`;
      const more = String.raw`(?: \+ (?:[1-9]|½) (?:tsp|tbsp)| [1-9]\d? oz)?`;
      const printed = new RegExp(`^(?:a pinch|${number}(?: [a-zA-Z]+)?${more})$`);
      fc.assert(
        fc.property(ingredient, scale, system, (item, by, units) =>
          expect(show(item, by, units)).toMatch(printed),
        ),
        { numRuns: 1500 },
      );
    });

    it.each([
      ['more', fc.double({ min: 1, max: 2400, noNaN: true })],
      ['a little more', fc.double({ min: 1, max: 1.1, noNaN: true })],
    ])('never shows less for %s servings', (_, growth) => {
      fc.assert(
        fc.property(ingredient, scale, growth, system, (item, by, grown, units) => {
          const shown = (times: number) => readBack(show(item, times, units), item);
          expect(shown(Math.min(by * grown, 100))).toBeGreaterThanOrEqual(shown(by) * (1 - 1e-9));
        }),
        { numRuns: 1500 },
      );
    });

    it('reads back as itself within the rounding', () => {
      fc.assert(
        fc.property(
          fc.double({ min: 20, max: 3000, noNaN: true }),
          measured,
          foodKey,
          system,
          (size, unit, food, units) => {
            const amount = size / sizeOf(unit);
            const back = parseAmount(show({ amount, unit, food }, 1, units), unit, food) ?? Number.NaN;
            // The widest gap is that of cut vegetables between a third and half a cup.
            const isFine = size > 60 && (units === 'metric' || (!food && (unit === 'g' || unit === 'ml')));
            expect(Math.abs(back - amount) / amount).toBeLessThanOrEqual(isFine ? 0.09 : 0.21);
          },
        ),
        { numRuns: 1500 },
      );
    });

    it('is not rounded again once it was', () => {
      fc.assert(
        fc.property(fc.double({ min: 1, max: 3000, noNaN: true }), measured, system, (size, unit, units) => {
          const once = show({ amount: size / sizeOf(unit), unit }, 1, units);
          expect(show({ amount: parseAmount(once, unit) ?? Number.NaN, unit }, 1, units)).toBe(once);
        }),
        { numRuns: 1000 },
      );
    });
  });
});

describe('parseAmount', () => {
  /** Typed texts with their amounts in the unit of the food. */
  const READ: [unit: string | undefined, food: string | undefined, amounts: Record<string, number>][] = [
    [
      'g',
      undefined,
      { '380': 380, '380 g': 380, '380g': 380, ' 380 G. ': 380, '0,38 kg': 380, '.38 kg': 380 },
    ],
    [
      'g',
      undefined,
      { '1,000 g': 1000, '1 000 g': 1000, '５００ g': 500, '380 g pork': 380, '13 oz': 368.55 },
    ],
    [
      'g',
      undefined,
      { '1 lb 2 oz': 510.3, '1½ lb': 680.4, '1 pound and 2 ounces': 510.3, '1 lb 0 oz': 453.6 },
    ],
    ['l', undefined, { '1,5': 1.5 }],
    ['ml', undefined, { '1 1/2 cups': 360, '⅓ cup + 1 tbsp': 95, '8 oz': 240, '3 dl': 300 }],
    ['cup', undefined, { '1 ½ cups': 1.5 }],
    ['ml', 'stock', { '2 cups of stock': 480, '8 fl. oz.': 240 }],
    ['g', 'sugar', { '½ cup': 102 }],
    ['tbsp', 'sugar', { '85 g': 100 / 15 }],
    ['tsp', undefined, { 'a pinch': 1 / 16 }],
    [undefined, undefined, { '1½': 1.5, '2 eggs': 2 }],
    ['clove', undefined, { '3 cloves': 3 }],
    ['can', undefined, { '2 tins': 2 }],
  ];
  it.each(READ)('reads amounts in %s of %s: %j', (unit, food, amounts) => {
    for (const [text, amount] of Object.entries(amounts))
      expect([text, parseAmount(text, unit, food)]).toEqual([text, expect.closeTo(amount, 8)]);
  });

  it.each([
    ...['', 'g', 'some', '0', '-5', '1/0', 'NaN', 'Infinity', '1e5', '0x10', '5 5', '1 lb 2', '2-3', '100 %'],
    ...['<b>5</b>', '5 elephants', '3 cups', '9999999 kg', `1${'0'.repeat(90)}`],
  ])('refuses “%s” for grams', (text) => {
    expect(parseAmount(text, 'g')).toBeNull();
  });

  it('refuses a weight for what is counted', () => {
    expect([parseAmount('2 kg', undefined), parseAmount('5 g', 'clove')]).toEqual([null, null]);
  });

  it('reads any text as null or as an amount above zero', () => {
    const parts = ['1', '½', '/', ',', '.', ' ', '+', 'g', 'cups', 'oz', '-', '<', 'a', '٣'];
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...parts)).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const amount = parseAmount(text, 'g', 'sugar');
        expect(amount === null || (Number.isFinite(amount) && amount > 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
