/** @jest-environment node */
import fc from 'fast-check';
import { UNIT_SYSTEMS, UNITS, type Unit } from '@/lib/content/schema/units';
import { scaleAmount } from '@/lib/kitchen/fractions';
import { parseHave } from '@/lib/kitchen/have';
import { gramsIn, millilitresIn } from '@/lib/kitchen/measures';
import { describeQuantity } from '@/lib/kitchen/quantity';

const foodKey = fc.option(fc.constantFrom('water', 'flour', 'diced-onion', 'honey'), { nil: undefined });
const system = fc.constantFrom(...UNIT_SYSTEMS);
const factor = fc.double({ min: 1 / 24, max: 100, noNaN: true });
/** Ingredients from an eighth of a teaspoon or of a gram to some kilograms, in any unit. */
const ingredient = fc
  .record({
    size: fc.double({ min: 0.125, max: 3000, noNaN: true }),
    unit: fc.option(fc.constantFrom(...UNITS), { nil: undefined }),
    food: foodKey,
    round: fc.option(fc.constantFrom('up' as const, 'nearest' as const, 'half' as const), { nil: undefined }),
  })
  .map(({ size, unit, ...rest }) => ({ ...rest, unit, amount: size / sizeOfUnit(unit) }));

/** Grams or millilitres in a unit; 100 for what is counted, so that counts stay small. */
function sizeOfUnit(unit: Unit | undefined): number {
  return (unit && (millilitresIn(unit) ?? gramsIn(unit))) ?? 100;
}

/** A number as print writes it: "400", "1.25", "1½", "¾"; never a bare zero, never other fractions. */
const NUMBER = String.raw`(?:[1-9]\d*(?:\.\d{1,2})?|0\.\d{1,2}|[1-9]\d*[⅛¼⅓½⅔¾]|[⅛¼⅓½⅔¾])`;
const PRINTED = new RegExp(
  `^(?:a pinch|${NUMBER}(?: [a-zA-Z]+)?(?: \\+ (?:[1-9]|½) (?:tsp|tbsp)| [1-9]\\d? oz)?)$`,
);

test('scaling by one factor and then another equals scaling by both', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e5, noNaN: true }), factor, factor, (amount, a, b) => {
      const both = scaleAmount(amount, a * b);
      expect(Math.abs(scaleAmount(scaleAmount(amount, a), b) - both)).toBeLessThanOrEqual(both * 1e-10);
    }),
  );
});

test('every amount prints as something a kitchen can measure', () => {
  fc.assert(
    fc.property(ingredient, factor, system, (item, by, units) => {
      expect(describeQuantity(item, { factor: by, system: units }).text).toMatch(PRINTED);
    }),
    { numRuns: 1500 },
  );
});

/** What a printed amount comes to in the ingredient's own measure; a pinch is below all else. */
function readBack(text: string, { unit, food }: { unit?: Unit; food?: string }): number {
  if (text === 'a pinch') return 0;
  const inGrams = unit !== undefined && (gramsIn(unit) !== undefined || / (g|kg)$/.test(text));
  const inMillilitres = unit !== undefined && millilitresIn(unit) !== undefined;
  const base = inGrams || (inMillilitres && food) ? 'g' : inMillilitres ? 'ml' : unit;
  const size = parseHave(text, base, food);
  if (size === null) throw new Error(`"${text}" cannot be read in ${base} of ${food}.`);
  return size;
}

test('more servings never show less', () => {
  fc.assert(
    fc.property(ingredient, factor, factor, system, (item, a, b, units) => {
      const shown = (by: number) =>
        readBack(describeQuantity(item, { factor: by, system: units }).text, item);
      expect(shown(Math.max(a, b))).toBeGreaterThanOrEqual(shown(Math.min(a, b)) * (1 - 1e-9));
    }),
    { numRuns: 1500 },
  );
});

test('a little more never shows less either', () => {
  const near = fc.double({ min: 1, max: 1.1, noNaN: true });
  fc.assert(
    fc.property(ingredient, factor, near, system, (item, a, step, units) => {
      const shown = (by: number) =>
        readBack(describeQuantity(item, { factor: by, system: units }).text, item);
      expect(shown(a * step)).toBeGreaterThanOrEqual(shown(a) * (1 - 1e-9));
    }),
    { numRuns: 1500 },
  );
});

const measured = fc.constantFrom<Unit>('g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup');

test('an amount shown in either system reads back as itself, give or take what a cook can see', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 20, max: 3000, noNaN: true }),
      measured,
      foodKey,
      system,
      (size, unit, food, units) => {
        const amount = size / sizeOfUnit(unit);
        const { text } = describeQuantity({ amount, unit, food }, { factor: 1, system: units });
        const back = parseHave(text, unit, food) ?? Number.NaN;
        // The widest gap is that of cut vegetables between a third and half a cup.
        expect(Math.abs(back - amount) / amount).toBeLessThanOrEqual(0.21);
        if (size > 60 && units === 'metric')
          expect(Math.abs(back - amount) / amount).toBeLessThanOrEqual(0.09);
      },
    ),
    { numRuns: 1500 },
  );
});

test('what was rounded once is not rounded again', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 3000, noNaN: true }), measured, system, (size, unit, units) => {
      const show = (amount: number) => describeQuantity({ amount, unit }, { factor: 1, system: units }).text;
      const once = show(size / sizeOfUnit(unit));
      expect(show(parseHave(once, unit) ?? Number.NaN)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

test('metric to US and back stays within the rounding', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 60, max: 3000, noNaN: true }),
      fc.constantFrom<Unit>('g', 'ml'),
      (amount, unit) => {
        const us = describeQuantity({ amount, unit }, { factor: 1, system: 'us' }).text;
        const back = parseHave(us, unit) ?? Number.NaN;
        expect(Math.abs(back - amount) / amount).toBeLessThanOrEqual(0.085);
      },
    ),
    { numRuns: 1000 },
  );
});
