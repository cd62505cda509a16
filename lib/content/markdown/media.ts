import type { Image, ImageReference, Paragraph, PhrasingContent } from 'mdast';
import { type Block, linkTarget, type MarkdownBlock } from '@/lib/content/schema/markdown';
import { isPictureFile } from '@/lib/content/source-images';
import { lineOf } from './faults';
import { type InlineContext, inlineOf, inlineText, isPicture } from './inline';
import { videoAt } from './video';

type Captioned = MarkdownBlock<'gallery'>['pictures'][number];

/** Parts of a paragraph without spaces and line breaks between them. */
const partsOf = ({ children }: Paragraph) =>
  children.filter((node) => node.type !== 'break' && !(node.type === 'text' && node.value.trim() === ''));

/** Picture with its caption: `![alternative text](name "Caption")`. */
function captioned(node: Image | ImageReference, { report, definitions }: InlineContext): Captioned {
  const { url = '', title } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {});
  const alt = node.alt?.trim() ?? '';
  const name = url.trim();
  if (name === '')
    report(node, 'the name of a picture in the round brackets: ![what it shows](name-of-the-picture)');
  else if (alt === '' || isPictureFile(alt))
    report(node, `what the picture shows, in the square brackets: ![what it shows](${name})`);
  return { picture: { name, alt }, ...(title?.trim() && { caption: title.trim() }) };
}

/** Picture, or gallery of several, that is a whole paragraph; undefined for other paragraphs. */
export function pictureBlock(node: Paragraph, context: InlineContext): Block[] | undefined {
  const parts = partsOf(node);
  if (parts.length === 0 || !parts.every(isPicture)) return undefined;
  const line = lineOf(node);
  const pictures = (parts as (Image | ImageReference)[]).map((each) => captioned(each, context));
  const [first, ...others] = pictures;
  if (!first) return undefined;
  return [others.length > 0 ? { type: 'gallery', line, pictures } : { type: 'picture', line, ...first }];
}

/** Address that is a whole paragraph, with the words or the picture of its link. */
function onlyLink(
  node: Paragraph,
  { definitions }: InlineContext,
): { href: string; words: readonly PhrasingContent[] } | undefined {
  const [part, ...others] = partsOf(node);
  if (!part || others.length > 0) return undefined;
  // People paste an address as it is.
  if (part.type === 'text') {
    const href = part.value.trim();
    return /^https?:\/\/\S+$/.test(href) ? { href, words: [part] } : undefined;
  }
  if (part.type === 'link') return { href: part.url, words: part.children };
  if (part.type !== 'linkReference') return undefined;
  return { href: definitions.get(part.identifier)?.url ?? '', words: part.children };
}

/**
 * Video whose address is a whole paragraph: alone, as a link, or as the link of a picture, which is its poster. Undefined
 * for other paragraphs.
 *
 * @param context with the words of the heading above
 */
export function videoBlock(
  node: Paragraph,
  context: InlineContext & { heading?: string | undefined },
): Block[] | undefined {
  const { report, heading } = context;
  const link = onlyLink(node, context);
  if (!link) return undefined;
  const { href, words } = link;
  const line = lineOf(node);
  const [picture, ...others] = words.filter((word) => word.type !== 'text' || word.value.trim() !== '');
  const isPoster = picture !== undefined && isPicture(picture) && others.length === 0;
  const found = videoAt(href);
  if (found === 'invalid') {
    report(
      node,
      'the address of a video, whose id has eleven characters: https://www.youtube.com/watch?v=…',
      {
        found: `“${href}”`,
      },
    );
    return [];
  }
  if (!found) return isPoster ? linkedPicture(node, href, context) : addressParagraph(node, href);
  const poster = isPoster ? captioned(picture as Image | ImageReference, context) : undefined;
  const text = isPoster ? '' : inlineText(inlineOf(words, context)).trim();
  const title = poster?.caption ?? (text === href ? '' : text);
  return [
    {
      type: 'video',
      line,
      ...found,
      ...(title && { title }),
      ...(heading && { heading }),
      ...(poster && { poster: poster.picture }),
    },
  ];
}

/** A picture leads nowhere: a link around it would be one without words. */
function linkedPicture(node: Paragraph, href: string, { report }: InlineContext): Block[] {
  report(node, `the picture without a link, and the link in a paragraph with words: [words](${href})`);
  return [];
}

/** A bare address as a link; undefined for a link with words, which is a usual paragraph. */
function addressParagraph(node: Paragraph, href: string): Block[] | undefined {
  const [part] = partsOf(node);
  if (part?.type !== 'text' || !linkTarget.safeParse(href).success) return undefined;
  const text = { type: 'text', text: href } as const;
  return [{ type: 'paragraph', line: lineOf(node), children: [{ type: 'link', href, children: [text] }] }];
}
