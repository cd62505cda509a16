import { decimal } from './fractions';

/** A point between two whole numbers that a measure is marked with, such as ½ or "⅓ and a tablespoon". */
export type Mark = {
  /** Part of one unit, from 0 to below 1. */
  at: number;
  /** Fraction printed after the whole number; '' for none. */
  glyph: string;
  /** Printed after the unit, with its joining sign: " + 1 tbsp". */
  plus?: string;
};

/** A stretch of amounts measured in one unit. It runs to where the next band begins. */
export type Band = {
  /** First amount of the band, in the base measure of the scale; itself a printable amount. */
  from: number;
  /** Base measure in one unit. */
  size: number;
  /** The unit for one and for more; '' twice for a plain count. */
  unit: readonly [one: string, many: string];
  /** Decimal step in units, or the marks between whole numbers. */
  grid: number | readonly Mark[];
};

/** Every amount that can be printed for one kind of measure, in rising bands. */
export type Scale = {
  /** What stands for anything smaller than `below` (base measure), so that nothing is ever shown as zero. */
  least: { below: number; text: string; measure: number };
  bands: readonly Band[];
};

export type Shown = {
  /** As printed: "1½ cups", "⅓ cup + 1 tbsp". */
  text: string;
  /** The amount the text stands for, in the base measure of the scale. */
  measure: number;
};

/** A tie goes up; also what floating point may be off by. */
const HAIR = 1e-9;

/**
 * The printable amount nearest to a value. Rounding to the nearest of one rising row of amounts is what
 * makes sure that a larger value never prints as a smaller amount, whatever units the row passes through.
 *
 * @param value in the base measure of the scale; above zero and finite
 */
export function snap(value: number, scale: Scale): Shown {
  const { least, bands } = scale;
  if (value < least.below - HAIR) return { text: least.text, measure: least.measure };

  let index = 0;
  while (index + 1 < bands.length && (bands[index + 1]?.from ?? 0) <= value * (1 + HAIR)) index += 1;
  const band = bands[index];
  if (!band) throw new Error('A scale needs at least one band.');

  const shown = nearest(value, band);
  const next = bands[index + 1];
  return next && shown.measure >= next.from * (1 - HAIR) ? nearest(next.from, next) : shown;
}

function nearest(value: number, band: Band): Shown {
  const units = value / band.size;
  if (typeof band.grid === 'number') {
    const count = Math.round(units / band.grid + HAIR) * band.grid;
    return { text: withUnit(decimal(count), count > 1, band), measure: count * band.size };
  }
  const whole = Math.floor(units + HAIR);
  let best: Mark = { at: 1, glyph: '' };
  for (const mark of band.grid) {
    const closer = Math.abs(units - whole - best.at) - Math.abs(units - whole - mark.at);
    if (closer > HAIR || (closer > -HAIR && mark.at > best.at)) best = mark;
  }
  const printed = best.at === 1 ? whole + 1 : whole;
  const text = `${printed === 0 ? '' : printed}${best.glyph}`;
  const several = printed > 1 || (printed === 1 && best.glyph !== '');
  return {
    text: withUnit(text, several, band) + (best.plus ?? ''),
    measure: (whole + best.at) * band.size,
  };
}

function withUnit(number: string, several: boolean, band: Band): string {
  const unit = band.unit[several ? 1 : 0];
  return unit === '' ? number : `${number} ${unit}`;
}
