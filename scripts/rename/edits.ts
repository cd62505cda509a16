import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import { destinationEdits, type Edit, once, textsOf } from '@/lib/content/read/edits';
import type { RawFile } from '@/lib/content/read/links';

/** Characters with a meaning in YAML. */
const NEEDS_QUOTES = /[,:#[\]{}&*!|>'"%@`]/;

/** Link to another address, with its query, fragment and trailing slash; undefined if its page was not moved. */
function movedLink(href: string, addresses: ReadonlyMap<string, string>): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*?)(\/?(?:[?#].*)?)$/.exec(href) ?? [];
  const to = addresses.get(path);
  return to === undefined ? undefined : `${to}${rest}`;
}

/** Edits of the links of a file, in fields and inside of texts. @param addresses new addresses by their old ones */
export function linkEdits(file: RawFile, addresses: ReadonlyMap<string, string>): Edit[] {
  return once(
    textsOf(file).flatMap(({ path, text, meta, isKey }) => {
      // Pages that may be missing are addresses without being links.
      const isLink = meta.link !== undefined || (file.source === 'site' && path[0] === 'optionalPages');
      if (!isLink) return destinationEdits({ path, text, isKey }, (href) => movedLink(href, addresses));
      const to = movedLink(text, addresses);
      return to === undefined ? [] : [{ path, isKey, from: text, to }];
    }),
  );
}

/** Text of a YAML file after edits. Everything else stays as it is written, comments and layout included. */
export function editedText(text: string, edits: readonly Edit[]): string {
  const document = parseDocument(text);
  const nodeOf = ({ path, isKey }: Edit): Scalar | undefined => {
    const holder = document.getIn(path.slice(0, -1), true);
    const key = isMap(holder)
      ? holder.items.find((item) => String(item.key) === String(path.at(-1)))
      : undefined;
    const node = isKey ? key?.key : document.getIn(path, true);
    // The value of an alias is edited at its anchor.
    return isScalar(node) ? node : undefined;
  };
  const places = edits.flatMap((edit) => {
    const node = nodeOf(edit);
    const [start, end] = node?.range ?? [];
    // A value without quotation marks may need them: in a list in brackets, a comma would end it.
    const isBare = node?.type === 'PLAIN' && node.value === edit.from;
    const to = isBare && NEEDS_QUOTES.test(edit.to) ? JSON.stringify(edit.to) : edit.to;
    return start === undefined || end === undefined ? [] : [{ ...edit, to, start, end }];
  });
  // From the end, since an edit moves what follows it; those of one text together, as each moves its end.
  const written = new Map(places.map(({ start, end }) => [start, text.slice(start, end)]));
  for (const { start, from, to } of places)
    written.set(
      start,
      (written.get(start) ?? '').replaceAll(from, () => to),
    );
  const ends = new Map(places.map(({ start, end }) => [start, end]));
  let result = text;
  for (const [start, part] of [...written].sort(([one], [other]) => other - one))
    result = `${result.slice(0, start)}${part}${result.slice(ends.get(start))}`;
  return result;
}
