import { z } from 'zod';
import { parseMarkdown } from './markdown/parse';
import { textsOfBlocks } from './markdown/texts';
import { type Path, valueAt } from './paths';
import { type FieldMeta, metaOf, type TextRole } from './schema/fields';
import type { Block } from './schema/markdown';
import type { PictureRef } from './schema/picture-ref';
import { layersOf, type Schema, schemaUnder } from './schema-walk';

export type ShownText = { kind: 'text'; role: Exclude<TextRole, 'hidden'>; text: string };

/**
 * Part of a value that visitors read, as its schema says: a text, a picture, the address that an entry leads to, or an
 * object or list with parts of its own, in the order of the schema.
 */
export type ShownPart = { path: Path; meta: FieldMeta } & (
  | ShownText
  | { kind: 'picture'; picture: PictureRef }
  | { kind: 'link'; to: string }
  /** A text in Markdown with its pictures and headings. */
  | { kind: 'markdown'; blocks: readonly Block[] }
  | { kind: 'list'; parts: ShownPart[] }
  | {
      kind: 'object';
      parts: ShownPart[];
      /** End of the address of its heading, '' for one that is generated; undefined for an object without an anchor. */
      anchor?: string | undefined;
    }
);

/** Knowledge about a field: of its schema and of those it wraps. */
export const fieldMeta = (schema: Schema, value?: unknown): FieldMeta =>
  metaOfLayers(layersOf(schema, value));

/** The outermost layer wins. */
const metaOfLayers = (layers: readonly Schema[]): FieldMeta =>
  layers.length === 1 && layers[0]
    ? metaOf(layers[0])
    : Object.assign({}, ...layers.toReversed().map(metaOf));

function textPart(text: string, meta: FieldMeta) {
  const { role, link, reference } = meta;
  if (link || reference === 'recipe') return { kind: 'link', to: text } as const;
  return role && role !== 'hidden' ? ({ kind: 'text', role, text } as const) : undefined;
}

/** Names of the fields with the end of an address; '' for objects without one. */
const anchorKeys = new WeakMap<Schema, string>();

function anchorOf(holder: Schema | undefined, value: object): string | undefined {
  if (!(holder instanceof z.ZodObject)) return undefined;
  let key = anchorKeys.get(holder);
  if (key === undefined) {
    [key = ''] = Object.entries(holder.shape).find(([, field]) => fieldMeta(field).anchor) ?? [];
    anchorKeys.set(holder, key);
  }
  return key === '' ? undefined : String(valueAt(value, [key]) ?? '');
}

/** Parts of a value that visitors read, in the order of its schema. @param value as `schema` returns it */
export function shownParts(schema: Schema, value: unknown, path: Path = []): ShownPart[] {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean')
    return [];
  const layers = layersOf(schema, value);
  const meta = metaOfLayers(layers);
  if (meta.picture) return [{ path, meta, kind: 'picture', picture: value as PictureRef }];
  if (meta.markdown) {
    const blocks = typeof value === 'string' ? parseMarkdown(value).blocks : (value as Block[]);
    return [{ path, meta, kind: 'markdown', blocks }];
  }
  if (typeof value === 'string') {
    const part = textPart(value, meta);
    return part ? [{ path, meta, ...part }] : [];
  }
  if (typeof value !== 'object') return [];
  const holder = layers.at(-1);
  const isList = Array.isArray(value);
  const parts = Object.keys(holder instanceof z.ZodObject ? holder.shape : value).flatMap((key) => {
    const under = schemaUnder(holder, key);
    return under ? shownParts(under, valueAt(value, [key]), [...path, isList ? Number(key) : key]) : [];
  });
  if (parts.length === 0) return [];
  return [
    isList
      ? { path, meta, kind: 'list', parts }
      : { path, meta, kind: 'object', parts, anchor: anchorOf(holder, value) },
  ];
}

/** The texts of parts in order, with their paths. @param isLeftOut parts to leave out with all that is in them */
export function textsOfParts(
  parts: readonly ShownPart[],
  isLeftOut: (part: ShownPart) => boolean = () => false,
): (ShownText & { path: Path })[] {
  return parts.flatMap((part) => {
    if (isLeftOut(part)) return [];
    if (part.kind === 'text') return [part];
    if (part.kind === 'markdown')
      return textsOfBlocks(part.blocks).map((text) => ({ ...text, path: part.path }));
    return 'parts' in part ? textsOfParts(part.parts, isLeftOut) : [];
  });
}
