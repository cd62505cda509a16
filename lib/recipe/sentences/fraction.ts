/** A share of an ingredient, exact: thirds and sixths add up to one without rounding. */
export type Fraction = { top: number; bottom: number };

export const NONE: Fraction = { top: 0, bottom: 1 };
export const WHOLE: Fraction = { top: 1, bottom: 1 };

function reduce(top: number, bottom: number): Fraction {
  let [a, b] = [Math.abs(top), bottom];
  while (b !== 0) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

export function addFractions(one: Fraction, other: Fraction): Fraction {
  return reduce(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
}

export function subtractFractions(from: Fraction, taken: Fraction): Fraction {
  return addFractions(from, { top: -taken.top, bottom: taken.bottom });
}

/** Below zero, zero or above zero as `one` is less than, equal to or more than `other`. */
export function compareFractions(one: Fraction, other: Fraction): number {
  return one.top * other.bottom - other.top * one.bottom;
}

export function fractionValue(fraction: Fraction): number {
  return fraction.top / fraction.bottom;
}

/** `2/3`, or `1` for a whole. */
export function formatFraction(fraction: Fraction): string {
  return fraction.bottom === 1 ? String(fraction.top) : `${fraction.top}/${fraction.bottom}`;
}
