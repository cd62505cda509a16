import * as words from '@/.content/words/picks';

/** Selections up to this many characters are copied as they are. */
const SHORT = 10;

/** What a page adds to text that is copied from it. */
export type CopySource = {
  /** Name of the site. */
  name: string;
  /** Full address of the page. */
  url: string;
};

/** Both forms of a copied selection, as the clipboard takes them. */
export type CopiedText = { plain: string; html: string };

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A copied selection with a blank line and a line that names its source after it, in plain text and in HTML. The name and
 * the address are escaped; `html` is the selection's own markup and stays as it is.
 *
 * @returns null for a selection of ten characters or fewer, which carries no source; a character outside the basic
 * plane counts once
 */
export function withSource(selection: CopiedText, { name, url }: CopySource): CopiedText | null {
  if ([...selection.plain].length <= SHORT) return null;
  const line = words.copiedFrom({ site: name, address: url });
  const escaped = line.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
  return { plain: `${selection.plain}\n\n${line}`, html: `${selection.html}<p>${escaped}</p>` };
}
