import type { Definition, PhrasingContent } from 'mdast';
import { type Inline, inline, linkTarget } from '@/lib/content/schema/markdown';
import { insteadOfHtml, type ReportFault } from './faults';

export type InlineContext = {
  report: ReportFault;
  /** Addresses by their names: `[words][name]`. */
  definitions: ReadonlyMap<string, Definition>;
};

/** A comment, which is shown nowhere. One that is not closed would hide the rest of the text. */
export const isComment = (html: string): boolean => /^<!--.*-->\s*$/s.test(html);

/** Characters of scripts that are written without spaces between words. */
const SPACELESS = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]`;
const SPACELESS_BREAK = new RegExp(String.raw`(?<=${SPACELESS})\s*\n\s*(?=${SPACELESS})`, 'gu');

/** Text of a paragraph without its line breaks. */
const unwrapped = (text: string) => text.replace(SPACELESS_BREAK, '').replaceAll(/\s*\n\s*/g, ' ');

/** Parts of a paragraph. Reports what has no place in one. */
export function inlineOf(nodes: readonly PhrasingContent[], context: InlineContext): Inline[] {
  return nodes.flatMap((node) => partsOf(node, context));
}

function partsOf(node: PhrasingContent, context: InlineContext): Inline[] {
  const { report, definitions } = context;
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: unwrapped(node.value) }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'lineBreak' }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: inlineOf(node.children, context) }];
    case 'link':
    case 'linkReference': {
      const href = node.type === 'link' ? node.url : (definitions.get(node.identifier)?.url ?? '');
      const children = inlineOf(node.children, context);
      if (inlineText(children).trim() === '' && !node.children.some(isPicture))
        report(node, `the words of the link in the square brackets: [words](${href})`);
      const target = linkTarget.safeParse(href);
      if (target.success) return [{ type: 'link', href: target.data, children }];
      report(node, `in the round brackets ${target.error.issues[0]?.message}`, { found: `“${href}”` });
      return children;
    }
    case 'image':
    case 'imageReference':
      report(node, 'the picture in a paragraph of its own, with an empty line before and after it');
      return [];
    case 'html':
      // A closing tag was reported at its start.
      if (!isComment(node.value) && !node.value.startsWith('</')) report(node, insteadOfHtml(node.value));
      return [];
    default:
      report(node, 'text, **bold**, *italic*, `code` and [links](/address)');
      return [];
  }
}

/** True for a picture in a paragraph. */
export const isPicture = (node: PhrasingContent): boolean =>
  node.type === 'image' || node.type === 'imageReference';

const TYPES: readonly unknown[] = inline.options.map(({ shape }) => shape.type.value);

/** True for the parts of a paragraph, among any values of content. */
export const isInline = (value: readonly unknown[]): value is Inline[] =>
  value.length > 0 && value.every((part) => TYPES.includes(Object(part).type));

/** Words of a part of a paragraph without markup. */
export function inlineText(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if ('children' in part) return inlineText(part.children);
      return part.type === 'lineBreak' ? ' ' : part.text;
    })
    .join('');
}
