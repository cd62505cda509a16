import * as messages from '@/.content/messages/measures';
import type { UnitSystem } from '@/lib/content/schema/units';
import { decimal } from '@/lib/text/decimal';
import { countScale } from './counts';
import { scaleAmount } from './fractions';
import {
  GRAMS,
  gramsIn,
  type Made,
  type Measure,
  MILLILITRES,
  millilitresIn,
  type Numbers,
  type Size,
  type SizeUnit,
} from './measures';
import * as scales from './scales';
import { type Printed, print, type Scale, snap, type UnitWords } from './snap';

const LITRE = MILLILITRES.l;
/** Quarts in a litre: what goes into each litre is said for each quart in the US. */
const QUART = MILLILITRES.qt / LITRE;

type SizeRule = {
  /** Words of the unit in a metric kitchen; left out for spoons, which are the same in both. */
  metric?: UnitWords;
  /** Base measure of the scale in one of the unit, and the scale the US reads it on. */
  us: [size: number, scale: Scale];
};

const SIZES: Record<SizeUnit, SizeRule> = {
  mm: { metric: messages.millimetre, us: [1, scales.INCHES] },
  cm: { metric: messages.centimetre, us: [10, scales.INCHES] },
  g: { metric: messages.gram, us: [GRAMS.g, scales.US_ROUGH_WEIGHT] },
  kg: { metric: messages.kilogram, us: [GRAMS.kg, scales.US_ROUGH_WEIGHT] },
  ml: { metric: messages.millilitre, us: [MILLILITRES.ml, scales.US_ROUGH_VOLUME] },
  L: { metric: messages.litre, us: [LITRE, scales.US_ROUGH_VOLUME] },
  tsp: { us: [MILLILITRES.tsp, scales.US_ROUGH_VOLUME] },
  tbsp: { us: [MILLILITRES.tbsp, scales.US_ROUGH_VOLUME] },
  'ml can': { metric: messages.millilitre, us: [1, scales.CAN_OUNCES] },
  'ml cans': { metric: messages.millilitre, us: [1, scales.CAN_OUNCES] },
  'g/L': { metric: messages.gram, us: [QUART, scales.US_ROUGH_WEIGHT] },
  'ml/L': { metric: messages.millilitre, us: [QUART, scales.US_ROUGH_VOLUME] },
};

function eachOf({ first, second }: Numbers, print: (number: number) => Printed): Printed {
  return second ? scales.joinPrinted(print(first), print(second.number), second.by) : print(first);
}

/** A measure that stays as it is, in the units of a system: "1.5 cm", "½-inch"; "50 g a litre", "1¾ oz a quart". */
function describeSize({ unit, isBefore, ...numbers }: Size, system: UnitSystem): string {
  const isUs = system === 'us';
  const { metric, us } = SIZES[unit];
  const [base, scale] = us;
  const { text, parts } = eachOf(numbers, (number) => {
    if (isUs) return snap(number * base, scale);
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

/** An amount that follows the yield, rounded as one speaks of it: "8.5 L", "3 pieces"; never none. */
function describeMade(made: Made, factor: number, system: UnitSystem): string {
  const each = (print: (scaled: number) => Printed) =>
    eachOf(made, (number) => print(scaleAmount(number, factor))).text;
  if ('words' in made) {
    const [one, many] = made.words;
    const scale = countScale('up', ({ number, count }) => `${number} ${count > 1 ? many : one}`);
    return each((number) => snap(made.up ? Math.ceil(number - 1e-6) : number, scale));
  }
  const { unit } = made;
  const grams = gramsIn(unit);
  if (grams !== undefined) {
    return each((number) =>
      snap(number * grams, system === 'us' ? scales.US_ROUGH_WEIGHT : scales.METRIC_WEIGHT),
    );
  }
  const metric = unit === 'tsp' || unit === 'tbsp' ? scales.METRIC_SPOONS : scales.METRIC_ROUGH_VOLUME;
  const ml = millilitresIn(unit) ?? 1;
  return each((number) => snap(number * ml, system === 'us' ? scales.US_ROUGH_VOLUME : metric));
}

/** The size of a can as its label says it: "398 ml", "14 oz". */
export function describeCan(millilitres: number, system: UnitSystem): string {
  return system === 'us'
    ? snap(millilitres, scales.CAN_OUNCES).text
    : messages.millilitre({ number: millilitres });
}

/** In how many batches, or pots, an amount is made where the equipment holds `upTo` at the most. */
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

/** A temperature: whole Celsius; in Fahrenheit the conventional oven setting, else the nearest 5 degrees. */
export function describeTemperature(celsius: number, system: UnitSystem): string {
  const nearestFive = Math.round((celsius * 1.8 + 32) / 5) * 5;
  const degrees =
    system === 'metric' ? Math.round(celsius) : (FAHRENHEIT_IN_PRINT.get(celsius) ?? nearestFive);
  return `${degrees < 0 ? '−' : ''}${Math.abs(degrees)} °${system === 'metric' ? 'C' : 'F'}`;
}

/** How a measure reads: "180 °C", "½-inch", "8.5 L", "2". @param factor what is made over the recipe's own yield */
export function describeMeasure(
  measure: Measure,
  { factor, system, rounds = 1 }: { factor: number; system: UnitSystem; rounds?: number },
): string {
  switch (measure.kind) {
    case 'temperature':
      return describeTemperature(measure.celsius, system);
    case 'size':
      return describeSize(measure.size, system);
    case 'made':
      return describeMade(measure.made, factor, system);
    case 'rounds':
      return String(rounds);
  }
}
