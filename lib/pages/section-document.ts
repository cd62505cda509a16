import { valueAt } from '@/lib/content/paths';
import { type PageSection, pageSection } from '@/lib/content/schema/page';
import type { Schema } from '@/lib/content/schema-walk';
import { type ShownPart, type ShownText, shownParts } from '@/lib/content/shown-parts';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import type { DocumentBlock, DocumentItem } from '@/lib/seo/document';
import { nameBefore } from '@/lib/seo/recipe-document';
import { capitalize } from '@/lib/text/words';

// A value as text, from its schema alone: a new section, or a new field of one, needs nothing here.

type Context = {
  /** The whole value, in which labels are found. */
  whole: unknown;
  level: 2 | 3;
};

const isHeading = (part: ShownPart) => part.kind === 'text' && part.role === 'heading';

/** True for an object with lists of its own, which becomes a part with a heading; others are entries of a list. */
const hasLists = (part: ShownPart): boolean =>
  part.kind === 'list' || (part.kind === 'object' && part.parts.some(hasLists));

/** True for a text of its own. A label is written before each value that it names, and a control needs the page. */
const isRead = (part: ShownPart): part is ShownPart & ShownText =>
  part.kind === 'text' && part.role !== 'label' && part.role !== 'control';

/** "100M+", which needs no full stop before its text. */
const FIGURE = /^\S*\d\S*$/;

/** Texts of an entry as sentences, the last one as it is written. */
const entryText = (texts: readonly string[]) =>
  texts
    .map(capitalize)
    .map((text, index) => (index < texts.length - 1 ? nameBefore(text) : text))
    .join(' ');

/** Address that an entry links to: its own, or that of the recipe it names. */
function hrefIn(parts: readonly ShownPart[]): string | undefined {
  const link = parts.find((part) => part.kind === 'link');
  if (!link) return undefined;
  return link.meta.reference === 'recipe' ? recipePath(recipeBySlug(link.to)) : link.to;
}

function listItem(part: ShownPart, { whole }: Context): DocumentItem {
  if (part.kind !== 'object') return isRead(part) ? { text: part.text } : {};
  const heading = part.parts.find(isHeading);
  const texts = flatParts(part.parts.filter((each) => each !== heading)).flatMap((each) => {
    if (!isRead(each)) return [];
    const label = each.meta.label && valueAt(whole, each.meta.label.split('.'));
    return typeof label === 'string' ? `${label}: ${each.text}` : each.text;
  });
  const name = heading?.kind === 'text' ? heading.text : undefined;
  const text = entryText(texts) || undefined;
  return {
    name: name && text && !FIGURE.test(name) ? nameBefore(name) : name,
    text,
    href: hrefIn(part.parts),
  };
}

/** Parts with those of objects in their place. */
const flatParts = (parts: readonly ShownPart[]): ShownPart[] =>
  parts.flatMap((part) => (part.kind === 'object' ? flatParts(part.parts) : [part]));

function listBlocks(parts: readonly ShownPart[], context: Context): DocumentBlock[] {
  if (parts.some((part) => part.kind === 'picture' || (part.kind === 'text' && part.role === 'body')))
    return partBlocks(parts, context);
  if (parts.some((part) => part.kind === 'object' && hasLists(part))) {
    return parts.flatMap((part) => ('parts' in part ? partBlocks(part.parts, { ...context, level: 3 }) : []));
  }
  const items = parts.map((part) => listItem(part, context)).filter(({ name, text }) => name || text);
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

/** Parts of an object in order. Its caption belongs to the last of its pictures. */
function partBlocks(parts: readonly ShownPart[], context: Context): DocumentBlock[] {
  const caption = parts.find((part) => part.kind === 'text' && part.role === 'caption');
  const captioned = parts.findLast((part) => part.kind === 'picture');
  const first = parts.find(isHeading);
  return parts.flatMap((part) => {
    if (part.kind === 'list') return listBlocks(part.parts, context);
    // A link by itself; several are a list.
    if (part.kind === 'object' && hrefIn(part.parts)) {
      const link = listItem(part, context);
      return link.name || link.text ? { kind: 'paragraph', ...link } : [];
    }
    if (part.kind === 'object')
      return partBlocks(part.parts, part.parts.some(isHeading) ? { ...context, level: 3 } : context);
    if (part.kind === 'markdown') return { kind: 'markdown', blocks: part.blocks };
    if (part.kind === 'picture') {
      const text = part === captioned && caption?.kind === 'text' ? caption.text : undefined;
      return { kind: 'picture', picture: part.picture, ...(text && { caption: text }) };
    }
    const isUnderPicture = part === caption && captioned;
    return isRead(part) && !isUnderPicture ? textBlock(part, part === first ? context.level : 3) : [];
  });
}

function textBlock({ role, text }: ShownText, level: 2 | 3): DocumentBlock {
  if (role === 'heading') return { kind: 'heading', level, text };
  return { kind: 'paragraph', text: role === 'person' ? `— ${text}` : text };
}

const isOpening = ({ path }: ShownPart) => path.at(-1) === 'title' || path.at(-1) === 'text';

/**
 * A value as text in the order of its schema: headings, paragraphs, pictures and lists. Empty if only headings are left,
 * and for a section that only leads elsewhere.
 *
 * @param added what follows its title and opening text, from other files
 */
export function documentOf(
  schema: Schema,
  value: unknown,
  added: readonly DocumentBlock[] = [],
): DocumentBlock[] {
  const [whole] = shownParts(schema, value);
  if (!whole || !('parts' in whole) || whole.meta.isEnding) return [];
  const write = (parts: readonly ShownPart[], level: 2 | 3) => partBlocks(parts, { whole: value, level });
  const { parts } = whole;
  const blocks = [
    ...write(parts.filter(isOpening), 2),
    ...added,
    ...write(
      parts.filter((part) => !isOpening(part)),
      3,
    ),
  ];
  return blocks.every(({ kind }) => kind === 'heading') ? [] : blocks;
}

/** Section of a page as text. @param added its recipes, places or figures */
export const sectionDocument = (section: PageSection, added?: readonly DocumentBlock[]): DocumentBlock[] =>
  documentOf(pageSection, section, added);
