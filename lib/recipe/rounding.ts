import type { Ingredient } from '@/lib/content/schema/recipe';
import type { Unit } from '@/lib/content/schema/units';

/** A point between two whole numbers that a measure is marked with, such as ½ or "⅓ and a tablespoon". */
export type Mark = {
  /** Part of one unit, from 0 to below 1. */
  at: number;
  /** Fraction printed after the whole number; '' for none. */
  glyph: string;
  /** Printed after the unit, with its joining sign: " + 1 tbsp". */
  plus?: string;
};

/** A number with its unit: "1½ cups"; `count` decides between one and more. The number alone for a plain count. */
export type UnitMessage = (of: { number: string; count: number }) => string;

/** Decimal steps in units, and how a number of them is printed. */
type Steps = { step: number; print: (value: number) => string };

/** A stretch of amounts measured in one unit. It runs to where the next band begins. */
export type Band = {
  /** First amount of the band, in the base measure of the scale; itself a printable amount. */
  from: number;
  /** Base measure in one unit. */
  size: number;
  unit: UnitMessage;
  /** Steps, or the marks between whole numbers. */
  grid: Steps | readonly Mark[];
};

/** What is printed, and of what it is made up, where that is a number with a unit. */
export type Printed = {
  /** As printed: "1½ cups", "⅓ cup + 1 tbsp". */
  text: string;
  parts?: { number: string; count: number; unit: UnitMessage; plus: string };
};

export type Shown = Printed & {
  /** The amount in the text, in the base measure of the scale. */
  measure: number;
};

/** Every amount that can be printed for one kind of measure, in rising bands. */
export type Scale = {
  /** Shown for anything smaller than `below` (base measure), so that nothing is ever zero. */
  least: Shown & { below: number };
  bands: readonly Band[];
};

/** A tie goes up; also what floating point may be off by. */
const HAIR = 1e-9;

/** A number with its unit, and what is printed after the unit. Less than one is singular: "½ cup". */
export function print(number: string, amount: number, unit: UnitMessage, plus = ''): Printed {
  const count = Math.max(amount, 1);
  return { text: unit({ number, count }) + plus, parts: { number, count, unit, plus } };
}

/**
 * The printable amount nearest to a value. Rounding to the nearest of one rising row of amounts is what
 * makes sure that a larger value never prints as a smaller amount, whatever units the row passes through.
 *
 * @param value in the base measure of the scale; above zero and finite
 */
export function snap(value: number, { least, bands }: Scale): Shown {
  if (value < least.below - HAIR) return least;

  let index = 0;
  while (index + 1 < bands.length && (bands[index + 1]?.from ?? 0) <= value * (1 + HAIR)) index += 1;
  const band = bands[index];
  if (!band) throw new Error('A scale needs at least one band.');

  const shown = nearest(value, band);
  const next = bands[index + 1];
  return next && shown.measure >= next.from * (1 - HAIR) ? nearest(next.from, next) : shown;
}

function nearest(value: number, { size, unit, grid }: Band): Shown {
  const units = value / size;
  if ('step' in grid) {
    const count = Math.round(units / grid.step + HAIR) * grid.step;
    return { ...print(grid.print(count), count, unit), measure: count * size };
  }
  const whole = Math.floor(units + HAIR);
  let best: Mark = { at: 1, glyph: '' };
  for (const mark of grid) {
    const closer = Math.abs(units - whole - best.at) - Math.abs(units - whole - mark.at);
    if (closer > HAIR || (closer > -HAIR && mark.at > best.at)) best = mark;
  }
  const printed = best.at === 1 ? whole + 1 : whole;
  const number = `${printed === 0 ? '' : printed}${best.glyph}`;
  // What is printed after the unit does not count: "1 cup + 1 tbsp".
  const count = printed + (best.glyph === '' ? 0 : best.at);
  return { ...print(number, count, unit, best.plus), measure: (whole + best.at) * size };
}

/** The fractions of cups and of rulers, by the character that prints them. */
export const FRACTIONS = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '⅜': 3 / 8,
  '½': 1 / 2,
  '⅝': 5 / 8,
  '⅔': 2 / 3,
  '¾': 3 / 4,
  '⅞': 7 / 8,
} as const;

export type FractionGlyph = keyof typeof FRACTIONS;

/** Removes floating-point errors: rounds to 12 significant digits. */
export function clean(value: number): number {
  return Number(value.toPrecision(12));
}

/** An amount times a scale, in the same unit; a scale that is negative or not a number changes nothing. */
export function scaleAmount(amount: number, scale: number): number {
  return clean(Number.isFinite(scale) && scale >= 0 ? amount * scale : amount);
}

/** Whole numbers only. */
export const WHOLES: readonly Mark[] = [{ at: 0, glyph: '' }];

/** Whole numbers and the given fractions: `fractions('½', '¾')`. */
export function fractions(...glyphs: FractionGlyph[]): readonly Mark[] {
  return [...WHOLES, ...glyphs.map((glyph) => ({ at: FRACTIONS[glyph], glyph }))];
}

export const QUARTERS = fractions('¼', '½', '¾');
export const HALVES = fractions('½');
export const EIGHTHS = fractions('⅛', '¼', '⅜', '½', '⅝', '¾', '⅞');
/** The sizes measuring cups come in. */
export const CUP_SIZES = fractions('¼', '⅓', '½', '⅔', '¾');

/** How a count is rounded, as `round` of an ingredient says. */
export type Round = NonNullable<Ingredient['round']>;

/** A part of an amount, both from 0 to 1: `share` of it, after `used` of it has gone elsewhere. */
export type Part = { share: number; used: number };

/** All of it. */
export const WHOLE: Part = { share: 1, used: 0 };

/** What is counted, and how it is rounded where an ingredient does not say: nobody measures half a leaf. */
const ROUNDED = {
  clove: 'nearest',
  slice: 'up',
  sprig: 'up',
  leaf: 'up',
  block: 'nearest',
  can: 'nearest',
} as const satisfies Partial<Record<Unit, Round>>;

/** A unit that is counted and not measured. */
export type CountedUnit = keyof typeof ROUNDED;

/** The least that is shown, and from which count on which marks are used. `part` is a part of a count. */
const SCALES: Record<Round | 'part', { least: [string, number]; grids: [from: number, readonly Mark[]][] }> =
  {
    up: { least: ['1', 1], grids: [[0, WHOLES]] },
    nearest: {
      least: ['½', 0.5],
      grids: [
        [0, HALVES],
        [1, WHOLES],
      ],
    },
    half: {
      least: ['½', 0.5],
      grids: [
        [0, HALVES],
        [5, WHOLES],
      ],
    },
    part: { least: ['⅛', 1 / 8], grids: [[0, EIGHTHS]] },
  };

/** Every count that can be printed with this rounding. */
export function countScale(round: Round | 'part', unit: UnitMessage): Scale {
  const { least, grids } = SCALES[round];
  const [glyph, measure] = least;
  return {
    least: { below: measure, ...print(glyph, measure, unit), measure },
    bands: grids.map(([from, grid]) => ({ from, size: 1, unit, grid })),
  };
}

/** Whether a unit is counted; without a unit everything is. */
export function isCounted(unit: Unit | undefined): unit is CountedUnit | undefined {
  return unit === undefined || Object.hasOwn(ROUNDED, unit);
}

/** A plain count, without a unit. */
export const pieces: UnitMessage = ({ number }) => number;

/** A count as it is printed: 3.5 eggs are 4. Amounts that are measured come back as they are. */
export function roundedCount(amount: number, unit: Unit | undefined, round?: Round): number {
  if (!isCounted(unit) || !(amount > 0)) return amount;
  return count(amount, { unit, round, unitMessage: pieces }).measure;
}

type CountOptions = {
  unit: CountedUnit | undefined;
  /** As an ingredient says; left out, as it is usual for the unit. */
  round?: Round;
  /** The unit as it is printed. */
  unitMessage: UnitMessage;
  part?: Part;
};

/** A count, or a part of it, as it is printed. */
export function count(amount: number, options: CountOptions): Shown {
  const { unit, round = unit === undefined ? 'nearest' : ROUNDED[unit], unitMessage, part = WHOLE } = options;
  const { share, used } = part;
  const whole = snap(round === 'up' ? Math.ceil(amount - 1e-6) : amount, countScale(round, unitMessage));
  if (share >= 1) return whole;
  // Cut at the same marks as every other part of it, so that the parts add up; finer where nothing would be left.
  const step = partStep(whole.measure, round);
  const mark = (at: number) => Math.round((whole.measure * at) / step + 1e-9) * step;
  const meant = clean(mark(used + share) - mark(used));
  return snap(meant > 0 ? meant : whole.measure * share, countScale('part', unitMessage));
}

/** What a part of a count is rounded to: halves of limes, but whole eggs where there are several. */
function partStep(whole: number, round: Round): number {
  if (round !== 'half') return whole < 2 ? 0.5 : 1;
  if (whole < 1) return 1 / 8;
  if (whole < 3) return 1 / 4;
  return whole < 10 ? 0.5 : 1;
}
