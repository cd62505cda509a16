import type { Node } from 'mdast';

/** Something in a text that cannot be shown, with what to write instead. */
export type MarkdownFault = {
  /** Line of the text, from 1. */
  line: number;
  found: string;
  allowed: string;
  nearest?: string | undefined;
};

/** Reports a fault at a node. @param found left out: the first line of the node as it is written */
export type ReportFault = (node: Node, allowed: string, other?: { found?: string; nearest?: string }) => void;

const MOST_SHOWN = 60;

/** Line at which a node begins, from 1. */
export const lineOf = (node: Node): number => node.position?.start.line ?? 1;

/** First line of a node as it is written, shortened. */
export function excerptOf(source: string, { position }: Node): string {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const [first = ''] = written.trim().split('\n');
  return first.length > MOST_SHOWN ? `${first.slice(0, MOST_SHOWN - 1)}…` : first;
}

/** Markdown for elements of HTML that people write most. */
const INSTEAD: readonly [tags: string, markdown: string][] = [
  ['b strong', '**words**'],
  ['i em', '*words*'],
  ['a', '[words](/address)'],
  ['img figure picture', '![what it shows](name-of-the-picture), alone in its paragraph'],
  ['figcaption', 'the caption in the line of the picture: ![what it shows](name-of-the-picture "Caption")'],
  ['br', 'a \\ at the end of the line above'],
  ['h1 h2', '## Heading'],
  ['h3', '### Heading'],
  ['h4 h5 h6', '#### Heading'],
  ['blockquote q', '> before each line of the quotation'],
  ['ul li', '- before each line of the list'],
  ['ol', '1. before each line of the list'],
  ['table thead tbody tr td th', 'a table: | Flour | Protein |, then | --- | --- |, then its rows'],
  [
    'iframe video embed object',
    'the address of the video alone in its paragraph: https://www.youtube.com/watch?v=…',
  ],
  ['hr', '---, alone in its line, with an empty line around it'],
  ['p div section article', 'an empty line between paragraphs'],
  ['code kbd samp', '`words`'],
  ['pre', '``` in the lines before and after'],
];

/** Markdown to write in place of a tag of HTML. */
export function insteadOfHtml(html: string): string {
  if (html.startsWith('<!--')) return '--> at the end of the comment, which hides the rest of the text';
  const tag = /^<\/?([a-z][a-z0-9]*)/i.exec(html)?.[1]?.toLowerCase() ?? '';
  const [, markdown] = INSTEAD.find(([tags]) => tags.split(' ').includes(tag)) ?? [];
  return markdown ?? 'Markdown without HTML; for the character itself, \\<';
}
