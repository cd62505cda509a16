import type { Group } from './source-recipe';

/** Headings of a list among its lines: "For the sauce:", "SAUCE". */
export function isHeading(line: string): boolean {
  const plain = line.trim();
  if (/^#{1,6}\s|^\*\*[^*]+\*\*:?$/.test(plain)) return true;
  if (/\d/.test(plain) || plain.length > 60) return false;
  return (
    /[:：]$/.test(plain) ||
    (/^[A-Z][A-Z &'-]{3,}$/.test(plain) && plain.split(' ').length < 6) ||
    /^[【[〈<].*[】\]〉>]$/.test(plain)
  );
}

/** Heading without its signs. */
export const headingText = (line: string): string =>
  line
    .trim()
    .replace(/^#{1,6}\s*|^\*\*|\*\*:?$/g, '')
    .replace(/^[【[〈<](.*)[】\]〉>]$/, '$1')
    .replace(/[:：]\s*$/, '')
    .trim();

/**
 * Entries in groups by the headings among them. A heading without entries is an entry itself, so that no line is lost.
 *
 * @param lineOf line of an entry, which may be a heading
 */
export function groupByHeadings<T>(
  entries: readonly T[],
  lineOf: (entry: T) => string,
  first?: string,
): Group<T>[] {
  const groups: (Group<T> & { heading?: T })[] = [{ ...(first && { title: first }), items: [] }];
  for (const entry of entries) {
    const line = lineOf(entry);
    if (isHeading(line) && headingText(line) !== '')
      groups.push({ title: headingText(line), items: [], heading: entry });
    else groups.at(-1)?.items.push(entry);
  }
  const whole: Group<T>[] = [];
  for (const { title, items, heading } of groups) {
    if (items.length > 0) whole.push({ ...(title && { title }), items });
    else if (heading !== undefined) {
      if (whole.length === 0) whole.push({ items: [] });
      whole.at(-1)?.items.push(heading);
    }
  }
  return whole;
}
