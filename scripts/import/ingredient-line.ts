import { bareMeasure } from '@/lib/content/checks/recipe-texts';
import type { Amount } from '@/lib/content/schema/amount';
import { type Round, roundedCount } from '@/lib/recipe/rounding';
import { normalizeAmounts, readAnyAmount, splitAmount } from './ingredient-amount';
import { countedName, lowered, nameWithoutMeasure, splitIngredientName } from './ingredient-name';
import { markMeasures, markSizes, withoutBraces, withoutMeasures } from './marks';
import { readPackSize } from './pack-size';
import type { SourceIngredient } from './source-recipe';
import { TO_TASTE } from './unit-words';

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
/** Words before an amount, and signs of Japanese and Korean lines that steps refer to. */
const LEAD =
  /^(?:(or|oder|optional|scant|heaping|heaped|generous|plm\.|approx\.|a scant)[:\s]+(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])|0(?:[.,]0+)?\s+(?=\p{L}{2})|([★☆◎◇◆♥♡＊※△▲▽])\s*)/iu;

/** Splits the bracketed parts off a line, however they are nested: "flour ((sifted))". */
function splitBrackets(line: string): { outside: string; inside: string[] } {
  let outside = '';
  let depth = 0;
  const inside: string[] = [];
  for (const character of line) {
    if ('(（[［'.includes(character)) {
      depth += 1;
      if (depth === 1) inside.push('');
      else if (inside.at(-1)?.trim()) inside[inside.length - 1] = `${inside.at(-1)?.trimEnd()}, `;
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

/** Splits an ingredient of a source into the fields of a draft. Never throws, and always gives a name. */
export function readIngredient({ line, parts }: SourceIngredient, isEnglish: boolean): ReadIngredient {
  const text = parts ? [parts.amount, parts.unit, parts.name].filter(Boolean).join(' ') : line;
  const written = normalizeAmounts(withoutBraces(text).replace(BULLET, '').replaceAll(STARS, '').trim());
  const notes: string[] = [];
  const lead = LEAD.exec(written);
  const said = lead?.[1]?.toLowerCase() ?? lead?.[2];
  if (said) notes.push(said);
  const pack = readPackSize(written.slice(lead?.[0].length ?? 0));
  let rest = pack?.rest ?? written.slice(lead?.[0].length ?? 0);
  let amount = pack?.amount;
  if (pack) notes.push(pack.note);
  const bracketed = rest;
  const { outside, inside } = splitBrackets(rest);
  if (!amount) {
    const read = splitAmount(outside.replaceAll(/\s+/g, ' ').trim());
    amount = read.amount;
    rest = read.rest;
    if (read.equivalent) notes.push(read.equivalent);
  } else rest = outside;
  rest = rest
    .replace(/^\s*(?:(?:of|de|di|del|della|do|da|du|des|von)\s+|d['’]\s*)(?=\S)/i, (found) =>
      amount ? '' : found,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
  const isToTaste = TO_TASTE.exec(rest)?.[0] ?? /,?\s*\b(?:or\s+)?to taste\b\.?/i.exec(rest)?.[0];
  if (isToTaste && rest.replace(isToTaste, '').trim() !== '') {
    rest = rest.replace(isToTaste, '').trim();
    if (amount) notes.push(isToTaste.replace(/^[,\s]+/, ''));
  }
  const split = splitIngredientName(rest.replace(/^[\s,;:–-]+|[\s,;:.–-]+$/g, ''));
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
    // The amount as it is written in the draft has to be read as the same one.
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
  const bare = nameWithoutMeasure(written, measure);
  if (measure !== null || markMeasures(written).includes('{')) {
    notes.push(written);
    unread.push('a second amount');
  }
  const plain = bare || lowered(withoutMeasures(notes.shift() ?? '')) || '✎ ingredient';
  const name = given || !isEnglish ? plain : lowered(plain);
  if (name.startsWith('✎') || (!given && /\d/.test(line))) unread.push('the amount or the name');
  const isCount = amount !== undefined && amount.unit === undefined;
  const names = isCount && isEnglish ? countedName(name, amount?.upTo ?? amount?.amount ?? 1) : { name };
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
