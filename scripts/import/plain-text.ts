import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5';
import { wellFormed } from '@/lib/text/characters';

type Node = DefaultTreeAdapterMap['node'];

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article blockquote dd div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const UNSHOWN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'button']);

/** Text of a node and its descendants, with line breaks between blocks. */
export function textOfNode(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value.replaceAll(/\s+/g, ' ');
  const name = defaultTreeAdapter.isElementNode(node) ? node.tagName : '';
  if (UNSHOWN.has(name)) return '';
  if (name === 'br') return '\n';
  const inner = 'childNodes' in node ? node.childNodes.map(textOfNode).join('') : '';
  return BLOCKS.has(name) ? `\n${inner}\n` : inner;
}

const HAS_MARKUP = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** Deepest encoding of entities that is resolved: `&amp;amp;frac12;`. */
const MOST_ENCODED = 3;

/** Removes markup and resolves entities, however often they were encoded. Text without either is unchanged. */
function withoutMarkup(text: string): string {
  let plain = text;
  for (let round = 0; round < MOST_ENCODED && HAS_MARKUP.test(plain); round += 1) {
    plain = textOfNode(parseFragment(plain.replaceAll('\n', '<br>')));
  }
  return plain;
}

// Shortcodes of WordPress plugins inside texts: `[timer minutes=10]10 minutes[/timer]`.
const SHORTCODES =
  /\[\/?(?:timer|adjustable|caption|wprm-[\w-]+|tasty-[\w-]+|mv_\w+|b|i|u)(?:[\s=][^\]]*)?\]/gi;

/** Lines of a text without markup, entities, control characters and empty lines; each with single spaces, in NFC. */
export function linesOf(text: string): string[] {
  return wellFormed(withoutMarkup(text))
    .replaceAll(SHORTCODES, '')
    .replaceAll(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u00AD\uFFFD]/g, '')
    .normalize('NFC')
    .split(/[\r\n\u2028\u2029\v\f]+/)
    .map((line) =>
      line
        // biome-ignore lint/suspicious/noControlCharactersInRegex: broken exports contain them.
        .replaceAll(/[\u0000-\u001F\u007F-\u009F\s]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** Text in one line. */
export const lineOf = (text: string): string => linesOf(text).join(' ');

/** Text of any value of a file: strings and numbers; '' for all others. */
export const textOfValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? lineOf(String(value)) : '';

/** Entries of a list, or a value as the only entry; none for null and undefined. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Fields of a value that is an object; none for all others. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
