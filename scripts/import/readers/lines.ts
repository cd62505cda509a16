import { groupByHeadings, isHeading } from '@/scripts/import/headings';
import type { Group, SourceIngredient, SourceStep } from '@/scripts/import/source-recipe';

function grouped<T>(lines: readonly string[], make: (line: string) => T): Group<T>[] {
  return groupByHeadings(lines, (line) => line).map(({ title, items }) => ({
    ...(title && { title }),
    items: items.map(make),
  }));
}

/** Ingredients in groups by the headings among them. */
export const ingredientGroups = (lines: readonly string[]): Group<SourceIngredient>[] =>
  grouped(lines, (line) => ({ line }));

const NUMBERED = /^\s*(?:step\s*)?(?:\d{1,2}\s*[.):]|[①-⑳]|[-*•])\s*(?=\S)/i;

/** Number of a step that a page shows beside its text: "5Spread". */
const GLUED = /^\d{1,2}(?=\p{Lu}\p{Ll})/u;

/** One text with numbers inside as its steps: "1. Cut. 2. Fry." */
export function splitSteps(lines: readonly string[]): string[] {
  const parts = lines.flatMap((line) =>
    /^\s*1[.)]\s/.test(line) && /\s2[.)]\s/.test(line) ? line.split(/\s+(?=\d{1,2}[.)]\s)/) : [line],
  );
  return parts
    .map((part) => (isHeading(part) ? part : part.replace(NUMBERED, '').replace(GLUED, '').trim()))
    .filter((part) => part !== '');
}

/** Steps in groups by the headings among them. */
export const stepGroups = (lines: readonly string[]): Group<SourceStep>[] =>
  grouped(splitSteps(lines), (text) => ({ text }));
