import { z } from 'zod';
import { address, array, list, object, optional, webUrl } from './fields';
import { pictureRef } from './picture-ref';

// The tree of a text in Markdown. `parseMarkdown` makes it from what an owner writes; nothing else is shown of the text, so
// raw HTML cannot reach a page.

const line = z.number().int().positive().describe('Line of the text at which it begins, from 1.');

/** Written by an owner, so it may contain anything but markup. */
const words = z.string();

/** Address that a text may link to; `javascript:` and others are refused. */
export const linkTarget = z.union(
  [address, webUrl, z.string().regex(/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+)$/)],
  'a path such as /flour, or an address that begins with https://, mailto: or tel:',
);

/** Part of a paragraph. */
export const inline = z.discriminatedUnion('type', [
  object({ type: z.literal('text'), text: words }),
  object({ type: z.literal('code'), text: words }),
  object({ type: z.literal('lineBreak') }),
  object({
    type: z.literal('strong'),
    get children(): z.ZodArray<typeof inline> {
      return array(inline);
    },
  }),
  object({
    type: z.literal('emphasis'),
    get children(): z.ZodArray<typeof inline> {
      return array(inline);
    },
  }),
  object({
    type: z.literal('link'),
    /** Missing if its page is switched off: the words stay. */
    href: optional(linkTarget),
    get children(): z.ZodArray<typeof inline> {
      return array(inline);
    },
  }),
]);

const captioned = object({ picture: pictureRef, caption: optional(words) });

const cells = array(array(inline));

export const CALL_OUTS = ['note', 'tip', 'warning'] as const;

/** Part of a text, in reading order. */
export const block = z.discriminatedUnion('type', [
  object({
    type: z.literal('heading'),
    line,
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    /** End of its address; missing for a heading without letters and digits. */
    id: optional(words),
    children: array(inline),
  }),
  object({ type: z.literal('paragraph'), line, children: array(inline) }),
  object({
    type: z.literal('list'),
    line,
    /** First number of a numbered list. */
    start: optional(z.number()),
    get items(): z.ZodArray<z.ZodArray<typeof block>> {
      return array(array(block));
    },
  }),
  object({
    type: z.literal('quotation'),
    line,
    get blocks(): z.ZodArray<typeof block> {
      return array(block);
    },
  }),
  object({
    type: z.literal('callOut'),
    line,
    kind: z.enum(CALL_OUTS),
    get blocks(): z.ZodArray<typeof block> {
      return array(block);
    },
  }),
  object({
    type: z.literal('table'),
    line,
    align: array(z.enum(['left', 'center', 'right']).nullable()),
    header: cells,
    rows: array(cells),
  }),
  captioned.extend({ type: z.literal('picture'), line }),
  object({ type: z.literal('gallery'), line, pictures: list(captioned) }),
  object({
    type: z.literal('video'),
    line,
    provider: z.enum(['youtube', 'short']),
    video: words,
    /** Words of the link, or caption of the poster. */
    title: optional(words),
    /** Words of the heading above, which name a video without a title. */
    heading: optional(words),
    poster: optional(pictureRef),
  }),
  object({ type: z.literal('code'), line, text: words }),
  object({ type: z.literal('break'), line }),
]);

export type Inline = z.infer<typeof inline>;
export type Block = z.infer<typeof block>;
/** One type of block: `MarkdownBlock<'table'>`. */
export type MarkdownBlock<Type extends Block['type']> = Extract<Block, { type: Type }>;
export type CallOut = (typeof CALL_OUTS)[number];
