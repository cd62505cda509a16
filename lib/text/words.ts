/** A count with its noun: "1 entry", "2 entries", "0 entries". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Joins the parts of an address without duplicates and empty ones: "Chinatown, 421 Spadina Avenue, Toronto". */
export function addressLine(parts: readonly string[]): string {
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => part !== '').join(', ');
}

/** Capitalizes the first letter, unless that changes its length: "ß" is unchanged. */
export function capitalize(text: string): string {
  const [first = ''] = text;
  const upper = first.toUpperCase();
  return [...upper].length === 1 ? upper + text.slice(first.length) : text;
}

/**
 * Replaces spaces after numbers, before a number that ends a part, and within a time or a range by non-breaking ones:
 * "1 hr 15 min", "serves 4", "8 to 12".
 */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=[\d½]) |(?<=[\d½][ \u00a0]\p{L}{1,3}) (?=\d)| (?=\d+(?:,|$))/gu, '\u00a0');
}

/** Binds abbreviations and dashes of a title: no line ends with "St.", and none begins with a dash. */
export function withoutLooseEnds(title: string): string {
  return title.replace(/(?<=^| )(\p{Lu}\p{Ll}{0,2}\.) /gu, '$1\u00a0').replace(/ ([–—-]) /gu, '\u00a0$1 ');
}

/** Replaces non-breaking spaces by plain ones, for texts that other programs read. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}
