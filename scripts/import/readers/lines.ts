import type { Group, SourceIngredient, SourceStep } from '@/scripts/import/source-recipe';

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
    .replace(/^#{1,6}\s*|^\*\*|\*\*:?$|^[【[〈<]|[】\]〉>]$/g, '')
    .replace(/[:：]\s*$/, '')
    .trim();

function grouped<T>(lines: readonly string[], make: (line: string) => T): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const line of lines) {
    if (isHeading(line)) groups.push({ title: headingText(line), items: [] });
    else {
      if (groups.length === 0) groups.push({ items: [] });
      groups.at(-1)?.items.push(make(line));
    }
  }
  return groups.filter(({ items }) => items.length > 0);
}

/** Ingredients in groups by the headings among them. */
export const ingredientGroups = (lines: readonly string[]): Group<SourceIngredient>[] =>
  grouped(lines, (line) => ({ line }));

const NUMBERED = /^\s*(?:step\s*)?(?:\d{1,2}\s*[.):]|[①-⑳]|[-*•])\s*(?=\S)/i;

/** One text with numbers inside as its steps: "1. Cut. 2. Fry." */
export function splitSteps(lines: readonly string[]): string[] {
  const parts = lines.flatMap((line) =>
    /^\s*1[.)]\s/.test(line) && /\s2[.)]\s/.test(line) ? line.split(/\s+(?=\d{1,2}[.)]\s)/) : [line],
  );
  return parts
    .map((part) => (isHeading(part) ? part : part.replace(NUMBERED, '').trim()))
    .filter((part) => part !== '');
}

/** Steps in groups by the headings among them. */
export const stepGroups = (lines: readonly string[]): Group<SourceStep>[] =>
  grouped(splitSteps(lines), (text) => ({ text }));
