import { NUMBER_SOURCE, readNumber, spellFractions } from './numbers';

/** Maximum length of a typed amount, in characters. */
const LONGEST = 80;

const TERM = new RegExp(
  `\\s*(?:(?:\\+|&|and|plus)\\s*)?(${NUMBER_SOURCE})\\s*(fl\\.?\\s*oz|\\p{L}+)?\\.?`,
  'guy',
);
/** Words after an amount with a unit, such as the name of the ingredient. */
const WORDS = /^\s[\p{L}\s,'’-]*$/u;

/** An amount in the unit of its field, and the words after it. */
type TypedAmount = { amount: number; rest: string };

/**
 * Reads an amount as visitors type it into a field: "380", "0,38 kg", "1 1/2 cups", "1½", "1 lb 2 oz", "2 cups + 2 tbsp",
 * "380 g pork". Amounts of recipe files are read by `readAmountText`.
 *
 * @param factorOf factor of a unit to that of the field, in lower case, '' for a number without one; NaN for any other
 * @returns null for a text that is no amount
 */
export function readTyped(text: string, factorOf: (unit: string) => number): TypedAmount | null {
  if (text.length > LONGEST) return null;
  const spelled = spellFractions(text);
  const terms = [...spelled.matchAll(TERM)];
  const rest = spelled.slice(terms.reduce((length, [term]) => length + term.length, 0));
  const isBare = terms.at(-1)?.[2] === undefined;
  if (rest.trim() !== '' && (isBare || !WORDS.test(rest))) return null;
  // "5 5" is no sum.
  if (terms.length > 1 && terms.some(([, , unit]) => unit === undefined)) return null;
  const parts = terms.map(([, number = '', unit = '']) => readNumber(number) * factorOf(unit));
  const amount = parts.reduce((sum, part) => sum + part, 0);
  return terms.length > 0 && Number.isFinite(amount) ? { amount, rest: rest.trim() } : null;
}
