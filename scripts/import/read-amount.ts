import { type Amount, readAmountText } from '@/lib/content/schema/amount';
import type { Unit } from '@/lib/content/schema/units';
import { ANY_NUMBER } from '@/lib/recipe/split-amount';
import { answeredUnit, foreignUnit, type UnitAnswers } from './unit-words';

const DIGIT = String.raw`[\d½⅓⅔¼¾⅛⅜⅝⅞]`;
/** Words between the two numbers of a range: "2 bis 3 EL", "2 à 3 càs", "2〜3個". */
const RANGE_WORDS = new RegExp(
  `(?<=${DIGIT}|\\p{sc=Han})(?:\\s*[~〜～]\\s*|\\s+(?:bis|tot|till|à|a|do|до)\\s+)(?=${DIGIT})`,
  'giu',
);

/** Kilograms or litres with a part in a smaller unit, which French leaves out: "1 kg 500", "1 l 25 cl". */
const WITH_PART =
  /(?<![\d/.,])(\d+)\s*(kg|l)\s*(?:et\s+)?(?:(\d{3})(?![\d.,/])(?!\s*\p{L}*[gl](?!\p{L}))|(\d{1,3}\s*(?:gr?|ml|cl|dl))(?!\p{L}))/giu;

const PARTS: Readonly<Record<string, number>> = { g: 1000, gr: 1000, ml: 1000, cl: 100, dl: 10 };

/** Number of kilograms or litres with their part. */
function withPart(whole: string, thousandths: string | undefined, small = ''): number {
  const unit = small.replaceAll(/[\d\s]/g, '').toLowerCase();
  const part =
    thousandths === undefined ? Number.parseInt(small, 10) / (PARTS[unit] ?? 1) : Number(thousandths) / 1000;
  return Math.round((Number(whole) + part) * 1000) / 1000;
}

/**
 * Writes amounts as `readAmountText` reads them: U+2044, "1-1/2", "1&1/2", full-width digits, "2 bis 3", "1 kg 500", capital
 * T for tablespoons.
 */
export function normalizeAmounts(text: string): string {
  return text
    .replaceAll(/[０-９／．＋]|(?<=[0-9０-９])\s?[ａ-ｚＡ-Ｚ]+/g, (letters) => letters.normalize('NFKC'))
    .replaceAll(/(\d)\s*[\u2044\u2215]\s*(\d)/g, '$1/$2')
    .replaceAll(/(\d)\s+\/\s+(\d)/g, '$1/$2')
    .replaceAll(/(\p{L})\.?\s*[/|]\s*(?=\d)/gu, '$1 / ')
    .replaceAll(/(?<![\d/.,])(\d+)\s*[-–—&]\s*(\d+)\/(\d+)(?!\d)/g, (whole, count, top, bottom) =>
      Number(top) < Number(bottom) ? `${count} ${top}/${bottom}` : whole,
    )
    .replaceAll(/(?<![\d/.,])(\d+)\s+and\s+(?=\d+\/\d+|[½⅓⅔¼¾⅛⅜⅝⅞])/gi, '$1 ')
    .replaceAll(RANGE_WORDS, '-')
    .replaceAll(WITH_PART, (_, whole, unit, part, small) => `${withPart(whole, part, small)} ${unit}`)
    .replaceAll(/(?<![\d/.,])(\d+)\s*(kg|l)\s+(?:et\s+|e\s+|y\s+)?(\d\/\d|[½¼¾])(?![\d.,/])/gi, '$1 $3 $2')
    .replaceAll(/(\d|[½⅓⅔¼¾⅛⅜⅝⅞])\s*T(?:bs)?(?=\.?(?:\s|$|\p{sc=Hangul}))/gu, '$1 tbsp')
    .replaceAll(/(\d|[½⅓⅔¼¾⅛⅜⅝⅞])\s*t(?=\.?(?:\s|$|\p{sc=Hangul}))/gu, '$1 tsp')
    .replaceAll(/(?<=\p{L})\((?:s|es|n|en)\)/gu, '')
    .replace(/^(\d{1,2}) or (\d{1,2})(?= \p{L})/u, (whole, least, most) =>
      Number(least) < Number(most) ? `${least}-${most}` : whole,
    )
    .replaceAll(/\b(colher(?:es)?|xícaras?) \((?:de )?(sopa|chá)\)/gi, '$1 de $2')
    .replaceAll(/(\d)と(?=\d+\/\d)/g, '$1 ')
    .replaceAll(/\bfluid (ounces?|oz)/gi, 'fl oz')
    .replaceAll(/\bfl\.? ounces?/gi, 'fl oz');
}

/** Articles that count one before a unit: "une pincée", "ein EL". */
export const ONE = /^(?:un[ae]?|uno|um(?:a)?|ein(?:e|en|er)?|een|ett?|en|jedna|jeden|одна|один|bir)$/i;
const NUMBER_AND_WORD = new RegExp(
  `^((?:${ANY_NUMBER})(?:\\s*[-–~]\\s*(?:${ANY_NUMBER}))?|\\p{L}+(?=\\s))\\s*(\\S.*)$`,
  'iu',
);
/** Cubic centimetres below this are the spoons of a French recipe, which shortens both to "cc". */
const LEAST_CC = 5;

/** Reads an amount with units of other languages too: "2 EL", "1큰술"; and with units that the owner has answered. */
export function readAnyAmount(text: string, answers: UnitAnswers = new Map()): Amount | null {
  const plain = text.trim();
  const read = readAmountText(plain);
  if (read) return read;
  const word = NUMBER_AND_WORD.exec(plain);
  if (!word) return null;
  const [, number = '', unit = ''] = word;
  const count = ONE.test(number) ? { amount: 1 } : readAmountText(number);
  if (!count) return null;
  const answer = answeredUnit(unit, answers);
  const known = answer ? { unit: answer.unit, times: answer.amount } : foreignUnit(unit);
  if (!known || (!answer && /^cc$/i.test(unit) && count.amount < LEAST_CC)) return null;
  const times = known.times ?? 1;
  return {
    amount: count.amount * times,
    ...(count.upTo !== undefined && { upTo: count.upTo * times }),
    ...(known.unit && { unit: known.unit }),
  };
}

type Size = { kind: 'weight' | 'volume'; size: number };

/** Grams or millilitres in a unit. A table of its own, since `lib/recipe/scales` needs interface texts that a fresh clone lacks. */
const SIZES: Partial<Record<Unit, Size>> = {
  g: { kind: 'weight', size: 1 },
  kg: { kind: 'weight', size: 1000 },
  ml: { kind: 'volume', size: 1 },
  l: { kind: 'volume', size: 1000 },
  tsp: { kind: 'volume', size: 5 },
  tbsp: { kind: 'volume', size: 15 },
  cup: { kind: 'volume', size: 240 },
};

/** True for a unit of weight or volume. */
export const isMeasureUnit = (unit: Unit): boolean => unit in SIZES;

const sizeOf = ({ unit }: Amount): Size | undefined => (unit === undefined ? undefined : SIZES[unit]);

/** Amount in the unit of its first term: "1/3 cup + 2 tablespoons". Undefined for terms that cannot be added. */
export function addAmounts(terms: readonly Amount[]): Amount | undefined {
  const [first] = terms;
  const sizes = terms.flatMap((term) => sizeOf(term) ?? []);
  const [kind, ...others] = new Set(sizes.map((size) => size.kind));
  if (first?.unit === undefined || kind === undefined || others.length > 0 || sizes.length < terms.length)
    return undefined;
  // Cups with spoons are counted in tablespoons, of which a cup has 16.
  const unit: Unit = first.unit === 'cup' ? 'tbsp' : first.unit;
  const sum = terms.reduce((total, { amount }, index) => total + amount * (sizes[index]?.size ?? 0), 0);
  return { amount: Math.round((sum / (SIZES[unit]?.size ?? 1)) * 1000) / 1000, unit };
}

/** Relation of two amounts of one line: of the same kind and about equal, of the same kind and not equal, or of two kinds. */
export function compareAmounts(one: Amount, other: Amount): 'same' | 'different' | 'unlike' {
  const [a, b] = [sizeOf(one), sizeOf(other)];
  if (!a || !b || a.kind !== b.kind) return 'unlike';
  const ratio = ((one.upTo ?? one.amount) * a.size) / ((other.upTo ?? other.amount) * b.size);
  // Recipes round 28 g an ounce to 25 or 30.
  return ratio > 0.85 && ratio < 1.18 ? 'same' : 'different';
}
