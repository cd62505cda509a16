import * as words from '@/.content/words/measures';
import { GRAMS, MILLILITRES } from '@/lib/kitchen/measures';
import { decimal } from '@/lib/words/decimal';
import {
  ALL_FRACTIONS,
  CUP_SIZES,
  type FractionGlyph,
  fractions,
  HALVES,
  QUARTERS,
  WHOLES,
} from './fractions';
import { type Band, type Mark, print, type Scale, type UnitWords } from './snap';

/**
 * A mark with a smaller measure on top: `topped('⅓', 1, words.tablespoon, 16)` is "⅓ cup + 1 tbsp".
 *
 * @param glyph fraction of the large unit; '' for none
 * @param perUnit how many of the small measure fill the large unit
 */
function topped(glyph: FractionGlyph | '', amount: number, small: UnitWords, perUnit: number): Mark {
  const at = (glyph === '' ? 0 : ALL_FRACTIONS[glyph]) + amount / perUnit;
  const number = amount === 0.5 ? '½' : String(amount);
  return { at, glyph, plus: ` + ${print(number, amount, small).text}` };
}

/** Ounces above whole pounds: "1 lb 2 oz", but "1½ lb" where a quarter says it. */
const POUND_AND_OUNCES: readonly Mark[] = Array.from({ length: 16 }, (_, ounces): Mark => {
  const quarter = ({ 0: '', 4: '¼', 8: '½', 12: '¾' } as Record<number, string>)[ounces];
  const at = ounces / 16;
  if (quarter !== undefined) return { at, glyph: quarter };
  return { at, glyph: '', plus: ` ${print(String(ounces), ounces, words.ounce).text}` };
});

const plusTsp = (amount: number) => topped('', amount, words.teaspoon, 3);
const quarterCupPlusTsp = (amount: number) => topped('¼', amount, words.teaspoon, 48);
const plusTbsp = (glyph: FractionGlyph | '', amount: number) => topped(glyph, amount, words.tablespoon, 16);

/** One tablespoon to two, and from there on. */
const SPOON_FINE = [...HALVES, plusTsp(0.5), plusTsp(1), plusTsp(2)];
const SPOON = [...HALVES, plusTsp(1), plusTsp(2)];

/** Below one cup, from one to two, from two to four: finer where a tablespoon makes a difference. */
const CUP_FINE = [
  ...CUP_SIZES,
  ...[quarterCupPlusTsp(1), quarterCupPlusTsp(2)],
  ...[
    plusTbsp('¼', 1),
    plusTbsp('¼', 2),
    plusTbsp('⅓', 1),
    plusTbsp('⅓', 2),
    plusTbsp('½', 1),
    plusTbsp('½', 2),
  ],
  ...[plusTbsp('⅔', 1), plusTbsp('¾', 1), plusTbsp('¾', 2), plusTbsp('¾', 3)],
];
const CUP_MIDDLE = [
  ...CUP_SIZES,
  ...[plusTbsp('', 1), plusTbsp('', 2), plusTbsp('⅓', 1), plusTbsp('½', 2), plusTbsp('¾', 2)],
];
const CUP_COARSE = [...CUP_SIZES, plusTbsp('', 2), plusTbsp('¾', 2)];

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
  band(25 * qt, qt, words.quart, WHOLES),
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
    band(50 * lb, lb, words.pound, WHOLES),
  ],
};

/** A scale of pinches (in millilitres) that turns into spoons at a quarter teaspoon. */
export function pinches(spoons: Scale): Scale {
  const start = spoons.bands.filter((each) => each.from < tsp).map((each) => ({ ...each, from: tsp / 4 }));
  const rest = spoons.bands.filter((each) => each.from >= tsp);
  return { least: A_PINCH, bands: [band(0, pinch, words.pinch, WHOLES), ...start, ...rest] };
}

/** Millimetres in inches, as cooks say them: eighths below half an inch, then quarters, halves, whole ones. */
export const INCHES: Scale = {
  least: { below: 25.4 / 8, ...print('⅛', 1 / 8, words.inch), measure: 25.4 / 8 },
  bands: [
    band(0, 25.4, words.inch, fractions('⅛', '¼', '⅜', '½')),
    band(25.4 / 2, 25.4, words.inch, QUARTERS),
    band(3 * 25.4, 25.4, words.inch, HALVES),
    band(6 * 25.4, 25.4, words.inch, WHOLES),
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
    band(5 * qt, qt, words.quart, WHOLES),
  ],
};

/** Grams in ounces and pounds, of about so much. */
export const US_ROUGH_WEIGHT: Scale = {
  least: METRIC_WEIGHT.least,
  bands: [
    band(0, 1, words.gram, 0.5),
    band(oz / 4, oz, words.ounce, QUARTERS),
    band(8 * oz, oz, words.ounce, WHOLES),
    band(lb, lb, words.pound, QUARTERS),
    band(2 * lb, lb, words.pound, HALVES),
    band(10 * lb, lb, words.pound, WHOLES),
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
  bands: [band(0, 28.4, words.ounce, WHOLES)],
};
