import * as messages from '@/.content/messages/servings';
import { decimal } from '@/lib/text/decimal';

/** Whether a recipe makes servings, which the site has words for; everything else its file names. */
export function isServing(unit: string): boolean {
  return unit === 'serving';
}

/** An amount of what is made as a page shows it: "4", "5½", "3.4". */
export function yieldNumber(amount: number): string {
  const whole = Math.floor(amount);
  return amount - whole === 0.5 ? `${whole || ''}½` : decimal(amount);
}

/** The name of more than one of what is made: "servings", "loaves". Where the script is not ours no s makes it. */
export function pluralOf(unit: string, plural?: string): string {
  if (plural) return plural;
  if (isServing(unit)) return messages.several;
  return /s$|\P{sc=Latin}$/u.test(unit) ? unit : messages.severalOf({ unit });
}

/** The last number of a range: 4 of "2-4"; some where the words hold none. */
function most(amount: number | string): number {
  return Number(/(\d+)\D*$/.exec(String(amount))?.[1] ?? 2);
}

/** How much is made: "6 servings", "½ block", "2 loaves"; "2-4 servings" of words that stand for a number. */
export function yieldWords(amount: number | string, unit: string, plural?: string): string {
  const number = typeof amount === 'number' ? yieldNumber(amount) : amount;
  // Words for a range are no number, and more than one.
  const isOne = Number(amount) <= 1;
  if (isServing(unit)) return messages.amount({ count: isOne ? 1 : most(amount), number });
  return messages.made({ number, unit: isOne ? unit : pluralOf(unit, plural) });
}
