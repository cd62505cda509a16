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

/** Number before a step: "1.", "2)", "3、", "④", "Step 5:", "第六步". */
const NUMBER = String.raw`(?:step\s*)?(?:(\d{1,2})\s*(?:[.):．、）](?!\d)|：)|([①-⑳])|第([一二三四五六七八九十]|\d{1,2})步\s*[:：、，]?)`;
const NUMBERED = new RegExp(`^\\s*(?:${NUMBER}|[-*•])\\s*(?=\\S)`, 'iu');
const NUMBER_INSIDE = new RegExp(`(?<=^|\\s|[。．.!！?？;；,，)）]|[^\\x00-\\u02AF\\d])${NUMBER}`, 'giu');

/** Number of a step that a page shows beside its text: "5Spread", "Step 5 Spread". */
const GLUED = /^(?:\d{1,2}|Step \d{1,2}\s+)(?=\p{Lu}\p{Ll})/u;

const HAN_NUMBERS = '一二三四五六七八九十';

/** Count of a written number of a step. */
const countOf = ([, digits, circled, han = '']: readonly (string | undefined)[]): number =>
  digits !== undefined
    ? Number(digits)
    : circled !== undefined
      ? circled.charCodeAt(0) - '①'.charCodeAt(0) + 1
      : Number(han) || HAN_NUMBERS.indexOf(han) + 1;

/** Starts of the steps that a line numbers from one on: "1.切る。2.煮る。". Empty for fewer than two. */
function stepStarts(line: string): number[] {
  const starts: number[] = [];
  for (const match of line.matchAll(NUMBER_INSIDE)) {
    const isNext = countOf(match) === starts.length + 1;
    if (isNext && (starts.length > 0 || line.slice(0, match.index).trim() === '')) starts.push(match.index);
  }
  return starts.length > 1 ? starts : [];
}

/** One text with numbers inside as its steps: "1. Cut. 2. Fry." */
export function splitSteps(lines: readonly string[]): string[] {
  const parts = lines.flatMap((line) => {
    const starts = stepStarts(line);
    return starts.length > 0 ? starts.map((start, index) => line.slice(start, starts[index + 1])) : [line];
  });
  return parts
    .map((part) => (isHeading(part) ? part : part.replace(NUMBERED, '').replace(GLUED, '').trim()))
    .filter((part) => part !== '');
}

/** Steps in groups by the headings among them. */
export const stepGroups = (lines: readonly string[]): Group<SourceStep>[] =>
  grouped(splitSteps(lines), (text) => ({ text }));
