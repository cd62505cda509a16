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
export type UnitWords = (of: { number: string; count: number }) => string;

/** Decimal steps in units, and how a number of them is printed. */
type Steps = { step: number; print: (value: number) => string };

/** A stretch of amounts measured in one unit. It runs to where the next band begins. */
export type Band = {
  /** First amount of the band, in the base measure of the scale; itself a printable amount. */
  from: number;
  /** Base measure in one unit. */
  size: number;
  unit: UnitWords;
  /** Steps, or the marks between whole numbers. */
  grid: Steps | readonly Mark[];
};

/** What is printed, and of what it is made up, where that is a number with a unit. */
export type Printed = {
  /** As printed: "1½ cups", "⅓ cup + 1 tbsp". */
  text: string;
  parts?: { number: string; count: number; unit: UnitWords; plus: string };
};

export type Shown = Printed & {
  /** The amount the text stands for, in the base measure of the scale. */
  measure: number;
};

/** Every amount that can be printed for one kind of measure, in rising bands. */
export type Scale = {
  /** What stands for anything smaller than `below` (base measure), so that nothing is ever shown as zero. */
  least: Shown & { below: number };
  bands: readonly Band[];
};

/** A tie goes up; also what floating point may be off by. */
const HAIR = 1e-9;

/** A number with its unit, and what is printed after the unit. Less than one is said as one is: "½ cup". */
export function print(number: string, amount: number, unit: UnitWords, plus = ''): Printed {
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
