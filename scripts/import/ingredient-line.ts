import { bareMeasure } from '@/lib/content/checks/recipe-texts';
import type { Amount } from '@/lib/content/schema/amount';
import { type Round, roundedCount } from '@/lib/recipe/rounding';
import { normalizeAmounts, readAnyAmount, splitAmount } from './ingredient-amount';
import { markMeasures, markSizes, withoutBraces, withoutMeasures } from './marks';
import type { SourceIngredient } from './source-recipe';
import { TO_TASTE } from './unit-words';
import { singularOf } from './yields';

/** Ingredient of a draft, without its id. */
export type DraftIngredient = {
  name: string;
  plural?: string;
  amount?: number | string;
  note?: string;
  round?: Round;
  optional?: true;
};

/** Ingredient of a draft with what was not understood of its line. */
export type ReadIngredient = { ingredient: DraftIngredient; unread?: string };

const BULLET = /^(?:[-–—•*·▢☐□◯●○◦▪‣✓✔]\s*)+(?=\S)/u;
const STARS = /\*+|[†‡]/g;
const LATIN_NAME = /^[\x20-\x7E\u00C0-\u024F’]+$/;

/** Splits the bracketed parts off a line, however they are nested: "flour ((sifted))". */
function splitBrackets(line: string): { outside: string; inside: string[] } {
  let outside = '';
  let depth = 0;
  const inside: string[] = [];
  for (const character of line) {
    if ('(（[［'.includes(character)) {
      depth += 1;
      if (depth === 1) inside.push('');
    } else if (')）]］'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += character;
    else inside[inside.length - 1] += character;
    if (depth === 0 && ')）]］'.includes(character)) outside += ' ';
  }
  return { outside, inside: inside.map((part) => part.trim()).filter((part) => part !== '') };
}

/** Bracketed amount that only repeats the amount of the line in another unit: "4 oz/115 g". */
function equivalentOf(text: string): string | undefined {
  const parts = text
    .split(/\s*[/,;|]\s*|\s+or\s+/)
    .map((part) => part.replace(/^(?:about|approx\.?|~|=)\s*/i, ''));
  const read = parts.map((part) => readAnyAmount(normalizeAmounts(part)));
  if (read.some((amount) => amount?.unit === undefined)) return undefined;
  const index = parts.findIndex((part) => /\d\s*(?:g|kg|ml|l)\b/i.test(part));
  return parts[Math.max(0, index)];
}

const CAN_SIZE =
  /^(?:(\d+(?:[.,/]\d+)?(?:\s+\d+\/\d+)?|an?)\s*(?:x\s*)?)?\(?(\d+(?:\.\d+)?)[\s-]*(oz|ounces?|g|ml)\.?\)?[\s-]*(cans?|tins?|packages?|pkgs?\.?|packets?|packs?|jars?|blocks?|bags?|box(?:es)?|bottles?|tubs?|cartons?|containers?)\.?\s+(?:of\s+)?(.+)$/i;
/** "1-inch piece of ginger", "a 2 cm knob of ginger". */
const LENGTH_SIZE =
  /^(?:(\d+|an?)\s+\(?(?!\d+\/))?(\d+(?:\s\d+\/\d+|\/\d+|\.\d+)?)[\s-]*(inch(?:es)?|in\.|cm)\)?[\s-]*(?:piece|knob|chunk|thumb|stick)s?\s+(?:of\s+)?(.+)$/i;
/** "4 x 150 g salmon fillets". */
const EACH_SIZE = /^(\d+)\s*[x×]\s*(\d+(?:\.\d+)?\s?(?:g|kg|ml|oz|lbs?)\.?)\s+(.+)$/i;
const PACK_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:cans?|tins?)$/i, 'can'],
  [/^blocks?$/i, 'block'],
  [/^(?:packages?|pkgs?\.?|packets?|packs?|bags?|box(?:es)?|cartons?|containers?|tubs?)$/i, 'package'],
];

/** Number as people write it: thirds and eighths as fractions. */
export function writeNumber(value: number): string {
  const whole = Math.floor(value + 1e-3);
  const rest = value - whole;
  const fractions = {
    '1/8': 1 / 8,
    '1/4': 1 / 4,
    '1/3': 1 / 3,
    '3/8': 3 / 8,
    '1/2': 1 / 2,
    '2/3': 2 / 3,
    '3/4': 3 / 4,
  };
  const fraction = Object.entries(fractions).find(([, size]) => Math.abs(size - rest) < 4e-3)?.[0];
  if (Math.abs(rest) < 1e-3) return String(whole);
  if (fraction) return whole === 0 ? fraction : `${whole} ${fraction}`;
  return String(Math.round(value * 100) / 100);
}

const UNIT_PLURALS = new Set(
  'cup clove slice sprig block can bunch head handful stick piece package stalk'.split(' '),
);

/** Amount as it is written in a draft: "1 1/2 cups", "2-3 cloves", 2. */
export function writeAmount({ amount, upTo, unit }: Amount): number | string {
  const number = upTo === undefined ? writeNumber(amount) : `${writeNumber(amount)}-${writeNumber(upTo)}`;
  if (unit === undefined) return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : number;
  const last = upTo ?? amount;
  const plurals: Readonly<Record<string, string>> = {
    leaf: 'leaves',
    pinch: 'pinches',
    dash: 'dashes',
    bunch: 'bunches',
  };
  const many = plurals[unit] ?? (UNIT_PLURALS.has(unit) ? `${unit}s` : unit);
  return `${number} ${last > 1 ? many : unit}`;
}

/** Rounding with which a count is shown as it is; undefined if none does, `null` if none is needed. */
function roundOf({ amount, upTo, unit }: Amount): Round | null | undefined {
  const fits = (round?: Round) =>
    [amount, upTo].every((value) => value === undefined || roundedCount(value, unit, round) === value);
  if (fits()) return null;
  return (['half', 'nearest', 'up'] as const).find(fits);
}

const MOST = 100_000;

/** Splits a name from how it is prepared: "onion, diced" and "onion - diced". */
function splitName(text: string): { name: string; notes: string[] } {
  const [name = '', ...rest] = text.split(/\s*[,，、;；]\s*(?!\d{3}\b)|\s+[–—-]\s+/);
  return { name: name.trim(), notes: rest.map((part) => part.trim()).filter((part) => part !== '') };
}

/** First letter in lower case, where it is only that of a sentence. */
const lowered = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Singular and plural of a counted name; the name alone for one that is not English or has no plural. */
function counted(name: string, amount: number): Pick<DraftIngredient, 'name' | 'plural'> {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const one = amount > 1 ? singularOf(last) : undefined;
  return one === undefined ? { name } : { name: [...words.slice(0, -1), one].join(' '), plural: name };
}

/** Splits an ingredient of a source into the fields of a draft. Never throws, and always gives a name. */
export function readIngredient({ line, parts }: SourceIngredient, isEnglish: boolean): ReadIngredient {
  const text = parts ? [parts.amount, parts.unit, parts.name].filter(Boolean).join(' ') : line;
  const written = normalizeAmounts(withoutBraces(text).replace(BULLET, '').replaceAll(STARS, '').trim());
  const notes: string[] = [];
  const pack = CAN_SIZE.exec(written);
  let rest = written;
  let amount: Amount | undefined;
  if (pack) {
    const [, count = '1', size = '', unit = '', container = '', name = ''] = pack;
    const known = PACK_UNITS.find(([words]) => words.test(container))?.[1];
    amount = readAnyAmount(`${count} ${known ?? ''}`.trim()) ?? undefined;
    notes.push(markSizes(`${size} ${unit}${known ? '' : ` ${container}`}`));
    rest = known ? name : `${container} of ${name}`;
  }
  const sized = pack ? null : LENGTH_SIZE.exec(written);
  if (sized) {
    amount = readAnyAmount(`${sized[1] ?? '1'} piece`) ?? undefined;
    notes.push(markMeasures(`${sized[2]} ${sized[3]}`));
    rest = sized[4] ?? '';
  }
  const each = pack || sized ? null : EACH_SIZE.exec(written);
  if (each) {
    amount = readAnyAmount(each[1] ?? '') ?? undefined;
    notes.push(markSizes(`${each[2]} each`));
    rest = each[3] ?? '';
  }
  const bracketed = rest;
  const { outside, inside } = splitBrackets(rest);
  if (!amount) {
    const read = splitAmount(outside.replaceAll(/\s+/g, ' ').trim());
    amount = read.amount;
    rest = read.rest;
    if (read.equivalent) notes.push(read.equivalent);
  } else rest = outside;
  rest = rest
    .replace(/^\s*(?:of|de|d’|d'|von)\s+/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isToTaste = TO_TASTE.exec(rest)?.[0] ?? /,?\s*\b(?:or\s+)?to taste\b\.?/i.exec(rest)?.[0];
  if (isToTaste && rest.replace(isToTaste, '').trim() !== '') {
    rest = rest.replace(isToTaste, '').trim();
    if (amount) notes.push(isToTaste.replace(/^[,\s]+/, ''));
  }
  const split = splitName(rest.replace(/^[\s,;:–-]+|[\s,;:.–-]+$/g, ''));
  notes.unshift(...split.notes);
  for (const part of inside) {
    const equal = amount?.unit === undefined ? undefined : equivalentOf(part);
    const isPack = amount?.unit === 'can' || amount?.unit === 'package' || amount?.unit === 'block';
    const isEach = isPack || /[(（][^)）]*[)）]\s*\d/.test(bracketed);
    notes.push(isEach ? markSizes(equal ?? part) : (equal ?? part));
  }
  if (parts?.note)
    notes.push(
      withoutBraces(parts.note)
        .replaceAll(STARS, '')
        .replaceAll(/^[\s,(]+|[\s,)]+$/g, ''),
    );
  const isOptional = [...notes, rest].some((part) => /^\(?(?:optional|선택|お好みで)\)?$/i.test(part.trim()));
  return assemble(split.name, amount, notes, { isOptional, isEnglish, line });
}

type Around = { isOptional: boolean; isEnglish: boolean; line: string };

/** Ingredient out of its parts, so that the content check accepts it. */
function assemble(
  written: string,
  given: Amount | undefined,
  notes: string[],
  around: Around,
): ReadIngredient {
  const { isOptional, isEnglish, line } = around;
  const unread: string[] = [];
  let amount = given;
  let round: Round | null | undefined = null;
  if (amount && ((amount.upTo ?? amount.amount) > MOST || !(amount.amount > 0))) amount = undefined;
  if (amount) {
    // What is printed has to read as the same amount.
    const again = readAnyAmount(String(writeAmount(amount)));
    amount = again ?? undefined;
    round = amount && roundOf(amount);
    if (round === undefined) amount = undefined;
  }
  if (given && !amount) {
    notes.unshift(`${given.amount > MOST ? '' : writeNumber(given.amount)} ${given.unit ?? ''}`.trim());
    unread.push('the amount, which cannot be counted out');
  }
  const measure = bareMeasure(written);
  const before = measure === null ? '' : withoutMeasures(written.slice(0, written.indexOf(measure)));
  const bare = before || withoutMeasures(written);
  if (measure !== null) {
    notes.push(written);
    unread.push('a second amount');
  }
  const plain = bare || lowered(withoutMeasures(notes.shift() ?? '')) || '✎ ingredient';
  const name = given || !isEnglish ? plain : lowered(plain);
  if (name.startsWith('✎') || (!given && /\d/.test(line))) unread.push('the amount or the name');
  const isCount = amount !== undefined && amount.unit === undefined;
  const names =
    isCount && isEnglish && LATIN_NAME.test(name)
      ? counted(name, amount?.upTo ?? amount?.amount ?? 1)
      : { name };
  const note = notes
    .map((part) => (part.includes('{') ? part : markMeasures(part.trim())))
    .filter((part) => part !== '' && !/^(?:optional|선택)$/i.test(part))
    .join(', ');
  return {
    ingredient: {
      ...names,
      ...(amount && { amount: writeAmount(amount) }),
      ...(note && { note }),
      ...(round && { round }),
      ...(isOptional && { optional: true }),
    },
    ...(unread.length > 0 && { unread: unread.join('; ') }),
  };
}
