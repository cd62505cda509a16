import type { Block } from '@/lib/content/schema/markdown';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { absoluteUrl } from '@/lib/content/site-url';
import { escapeMarkup } from '@/lib/text/markup';
import {
  escapeMarkdown,
  htmlFigure,
  htmlImage,
  markdownFigure,
  markdownImage,
  markdownLink,
} from './document-parts';
import { blocksHtml } from './markdown-html';
import { blocksMarkdown } from './markdown-text';

// The text of a page without its design, for readers that have their own: feeds and Markdown files.

/** Line of text: an optional name in bold, linked if there is an address, and the text after it. */
export type DocumentLine = {
  name?: string | undefined;
  text?: string | undefined;
  href?: string | undefined;
};

/** Entry of a list, with further lines and a picture below it. */
export type DocumentItem = DocumentLine & { more?: readonly string[]; picture?: PictureRef | undefined };

/** Part of a document, in reading order. */
export type DocumentBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | ({ kind: 'paragraph' } & DocumentLine)
  /** A numbered list has a `start`. */
  | { kind: 'list'; items: readonly DocumentItem[]; start?: number }
  | { kind: 'picture'; picture: PictureRef; caption?: string | undefined }
  /** A text in Markdown. */
  | { kind: 'markdown'; blocks: readonly Block[] };

function htmlLine({ name, text, href }: DocumentLine): string {
  const link = (words: string) =>
    href === undefined ? words : `<a href="${escapeMarkup(absoluteUrl(href))}">${words}</a>`;
  const title = name && `<strong>${link(escapeMarkup(name))}</strong>`;
  const rest = text && (title ? escapeMarkup(text) : link(escapeMarkup(text)));
  return [title, rest].filter(Boolean).join(' ');
}

function htmlItem({ more = [], picture, ...line }: DocumentItem): string {
  const below = [
    ...more.map((text) => `<p>${escapeMarkup(text)}</p>`),
    ...(picture ? [htmlImage(picture)] : []),
  ];
  const first = htmlLine(line);
  return `<li>${below.length > 0 ? `<p>${first}</p>${below.join('')}` : first}</li>`;
}

function htmlBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeMarkup(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${htmlLine(block)}</p>`;
    case 'list': {
      const items = block.items.map(htmlItem).join('\n');
      if (block.start === undefined) return `<ul>\n${items}\n</ul>`;
      return `<ol${block.start === 1 ? '' : ` start="${block.start}"`}>\n${items}\n</ol>`;
    }
    case 'picture':
      return htmlFigure(block);
    case 'markdown':
      return blocksHtml(block.blocks);
  }
}

/** Document as HTML with full addresses, without a page around it. */
export function documentHtml(blocks: readonly DocumentBlock[]): string {
  return blocks.map(htmlBlock).join('\n');
}

function markdownLine({ name, text, href }: DocumentLine): string {
  const link = (words: string) => (href === undefined ? escapeMarkdown(words) : markdownLink(words, href));
  const title = name && `**${link(name)}**`;
  const rest = text && (title ? escapeMarkdown(text) : link(text));
  return [title, rest].filter(Boolean).join(' ');
}

function markdownItem({ more = [], picture, ...line }: DocumentItem, mark: string): string {
  const indent = ' '.repeat(mark.length + 1);
  const below = [...more.map(escapeMarkdown), ...(picture ? [markdownImage(picture)] : [])];
  return [`${mark} ${markdownLine(line)}`, ...below.map((text) => `${indent}${text}`)].join('\n\n');
}

function markdownBlock(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeMarkdown(block.text)}`;
    case 'paragraph':
      return markdownLine(block);
    case 'list': {
      const { items, start } = block;
      const isLoose = items.some(({ more = [], picture }) => more.length > 0 || picture);
      const lines = items.map((item, index) =>
        markdownItem(item, start === undefined ? '-' : `${start + index}.`),
      );
      return lines.join(isLoose ? '\n\n' : '\n');
    }
    case 'picture':
      return markdownFigure(block);
    case 'markdown':
      return blocksMarkdown(block.blocks);
  }
}

/**
 * Document as CommonMark with full addresses.
 *
 * @see https://spec.commonmark.org/
 */
export function documentMarkdown(title: string, blocks: readonly DocumentBlock[]): string {
  return `${[`# ${escapeMarkdown(title)}`, ...blocks.map(markdownBlock)].join('\n\n')}\n`;
}
