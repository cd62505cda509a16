import { type Path, valueAt } from '@/lib/content/paths';
import { metaOf, type ReferenceKind } from '@/lib/content/schema/fields';
import { walkSchema } from '@/lib/content/schema-walk';
import { SOURCES } from '@/lib/content/sources';
import type { RawFile } from './links';

/** Replacement of a part of a text in a file: of the value at a path, or of the key of that value. */
export type Edit = { path: Path; isKey: boolean; from: string; to: string };

/** New names by their old ones, for each kind of reference. */
export type NewNames = Partial<Record<ReferenceKind, ReadonlyMap<string, string>>>;

/**
 * Destinations inside of texts: `[text](/address)`, `![what it shows](picture "Caption")`, `[name]: /address`. With the
 * character after one, since another destination may begin with it.
 */
const DESTINATION = /(\]\(\s*<?|\]:\s*<?)([^()<>\s]+)([)> \t]|$)/gm;

/** Strings of a file with the knowledge of the engine about them, once each; without those inside of a text. */
export function textsOf({ source, value }: RawFile) {
  return walkSchema(SOURCES[source].schema, value).flatMap(({ path, value: text, schema }) => {
    const holder = valueAt(value, path.slice(0, -1));
    if (typeof text !== 'string' || typeof holder !== 'object') return [];
    return { path, text, meta: metaOf(schema), isKey: valueAt(value, path) !== text };
  });
}

/** Edits of the destinations in a text. @param moved new destination; undefined for one that stays */
export const destinationEdits = (
  { path, text, isKey }: Pick<Edit, 'path' | 'isKey'> & { text: string },
  moved: (destination: string) => string | undefined,
): Edit[] =>
  [...text.matchAll(DESTINATION)].flatMap(([from, before = '', destination = '', after = '']) => {
    const to = moved(destination);
    return to === undefined ? [] : [{ path, isKey, from, to: `${before}${to}${after}` }];
  });

/** The same edits, once each: `walkSchema` lists a value with each of its schemas. */
export const once = (edits: readonly Edit[]): Edit[] => [
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
