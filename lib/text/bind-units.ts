const UNITS = [
  ...['g', 'kg', 'mg', 'oz', 'lb', 'ml', 'dl', 'L', 'l', 'qt', 'tsp', 'tbsp', 'cups?'],
  ...['mm', 'cm', 'm', 'km', 'sec', 'min', 'h', 'hrs?', 'kcal', 'MB', '°C', '°F', 'am', 'pm'],
].join('|');

/**
 * Text in braces, which is a reference such as `{1.5 cm}`; or the space after a number or a brace and before a unit, or a
 * space of a range.
 */
const SPACE = new RegExp(
  [
    '(\\{[^}]*\\})',
    `(?<=[\\p{N}}]) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`,
    '(?<=\\p{N}) (?=to \\p{N})',
    '(?<=\\p{N} to) (?=\\p{N})',
  ].join('|'),
  'gu',
);

/**
 * Replaces the spaces between a number and its unit, and in a range of numbers, by non-breaking ones: "900 g", "{number} ml",
 * "1.5 to 2.2 g". Applied to all texts of content and interface when they are written for the site. Text in braces is
 * unchanged.
 */
export function bindUnits(text: string): string {
  return text.replace(SPACE, (_, braces?: string) => braces ?? '\u00a0');
}
