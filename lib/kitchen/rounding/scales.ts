import * as words from '@/.content/words/measures';
import { GRAMS, MILLILITRES } from '@/lib/kitchen/measures';
import { decimal } from '@/lib/words/decimal';
import { CUP_SIZES, fractions, HALVES, QUARTERS, WHOLE } from './marks';
import { type Band, type Mark, print, type Scale, type UnitWords } from './snap';
import { CUP_COARSE, CUP_FINE, CUP_MIDDLE, POUND_AND_OUNCES, SPOON, SPOON_FINE } from './topped-marks';

const { cup, pinch, qt, tbsp, tsp } = MILLILITRES;
const { oz, lb } = GRAMS;

/** @param grid decimal step in units, or the marks between whole numbers */
function band(from: number, size: number, unit: UnitWords, grid: number | readonly Mark[]): Band {
  return { from, size, unit, grid: typeof grid === 'number' ? { step: grid, print: decimal } : grid };
}

const A_PINCH = { below: 1.5 * pinch, text: words.aPinch, measure: pinch };

const teaspoons = [
  band(0, tsp, words.teaspoon, fractions('⅛', '¼', '⅓', '½', '⅔', '¾')),
  band(tsp, tsp, words.teaspoon, QUARTERS),
];
const tablespoons = [
  ...teaspoons,
  band(tbsp, tbsp, words.tablespoon, SPOON_FINE),
  band(2 * tbsp, tbsp, words.tablespoon, SPOON),
];

const millilitres = [
  band(30, 1, words.millilitre, 5),
  band(1000, 1000, words.litre, 0.05),
  band(5000, 1000, words.litre, 0.1),
  band(20_000, 1000, words.litre, 0.5),
  band(100_000, 1000, words.litre, 1),
];

/** Spoons stay spoons up to this, in millilitres; a metric kitchen takes the jug or the scales from there. */
export const SPOONS_END = 6 * tbsp;

/** Millilitres as a metric kitchen measures what a recipe gives in spoons. */
export const METRIC_SPOONS: Scale = {
  least: A_PINCH,
  bands: [
    ...tablespoons,
    band(4 * tbsp, tbsp, words.tablespoon, HALVES),
    ...millilitres.map((each, index) => (index === 0 ? { ...each, from: SPOONS_END } : each)),
  ],
};

/** Millilitres as a metric kitchen measures them: the jug, and spoons below 10 ml. */
export const METRIC_VOLUME: Scale = {
  least: A_PINCH,
  bands: [...teaspoons, band(10, 1, words.millilitre, 1), ...millilitres],
};

/** Grams, as kitchen scales show them. */
export const METRIC_WEIGHT: Scale = {
  least: { below: 0.25, text: words.aPinch, measure: 0.25 },
  bands: [
    band(0, 1, words.gram, 0.5),
    band(5, 1, words.gram, 1),
    band(50, 1, words.gram, 5),
    band(1000, 1000, words.kilogram, 0.05),
    band(5000, 1000, words.kilogram, 0.1),
    band(20_000, 1000, words.kilogram, 0.5),
    band(100_000, 1000, words.kilogram, 1),
  ],
};

const quarts = [
  band(4 * qt, qt, words.quart, QUARTERS),
  band(10 * qt, qt, words.quart, HALVES),
  band(25 * qt, qt, words.quart, WHOLE),
];

/** Millilitres in US spoons, cups and quarts. */
export const US_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...tablespoons,
    band(cup / 4, cup, words.cup, CUP_FINE),
    band(cup, cup, words.cup, CUP_MIDDLE),
    band(2 * cup, cup, words.cup, CUP_COARSE),
    band(4 * cup, cup, words.cup, CUP_SIZES),
    ...quarts,
  ],
};

/** Millilitres of cut vegetables and the like, which nobody levels off with a tablespoon. */
export const US_PIECES: Scale = {
  least: A_PINCH,
  bands: [
    ...teaspoons,
    band(tbsp, tbsp, words.tablespoon, HALVES),
    band(cup / 4, cup, words.cup, CUP_SIZES),
    band(4 * cup, cup, words.cup, HALVES),
    ...quarts,
  ],
};

/** Grams in ounces and pounds. Below a quarter ounce, US scales are read in grams too. */
export const US_WEIGHT: Scale = {
  least: METRIC_WEIGHT.least,
  bands: [
    band(0, 1, words.gram, 0.5),
    band(oz / 4, oz, words.ounce, QUARTERS),
    band(4 * oz, oz, words.ounce, HALVES),
    band(lb, lb, words.pound, POUND_AND_OUNCES),
    band(5 * lb, lb, words.pound, QUARTERS),
    band(20 * lb, lb, words.pound, HALVES),
    band(50 * lb, lb, words.pound, WHOLE),
  ],
};

/** A scale of pinches (in millilitres) that turns into spoons at a quarter teaspoon. */
export function pinches(spoons: Scale): Scale {
  const start = spoons.bands.filter((each) => each.from < tsp).map((each) => ({ ...each, from: tsp / 4 }));
  const rest = spoons.bands.filter((each) => each.from >= tsp);
  return { least: A_PINCH, bands: [band(0, pinch, words.pinch, WHOLE), ...start, ...rest] };
}

/** Millimetres in inches, as cooks say them: eighths below half an inch, then quarters, halves, whole ones. */
export const INCHES: Scale = {
  least: { below: 25.4 / 8, ...print('⅛', 1 / 8, words.inch), measure: 25.4 / 8 },
  bands: [
    band(0, 25.4, words.inch, fractions('⅛', '¼', '⅜', '½')),
    band(25.4 / 2, 25.4, words.inch, QUARTERS),
    band(3 * 25.4, 25.4, words.inch, HALVES),
    band(6 * 25.4, 25.4, words.inch, WHOLE),
  ],
};

/** Millilitres as US shops name the size of a pot, and as one speaks of about so much. */
export const US_ROUGH_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...teaspoons,
    band(tbsp, tbsp, words.tablespoon, HALVES),
    band(cup / 4, cup, words.cup, CUP_SIZES),
    band(qt, qt, words.quart, HALVES),
    band(5 * qt, qt, words.quart, WHOLE),
  ],
};

/** Grams in ounces and pounds, of about so much. */
export const US_ROUGH_WEIGHT: Scale = {
  least: METRIC_WEIGHT.least,
  bands: [
    band(0, 1, words.gram, 0.5),
    band(oz / 4, oz, words.ounce, QUARTERS),
    band(8 * oz, oz, words.ounce, WHOLE),
    band(lb, lb, words.pound, QUARTERS),
    band(2 * lb, lb, words.pound, HALVES),
    band(10 * lb, lb, words.pound, WHOLE),
  ],
};

/** Millilitres of about so much: no pot is sold by the decilitre. */
export const METRIC_ROUGH_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...teaspoons,
    band(10, 1, words.millilitre, 1),
    band(30, 1, words.millilitre, 5),
    band(100, 1, words.millilitre, 10),
    band(500, 1, words.millilitre, 50),
    band(1000, 1000, words.litre, 0.1),
    band(5000, 1000, words.litre, 0.5),
    band(10_000, 1000, words.litre, 1),
  ],
};

/** Millilitres as the label of a can says fluid ounces. */
export const CAN_OUNCES: Scale = {
  least: { below: 28.4, ...print('1', 1, words.ounce), measure: 28.4 },
  bands: [band(0, 28.4, words.ounce, WHOLE)],
};
