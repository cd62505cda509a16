import { GRAMS, MILLILITRES } from '@/lib/kitchen/measures';
import {
  CUP_COARSE,
  CUP_FINE,
  CUP_MIDDLE,
  CUP_SIZES,
  EIGHTHS,
  fractions,
  HALVES,
  POUND_AND_OUNCES,
  QUARTERS,
  SPOON,
  SPOON_FINE,
  WHOLE,
} from './marks';
import type { Band, Scale } from './snap';

const { cup, pinch, qt, tbsp, tsp } = MILLILITRES;
const { oz, lb } = GRAMS;

function band(
  from: number,
  size: number,
  unit: string | readonly [string, string],
  grid: Band['grid'],
): Band {
  return { from, size, unit: typeof unit === 'string' ? [unit, unit] : unit, grid };
}

const A_PINCH = { below: 1.5 * pinch, text: 'a pinch', measure: pinch };
const CUPS = ['cup', 'cups'] as const;

const teaspoons = [
  band(0, tsp, 'tsp', fractions('⅛', '¼', '⅓', '½', '⅔', '¾')),
  band(tsp, tsp, 'tsp', QUARTERS),
];
const tablespoons = [...teaspoons, band(tbsp, tbsp, 'tbsp', SPOON_FINE), band(2 * tbsp, tbsp, 'tbsp', SPOON)];

const millilitres = [
  band(30, 1, 'ml', 5),
  band(1000, 1000, 'L', 0.05),
  band(5000, 1000, 'L', 0.1),
  band(20_000, 1000, 'L', 0.5),
  band(100_000, 1000, 'L', 1),
];

/** Spoons stay spoons up to this, in millilitres; a metric kitchen takes the jug or the scales from there. */
export const SPOONS_END = 6 * tbsp;

/** Millilitres as a metric kitchen measures what a recipe gives in spoons. */
export const METRIC_SPOONS: Scale = {
  least: A_PINCH,
  bands: [
    ...tablespoons,
    band(4 * tbsp, tbsp, 'tbsp', HALVES),
    ...millilitres.map((each, index) => (index === 0 ? { ...each, from: SPOONS_END } : each)),
  ],
};

/** Millilitres as a metric kitchen measures them: the jug, and spoons below 10 ml. */
export const METRIC_VOLUME: Scale = {
  least: A_PINCH,
  bands: [...teaspoons, band(10, 1, 'ml', 1), ...millilitres],
};

/** Grams, as kitchen scales show them. */
export const METRIC_WEIGHT: Scale = {
  least: { below: 0.25, text: 'a pinch', measure: 0.25 },
  bands: [
    band(0, 1, 'g', 0.5),
    band(5, 1, 'g', 1),
    band(50, 1, 'g', 5),
    band(1000, 1000, 'kg', 0.05),
    band(5000, 1000, 'kg', 0.1),
    band(20_000, 1000, 'kg', 0.5),
    band(100_000, 1000, 'kg', 1),
  ],
};

const quarts = [
  band(4 * qt, qt, 'qt', QUARTERS),
  band(10 * qt, qt, 'qt', HALVES),
  band(25 * qt, qt, 'qt', WHOLE),
];

/** Millilitres in US spoons, cups and quarts. */
export const US_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...tablespoons,
    band(cup / 4, cup, CUPS, CUP_FINE),
    band(cup, cup, CUPS, CUP_MIDDLE),
    band(2 * cup, cup, CUPS, CUP_COARSE),
    band(4 * cup, cup, CUPS, CUP_SIZES),
    ...quarts,
  ],
};

/** Millilitres of cut vegetables and the like, which nobody levels off with a tablespoon. */
export const US_PIECES: Scale = {
  least: A_PINCH,
  bands: [
    ...teaspoons,
    band(tbsp, tbsp, 'tbsp', HALVES),
    band(cup / 4, cup, CUPS, CUP_SIZES),
    band(4 * cup, cup, CUPS, HALVES),
    ...quarts,
  ],
};

/** Grams in ounces and pounds. Below a quarter ounce, US scales are read in grams too. */
export const US_WEIGHT: Scale = {
  least: METRIC_WEIGHT.least,
  bands: [
    band(0, 1, 'g', 0.5),
    band(oz / 4, oz, 'oz', QUARTERS),
    band(4 * oz, oz, 'oz', HALVES),
    band(lb, lb, 'lb', POUND_AND_OUNCES),
    band(5 * lb, lb, 'lb', QUARTERS),
    band(20 * lb, lb, 'lb', HALVES),
    band(50 * lb, lb, 'lb', WHOLE),
  ],
};

/** A scale of pinches (in millilitres) that turns into spoons at a quarter teaspoon. */
export function pinches(spoons: Scale): Scale {
  const start = spoons.bands.filter((each) => each.from < tsp).map((each) => ({ ...each, from: tsp / 4 }));
  const rest = spoons.bands.filter((each) => each.from >= tsp);
  return { least: A_PINCH, bands: [band(0, pinch, ['pinch', 'pinches'], WHOLE), ...start, ...rest] };
}

/** To the nearest whole one; where less than one is meant, half of one. */
export function nearestCounts(unit: readonly [one: string, many: string]): Scale {
  return {
    least: { below: 0.5, text: `½ ${unit[0]}`.trim(), measure: 0.5 },
    bands: [band(0, 1, unit, HALVES), band(1, 1, unit, WHOLE)],
  };
}

/** To the nearest half, down to one half; from five on whole. */
export function halfCounts(unit: readonly [one: string, many: string]): Scale {
  return {
    least: { below: 0.5, text: `½ ${unit[0]}`.trim(), measure: 0.5 },
    bands: [band(0, 1, unit, HALVES), band(5, 1, unit, WHOLE)],
  };
}

/** Whole ones, one at the least. */
export function wholeCounts(unit: readonly [one: string, many: string]): Scale {
  return {
    least: { below: 1, text: `1 ${unit[0]}`.trim(), measure: 1 },
    bands: [band(0, 1, unit, WHOLE)],
  };
}

/** Parts of a count, down to an eighth. */
export function partCounts(unit: readonly [one: string, many: string]): Scale {
  return {
    least: { below: 1 / 8, text: `⅛ ${unit[0]}`.trim(), measure: 1 / 8 },
    bands: [band(0, 1, unit, EIGHTHS)],
  };
}

/** Millimetres in inches, as cooks say them: eighths below half an inch, then quarters, halves, whole ones. */
export const INCHES: Scale = {
  least: { below: 25.4 / 8, text: '⅛ inch', measure: 25.4 / 8 },
  bands: [
    band(0, 25.4, ['inch', 'inches'], fractions('⅛', '¼', '⅜', '½')),
    band(25.4 / 2, 25.4, ['inch', 'inches'], QUARTERS),
    band(3 * 25.4, 25.4, ['inch', 'inches'], HALVES),
    band(6 * 25.4, 25.4, ['inch', 'inches'], WHOLE),
  ],
};

/** Millilitres as US shops name the size of a pot, and as one speaks of about so much. */
export const US_ROUGH_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...teaspoons,
    band(tbsp, tbsp, 'tbsp', HALVES),
    band(cup / 4, cup, CUPS, CUP_SIZES),
    band(qt, qt, 'qt', HALVES),
    band(5 * qt, qt, 'qt', WHOLE),
  ],
};

/** Grams in ounces and pounds, of about so much. */
export const US_ROUGH_WEIGHT: Scale = {
  least: METRIC_WEIGHT.least,
  bands: [
    band(0, 1, 'g', 0.5),
    band(oz / 4, oz, 'oz', QUARTERS),
    band(8 * oz, oz, 'oz', WHOLE),
    band(lb, lb, 'lb', QUARTERS),
    band(2 * lb, lb, 'lb', HALVES),
    band(10 * lb, lb, 'lb', WHOLE),
  ],
};

/** Millilitres of about so much: no pot is sold by the decilitre. */
export const METRIC_ROUGH_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...teaspoons,
    band(10, 1, 'ml', 1),
    band(30, 1, 'ml', 5),
    band(100, 1, 'ml', 10),
    band(500, 1, 'ml', 50),
    band(1000, 1000, 'L', 0.1),
    band(5000, 1000, 'L', 0.5),
    band(10_000, 1000, 'L', 1),
  ],
};

/** Millilitres as the label of a can says fluid ounces. */
export const CAN_OUNCES: Scale = {
  least: { below: 28.4, text: '1 oz', measure: 28.4 },
  bands: [band(0, 28.4, 'oz', WHOLE)],
};
