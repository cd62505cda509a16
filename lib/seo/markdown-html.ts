import { CALL_OUT_NAMES } from '@/lib/content/markdown/call-outs';
import type { Block, Inline, MarkdownBlock } from '@/lib/content/schema/markdown';
import { videoAddress, videoName } from '@/lib/content/video-address';
import { escapeMarkup } from '@/lib/text/markup';
import { documentAddress, htmlFigure } from './document-parts';

/** Blocks of a text in Markdown as HTML with full addresses, for feeds. */
export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n');

/** Parts of a paragraph as HTML. */
export const inlineHtml = (parts: readonly Inline[]): string => parts.map(partHtml).join('');

function partHtml(part: Inline): string {
  switch (part.type) {
    case 'text':
      return escapeMarkup(part.text);
    case 'code':
      return `<code>${escapeMarkup(part.text)}</code>`;
    case 'lineBreak':
      return '<br>';
    case 'strong':
      return `<strong>${inlineHtml(part.children)}</strong>`;
    case 'emphasis':
      return `<em>${inlineHtml(part.children)}</em>`;
    case 'link': {
      const address = documentAddress(part.href);
      const words = inlineHtml(part.children);
      return address === undefined ? words : `<a href="${escapeMarkup(address)}">${words}</a>`;
    }
  }
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h${block.level}>${inlineHtml(block.children)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlineHtml(block.children)}</p>`;
    case 'list': {
      const items = block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('\n');
      if (block.start === undefined) return `<ul>\n${items}\n</ul>`;
      return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>\n${items}\n</ol>`;
    }
    case 'quotation':
      return `<blockquote>\n${blocksHtml(block.blocks)}\n</blockquote>`;
    case 'callOut': {
      const name = escapeMarkup(CALL_OUT_NAMES[block.kind]);
      return `<blockquote>\n<p><strong>${name}</strong></p>\n${blocksHtml(block.blocks)}\n</blockquote>`;
    }
    case 'table':
      return tableHtml(block);
    case 'picture':
      return htmlFigure(block);
    case 'gallery':
      return block.pictures.map(htmlFigure).join('\n');
    case 'video': {
      const poster = block.poster ? `${htmlFigure({ picture: block.poster })}\n` : '';
      return `${poster}<p><a href="${videoAddress(block)}">${escapeMarkup(videoName(block))}</a></p>`;
    }
    case 'code':
      return `<pre><code>${escapeMarkup(block.text)}</code></pre>`;
    case 'break':
      return '<hr>';
  }
}

/** A single paragraph of an item needs no element of its own. */
function itemHtml(item: readonly Block[]): string {
  const [first, ...rest] = item;
  if (first?.type !== 'paragraph' || rest.some(({ type }) => type === 'paragraph')) return blocksHtml(item);
  return [inlineHtml(first.children), ...rest.map(blockHtml)].join('\n');
}

function tableHtml({ align, header, rows }: MarkdownBlock<'table'>): string {
  const row = (cells: readonly Inline[][], tag: 'th' | 'td') => {
    const written = cells.map((cell, column) => {
      const side = align[column] ? ` align="${align[column]}"` : '';
      return `<${tag}${side}>${inlineHtml(cell)}</${tag}>`;
    });
    return `<tr>${written.join('')}</tr>`;
  };
  const body = rows.map((cells) => row(cells, 'td')).join('\n');
  return `<table>\n<thead>${row(header, 'th')}</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
}
