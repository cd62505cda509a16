import * as messages from '@/.content/messages/measures';
import { range } from '@/.content/messages/text';
import { foodOf } from '@/lib/content/foods';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Unit, UnitSystem } from '@/lib/content/schema/units';
import { decimal } from '@/lib/text/decimal';
import { plural as pluralForm } from '@/lib/text/plural';
import type { Made, Measure, NumberOrPair, Size, SizeUnit } from './references';
import {
  type AmountPart,
  type CountedUnit,
  count,
  countScale,
  isCounted,
  type Printed,
  print,
  type Round,
  type Scale,
  scaleAmount,
  snap,
  type UnitMessage,
  WHOLE_AMOUNT,
} from './rounding';
import * as scales from './scales';

/** Amount of an ingredient, with what decides how it is written. */
export type Measured = Pick<Ingredient, 'amount' | 'upTo' | 'unit' | 'food' | 'round' | 'counter'>;

/** Chosen servings divided by the recipe's own, unit system, and the part of the ingredient. */
export type QuantityOptions = { scale: number; system: UnitSystem } & Partial<AmountPart>;

export type Quantity = {
  /** Text before the name: "400 g", "2 to 3 cloves", "⅓ cup + 1 tbsp", "1½"; '' for "to taste". */
  text: string;
  /** Number in the text if it is a plain count, which decides between name and plural; otherwise null. */
  number: number | null;
};

/** Quantity of an ingredient, scaled and in a unit system. */
export function describeQuantity(
  { amount, upTo, unit, food, round, counter }: Measured,
  { scale, system, share = 1, used = 0 }: QuantityOptions,
): Quantity {
  if (amount === undefined) return { text: '', number: null };
  const format = (value: number) =>
    formatAmount(scaleAmount(value, scale), unit, { system, food, round, counter }, { share, used });
  const most = format(upTo ?? amount);
  return { text: joinPrinted(format(amount), most).text, number: most.number };
}

/** Joins two amounts: "2 to 3 cloves", "18 × 12 cm", "14 oz to 1 lb". A common unit is written once. */
function joinPrinted(first: Printed, second: Printed, by: 'to' | '×' = 'to'): Printed {
  if (by === 'to' && first.text === second.text) return second;
  const both = (from: string, to: string) => (by === 'to' ? range({ from, to }) : `${from} × ${to}`);
  const [one, other] = [first.parts, second.parts];
  if (one && other && one.unit === other.unit && one.plus === '') {
    return print(both(one.number, other.number), other.count, other.unit, other.plus);
  }
  return { text: both(first.text, second.text) };
}

/**
 * Name for a count: "egg" up to one, "eggs" above; from two in languages such as French, “1½ oignon”.
 *
 * @param count null for measured ingredients
 */
export function ingredientName(
  ingredient: Pick<Ingredient, 'name' | 'plural'>,
  count: number | null,
): string {
  const { name, plural = name } = ingredient;
  return count !== null && count > 1 ? pluralForm(count, { one: name, other: plural }) : name;
}

/** A formatted amount: `number` is a plain count, otherwise null; `measure` is the amount in the text. */
export type Formatted = Printed & {
  number: number | null;
  /** In millilitres, grams or pieces: see `kind`. */
  measure: number;
  kind: 'ml' | 'g' | 'count';
};

export type FormatOptions = {
  system: UnitSystem;
  /** Name in data/foods.yaml; without it, weights and volumes are not converted. */
  food?: string;
  /** Rounding of a count; by default that of the unit. */
  round?: Round;
  /** Counter of a plain count, 마리, in languages that have them; by default that of the language. */
  counter?: string;
};

const COUNT_MESSAGES: Record<CountedUnit, UnitMessage> = {
  clove: messages.clove,
  slice: messages.slice,
  sprig: messages.sprig,
  leaf: messages.leaf,
  block: messages.block,
  can: messages.can,
  bunch: messages.bunch,
  head: messages.head,
  handful: messages.handful,
  stick: messages.stick,
  piece: messages.piece,
  dash: messages.dash,
  package: messages.pack,
  stalk: messages.stalk,
};

const countUnits = new Map<string, UnitMessage>();

/** Format of plain counts: "2", or with a counter, 2개. One function for each counter: ranges compare them. */
function countedWith(counter: string = messages.counter): UnitMessage {
  const known = countUnits.get(counter) ?? (({ number }) => messages.counted({ number, counter }));
  countUnits.set(counter, known);
  return known;
}

const PINCHES = { metric: scales.pinches(scales.METRIC_SPOONS), us: scales.pinches(scales.US_VOLUME) };

/**
 * Formats an amount, rounded to what a kitchen can measure: "400 g", "1.25 kg",
 * "⅓ cup + 1 tbsp", "a pinch" below an eighth of a teaspoon; counts are whole: "4" eggs, "2 cans".
 * Never zero, at most two decimals; '' for zero, negative and non-finite amounts.
 *
 * @param amount in `unit`; a count without a unit
 * @param part share of the amount; parts of a count add up to the printed count
 * @returns the text with its parts, and the number if it is a plain count, otherwise null
 */
export function formatAmount(
  amount: number,
  unit: Unit | undefined,
  options: FormatOptions,
  part: AmountPart = WHOLE_AMOUNT,
): Formatted {
  const meant = isCounted(unit) ? amount : scaleAmount(amount, part.share);
  if (!Number.isFinite(meant) || meant <= 0 || part.share <= 0)
    return { text: '', number: null, measure: 0, kind: 'count' };
  if (!isCounted(unit)) return { ...measured(meant, unit, options), number: null };
  const unitMessage = unit === undefined ? countedWith(options.counter) : COUNT_MESSAGES[unit];
  const shown = count(amount, { unit, round: options.round, unitMessage, part });
  return { ...shown, number: unit === undefined ? shown.measure : null, kind: 'count' };
}

const weight = (grams: number, scale: Scale) => ({ ...snap(grams, scale), kind: 'g' }) as const;
const volume = (ml: number, scale: Scale) => ({ ...snap(ml, scale), kind: 'ml' }) as const;

function measured(amount: number, unit: Unit, { system, food: key }: FormatOptions) {
  const food = foodOf(key);
  const usVolume = food?.pieces ? scales.US_PIECES : scales.US_VOLUME;

  const grams = amount * (scales.gramsIn(unit) ?? 0);
  if (grams > 0) {
    if (system === 'metric') return weight(grams, scales.METRIC_WEIGHT);
    return food?.us === 'volume' ? volume(grams / food.density, usVolume) : weight(grams, scales.US_WEIGHT);
  }

  const ml = amount * (scales.millilitresIn(unit) ?? 0);
  if (unit === 'pinch') return volume(ml, PINCHES[system]);
  if (system === 'us') return volume(ml, usVolume);
  const weighed = food?.metric === 'weight' ? food : undefined;
  if (unit === 'tsp' || unit === 'tbsp') {
    const shown = volume(ml, scales.METRIC_SPOONS);
    if (!weighed || shown.measure < scales.SPOONS_END) return shown;
    return weight(Math.max(ml, scales.SPOONS_END) * weighed.density, scales.METRIC_WEIGHT);
  }
  return unit === 'cup' && weighed
    ? weight(ml * weighed.density, scales.METRIC_WEIGHT)
    : volume(ml, scales.METRIC_VOLUME);
}

const LITRE = scales.MILLILITRES_PER_UNIT.l;
/** Litres in a quart: US units give amounts per quart instead of per litre. */
const QUART = scales.MILLILITRES_PER_UNIT.qt / LITRE;

type SizeRule = {
  /** Metric unit; left out for spoons, which are the same in both systems. */
  metric?: UnitMessage;
  /** Base measure of the US scale in one unit, and that scale. */
  us: [size: number, scale: Scale];
};

const SIZES: Record<SizeUnit, SizeRule> = {
  mm: { metric: messages.millimetre, us: [1, scales.INCHES] },
  cm: { metric: messages.centimetre, us: [10, scales.INCHES] },
  g: { metric: messages.gram, us: [scales.GRAMS_PER_UNIT.g, scales.US_ROUGH_WEIGHT] },
  kg: { metric: messages.kilogram, us: [scales.GRAMS_PER_UNIT.kg, scales.US_ROUGH_WEIGHT] },
  ml: { metric: messages.millilitre, us: [scales.MILLILITRES_PER_UNIT.ml, scales.US_ROUGH_VOLUME] },
  L: { metric: messages.litre, us: [LITRE, scales.US_ROUGH_VOLUME] },
  tsp: { us: [scales.MILLILITRES_PER_UNIT.tsp, scales.US_ROUGH_VOLUME] },
  tbsp: { us: [scales.MILLILITRES_PER_UNIT.tbsp, scales.US_ROUGH_VOLUME] },
  'ml can': { metric: messages.millilitre, us: [1, scales.CAN_OUNCES] },
  'ml cans': { metric: messages.millilitre, us: [1, scales.CAN_OUNCES] },
  'g/L': { metric: messages.gram, us: [QUART, scales.US_ROUGH_WEIGHT] },
  'ml/L': { metric: messages.millilitre, us: [QUART, scales.US_ROUGH_VOLUME] },
};

function eachOf({ first, second }: NumberOrPair, print: (number: number) => Printed): Printed {
  return second ? joinPrinted(print(first), print(second.number), second.by) : print(first);
}

/** Formats a size, which does not scale: "1.5 cm", "½-inch"; "50 g a litre", "1¾ oz a quart". */
function describeSize({ unit, isBefore, ...numbers }: Size, system: UnitSystem): string {
  const isUs = system === 'us';
  const { metric, us } = SIZES[unit];
  const [base, usScale] = us;
  const { text, parts } = eachOf(numbers, (number) => {
    if (isUs) return snap(number * base, usScale);
    return metric ? print(decimal(number), number, metric) : snap(number * base, scales.METRIC_SPOONS);
  });
  const size =
    isUs && isBefore && parts
      ? messages.beforeNoun({ number: parts.number, unit: parts.unit({ number: '', count: 1 }).trim() })
      : text;
  if (unit.endsWith('/L')) return (isUs ? messages.perQuart : messages.perLitre)({ amount: size });
  if (unit === 'ml can' || unit === 'ml cans')
    return messages.sizedCan({ count: unit === 'ml can' ? 1 : 2, size });
  return size;
}

/** Formats an amount that scales with the yield, rounded coarsely: "8.5 L", "3 pieces"; never zero. */
function describeMade(made: Made, scale: number, system: UnitSystem): string {
  const each = (print: (scaled: number) => Printed) =>
    eachOf(made, (number) => print(scaleAmount(number, scale))).text;
  if ('names' in made) {
    const [one, many] = made.names;
    const wholes = countScale('up', ({ number, count }) => `${number} ${count > 1 ? many : one}`);
    return each((number) => snap(made.up ? Math.ceil(number - 1e-6) : number, wholes));
  }
  const { unit } = made;
  const grams = scales.gramsIn(unit);
  if (grams !== undefined) {
    return each((number) =>
      snap(number * grams, system === 'us' ? scales.US_ROUGH_WEIGHT : scales.METRIC_WEIGHT),
    );
  }
  const metric = unit === 'tsp' || unit === 'tbsp' ? scales.METRIC_SPOONS : scales.METRIC_ROUGH_VOLUME;
  const ml = scales.millilitresIn(unit) ?? 1;
  return each((number) => snap(number * ml, system === 'us' ? scales.US_ROUGH_VOLUME : metric));
}

/** Size of a can as on labels: "398 ml", "14 oz". */
export function describeCan(millilitres: number, system: UnitSystem): string {
  return system === 'us'
    ? snap(millilitres, scales.CAN_OUNCES).text
    : messages.millilitre({ number: millilitres });
}

/** Fahrenheit by Celsius for temperatures that are not rounded to 5 °F: freezing, boiling, marks on US ovens. */
const CONVENTIONAL_FAHRENHEIT = new Map([
  [0, 32],
  [100, 212],
  [140, 275],
  [160, 325],
  [175, 350],
  [180, 350],
  [200, 400],
  [220, 425],
  [230, 450],
  [240, 475],
]);

/** Formats a temperature: whole °C; in °F the conventional oven setting, otherwise the nearest 5 degrees, below freezing the nearest one. */
export function describeTemperature(celsius: number, system: UnitSystem): string {
  const fahrenheit = celsius * 1.8 + 32;
  // Freezing is a matter of single degrees: −35 °C is −31 °F.
  const rounded = celsius < 0 ? Math.round(fahrenheit) : Math.round(fahrenheit / 5) * 5;
  const degrees =
    system === 'metric' ? Math.round(celsius) : (CONVENTIONAL_FAHRENHEIT.get(celsius) ?? rounded);
  return `${degrees < 0 ? '−' : ''}${Math.abs(degrees)} °${system === 'metric' ? 'C' : 'F'}`;
}

/** Formats a measure: "180 °C", "½-inch", "8.5 L", "2". @param scale chosen yield divided by the recipe's own */
export function describeMeasure(
  measure: Measure,
  { scale, system, rounds = 1 }: { scale: number; system: UnitSystem; rounds?: number },
): string {
  switch (measure.kind) {
    case 'temperature':
      return describeTemperature(measure.celsius, system);
    case 'size':
      return describeSize(measure.size, system);
    case 'made':
      return describeMade(measure.made, scale, system);
    case 'rounds':
      return String(rounds);
  }
}
