import { isFactLine, partOf } from './text-lines';

const SEPARATOR = /^\s*(?:[-*_=]\s*){3,}$/;
const MARKDOWN_HEADING = /^(#{1,6})\s+\S/;
const LONGEST_TITLE = 80;

/** True for a line that can be a title of plain text: short, without a number or a bullet before it and a stop after it. */
const isTitle = (line: string): boolean =>
  line.trim().length <= LONGEST_TITLE &&
  /\p{L}/u.test(line) &&
  !/^\s*(?:[-*•▢☐]|\d|[①-⑳])/u.test(line) &&
  !/[.!?;:,。！？：]\s*$/u.test(line) &&
  !isFactLine(line) &&
  partOf(line) === undefined;

const levelOf = (line: string): number => MARKDOWN_HEADING.exec(line)?.[1]?.length ?? 7;

/**
 * Start of the recipe whose ingredients begin at a line: its title in Markdown, the line after a separator, or the title of
 * plain text, which begins a paragraph. The line of the ingredients itself for none of them.
 *
 * @param from first line that can belong to it
 */
function startOf(lines: readonly string[], ingredients: number, from: number): number {
  const before = Array.from({ length: ingredients - from }, (_, index) => ingredients - 1 - index);
  const level = levelOf(lines[ingredients] ?? '');
  const headed = before.find((at) => {
    const line = lines[at] ?? '';
    return levelOf(line) < level && partOf(line) === undefined;
  });
  if (headed !== undefined) return headed;
  const separator = before.find((at) => SEPARATOR.test(lines[at] ?? ''));
  if (separator !== undefined) return separator + 1;
  const titled = before.find(
    (at) => isTitle(lines[at] ?? '') && (at === 0 || (lines[at - 1] ?? '').trim() === ''),
  );
  return titled ?? ingredients;
}

/**
 * Texts of the recipes in one text, which may be a whole collection: each has ingredients after the method of the one before
 * it. The lines before the first title of a collection belong to none.
 */
export function splitRecipes(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const starts: { ingredients: number; from: number }[] = [];
  let method: number | undefined;
  for (const [at, line] of lines.entries()) {
    const part = partOf(line);
    if (part === 'method') method = at;
    if (part !== 'ingredients' || (starts.length > 0 && method === undefined)) continue;
    starts.push({ ingredients: at, from: method === undefined ? 0 : method + 1 });
    method = undefined;
  }
  if (starts.length < 2) return [text];
  const ends = starts.map(({ ingredients, from }) => startOf(lines, ingredients, from));
  return ends.map((start, index) => lines.slice(start, ends[index + 1]).join('\n'));
}
