import * as words from '@/.content/words/measures';
import type { Unit, UnitSystem } from '@/lib/content/schema/units';
import { GRAMS, gramsIn, MILLILITRES, millilitresIn } from '@/lib/kitchen/measures';
import { decimal } from '@/lib/words/decimal';
import { wholeCounts } from './counts';
import { scaleAmount } from './fractions';
import { joinPrinted } from './join-printed';
import {
  CAN_OUNCES,
  INCHES,
  METRIC_ROUGH_VOLUME,
  METRIC_SPOONS,
  METRIC_WEIGHT,
  US_ROUGH_VOLUME,
  US_ROUGH_WEIGHT,
} from './scales';
import type { Made, Numbers, Size, SizeUnit } from './size-units';
import { type Printed, print, type Scale, snap, type UnitWords } from './snap';

const MILLIMETRES = { mm: 1, cm: 10 } as const;
const LITRE = MILLILITRES.l;

function eachOf({ first, second }: Numbers, print: (number: number) => Printed): Printed {
  return second ? joinPrinted(print(first), print(second.number), second.by) : print(first);
}

function usSize(number: number, unit: SizeUnit): Printed {
  switch (unit) {
    case 'mm':
    case 'cm':
      return snap(number * MILLIMETRES[unit], INCHES);
    case 'ml can':
    case 'ml cans':
      return snap(number, CAN_OUNCES);
    // For each litre, as for each quart.
    case 'g/L':
      return snap((number * MILLILITRES.qt) / LITRE, US_ROUGH_WEIGHT);
    case 'ml/L':
      return snap((number * MILLILITRES.qt) / LITRE, US_ROUGH_VOLUME);
    case 'g':
    case 'kg':
      return snap(number * GRAMS[unit], US_ROUGH_WEIGHT);
    case 'L':
    case 'ml':
    case 'tsp':
    case 'tbsp':
      return snap(number * (unit === 'L' ? LITRE : MILLILITRES[unit]), US_ROUGH_VOLUME);
  }
}

const METRIC: Record<Exclude<SizeUnit, 'tsp' | 'tbsp'>, UnitWords> = {
  mm: words.millimetre,
  cm: words.centimetre,
  g: words.gram,
  'g/L': words.gram,
  kg: words.kilogram,
  ml: words.millilitre,
  'ml/L': words.millilitre,
  'ml can': words.millilitre,
  'ml cans': words.millilitre,
  L: words.litre,
};

function metricSize(number: number, unit: SizeUnit): Printed {
  if (unit === 'tsp' || unit === 'tbsp') return snap(number * MILLILITRES[unit], METRIC_SPOONS);
  return print(decimal(number), number, METRIC[unit]);
}

/** "½-inch": a measure before what it measures. */
function beforeNoun({ text, parts }: Printed): string {
  if (!parts) return text;
  return words.beforeNoun({ number: parts.number, unit: parts.unit({ number: '', count: 1 }).trim() });
}

/** A measure that stays as it is, in the units of a system: "1.5 cm", "½-inch"; "50 g a litre", "1¾ oz a quart". */
export function describeSize({ unit, isBefore, ...numbers }: Size, system: UnitSystem): string {
  const isUs = system === 'us';
  const printed = eachOf(numbers, (number) => (isUs ? usSize(number, unit) : metricSize(number, unit)));
  const size = isUs && isBefore ? beforeNoun(printed) : printed.text;
  switch (unit) {
    case 'g/L':
    case 'ml/L':
      return isUs ? words.perQuart({ amount: size }) : words.perLitre({ amount: size });
    case 'ml can':
      return words.sizedCan({ count: 1, size });
    case 'ml cans':
      return words.sizedCan({ count: 2, size });
    default:
      return size;
  }
}

function madeScale(unit: Unit, system: UnitSystem): { scale: Scale; size: number } {
  const weight = gramsIn(unit);
  if (weight !== undefined) {
    return { scale: system === 'us' ? US_ROUGH_WEIGHT : METRIC_WEIGHT, size: weight };
  }
  const metric = unit === 'tsp' || unit === 'tbsp' ? METRIC_SPOONS : METRIC_ROUGH_VOLUME;
  return { scale: system === 'us' ? US_ROUGH_VOLUME : metric, size: millilitresIn(unit) ?? 1 };
}

/**
 * An amount that follows the yield, rounded as one speaks of it: "8.5 L", "3 pieces"; never none.
 *
 * @param factor what is made divided by the recipe's own yield
 */
export function describeMade(made: Made, { factor, system }: { factor: number; system: UnitSystem }): string {
  const scaled = (number: number) => scaleAmount(number, factor);
  if (!('words' in made)) {
    const { scale, size } = madeScale(made.unit, system);
    return eachOf(made, (number) => snap(scaled(number) * size, scale)).text;
  }
  const { words: names, up } = made;
  const scale = wholeCounts(({ number, count }) => `${number} ${count > 1 ? names[1] : names[0]}`);
  return eachOf(made, (number) => snap(up ? Math.ceil(scaled(number) - 1e-6) : scaled(number), scale)).text;
}

/** The size of a can as its label says it: "398 ml", "14 oz". */
export function describeCan(millilitres: number, system: UnitSystem): string {
  return system === 'us' ? snap(millilitres, CAN_OUNCES).text : words.millilitre({ number: millilitres });
}

/** How often the most that goes into the equipment goes into what is made: in how many batches, or pots. */
export function roundsOf(made: number, upTo: number): number {
  return Math.max(1, Math.ceil(made / upTo - 1e-6));
}

/** Pairs that cookbooks print where they are not the nearest 5 °F: freezing, boiling, marks on US ovens. */
const FAHRENHEIT_IN_PRINT = new Map([
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

/**
 * A temperature as cooks print it: "180 °C", "350 °F". Celsius is shown whole; Fahrenheit is the conventional
 * oven setting, else the nearest 5 degrees.
 */
export function describeTemperature(celsius: number, system: UnitSystem): string {
  if (system === 'metric') return `${signed(Math.round(celsius))} °C`;
  const nearestFive = Math.round((celsius * 1.8 + 32) / 5) * 5;
  return `${signed(FAHRENHEIT_IN_PRINT.get(celsius) ?? nearestFive)} °F`;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(Math.abs(value));
}

/** A measure in a sentence that belongs to no ingredient. */
export type MeasureWords =
  | { kind: 'temperature'; celsius: number }
  | { kind: 'size'; size: Size }
  | { kind: 'made'; made: Made }
  | { kind: 'rounds' };

/**
 * How such a measure reads: "180 °C", "½-inch", "8.5 L", "2".
 *
 * @param rounds in how many rounds the chosen amount is made; one when left out
 */
export function describeMeasure(
  measure: MeasureWords,
  { factor, system, rounds = 1 }: { factor: number; system: UnitSystem; rounds?: number },
): string {
  switch (measure.kind) {
    case 'temperature':
      return describeTemperature(measure.celsius, system);
    case 'size':
      return describeSize(measure.size, system);
    case 'made':
      return describeMade(measure.made, { factor, system });
    case 'rounds':
      return String(rounds);
  }
}
