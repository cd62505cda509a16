import * as messages from '@/.content/messages/measures';
import { decimal } from '@/lib/text/decimal';
import {
  type Band,
  CUP_SIZES,
  FRACTIONS,
  type FractionGlyph,
  fractions,
  HALVES,
  type Mark,
  print,
  QUARTERS,
  type Scale,
  type UnitMessage,
  WHOLES,
} from './rounding';

/** Millilitres in one unit of volume. Spoons and cups are nominal, as on labels and measuring sets, in both systems. */
export const MILLILITRES_PER_UNIT = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  pinch: 5 / 16,
  tsp: 5,
  tbsp: 15,
  'fl oz': 30,
  cup: 240,
  pt: 480,
  qt: 960,
} as const;

/** Grams in one unit of weight. */
export const GRAMS_PER_UNIT = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 } as const;

const valueIn = (table: Readonly<Record<string, number>>, unit: string | undefined) =>
  unit !== undefined && Object.hasOwn(table, unit) ? table[unit] : undefined;

/** Millilitres in one unit; undefined for units that are no volume. */
export const millilitresIn = (unit: string | undefined) => valueIn(MILLILITRES_PER_UNIT, unit);

/** Grams in one unit; undefined for units that are no weight. */
export const gramsIn = (unit: string | undefined) => valueIn(GRAMS_PER_UNIT, unit);

/** Mark with a smaller measure added: `topped('⅓', 1, messages.tablespoon, 16)` is "⅓ cup + 1 tbsp", with 16 tbsp in a cup. */
function topped(glyph: FractionGlyph | '', amount: number, small: UnitMessage, perUnit: number): Mark {
  const at = (glyph === '' ? 0 : FRACTIONS[glyph]) + amount / perUnit;
  const number = amount === 0.5 ? '½' : String(amount);
  return { at, glyph, plus: ` + ${print(number, amount, small).text}` };
}

/** Ounces added to pounds: "1 lb 2 oz", but "1½ lb" for quarters. */
const POUND_AND_OUNCES = Array.from({ length: 16 }, (_, ounces): Mark => {
  const at = ounces / 16;
  const quarter = QUARTERS.find((mark) => mark.at === at);
  return quarter ?? { at, glyph: '', plus: ` ${print(String(ounces), ounces, messages.ounce).text}` };
});

const plusTsp = (amount: number) => topped('', amount, messages.teaspoon, 3);
/** Fractions of a cup with tablespoons added. */
const plusTbsp = (amounts: Partial<Record<FractionGlyph | '', number[]>>) =>
  (Object.entries(amounts) as [FractionGlyph | '', number[]][]).flatMap(([glyph, spoons]) =>
    spoons.map((amount) => topped(glyph, amount, messages.tablespoon, 16)),
  );

/** Marks from one tablespoon to two, and above two. */
const SPOON_FINE = [...HALVES, plusTsp(0.5), plusTsp(1), plusTsp(2)];
const SPOON = [...HALVES, plusTsp(1), plusTsp(2)];

/** Marks below one cup, from one to two, from two to four; finer for smaller amounts. */
const CUP_FINE = [
  ...CUP_SIZES,
  ...[1, 2].map((amount) => topped('¼', amount, messages.teaspoon, 48)),
  ...plusTbsp({ '¼': [1, 2], '⅓': [1, 2], '½': [1, 2], '⅔': [1], '¾': [1, 2, 3] }),
];
const CUP_MIDDLE = [...CUP_SIZES, ...plusTbsp({ '': [1, 2], '⅓': [1], '½': [2], '¾': [2] })];
const CUP_COARSE = [...CUP_SIZES, ...plusTbsp({ '': [2], '¾': [2] })];

const { cup, pinch, qt, tbsp, tsp } = MILLILITRES_PER_UNIT;
const { oz, lb } = GRAMS_PER_UNIT;

/** @param grid decimal step in units, or the marks between whole numbers */
function band(from: number, size: number, unit: UnitMessage, grid: number | readonly Mark[]): Band {
  return { from, size, unit, grid: typeof grid === 'number' ? { step: grid, print: decimal } : grid };
}

/** Bands of litres or kilograms, from 1000 of the base measure. */
const thousands = (unit: UnitMessage) => [
  band(1000, 1000, unit, 0.05),
  band(5000, 1000, unit, 0.1),
  band(20_000, 1000, unit, 0.5),
  band(100_000, 1000, unit, 1),
];

const A_PINCH = { below: 1.5 * pinch, text: messages.aPinch, measure: pinch };

const teaspoons = [
  band(0, tsp, messages.teaspoon, fractions('⅛', '¼', '⅓', '½', '⅔', '¾')),
  band(tsp, tsp, messages.teaspoon, QUARTERS),
];
const tablespoons = [
  ...teaspoons,
  band(tbsp, tbsp, messages.tablespoon, SPOON_FINE),
  band(2 * tbsp, tbsp, messages.tablespoon, SPOON),
];
/** Coarser: halves of tablespoons. */
const roughSpoons = [...teaspoons, band(tbsp, tbsp, messages.tablespoon, HALVES)];
const litres = thousands(messages.litre);

/** Millilitres from which metric units replace spoons. */
export const SPOONS_END = 6 * tbsp;

/** Millilitres in metric units, for amounts that a recipe gives in spoons. */
export const METRIC_SPOONS: Scale = {
  least: A_PINCH,
  bands: [
    ...tablespoons,
    band(4 * tbsp, tbsp, messages.tablespoon, HALVES),
    band(SPOONS_END, 1, messages.millilitre, 5),
    ...litres,
  ],
};

/** Millilitres in metric units, with spoons below 10 ml. */
export const METRIC_VOLUME: Scale = {
  least: A_PINCH,
  bands: [...teaspoons, band(10, 1, messages.millilitre, 1), band(30, 1, messages.millilitre, 5), ...litres],
};

/** Grams, as kitchen scales show them. */
export const METRIC_WEIGHT: Scale = {
  least: { below: 0.25, text: messages.aPinch, measure: 0.25 },
  bands: [
    band(0, 1, messages.gram, 0.5),
    band(5, 1, messages.gram, 1),
    band(50, 1, messages.gram, 5),
    ...thousands(messages.kilogram),
  ],
};

const quarts = [
  band(4 * qt, qt, messages.quart, QUARTERS),
  band(10 * qt, qt, messages.quart, HALVES),
  band(25 * qt, qt, messages.quart, WHOLES),
];

/** Millilitres in US spoons, cups and quarts. */
export const US_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...tablespoons,
    band(cup / 4, cup, messages.cup, CUP_FINE),
    band(cup, cup, messages.cup, CUP_MIDDLE),
    band(2 * cup, cup, messages.cup, CUP_COARSE),
    band(4 * cup, cup, messages.cup, CUP_SIZES),
    ...quarts,
  ],
};

/** Millilitres of cut vegetables and similar: no tablespoons added to cups. */
export const US_PIECES: Scale = {
  least: A_PINCH,
  bands: [
    ...roughSpoons,
    band(cup / 4, cup, messages.cup, CUP_SIZES),
    band(4 * cup, cup, messages.cup, HALVES),
    ...quarts,
  ],
};

/** Grams in ounces and pounds; in grams below a quarter ounce. */
export const US_WEIGHT: Scale = {
  least: METRIC_WEIGHT.least,
  bands: [
    band(0, 1, messages.gram, 0.5),
    band(oz / 4, oz, messages.ounce, QUARTERS),
    band(4 * oz, oz, messages.ounce, HALVES),
    band(lb, lb, messages.pound, POUND_AND_OUNCES),
    band(5 * lb, lb, messages.pound, QUARTERS),
    band(20 * lb, lb, messages.pound, HALVES),
    band(50 * lb, lb, messages.pound, WHOLES),
  ],
};

/** Scale of pinches (in millilitres), and of spoons from a quarter teaspoon. */
export function pinches(spoons: Scale): Scale {
  const start = spoons.bands.filter((each) => each.from < tsp).map((each) => ({ ...each, from: tsp / 4 }));
  const rest = spoons.bands.filter((each) => each.from >= tsp);
  return { least: A_PINCH, bands: [band(0, pinch, messages.pinch, WHOLES), ...start, ...rest] };
}

/** Millimetres in inches: eighths below half an inch, then quarters, halves and whole inches. */
export const INCHES: Scale = {
  least: { below: 25.4 / 8, ...print('⅛', 1 / 8, messages.inch), measure: 25.4 / 8 },
  bands: [
    band(0, 25.4, messages.inch, fractions('⅛', '¼', '⅜', '½')),
    band(25.4 / 2, 25.4, messages.inch, QUARTERS),
    band(3 * 25.4, 25.4, messages.inch, HALVES),
    band(6 * 25.4, 25.4, messages.inch, WHOLES),
  ],
};

/** Millilitres as approximate US volumes, and sizes of pots. */
export const US_ROUGH_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...roughSpoons,
    band(cup / 4, cup, messages.cup, CUP_SIZES),
    band(qt, qt, messages.quart, HALVES),
    band(5 * qt, qt, messages.quart, WHOLES),
  ],
};

/** Grams as approximate ounces and pounds. */
export const US_ROUGH_WEIGHT: Scale = {
  least: METRIC_WEIGHT.least,
  bands: [
    band(0, 1, messages.gram, 0.5),
    band(oz / 4, oz, messages.ounce, QUARTERS),
    band(8 * oz, oz, messages.ounce, WHOLES),
    band(lb, lb, messages.pound, QUARTERS),
    band(2 * lb, lb, messages.pound, HALVES),
    band(10 * lb, lb, messages.pound, WHOLES),
  ],
};

/** Millilitres as approximate metric volumes. */
export const METRIC_ROUGH_VOLUME: Scale = {
  least: A_PINCH,
  bands: [
    ...teaspoons,
    band(10, 1, messages.millilitre, 1),
    band(30, 1, messages.millilitre, 5),
    band(100, 1, messages.millilitre, 10),
    band(500, 1, messages.millilitre, 50),
    band(1000, 1000, messages.litre, 0.1),
    band(5000, 1000, messages.litre, 0.5),
    band(10_000, 1000, messages.litre, 1),
  ],
};

/** Millilitres as fluid ounces on the label of a can. */
export const CAN_OUNCES: Scale = {
  least: { below: 28.4, ...print('1', 1, messages.ounce), measure: 28.4 },
  bands: [band(0, 28.4, messages.ounce, WHOLES)],
};
