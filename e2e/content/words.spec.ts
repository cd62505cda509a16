import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'playwright/test';
import { exportedPages } from '@/scripts/export';

type Node = DefaultTreeAdapterMap['node'];

const UNREAD = ['script', 'style', 'template', 'noscript'];
const READ_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'content'];

/** The text a visitor can read in a page, a line for each text node, alternative text and label. */
function readableText(html: string): string {
  const lines: string[] = [];
  const visit = (node: Node) => {
    if (defaultTreeAdapter.isTextNode(node)) lines.push(node.value);
    if (defaultTreeAdapter.isElementNode(node)) {
      if (UNREAD.includes(node.tagName)) return;
      for (const { name, value } of node.attrs) if (READ_ATTRIBUTES.includes(name)) lines.push(value);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return lines.join('\n');
}

/** Words that only a mistake can bring into a page. */
const MISTAKES = [
  { pattern: /\b(undefined|NaN|null)\b|\[object /, what: 'a value that was not written out' },
  { pattern: /\{[~@]?[\w-]+(\|[^}]*)?\}/, what: 'a reference that was not resolved' },
  { pattern: /\blorem\b|\bTODO\b|\bFIXME\b/i, what: 'filler' },
  { pattern: /\p{Extended_Pictographic}(?<![©®™↔↕])/u, what: 'an emoji' },
];

/** Mistakes in the words of a page, each with a little of the text around it. */
function wordMistakes(html: string): string[] {
  const text = readableText(html);
  return MISTAKES.flatMap(({ pattern, what }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
    return [`${what}: "${around.replaceAll(/\s+/g, ' ').trim()}"`];
  });
}

/** Elements whose text is separate from the text before and after, in a copy and for a screen reader. */
const APART = new Set(
  (
    'address article aside blockquote body br button dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 head header hr input legend li main nav ol option p pre section select summary table tbody ' +
    'td textarea tfoot th thead title tr ul video'
  ).split(' '),
);

/** Drawn, and named as a whole. */
const UNHEARD = [...UNREAD, 'svg', 'img', 'picture'];

/**
 * Words of neighbouring elements that nothing but the style keeps apart, so that they are read and copied as one:
 * `<b>Order</b>Soup` is "OrderSoup". Other scripts join what belongs together: a particle of Korean stands right behind
 * an amount.
 */
function joinedWords(html: string): string[] {
  const found: string[] = [];
  let before = '';
  let isSameText = true;
  const visit = (node: Node) => {
    if (defaultTreeAdapter.isTextNode(node)) {
      const text = node.value;
      const isJoined = /[\p{sc=Latin}\p{N}.,:;!?)\]%°]$/u.test(before) && /^[\p{sc=Latin}\p{N}(]/u.test(text);
      if (isJoined && !isSameText)
        found.push(`"${`${before.slice(-24)}|${text.slice(0, 24)}`.replaceAll(/\s+/g, ' ').trim()}"`);
      if (text !== '') before = text;
      isSameText = true;
    }
    const isElement = defaultTreeAdapter.isElementNode(node);
    if (isElement && UNHEARD.includes(node.tagName)) return;
    const edge = () => {
      if (!isElement) return;
      isSameText = false;
      if (APART.has(node.tagName)) before = '';
    };
    edge();
    if ('childNodes' in node) node.childNodes.forEach(visit);
    edge();
  };
  visit(parse(html));
  return found;
}

const onEveryPage = (find: (html: string) => string[]) =>
  exportedPages().flatMap(({ route, html }) => find(html).map((found) => `${route}: ${found}`));

test('no page holds words that only a mistake can bring there', () => {
  expect(onEveryPage(wordMistakes)).toEqual([]);
});

test('no page holds words that only the style keeps apart', () => {
  expect(onEveryPage(joinedWords)).toEqual([]);
});
