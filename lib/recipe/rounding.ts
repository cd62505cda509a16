import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Unit } from '@/lib/content/schema/units';

/** Mark of a measure between two whole numbers, such as ½ or "⅓ and a tablespoon". */
export type Mark = {
  /** Part of one unit, from 0 to below 1. */
  at: number;
  /** Fraction printed after the whole number; '' for none. */
  glyph: string;
  /** Printed after the unit, with its joining sign: " + 1 tbsp". */
  plus?: string;
};

/** Formats a number with its unit: "1½ cups"; `count` selects the plural form. */
export type UnitMessage = (of: { number: string; count: number }) => string;

/** Decimal step in units, and the function that formats a value. */
type Steps = { step: number; print: (value: number) => string };

/** Range of amounts that are measured in one unit, up to the start of the next band. */
export type Band = {
  /** First amount of the band, in the base measure of the scale; itself a printable amount. */
  from: number;
  /** Base measure in one unit. */
  size: number;
  unit: UnitMessage;
  /** Steps, or the marks between whole numbers. */
  grid: Steps | readonly Mark[];
};

/** Formatted amount, with its parts if it is a number with a unit. */
export type Printed = {
  /** As printed: "1½ cups", "⅓ cup + 1 tbsp". */
  text: string;
  parts?: { number: string; count: number; unit: UnitMessage; plus: string };
};

export type Shown = Printed & {
  /** The amount in the text, in the base measure of the scale. */
  measure: number;
};

/** All printable amounts of one kind of measure, in ascending bands. */
export type Scale = {
  /** Shown for amounts smaller than `below` (base measure), so that no amount is zero. */
  least: Shown & { below: number };
  bands: readonly Band[];
};

/** Tolerance for floating-point errors; ties are rounded up. */
const EPSILON = 1e-9;

/** Formats a number with its unit and a suffix. Amounts below one are singular: "½ cup". */
export function print(number: string, amount: number, unit: UnitMessage, plus = ''): Printed {
  const count = Math.max(amount, 1);
  return { text: unit({ number, count }) + plus, parts: { number, count, unit, plus } };
}

/**
 * Rounds a value to the nearest printable amount. The amounts of all bands ascend, so that a larger value is never
 * printed as a smaller amount, even across units.
 *
 * @param value in the base measure of the scale; above zero and finite
 */
export function snap(value: number, { least, bands }: Scale): Shown {
  if (value < least.below - EPSILON) return least;

  let index = 0;
  while (index + 1 < bands.length && (bands[index + 1]?.from ?? 0) <= value * (1 + EPSILON)) index += 1;
  const band = bands[index];
  if (!band) throw new Error('A scale needs at least one band.');

  const shown = nearest(value, band);
  const next = bands[index + 1];
  return next && shown.measure >= next.from * (1 - EPSILON) ? nearest(next.from, next) : shown;
}

function nearest(value: number, { size, unit, grid }: Band): Shown {
  const units = value / size;
  if ('step' in grid) {
    const count = Math.round(units / grid.step + EPSILON) * grid.step;
    return { ...print(grid.print(count), count, unit), measure: count * size };
  }
  const whole = Math.floor(units + EPSILON);
  let best: Mark = { at: 1, glyph: '' };
  for (const mark of grid) {
    const closer = Math.abs(units - whole - best.at) - Math.abs(units - whole - mark.at);
    if (closer > EPSILON || (closer > -EPSILON && mark.at > best.at)) best = mark;
  }
  const printed = best.at === 1 ? whole + 1 : whole;
  const number = `${printed === 0 ? '' : printed}${best.glyph}`;
  // Text after the unit does not count: "1 cup + 1 tbsp".
  const count = printed + (best.glyph === '' ? 0 : best.at);
  return { ...print(number, count, unit, best.plus), measure: (whole + best.at) * size };
}

/** Fractions of cups and rulers by their character. */
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

/** Rounding of a count: `round` of an ingredient. */
export type Round = NonNullable<Ingredient['round']>;

/** Part of an amount: `share` of it, after `used` of it; both 0 to 1. */
export type AmountPart = { share: number; used: number };

/** The whole amount. */
export const WHOLE_AMOUNT: AmountPart = { share: 1, used: 0 };

/** Counted units with their default rounding. */
const ROUNDED = {
  clove: 'nearest',
  slice: 'up',
  sprig: 'up',
  leaf: 'up',
  block: 'nearest',
  can: 'nearest',
  bunch: 'half',
  head: 'half',
  handful: 'nearest',
  stick: 'half',
  piece: 'nearest',
  dash: 'nearest',
  package: 'half',
  stalk: 'nearest',
} as const satisfies Partial<Record<Unit, Round>>;

/** Unit that is counted, not measured. */
export type CountedUnit = keyof typeof ROUNDED;

/** Minimum, and the marks from each count on. `part` is for parts of a count. */
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

/** Scale of the counts that can be printed with a rounding. */
export function countScale(round: Round | 'part', unit: UnitMessage): Scale {
  const { least, grids } = SCALES[round];
  const [glyph, measure] = least;
  return {
    least: { below: measure, ...print(glyph, measure, unit), measure },
    bands: grids.map(([from, grid]) => ({ from, size: 1, unit, grid })),
  };
}

/** True if a unit is counted; also without a unit. */
export function isCounted(unit: Unit | undefined): unit is CountedUnit | undefined {
  return unit === undefined || Object.hasOwn(ROUNDED, unit);
}

/** Format of a count without a unit. */
export const pieces: UnitMessage = ({ number }) => number;

/** Rounds a count as it is printed: 3.5 eggs to 4. Measured amounts are returned unchanged. */
export function roundedCount(amount: number, unit: Unit | undefined, round?: Round): number {
  if (!isCounted(unit) || !(amount > 0)) return amount;
  return count(amount, { unit, round, unitMessage: pieces }).measure;
}

type CountOptions = {
  unit: CountedUnit | undefined;
  /** Rounding of the ingredient; by default that of the unit. */
  round?: Round;
  /** Format of the unit. */
  unitMessage: UnitMessage;
  part?: AmountPart;
};

/** Formats a count or a part of it. */
export function count(amount: number, options: CountOptions): Shown {
  const {
    unit,
    round = unit === undefined ? 'nearest' : ROUNDED[unit],
    unitMessage,
    part = WHOLE_AMOUNT,
  } = options;
  const { share, used } = part;
  const whole = snap(round === 'up' ? Math.ceil(amount - 1e-6) : amount, countScale(round, unitMessage));
  if (share >= 1) return whole;
  // Round the bounds of the part, not the part, so that all parts add up; use finer marks if the result is zero.
  const step = partStep(whole.measure, round);
  const mark = (at: number) => Math.round((whole.measure * at) / step + 1e-9) * step;
  const meant = clean(mark(used + share) - mark(used));
  return snap(meant > 0 ? meant : whole.measure * share, countScale('part', unitMessage));
}

/** Step that parts of a count are rounded to: half limes, but whole eggs if there are several. */
function partStep(whole: number, round: Round): number {
  if (round !== 'half') return whole < 2 ? 0.5 : 1;
  if (whole < 1) return 1 / 8;
  if (whole < 3) return 1 / 4;
  return whole < 10 ? 0.5 : 1;
}
