/** Characters that stand for a fraction, in the form numbers are read in. */
const SPELLED: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Source of the pattern for one number: "1 1/2", "3/4", "1,000", "1 000", "0,38", ".5", or "a". */
export const NUMBER = [
  String.raw`\d+\s+\d+/\d+`,
  String.raw`\d+/\d+`,
  String.raw`[1-9]\d{0,2}(?:[ ,]\d{3})+(?![\d/])(?:\.\d+)?`,
  String.raw`\d+(?:[.,]\d+)?`,
  String.raw`[.,]\d+`,
  String.raw`an?(?=\s)`,
].join('|');

/** Lower case, full-width forms narrowed, "1½" written out as "1 1/2", outer spaces off. */
export function spellFractions(text: string): string {
  const spelled = [...text].map((each) => (SPELLED[each] ? ` ${SPELLED[each]}` : each)).join('');
  return spelled.normalize('NFKC').replaceAll('⁄', '/').replace(/\s+/g, ' ').trim().toLowerCase();
}

/**
 * The value of a text that matches {@link NUMBER}. A comma before exactly three digits parts thousands, as in
 * "1,000"; any other is the decimal sign. Division by zero gives Infinity or NaN.
 */
export function readNumber(text: string): number {
  if (/^an?$/.test(text)) return 1;
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  if (/^[1-9]\d{0,2}([ ,]\d{3})+(\.\d+)?$/.test(text)) return Number(text.replace(/[ ,]/g, ''));
  return Number(text.replace(',', '.'));
}
