import { NUMBER_SOURCE, readNumber, spellFractions } from '@/lib/text/numbers';
import { UNITS, type Unit, unitOf } from './units';

/** Amount of an ingredient, with `upTo` a range; a count if it has no unit. */
export type Amount = { amount: number; upTo?: number; unit?: Unit };

/** Units that are converted to another one, with the factor. Weights are avoirdupois. */
const CONVERTED: Readonly<Record<string, { unit: Unit; times: number }>> = {
  oz: { unit: 'g', times: 28.349_523 },
  lb: { unit: 'g', times: 453.592_37 },
  cl: { unit: 'ml', times: 10 },
  dl: { unit: 'ml', times: 100 },
  'fl oz': { unit: 'ml', times: 29.573_53 },
  pt: { unit: 'ml', times: 473.176_5 },
  qt: { unit: 'ml', times: 946.352_9 },
};

/** "2-3 cloves", "200 to 250 g": two numbers with one unit. */
const RANGE = new RegExp(`^(${NUMBER_SOURCE})\\s*(?:-|to\\b)\\s*(${NUMBER_SOURCE})(?![\\d/])(.*)$`);

const PART = new RegExp(`^(${NUMBER_SOURCE})\\s*([a-z][a-z. ]*?)?\\s*(?=\\d|$)`);

type Part = Amount & { isConverted: boolean; length: number };

/** Number with its unit at the start of a text, and its length; null for none. */
function readPart(text: string): Part | null {
  const match = PART.exec(text);
  if (!match) return null;
  const [{ length }, number = '', word = ''] = match;
  const amount = readNumber(number);
  if (!Number.isFinite(amount) || amount <= 0) return null;
  if (word === '') return { amount, isConverted: false, length };
  const name = unitOf(word) ?? '';
  const unit = UNITS.find((one) => one === name);
  if (unit) return { amount, unit, isConverted: false, length };
  const other = CONVERTED[name];
  return other ? { amount: amount * other.times, unit: other.unit, isConverted: true, length } : null;
}

/** Range from the smaller to the larger number; null if the text is none. */
function readRange(text: string): Amount | null {
  const [, from = '', to = '', unit = ''] = RANGE.exec(text) ?? [];
  const least = readAmountText(`${from}${unit}`);
  const most = readAmountText(`${to}${unit}`);
  if (!least || !most || most.amount <= least.amount) return null;
  return { ...least, upTo: most.amount };
}

/**
 * Reads an amount as people write it: "400 g", "1/2 tsp", "2-3 cloves", "a pinch", "1 lb 2 oz" (510 g), "2".
 * Ounces, pounds, pints and quarts are rounded to whole grams or millilitres. Null for anything else.
 */
export function readAmountText(text: string): Amount | null {
  let rest = spellFractions(text).replaceAll(/[–—]/g, '-');
  if (RANGE.test(rest)) return readRange(rest);
  const parts: Part[] = [];
  while (rest !== '') {
    const part = readPart(rest);
    if (!part) return null;
    parts.push(part);
    rest = rest.slice(part.length).trim();
  }
  const [first, ...others] = parts;
  if (!first || others.some(({ unit }) => unit === undefined || unit !== first.unit)) return null;
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const { unit } = first;
  return { amount: parts.some((part) => part.isConverted) ? Math.round(sum) : sum, ...(unit && { unit }) };
}
