/** Source of a regular expression for a number: "1 1/2", "3/4", "1,000", "1 000", "0,38", ".5", or "a". */
export const NUMBER_SOURCE = [
  String.raw`\d+\s+\d+/\d+`,
  String.raw`\d+/\d+`,
  String.raw`[1-9]\d{0,2}(?:[ ,]\d{3})+(?![\d/])(?:\.\d+)?`,
  String.raw`\d+(?:[.,]\d+)?`,
  String.raw`[.,]\d+`,
  String.raw`an?(?=\s)`,
].join('|');

/** Normalizes a text: lower case, no full-width forms, "1½" as "1 1/2", trimmed. */
export function spellFractions(text: string): string {
  // NFKC turns "½" into 1, U+2044 FRACTION SLASH and 2.
  const spelled = text.replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, ' $&').normalize('NFKC');
  return spelled.replaceAll('⁄', '/').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Parses a text that matches {@link NUMBER_SOURCE}: a comma before three digits is a thousands separator, else a decimal point. */
export function readNumber(text: string): number {
  if (/^an?$/.test(text)) return 1;
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  if (/^[1-9]\d{0,2}([ ,]\d{3})+(\.\d+)?$/.test(text)) return Number(text.replace(/[ ,]/g, ''));
  return Number(text.replace(',', '.'));
}
