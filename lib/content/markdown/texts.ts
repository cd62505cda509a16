import type { Block, Inline, MarkdownBlock } from '@/lib/content/schema/markdown';
import { inlineText } from './inline';

/** Text of a block without markup. */
type BlockText = { kind: 'text'; role: 'heading' | 'body' | 'caption'; text: string };

const body = (text: string): BlockText => ({ kind: 'text', role: 'body', text });
const caption = (text: string | undefined): BlockText[] =>
  text === undefined ? [] : [{ kind: 'text', role: 'caption', text }];
const cellTexts = (cells: readonly Inline[][]) => cells.map(inlineText);

/** Texts of blocks in reading order, without markup. */
export function textsOfBlocks(blocks: readonly Block[]): BlockText[] {
  return blocks.flatMap(textsOfBlock).filter(({ text }) => text.trim() !== '');
}

function textsOfBlock(block: Block): BlockText[] {
  switch (block.type) {
    case 'heading':
      return [{ kind: 'text', role: 'heading', text: inlineText(block.children) }];
    case 'paragraph':
      return [body(inlineText(block.children))];
    case 'list':
      return block.items.flatMap(textsOfBlocks);
    case 'quotation':
    case 'callOut':
      return textsOfBlocks(block.blocks);
    case 'table':
      return [block.header, ...block.rows].flatMap(cellTexts).map(body);
    case 'picture':
      return caption(block.caption);
    case 'gallery':
      return block.pictures.flatMap((picture) => caption(picture.caption));
    case 'video':
      return caption(block.title);
    case 'code':
      return [body(block.text)];
    case 'break':
      return [];
  }
}

/** Part of a text: a heading of the second level with what follows it, or what is before the first. */
export type TextPart = { heading?: MarkdownBlock<'heading'>; blocks: Block[] };

/** Parts of a text in reading order. */
export function partsOfBlocks(blocks: readonly Block[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) parts.push({ heading: block, blocks: [] });
    else if (parts.length === 0) parts.push({ blocks: [block] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

/** A heading of a text with the blocks below it. */
export type HeadingBlocks = { heading: MarkdownBlock<'heading'>; index: number; below: readonly Block[] };

/** Headings of a text, each with the blocks up to the next heading of its level or above. */
export function headingsOfBlocks(blocks: readonly Block[]): HeadingBlocks[] {
  return blocks.flatMap((heading, index) => {
    if (heading.type !== 'heading') return [];
    const after = blocks.slice(index + 1);
    const end = after.findIndex((block) => block.type === 'heading' && block.level <= heading.level);
    return { heading, index, below: end < 0 ? after : after.slice(0, end) };
  });
}
