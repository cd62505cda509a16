import fc from 'fast-check';
import { UNIT_SYSTEMS, UNITS, type Unit, type UnitSystem } from '@/lib/content/schema/units';
import { describeQuantity, ingredientName } from '@/lib/recipe/amounts';
import { parseAmount } from '@/lib/recipe/parse-amount';
import { scaleAmount } from '@/lib/recipe/rounding';
import { gramsIn, millilitresIn } from '@/lib/recipe/scales';

describe('describeQuantity', () => {
  it('has the most of a range as its number', () => {
    expect(describeQuantity({ amount: 3, upTo: 4 }, { scale: 1, system: 'metric' }).number).toBe(4);
  });

  it('shows the name where there is no plural, and nothing for an amount to taste', () => {
    expect(ingredientName({ name: 'garlic' }, 3)).toBe('garlic');
    expect(describeQuantity({}, { scale: 3, system: 'us' })).toEqual({ text: '', number: null });
  });

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

it('parseAmount reads any text as null or as an amount above zero', () => {
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
