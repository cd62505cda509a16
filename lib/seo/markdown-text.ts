import type { Block, Inline, MarkdownBlock } from '@/lib/content/schema/markdown';
import { videoAddress, videoName } from '@/lib/content/video-address';
import {
  documentAddress,
  escapeLineStart,
  escapeMarkdown,
  escapeSyntax,
  markdownFigure,
} from './document-parts';

/** Blocks of a text as CommonMark with full addresses and names of pictures replaced by their files. */
export const blocksMarkdown = (blocks: readonly Block[]): string => blocks.map(blockMarkdown).join('\n\n');

const lineMarkdown = (parts: readonly Inline[]): string => parts.map(partMarkdown).join('');

/** Signs around code: one more than it contains in a row. */
function fenceOf(text: string, shortest: number): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  return '`'.repeat(longest === 0 ? shortest : Math.max(shortest, longest + 1));
}

function partMarkdown(part: Inline): string {
  switch (part.type) {
    case 'text':
      return escapeSyntax(part.text);
    case 'code': {
      const fence = fenceOf(part.text, 1);
      return fence === '`' ? `\`${part.text}\`` : `${fence} ${part.text} ${fence}`;
    }
    case 'lineBreak':
      return '\\\n';
    case 'strong':
      return `**${lineMarkdown(part.children)}**`;
    case 'emphasis':
      return `*${lineMarkdown(part.children)}*`;
    case 'link': {
      const address = documentAddress(part.href);
      const words = lineMarkdown(part.children);
      return address === undefined ? words : `[${words}](<${address}>)`;
    }
  }
}

const indented = (text: string, indent: string) => text.replaceAll(/\n(?=.)/g, `\n${indent}`);
const quoted = (text: string) => text.replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '');

function blockMarkdown(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${lineMarkdown(block.children)}`;
    case 'paragraph':
      return escapeLineStart(lineMarkdown(block.children));
    case 'list': {
      const { items, start } = block;
      const isLoose = items.some((item) => item.filter(({ type }) => type !== 'list').length > 1);
      const lines = items.map((item, index) => {
        const mark = start === undefined ? '-' : `${start + index}.`;
        const text = item.map(blockMarkdown).join(isLoose ? '\n\n' : '\n');
        return `${mark} ${indented(text, ' '.repeat(mark.length + 1))}`;
      });
      return lines.join(isLoose ? '\n\n' : '\n');
    }
    case 'quotation':
      return quoted(blocksMarkdown(block.blocks));
    case 'callOut':
      return quoted(`[!${block.kind.toUpperCase()}]\n${blocksMarkdown(block.blocks)}`);
    case 'table':
      return tableMarkdown(block);
    case 'picture':
      return markdownFigure(block);
    case 'gallery':
      return block.pictures.map(markdownFigure).join('\n\n');
    case 'video':
      return `[${escapeMarkdown(videoName(block))}](${videoAddress(block)})`;
    case 'code': {
      const fence = fenceOf(block.text, 3);
      return `${fence}\n${block.text}\n${fence}`;
    }
    case 'break':
      return '---';
  }
}

const SIDES = { left: ':---', center: ':---:', right: '---:' };

function tableMarkdown({ align, header, rows }: MarkdownBlock<'table'>): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const written = (cells: readonly Inline[][]) =>
    row(cells.map((cell) => lineMarkdown(cell).replaceAll('|', '\\|')));
  const sides = header.map((_, column) => {
    const side = align[column];
    return side ? SIDES[side] : '---';
  });
  return [written(header), row(sides), ...rows.map(written)].join('\n');
}
