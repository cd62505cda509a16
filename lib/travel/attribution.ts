import * as words from '@/.content/words/picks';
import { escapeMarkup } from '@/lib/text/markup';

/** Selections up to this many characters are copied as they are. */
const SHORT = 10;

/** Both forms of a copied selection, as the clipboard takes them. */
type CopiedText = { plain: string; html: string };

/** A copied selection with a line that names its source after it; null for ten characters or fewer. */
export function withSource(
  { plain, html }: CopiedText,
  source: { name: string; url: string },
): CopiedText | null {
  if ([...plain].length <= SHORT) return null;
  const line = words.copiedFrom({ site: source.name, address: source.url });
  return { plain: `${plain}\n\n${line}`, html: `${html}<p>${escapeMarkup(line)}</p>` };
}
