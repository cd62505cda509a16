import { shareCrops } from '@/lib/content/pictures';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { absoluteUrl } from '@/lib/content/site-url';
import { escapeMarkup } from '@/lib/text/markup';

// Parts of documents in HTML and Markdown.

type Captioned = { picture: PictureRef; caption?: string | undefined };

/** JPEG of a picture with its full address, since few readers accept every other format. Throws for an unknown name. */
export function documentPicture(name: string): { url: string; path: string; width: number; height: number } {
  const [crop] = shareCrops(name);
  if (!crop) throw new Error(`The picture “${name}” has no JPEG.`);
  return { url: absoluteUrl(crop.src), path: crop.src, width: crop.width, height: crop.height };
}

export const htmlImage = ({ name, alt }: PictureRef) => {
  const { url, width, height } = documentPicture(name);
  return `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}">`;
};

/** Picture with its caption as HTML. */
export const htmlFigure = ({ picture, caption }: Captioned) =>
  `<figure>${htmlImage(picture)}${caption ? `<figcaption>${escapeMarkup(caption)}</figcaption>` : ''}</figure>`;

/** Text on one line with escaped Markdown syntax. */
export function escapeMarkdown(text: string): string {
  return escapeLineStart(escapeSyntax(text.replaceAll(/\s+/g, ' ').trim()));
}

/** Text with escaped Markdown syntax of the parts of a paragraph. */
export const escapeSyntax = (text: string): string => text.replace(/[\\`*_[\]<>~]|&(?=#?\w+;)/g, '\\$&');

/** Paragraph that no sign at its start makes a heading or a list. */
export const escapeLineStart = (text: string): string =>
  text.replace(/^(?:#+|[+-])(?=\s)/, '\\$&').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');

/** Markdown link with a full address, in which parentheses are encoded. */
export function markdownLink(words: string, href: string): string {
  const address = absoluteUrl(href).replaceAll('(', '%28').replaceAll(')', '%29');
  return `[${escapeMarkdown(words)}](${address})`;
}

export const markdownImage = ({ name, alt }: PictureRef) =>
  `![${escapeMarkdown(alt)}](${documentPicture(name).url})`;

/** Picture with its caption as Markdown. */
export const markdownFigure = ({ picture, caption }: Captioned): string =>
  [markdownImage(picture), caption && escapeMarkdown(caption)].filter(Boolean).join('\n\n');

/** Full address of a link in a text; undefined for one to a heading of the same page, which readers of documents lack. */
export function documentAddress(href: string | undefined): string | undefined {
  if (href === undefined || href.startsWith('#')) return undefined;
  return href.startsWith('/') ? absoluteUrl(href) : href;
}
