import type { BlockContent, Heading, Image, List, PhrasingContent, RootContent, Table, Text } from 'mdast';
import { slugOf } from '@/lib/text/slug';
import type { RecipeMark, TextBlock } from './text-blocks';

/** What was taken out of a paragraph: pictures and places of recipes stand by themselves. */
type TakenOut = (Image | RecipeMark)[];

const isBlank = (node: PhrasingContent) =>
  node.type === 'break' || (node.type === 'text' && node.value.trim() === '');

/** Text without the spaces and marks that editors leave behind. */
const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u00AD]/g, '')
    .replaceAll(/[\s\u00A0]+/g, ' ');

/** Words of inline nodes. */
export function wordsOf(nodes: readonly (PhrasingContent | RootContent | TextBlock)[]): string {
  return nodes
    .map((node) => {
      if ('children' in node) return wordsOf(node.children as PhrasingContent[]);
      return node.type === 'break' ? ' ' : 'value' in node && node.type !== 'html' ? node.value : '';
    })
    .join('');
}

/** Inline nodes without what has no place in Markdown; their spaces at both ends are outside of marks. */
function inline(nodes: readonly PhrasingContent[], out: TakenOut, isStrong = false): PhrasingContent[] {
  const clean = nodes.flatMap((node): PhrasingContent[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: plainText(node.value) }];
      case 'inlineCode':
        // Code that was written as blocks is one line here.
        return node.value.trim() === '' ? [] : [{ ...node, value: plainText(node.value).trim() }];
      case 'break':
        return [{ type: 'break' }];
      case 'image':
        out.push(node);
        return [];
      case 'strong':
      case 'emphasis':
      case 'link': {
        const children = inline(node.children, out, isStrong || node.type === 'strong');
        if (wordsOf(children).trim() === '') return children.filter((each) => each.type !== 'inlineCode');
        if (node.type === 'strong' && isStrong) return children;
        const start = children.findIndex((each) => !isBlank(each));
        const end = children.findLastIndex((each) => !isBlank(each)) + 1;
        const inner = trimmed(children.slice(start, end));
        const [first] = children.slice(start);
        const last = children[end - 1];
        const space = { type: 'text', value: ' ' } as const;
        const before = first?.type === 'text' && first.value.startsWith(' ');
        const after = last?.type === 'text' && last.value.endsWith(' ');
        return [
          ...children.slice(0, start),
          ...(before ? [space] : []),
          { ...node, children: inner } as PhrasingContent,
          ...(after ? [space] : []),
          ...children.slice(end),
        ];
      }
      default: {
        const other = node as { type: string; children?: PhrasingContent[]; value?: string };
        if (other.type === 'recipeMark') out.push(node as unknown as RecipeMark);
        if (other.type === 'code') return inline([{ type: 'inlineCode', value: other.value ?? '' }], out);
        // A block inside of a line, such as a list in a heading.
        const space = { type: 'text', value: ' ' } as const;
        return other.type === 'delete'
          ? inline(other.children ?? [], out, isStrong)
          : [space, ...inline(other.children ?? [], out, isStrong), space];
      }
    }
  });
  return clean.reduce<PhrasingContent[]>((merged, node) => {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      merged.splice(-1, 1, { type: 'text', value: plainText(last.value + node.value) });
    // The signs around two codes without a space between them would be read as one.
    else if (node.type === 'inlineCode' && last?.type === 'inlineCode')
      merged.splice(-1, 1, { type: 'inlineCode', value: last.value + node.value });
    else if (node.type !== 'text' || node.value !== '') merged.push(node);
    return merged;
  }, []);
}

/** Inline nodes without spaces and line breaks at both ends, and without spaces around line breaks. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const start = nodes.findIndex((node) => !isBlank(node));
  const end = nodes.findLastIndex((node) => !isBlank(node)) + 1;
  const inner = start < 0 ? [] : nodes.slice(start, end);
  return inner.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    let { value } = node;
    if (index === 0 || inner[index - 1]?.type === 'break') value = value.trimStart();
    if (index === inner.length - 1 || inner[index + 1]?.type === 'break') value = value.trimEnd();
    return value === '' ? [] : [{ ...node, value }];
  });
}

/** Parts of a paragraph between two or more line breaks, which old texts have instead of paragraphs. */
function splitAtBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [[]];
  let breaks = 0;
  for (const node of nodes) {
    if (node.type === 'break') breaks += 1;
    else if (!isBlank(node)) {
      if (breaks > 1) parts.push([]);
      else if (breaks === 1) parts.at(-1)?.push({ type: 'break' });
      breaks = 0;
    }
    if (node.type !== 'break') parts.at(-1)?.push(node);
  }
  return parts.map(trimmed).filter((part) => wordsOf(part).trim() !== '');
}

/** Address as an editor finds it in a text: up to a sign that cannot be in one. */
const ADDRESS = /^(https?:\/\/[^\s<>"]+)\S*$/;

/** A paragraph that is nothing but an address is a link to it. */
function linked(nodes: PhrasingContent[]): PhrasingContent[] {
  const [only] = nodes;
  const [, url] = (nodes.length === 1 && only?.type === 'text' && ADDRESS.exec(only.value)) || [];
  return url === undefined || !only ? nodes : [{ type: 'link', url, children: [only as Text] }];
}

/** A paragraph as its pictures and places of recipes, and its words. */
function paragraphs(children: readonly PhrasingContent[]): TextBlock[] {
  const out: TakenOut = [];
  const words = splitAtBreaks(inline(children, out)).map(
    (part): TextBlock => ({ type: 'paragraph', children: linked(part) }),
  );
  const pictures = out.filter((node): node is Image => node.type === 'image');
  const marks = out.filter((node): node is RecipeMark => node.type === 'recipeMark');
  return [
    ...(pictures.length > 0 ? [{ type: 'paragraph', children: pictures } as const] : []),
    ...words,
    ...marks,
  ];
}

/** Cells of a table with words alone; a first row without any is left out. */
function table(node: Table): TextBlock[] {
  const out: TakenOut = [];
  const rows = node.children.map((row) => ({
    ...row,
    children: row.children.map((cell) => ({ ...cell, children: trimmed(inline(cell.children, out)) })),
  }));
  const isEmpty = (row: (typeof rows)[number] | undefined) =>
    row?.children.every(({ children }) => wordsOf(children).trim() === '') ?? true;
  const filled = rows.filter((row) => !isEmpty(row));
  const taken = paragraphs(out as PhrasingContent[]);
  return filled.length > 0 ? [{ ...node, children: filled }, ...taken] : taken;
}

function list(node: List): TextBlock[] {
  const items = node.children
    .map((item) => ({ type: 'listItem', spread: false, children: inner(item.children) }) as const)
    .filter(({ children }) => children.length > 0);
  const marks = node.children.flatMap((item) => marksIn(item.children));
  const isPictures = items.every(({ children }) =>
    children.every((each) => each.type === 'paragraph' && wordsOf([each]).trim() === ''),
  );
  // A gallery of the first block editor is a list.
  const blocks = isPictures
    ? items.flatMap(({ children }) => children)
    : [{ ...node, spread: false, children: items } as List];
  return items.length > 0 ? [...blocks, ...marks] : marks;
}

const marksIn = (nodes: readonly RootContent[]): RecipeMark[] =>
  nodes.flatMap((node) => block(node)).filter((each): each is RecipeMark => each.type === 'recipeMark');

/** Blocks inside of a list or a quotation, where a heading is bold words. */
function inner(nodes: readonly RootContent[]): BlockContent[] {
  return nodes
    .flatMap((node) => block(node))
    .filter((each) => each.type !== 'recipeMark')
    .map((each) =>
      each.type === 'heading'
        ? { type: 'paragraph', children: [{ type: 'strong', children: each.children }] }
        : each,
    ) as BlockContent[];
}

function heading(node: Heading): TextBlock[] {
  const out: TakenOut = [];
  const children = trimmed(inline(node.children, out, true)).flatMap((each): PhrasingContent[] =>
    each.type === 'break' ? [{ type: 'text', value: ' ' }] : [each],
  );
  const taken = paragraphs(out as PhrasingContent[]);
  return wordsOf(children).trim() === '' ? taken : [{ ...node, children }, ...taken];
}

function block(node: TextBlock): TextBlock[] {
  switch (node.type) {
    case 'recipeMark':
    case 'code':
    case 'thematicBreak':
      return [node];
    case 'paragraph':
      return paragraphs(node.children);
    case 'heading':
      return heading(node);
    case 'list':
      return list(node);
    case 'table':
      return table(node);
    case 'blockquote': {
      const children = inner(node.children);
      const marks = marksIn(node.children);
      return children.length > 0 ? [{ ...node, children }, ...marks] : marks;
    }
    case 'html':
    case 'definition':
      return [];
    default:
      return 'children' in node
        ? (node.children as TextBlock[]).flatMap(block)
        : paragraphs([node as PhrasingContent]);
  }
}

/** Headings from the second level on, none of which skips a level, each with words of its own. */
function outline(blocks: readonly TextBlock[]): TextBlock[] {
  const levels: number[] = [];
  const seen = new Map<string, number>();
  return blocks.map((node) => {
    if (node.type !== 'heading') return node;
    while ((levels.at(-1) ?? 0) >= node.depth) levels.pop();
    levels.push(node.depth);
    const key = slugOf(wordsOf(node.children));
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const depth = Math.min(levels.length + 1, 4) as Heading['depth'];
    const number = count > 1 && key !== '' ? [{ type: 'text', value: ` (${count})` } as const] : [];
    return { ...node, depth, children: [...node.children, ...number] };
  });
}

/** Blocks that the site shows: what it has no form for is as near to it as can be, and no words are lost. */
export const plainBlocks = (blocks: readonly TextBlock[]): TextBlock[] => outline(blocks.flatMap(block));
