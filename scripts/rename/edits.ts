import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import { type Path, valueAt } from '@/lib/content/paths';
import type { RawFile } from '@/lib/content/read/links';
import { metaOf, type ReferenceKind } from '@/lib/content/schema/fields';
import { walkSchema } from '@/lib/content/schema-walk';
import { SOURCES } from '@/lib/content/sources';

/** Replacement of a part of a text in a file: of the value at a path, or of the key of that value. */
export type Edit = { path: Path; isKey: boolean; from: string; to: string };

/** New names by their old ones, for each kind of reference. */
export type NewNames = Partial<Record<ReferenceKind, ReadonlyMap<string, string>>>;

/**
 * Destinations inside of texts: `[text](/address)`, `![what it shows](picture "Caption")`, `[name]: /address`. With the
 * character after one, since another destination may begin with it.
 */
const DESTINATION = /(\]\(\s*<?|\]:\s*<?)([^()<>\s]+)([)> \t]|$)/gm;

/** Characters with a meaning in YAML. */
const NEEDS_QUOTES = /[,:#[\]{}&*!|>'"%@`]/;

/** Strings of a file with the knowledge of the engine about them, once each; without those inside of a text. */
function textsOf({ source, value }: RawFile) {
  return walkSchema(SOURCES[source].schema, value).flatMap(({ path, value: text, schema }) => {
    const holder = valueAt(value, path.slice(0, -1));
    if (typeof text !== 'string' || typeof holder !== 'object') return [];
    return { path, text, meta: metaOf(schema), isKey: valueAt(value, path) !== text };
  });
}

/** Edits of the destinations in a text. @param moved new destination; undefined for one that stays */
const destinationEdits = (
  { path, text, isKey }: Pick<Edit, 'path' | 'isKey'> & { text: string },
  moved: (destination: string) => string | undefined,
): Edit[] =>
  [...text.matchAll(DESTINATION)].flatMap(([from, before = '', destination = '', after = '']) => {
    const to = moved(destination);
    return to === undefined ? [] : [{ path, isKey, from, to: `${before}${to}${after}` }];
  });

/** The same edits, once each: `walkSchema` lists a value with each of its schemas. */
const once = (edits: readonly Edit[]): Edit[] => [
  ...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values(),
];

/** Edits of the names that a file refers to, in fields and in texts in Markdown. */
export function nameEdits(file: RawFile, names: NewNames): Edit[] {
  return once(
    textsOf(file).flatMap(({ path, text, meta, isKey }) => {
      if (meta.markdown) return destinationEdits({ path, text, isKey }, (name) => names.picture?.get(name));
      const to = meta.reference && names[meta.reference]?.get(text);
      return to === undefined ? [] : [{ path, isKey, from: text, to }];
    }),
  );
}

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

/** Value of a file after edits of its values. */
export function editedValue(value: unknown, edits: readonly Edit[]): unknown {
  const copy = structuredClone(value);
  for (const { path, isKey, from, to } of edits) {
    const holder = Object(valueAt(copy, path.slice(0, -1)));
    const key = path.at(-1);
    if (!isKey && key !== undefined) holder[key] = String(holder[key]).replaceAll(from, () => to);
  }
  return copy;
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
