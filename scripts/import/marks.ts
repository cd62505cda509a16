import { bareMeasure } from '@/lib/content/checks/recipe-texts';
import { readNumber, spellFractions } from '@/lib/text/numbers';

const FRACTION = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
const WORD_NUMBERS: Readonly<Record<string, number>> = {
  'half a': 0.5,
  'half an': 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const NUMBER = `(?:\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d*\\s?[${FRACTION}]|\\d{1,3}(?:,\\d{3})+|\\d+(?:[.,]\\d+)?|${Object.keys(WORD_NUMBERS).join('|')})`;

/** Conversion of a written unit: to a unit of references, with the factor and the step of rounding. */
type Conversion = {
  unit: 'g' | 'kg' | 'ml' | 'L' | 'cm' | 'mm' | 'tsp' | 'tbsp' | 'cup';
  times?: number;
  step?: number;
};

const CONVERSIONS: readonly (readonly [string, Conversion])[] = [
  ['fl\\.? ?oz\\.?|fluid ounces?', { unit: 'ml', times: 29.573_53, step: 5 }],
  ['mm|millimet(?:re|er)s?', { unit: 'mm' }],
  ['cm|centimet(?:re|er)s?', { unit: 'cm' }],
  ['inch(?:es)?|in\\.', { unit: 'cm', times: 2.54, step: 0.5 }],
  ['kg|kilos?|kilograms?', { unit: 'kg' }],
  ['g|grams?|gr', { unit: 'g' }],
  ['oz\\.?|ounces?', { unit: 'g', times: 28.349_523, step: 5 }],
  ['lbs?\\.?|pounds?', { unit: 'g', times: 453.592_37, step: 5 }],
  ['ml|mL|millilit(?:re|er)s?', { unit: 'ml' }],
  ['cl', { unit: 'ml', times: 10 }],
  ['dl|dL', { unit: 'ml', times: 100 }],
  ['l|L|lit(?:re|er)s?', { unit: 'L' }],
  ['pints?|pt\\.?', { unit: 'ml', times: 473.176_5, step: 25 }],
  ['quarts?|qts?\\.?', { unit: 'L', times: 0.946_352_9, step: 0.5 }],
  ['gallons?', { unit: 'L', times: 3.785_41, step: 0.5 }],
  ['tsps?\\.?|teaspoons?', { unit: 'tsp' }],
  ['tbsps?\\.?|tbs\\.?|tablespoons?', { unit: 'tbsp' }],
  ['cups?', { unit: 'cup' }],
];
const CONVERSION_WORDS = CONVERSIONS.map(
  ([words, conversion]) => [new RegExp(`^(?:${words})$`, 'i'), conversion] as const,
);
const UNITS = CONVERSIONS.map(([words]) => words).join('|');
const MEASURE = new RegExp(
  `(?<![\\p{L}\\d./{#=@])(${NUMBER})(?:-?\\s?(to|or|x|×|by|-|–|—)\\s?(${NUMBER}))?([\\s-]?)(${UNITS})(?![\\p{L}\\d])`,
  'giu',
);
/** Things that a measure describes and that stay the same at every yield. */
const FIXED_AFTER =
  /^[\s-]*(?:(?:heavy|large|deep|round|square|glass|non-?stick|cast[- ]iron|oven-?proof|heat-?proof|baking|loaf|sheet|cake|pie|tart|ramekin|dutch|sauce|frying|mixing|stock)[\s-]*)*(?:pot|pan|dish|bowl|jar|can|tin|saucepan|skillet|oven|mou?ld|ramekin|casserole|plate|sheet|springform|rack|each|per|apart|thick|long|wide|deep|high|in diameter|from|above|below|at a time)/i;

function numberOf(written: string): number {
  const word = WORD_NUMBERS[written.toLowerCase()];
  return word ?? readNumber(spellFractions(written));
}

/** Decimal with at most two places. */
const decimal = (value: number) => String(Math.round(value * 100) / 100);

function conversionOf(written: string): Conversion {
  const found = CONVERSION_WORDS.find(([words]) => words.test(written));
  return found?.[1] ?? { unit: 'g' };
}

function converted(written: string, { unit, times = 1, step }: Conversion): number {
  const value = numberOf(written) * times;
  if (unit === 'cm' && step !== undefined) {
    // A quarter inch is 0.6 cm and half an inch 1.3 cm; above 10 cm, whole centimetres.
    return value < 2
      ? Math.round(value * 10) / 10
      : value < 10
        ? Math.round(value * 2) / 2
        : Math.round(value);
  }
  if (step === undefined) return value;
  return value > step * 10 || (unit === 'L' && value >= 1)
    ? Math.round(value / step) * step
    : Math.max(Math.round(value * 10) / 10, 0.1);
}

/** Reference for a measure in a sentence: a size, or an amount that follows the yield. */
function markOf(match: readonly string[], after: string): string {
  const [whole = '', first = '', by = '', second = '', gap = '', written = ''] = match;
  const conversion = conversionOf(written);
  const { unit } = conversion;
  const one = converted(first, conversion);
  const other = second === '' ? undefined : converted(second, conversion);
  if (!(one > 0) || (other !== undefined && !(other > 0))) return whole;
  const isTimes = /x|×|by/i.test(by);
  if (other !== undefined && !isTimes && other <= one) return whole;
  const isLength = unit === 'cm' || unit === 'mm';
  const numbers = `${decimal(one)}${other === undefined ? '' : ` ${isTimes ? '×' : 'to'} ${decimal(other)}`}`;
  const isBefore =
    gap === '-' ||
    (isLength && /^\s(?:pieces?|cubes?|chunks?|slices?|dice|squares?|strips?|rounds?)\b/i.test(after));
  if (isLength || isTimes || isBefore || FIXED_AFTER.test(after)) {
    const size =
      unit === 'cup'
        ? `${decimal(one * 240)}${other === undefined ? '' : ` to ${decimal(other * 240)}`}`
        : numbers;
    return `{#${size}${isBefore ? '-' : ' '}${unit === 'cup' ? 'ml' : unit}}`;
  }
  return `{=${numbers} ${unit}}`;
}

/** Celsius that the site shows as this temperature in Fahrenheit: the conventional ones of ovens, else the nearest. */
function celsiusOf(fahrenheit: number): number {
  const conventional: Readonly<Record<number, number>> = {
    32: 0,
    212: 100,
    275: 140,
    325: 160,
    350: 180,
    400: 200,
    425: 220,
    450: 230,
    475: 240,
  };
  const exact = (fahrenheit - 32) / 1.8;
  const step = exact > 110 ? 5 : 1;
  return conventional[fahrenheit] ?? Math.round(exact / step) * step;
}

const DEGREES = String.raw`\s?(?:°|º|˚|\*|&deg;|degrees?|deg\.?|도|度)\s?`;
const FAHRENHEIT = String.raw`(?:${DEGREES}(?:F(?:ahrenheit)?)(?!\p{L})|\s?F(?!\p{L})|\s?℉)`;
const CELSIUS = String.raw`(?:${DEGREES}(?:C(?:elsius)?)(?!\p{L})|\s?C(?!\p{L})|\s?℃)`;
const TEMPERATURES: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  // Both scales: Celsius is the one to keep.
  [
    new RegExp(`(\\d{2,3})${FAHRENHEIT}\\s*[/(,|–-]+\\s*(?:or\\s*)?(\\d{2,3})${CELSIUS}\\s*\\)?`, 'giu'),
    ([, , c]) => `{@${c}}`,
  ],
  [
    new RegExp(`(\\d{2,3})${CELSIUS}\\s*[/(,|–-]+\\s*(?:or\\s*)?(\\d{2,3})${FAHRENHEIT}\\s*\\)?`, 'giu'),
    ([, c]) => `{@${c}}`,
  ],
  [
    new RegExp(`(?<![\\d{@])(\\d{2,3})(?:${DEGREES})?\\s?(?:-|–|to)\\s?(\\d{2,3})${FAHRENHEIT}`, 'giu'),
    ([, from, to]) => `{@${celsiusOf(Number(from))}} to {@${celsiusOf(Number(to))}}`,
  ],
  [
    new RegExp(`(?<![\\d{@])(\\d{2,3})(?:${DEGREES})?\\s?(?:-|–|to)\\s?(\\d{2,3})${CELSIUS}`, 'giu'),
    ([, from, to]) => `{@${from}} to {@${to}}`,
  ],
  [new RegExp(`(?<![\\d{@])(\\d{2,3})${FAHRENHEIT}`, 'giu'), ([, f]) => `{@${celsiusOf(Number(f))}}`],
  [new RegExp(`(?<![\\d{@])(\\d{2,3})${CELSIUS}`, 'giu'), ([, c]) => `{@${c}}`],
  // No oven has 300 degrees Celsius.
  [
    /(?<![\d{@])([345]\d\d)\s?(?:°|º|˚|degrees?)(?!\s?[CF]|\p{L})/giu,
    ([, f]) => `{@${celsiusOf(Number(f))}}`,
  ],
  [/(?<![\d{@])(\d{3})\s?(?:도|度)/gu, ([, c]) => `{@${c}}`],
];

/** Text outside of references, changed by a function. */
export function outsideMarks(text: string, change: (plain: string) => string): string {
  return text
    .split(/(\{[^{}]*\})/)
    .map((part) => (part.startsWith('{') ? part : change(part)))
    .join('');
}

/** Text without braces, which are references in texts of recipes. */
export const withoutBraces = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');

const FIRST_NUMBER = new RegExp(
  `^(?:\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d*\\s?[${FRACTION}]|\\d+(?:[.,]\\d+)?|half an?|\\p{L}+)`,
  'iu',
);
const MOST_ROUNDS = 200;

/** Text whose measures the content check does not read as such: "(5) g". The last resort, where none of the marks fits. */
function hideMeasures(text: string): string {
  let hidden = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = bareMeasure(hidden);
    if (found === null) break;
    const number = FIRST_NUMBER.exec(found)?.[0] ?? found;
    const rest = found.slice(number.length);
    hidden = outsideMarks(hidden, (plain) => plain.replace(found, `(${number})${hideMeasures(rest)}`));
  }
  return hidden;
}

/** Sign for inches after a number, where it closes no quotation. */
const INCH_SIGN = new RegExp(`(?<!(?:^|\\s)"[^"]*)(\\d|[${FRACTION}])(?:″|"(?=[\\s)x×,.;-]|$))`, 'g');

/** Sentence with temperatures, sizes and amounts as references: "Heat to {@180}", "in {#2.5-cm} pieces". */
export function markMeasures(sentence: string): string {
  const plain = withoutBraces(sentence).replaceAll(INCH_SIGN, '$1 inch');
  const heated = TEMPERATURES.reduce(
    (text, [pattern, mark]) =>
      outsideMarks(text, (plain) => plain.replaceAll(pattern, (...match) => mark(match as string[]))),
    plain,
  );
  const measured = outsideMarks(heated, (plain) =>
    plain.replaceAll(MEASURE, (...match) => {
      const [offset, all] = match.slice(-2) as [number, string];
      const [whole] = match as [string];
      return markOf(match as string[], all.slice(offset + whole.length));
    }),
  );
  return hideMeasures(measured);
}

/** Text whose measures stay the same at every yield: the size of a can. */
export const markSizes = (text: string): string =>
  markMeasures(text).replaceAll(/\{=([^{}]* (?:g|kg|ml|L|tsp|tbsp))\}/g, '{#$1}');

/** Text for places where measures cannot be, such as titles: without them. */
export function withoutMeasures(text: string): string {
  return hideMeasures(
    markMeasures(text)
      .replaceAll(/\{[^{}]*\}/g, ' ')
      .replaceAll(/\(\s*\)/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[\s,;:()–-]+|[\s,;:(–-]+$/g, '')
      .trim(),
  );
}
