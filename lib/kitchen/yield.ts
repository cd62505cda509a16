/** An amount of what is made as a page shows it: "4", "5½", "3.4". */
export function yieldNumber(amount: number): string {
  const whole = Math.floor(amount);
  return amount - whole === 0.5 ? `${whole || ''}½` : String(Math.round(amount * 100) / 100);
}

/** The name of more than one of what is made: "servings", "loaves". Where the script is not ours no s makes it. */
export function pluralOf(unit: string, plural?: string): string {
  return plural ?? (/s$|\P{sc=Latin}$/u.test(unit) ? unit : `${unit}s`);
}

/**
 * How much is made: "6 servings", "½ block", "2 loaves", "2-4 servings".
 *
 * @param amount how many, or the words that stand for a number ("2-4")
 * @param unit one of what is made: "serving", "block"
 * @param plural its name for more than one, where an s does not make it
 */
export function yieldWords(amount: number | string, unit: string, plural?: string): string {
  const number = typeof amount === 'number' ? yieldNumber(amount) : amount;
  // Words for a range are no number, and more than one.
  return `${number} ${Number(amount) <= 1 ? unit : pluralOf(unit, plural)}`;
}
