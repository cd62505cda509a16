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
  const problems = exportedPages(folder).flatMap(({ route, html }) =>
    wordMistakes(html).map((mistake) => `${route}: ${mistake}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return '';
}
