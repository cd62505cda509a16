import { type Amount, readAmountText } from '@/lib/content/schema/amount';
import { NUMBER_SOURCE } from '@/lib/text/numbers';

// Amounts at the start or the end of a line, for imported recipes and for items of a pasted list.

/** Reads a text that is an amount and nothing else; null for any other. */
type AmountReader = (text: string) => Amount | null;

/** Number as `lib/text/numbers` reads it, also with a fraction sign. */
export const ANY_NUMBER = String.raw`(?:\d+(?:[.,]\d+)?\s*)?[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|${NUMBER_SOURCE}`;

/** Most words of an amount. */
const LONGEST_AMOUNT = 7;

/** Longest amount at the start of some words, and the number of its words. */
export function longestAmount(
  words: readonly string[],
  read: AmountReader = readAmountText,
): { amount: Amount; length: number } | undefined {
  for (let length = Math.min(LONGEST_AMOUNT, words.length); length > 0; length -= 1) {
    const text = words.slice(0, length).join(' ');
    const amount = read(text.replace(/[,;:]$/, ''));
    if (amount) return { amount, length };
  }
  return undefined;
}

const AMOUNT_AT_END = new RegExp(
  `^(\\P{Nd}+?)(?:\\s*[:：]\\s*|\\s+)(${ANY_NUMBER})\\s*(\\p{L}+\\.?)?$`,
  'iu',
);
/** Words after which an amount at the end belongs to something else: "for dredging, plus 2 tbsp". */
const JOINING =
  /(?:^|\s)(?:plus|or|and|about|of|from|with|to|in|for|e|o|ou|et|und|oder|di|de|circa|x)$|[+&/,(-]$/i;

/** Amount at the end of a line in Latin letters, as apps and Italian pages write it: "Zucchero 105 g", "Lait : 25 cl". */
export function amountAtEnd(
  line: string,
  read: AmountReader = readAmountText,
): { amount: Amount; written: string; rest: string } | undefined {
  const [, rest = '', count = '', unit = ''] = AMOUNT_AT_END.exec(line.trim()) ?? [];
  if (rest === '' || JOINING.test(rest)) return undefined;
  const written = `${count} ${unit}`.trim();
  const amount = read(written);
  return amount ? { amount, written, rest } : undefined;
}
