import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { exportedPages } from './export-files';

const UNREAD = new Set(['script', 'style', 'template', 'noscript']);

/** The text a visitor can read in a page, one line a text node, and its alternative texts and labels. */
export function readableText(html: string): string {
  const lines: string[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if (defaultTreeAdapter.isTextNode(node)) lines.push(node.value);
    if (defaultTreeAdapter.isElementNode(node)) {
      if (UNREAD.has(node.tagName)) return;
      for (const { name, value } of node.attrs) {
        if (['alt', 'aria-label', 'placeholder', 'title', 'content'].includes(name)) lines.push(value);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return lines.join('\n');
}

/** Elements whose text stands apart from what is before and after, in a copy and for a screen reader. */
const APART = new Set(
  (
    'address article aside blockquote body br button dd details dialog div dl dt fieldset figcaption figure fold-panel footer ' +
    'form h1 h2 h3 h4 h5 h6 head header hr input legend li main nav ol option p pre section select summary table tbody ' +
    'td textarea tfoot th thead title tr ul video'
  ).split(' '),
);

/** Drawn, and named as a whole. */
const UNHEARD = new Set([...UNREAD, 'svg', 'img', 'picture']);

/**
 * Words of neighbouring elements that nothing but the style keeps apart, so that they are read and copied as one:
 * `<b>Order</b>Soup` is "OrderSoup". Each with a little of the text around it. Other scripts join what belongs together:
 * a particle of Korean stands right behind an amount.
 */
export function joinedWords(html: string): string[] {
  const found: string[] = [];
  let before = '';
  let isSameText = true;
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if (defaultTreeAdapter.isTextNode(node)) {
      const text = node.value;
      if (
        !isSameText &&
        /[\p{sc=Latin}\p{N}.,:;!?)\]%°]$/u.test(before) &&
        /^[\p{sc=Latin}\p{N}(]/u.test(text)
      )
        found.push(`"${`${before.slice(-24)}|${text.slice(0, 24)}`.replaceAll(/\s+/g, ' ').trim()}"`);
      if (text !== '') before = text;
      isSameText = true;
    }
    const isElement = defaultTreeAdapter.isElementNode(node);
    if (isElement && UNHEARD.has(node.tagName)) return;
    const edge = () => {
      isSameText = false;
      if (isElement && APART.has(node.tagName)) before = '';
    };
    if (isElement) edge();
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if (isElement) edge();
  };
  visit(parse(html));
  return found;
}

/** Words that only a mistake can bring into a page. */
const MISTAKES: { pattern: RegExp; what: string }[] = [
  { pattern: /\b(undefined|NaN|null)\b|\[object /, what: 'a value that was not written out' },
  { pattern: /\{[~@]?[\w-]+(\|[^}]*)?\}/, what: 'a reference that was not resolved' },
  { pattern: /\blorem\b|\bTODO\b|\bFIXME\b/i, what: 'filler' },
  { pattern: /\p{Extended_Pictographic}(?<![©®™↔↕])/u, what: 'an emoji' },
];

/** Mistakes in the words of a page, each with a little of the text around it. */
export function wordMistakes(html: string): string[] {
  const text = readableText(html);
  return MISTAKES.flatMap(({ pattern, what }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
    return [`${what}: "${around.replaceAll(/\s+/g, ' ').trim()}"`];
  });
}

/** Checks the words of every page of an export. Throws the mistakes. */
export function checkWords(folder: string): string {
  const problems = exportedPages(folder).flatMap(({ route, html }) => [
    ...wordMistakes(html).map((mistake) => `${route}: ${mistake}`),
    ...joinedWords(html).map((words) => `${route}: words that only the style keeps apart: ${words}`),
  ]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return '';
}
