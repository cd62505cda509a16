const UNITS = [
  ...['g', 'kg', 'mg', 'oz', 'lb', 'ml', 'dl', 'L', 'l', 'qt', 'tsp', 'tbsp', 'cups?'],
  ...['mm', 'cm', 'm', 'km', 'sec', 'min', 'h', 'hrs?', 'kcal', 'MB', '°C', '°F', 'am', 'pm'],
].join('|');

/** Text in braces, which is a reference such as `{1.5 cm}`; or the space after a number or a brace and before a unit. */
const SPACE = new RegExp(`(\\{[^}]*\\})|(?<=[\\p{N}}]) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu');

/**
 * Replaces the space between a number and its unit by a non-breaking one: "900 g", "7 pm", "{number} ml". Applied to all
 * texts of content and interface when they are written for the site. Text in braces is unchanged.
 */
export function bindUnits(text: string): string {
  return text.replace(SPACE, (_, braces?: string) => braces ?? '\u00a0');
}
