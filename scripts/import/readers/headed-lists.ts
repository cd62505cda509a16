import { defaultTreeAdapter } from 'parse5';
import { capitalize } from '@/lib/text/words';
import type { Element } from '@/scripts/export';
import { headingText } from '@/scripts/import/headings';
import { emptyRecipe, type Group, type SourceRecipe } from '@/scripts/import/source-recipe';
import { type TextPart, wordsOf } from '@/scripts/import/text-words';
import { attributeOf, elementLines, elementText, findAll, type Node, withTag } from './dom';
import { ingredientGroups, stepGroups } from './lines';
import { partOf } from './text-lines';

/** Elements around a recipe that hold none of it. */
const OUTSIDE_TAG = withTag(
  'nav',
  'header',
  'footer',
  'aside',
  'form',
  'script',
  'style',
  'noscript',
  'svg',
  'button',
);
const OUTSIDE_NAME = /(?:^|\s)(?:comments?(?:-list|-area)?|related(?:-\w+)?|sidebar)(?:\s|$)/i;
const isOutside = (element: Element) =>
  OUTSIDE_TAG(element) ||
  (element.tagName !== 'body' &&
    OUTSIDE_NAME.test(`${attributeOf(element, 'id') ?? ''} ${attributeOf(element, 'class') ?? ''}`));
const HEADING = withTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'dt');
const ENTRY = withTag('li', 'tr', 'dd');
const PARAGRAPH = withTag('p', 'div', 'section', 'article', 'main', 'figure', 'table', 'ul', 'ol', 'dl');
const isLine = (element: Element) => HEADING(element) || ENTRY(element) || PARAGRAPH(element);

/** Line of a page: a heading with its rank (1 is the highest), an entry of a list, or a paragraph. */
type PageLine = { text: string; kind: 'heading' | 'entry' | 'paragraph'; rank: number };

/** Rank of a paragraph that is a heading by its words only: below all others. */
const LOWEST = 9;

function linesOfElement(element: Element): PageLine[] {
  if (HEADING(element)) {
    const rank = Number(element.tagName[1]) || LOWEST - 1;
    return [{ text: elementText(element), kind: 'heading', rank }];
  }
  if (ENTRY(element)) {
    // Boxes inside of an entry are its columns: amount and name.
    const texts = findAll(element, PARAGRAPH).length > 0 ? [elementText(element)] : elementLines(element);
    return texts.map((text) => ({ text, kind: 'entry', rank: LOWEST }));
  }
  return elementLines(element).map((text) => {
    const kind = partOf(text) === undefined ? 'paragraph' : 'heading';
    return { text, kind, rank: LOWEST };
  });
}

/** Lines of a page in document order. */
function pageLines(page: Node): PageLine[] {
  const lines: PageLine[] = [];
  const stack: Node[] = [page];
  while (stack.length > 0) {
    const node = stack.pop() as Node;
    const element = defaultTreeAdapter.isElementNode(node) ? node : undefined;
    if (element && isOutside(element)) continue;
    // An entry with paragraphs is one line; one with a list of its own is several.
    const within = element && (HEADING(element) ? undefined : ENTRY(element) ? ENTRY : isLine);
    const isWhole = element && isLine(element) && (!within || findAll(element, within).length === 0);
    if (element && isWhole) lines.push(...linesOfElement(element));
    else if ('childNodes' in node) stack.push(...[...node.childNodes].reverse());
  }
  return lines;
}

/** Part of a page under a heading of a recipe: "Ingredients", "Method for the filling". */
type Section = { part: TextPart; rank: number; heading: string; lines: PageLine[] };

function sectionsOf(lines: readonly PageLine[]): Section[] {
  const sections: Section[] = [];
  let open: Section | undefined;
  for (const line of lines) {
    const part = line.kind === 'heading' ? partOf(line.text) : undefined;
    if (part) {
      open = { part, rank: line.rank, heading: line.text, lines: [] };
      sections.push(open);
    }
    // A heading of the same rank begins something else.
    else if (line.kind === 'heading' && open && line.rank <= open.rank) open = undefined;
    else open?.lines.push(line);
  }
  return sections;
}

/** Texts of a section: its entries if it has a list, else its paragraphs; with the headings between them. */
function textsOf({ lines }: Section): string[] {
  const count = (wanted: PageLine['kind']) => lines.filter(({ kind }) => kind === wanted).length;
  const kept = count('entry') > 1 ? 'entry' : 'paragraph';
  return lines
    .filter(({ kind }) => kind === 'heading' || kind === kept)
    .map(({ text, kind }) => (kind === 'heading' ? `## ${headingText(text)}` : text));
}

const hasLines = (section: Section) => textsOf(section).some((text) => !text.startsWith('#'));

/** Title of a group: "For the filling" of "Ingredients for the filling". */
function titleOf({ part, heading }: Section): string {
  const title = headingText(heading);
  return capitalize(title.replace(new RegExp(`^(?:${wordsOf(part)})(?!\\p{L})\\s*`, 'iu'), '') || title);
}

/** Groups of the sections of a part; several sections have their headings as titles. */
function groupsOf<T>(
  sections: readonly Section[],
  read: (lines: readonly string[]) => Group<T>[],
): Group<T>[] {
  const groups = sections.flatMap((section) => {
    const own = read(textsOf(section));
    return sections.length > 1 ? own.map((group) => ({ title: titleOf(section), ...group })) : own;
  });
  // A page that has its list in two systems of units repeats the titles.
  return groups.filter(
    ({ title }, index) => !title || groups.findIndex((group) => group.title === title) === index,
  );
}

/** Fewest ingredients that make a list a recipe. */
const FEWEST = 2;

/**
 * Recipe of a page by its headings "Ingredients" and "Method" in any known language; undefined without both, and for
 * tables that the lines of a page cannot tell.
 */
export function headedRecipe(page: Node): SourceRecipe | undefined {
  const sections = sectionsOf(pageLines(page)).filter(hasLines);
  const first = sections.findIndex(({ part, lines }) => part === 'ingredients' && lines.length >= FEWEST);
  const recipe = sections.slice(Math.max(first, 0));
  const ofPart = (wanted: TextPart) => recipe.filter(({ part }) => part === wanted);
  const ingredients = groupsOf(ofPart('ingredients'), ingredientGroups);
  const steps = groupsOf(ofPart('method'), stepGroups);
  const isTable = ingredients.some(({ items }) => items.some(({ line }) => !/\p{L}/u.test(line)));
  if (first === -1 || isTable || ingredients.length === 0 || steps.length === 0) return undefined;
  const remark = 'lists: read by the headings of the page, as its data has none; compare them with the page';
  return { ...emptyRecipe(''), ingredients, steps, leftOut: [remark] };
}
