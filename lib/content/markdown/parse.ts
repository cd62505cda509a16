import type { Blockquote, Definition, Heading, Nodes, Paragraph, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Block, CALL_OUTS } from '@/lib/content/schema/markdown';
import { nearest } from '@/lib/text/nearest';
import { headingId } from '@/lib/text/slug';
import { excerptOf, insteadOfHtml, lineOf, type MarkdownFault } from './faults';
import { type InlineContext, inlineOf, inlineText, isComment } from './inline';
import { pictureBlock, videoBlock } from './media';

/** Blocks of a text, and what in it cannot be shown. */
export type ParsedMarkdown = { blocks: Block[]; faults: readonly MarkdownFault[] };

type Context = InlineContext & {
  /** Headings so far: the first line of each id, the level and the words of the last. */
  headings: { lines: Map<string, number>; level: number; title?: string };
};

const known = new Map<string, ParsedMarkdown>();

/**
 * Reads CommonMark with tables of GitHub Flavored Markdown. A text is parsed once.
 *
 * @see https://spec.commonmark.org/
 * @see https://github.github.com/gfm/#tables-extension-
 */
export function parseMarkdown(source: string): ParsedMarkdown {
  const parsed = known.get(source) ?? parse(source);
  known.set(source, parsed);
  return parsed;
}

function parse(source: string): ParsedMarkdown {
  const tree = fromMarkdown(source, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const faults: MarkdownFault[] = [];
  const context: Context = {
    report: (node, allowed, { found = `“${excerptOf(source, node)}”`, nearest } = {}) =>
      faults.push({ line: lineOf(node), found, allowed, nearest }),
    // The first definition of a name counts.
    definitions: new Map(
      definitionsIn(tree)
        .toReversed()
        .map((each) => [each.identifier, each]),
    ),
    headings: { lines: new Map(), level: 1 },
  };
  const blocks = tree.children.flatMap((node) =>
    node.type === 'heading' ? headingBlock(node, context) : blocksOf(node, context),
  );
  return { blocks, faults: faults.sort((one, other) => one.line - other.line) };
}

function definitionsIn(node: Nodes): Definition[] {
  if (node.type === 'definition') return [node];
  return 'children' in node ? node.children.flatMap(definitionsIn) : [];
}

function blocksOf(node: RootContent, context: Context): Block[] {
  const { report } = context;
  const line = lineOf(node);
  const within = (nodes: readonly RootContent[]) => nodes.flatMap((each) => blocksOf(each, context));
  switch (node.type) {
    case 'paragraph':
      return paragraphBlock(node, context);
    case 'list': {
      const items = node.children.map(({ children }) => within(children));
      return [{ type: 'list', line, ...(node.ordered && { start: node.start ?? 1 }), items }];
    }
    case 'blockquote':
      return quotationBlock(node, context);
    case 'table':
      return tableBlock(node, context);
    case 'code':
      return [{ type: 'code', line, text: node.value }];
    case 'thematicBreak':
      return [{ type: 'break', line }];
    case 'heading':
      report(
        node,
        'bold words instead of a heading, which belongs outside of lists and quotations: **words**',
      );
      return [];
    case 'html':
      if (!isComment(node.value)) report(node, insteadOfHtml(node.value));
      return [];
    case 'definition':
      return [];
    default:
      report(node, 'a paragraph, heading, list, table, quotation or picture');
      return [];
  }
}

/** Deepest heading of a text, in number signs. */
const DEEPEST = 4;

/** Heading below that of the page. Reports one that skips a level, and one with the address of another. */
function headingBlock(node: Heading, { headings, ...context }: Context): Block[] {
  const { report } = context;
  const line = lineOf(node);
  const children = inlineOf(node.children, context);
  const title = inlineText(children).trim();
  if (title === '') report(node, 'the words of the heading after the number signs: ## Words');
  const level = Math.min(Math.max(node.depth, 2), headings.level + 1, DEEPEST) as 2 | 3 | 4;
  if (node.depth !== level) {
    const why = node.depth === 1 ? ', since the page has its title already' : '';
    report(node, `${'#'.repeat(level)} ${title}${why}`);
  }
  const id = headingId({ title });
  const first = id && headings.lines.get(id);
  if (id && first !== undefined)
    report(node, `a heading with other words: that of line ${first} has the same address, #${id}`);
  else if (id) headings.lines.set(id, line);
  headings.level = level;
  headings.title = title;
  return [{ type: 'heading', line, level, ...(id && { id }), children }];
}

/** Paragraph, or the pictures or the video that it is. */
function paragraphBlock(node: Paragraph, context: Context): Block[] {
  const media =
    pictureBlock(node, context) ?? videoBlock(node, { ...context, heading: context.headings.title });
  if (media) return media;
  const children = inlineOf(node.children, context);
  return inlineText(children).trim() === '' ? [] : [{ type: 'paragraph', line: lineOf(node), children }];
}

const CALL_OUT = /^\[!(\w+)\][^\S\n]*\n?/;

/** Quotation; or a call-out, which begins with `[!NOTE]` as on GitHub. */
function quotationBlock(node: Blockquote, context: Context): Block[] {
  const line = lineOf(node);
  const [first, ...others] = node.children;
  const [words, ...rest] = first?.type === 'paragraph' ? first.children : [];
  const mark = words?.type === 'text' ? CALL_OUT.exec(words.value) : null;
  const within = (nodes: readonly RootContent[]) => nodes.flatMap((each) => blocksOf(each, context));
  if (!mark || words?.type !== 'text' || first?.type !== 'paragraph') {
    const blocks = within(node.children);
    return blocks.length > 0 ? [{ type: 'quotation', line, blocks }] : [];
  }
  const name = mark[1] ?? '';
  const kind = CALL_OUTS.find((each) => each === name.toLowerCase());
  if (!kind) {
    const names = CALL_OUTS.map((each) => each.toUpperCase());
    const close = nearest(name, names);
    context.report(node, `one of: ${names.map((each) => `[!${each}]`).join(', ')}`, {
      found: `“[!${name}]”`,
      ...(close !== undefined && { nearest: `[!${close}]` }),
    });
  }
  const start = { ...words, value: words.value.slice(mark[0].length) };
  const blocks = within([{ ...first, children: [start, ...rest] }, ...others]);
  if (blocks.length === 0) context.report(node, 'a text in the lines after it, each with > before it');
  return [{ type: 'callOut', line, kind: kind ?? 'note', blocks }];
}

/** Table whose rows have a cell for each column. */
function tableBlock(node: Table, context: Context): Block[] {
  const [header = [], ...rows] = node.children.map(({ children }) =>
    children.map((cell) => inlineOf(cell.children, context)),
  );
  if (header.every((cell) => inlineText(cell).trim() === ''))
    context.report(node, 'the names of the columns in the first line of the table');
  for (const row of node.children) {
    if (row.children.length > header.length)
      context.report(row, `as many cells as the table has columns, ${header.length}; a | in a text as \\|`);
  }
  const align = header.map((_, column) => node.align?.[column] ?? null);
  const whole = rows.map((row) => header.map((_, column) => row[column] ?? []));
  return [{ type: 'table', line: lineOf(node), align, header, rows: whole }];
}
