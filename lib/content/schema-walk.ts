import { z } from 'zod';
import { type Path, valueAt } from './paths';
import { metaOf } from './schema/fields';

export type Schema = z.core.$ZodType;

/** Discriminator values of a member of a discriminated union. */
export function typesOf(member: Schema, discriminator: string): readonly unknown[] {
  return [...(member._zod.propValues?.[discriminator] ?? [])];
}

/** True if a schema takes values of another JavaScript type only, which is known without parsing. */
function isOfOtherType(schema: Schema, value: unknown): boolean {
  if (schema instanceof z.ZodObject) return typeof value !== 'object' || Array.isArray(value);
  if (schema instanceof z.ZodArray || schema instanceof z.ZodTuple) return !Array.isArray(value);
  if (schema instanceof z.ZodNumber) return typeof value !== 'number';
  return schema instanceof z.ZodString && typeof value !== 'string';
}

/** Member of a union for `value`: by its discriminator, otherwise the first that accepts it. */
function memberOf(union: z.ZodUnion, value: unknown): Schema | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    const options = union.options.filter((option) => !isOfOtherType(option, value));
    return options.length === 1 ? options[0] : options.find((option) => z.safeParse(option, value).success);
  }
  const { discriminator } = union.def;
  const type = valueAt(value, [discriminator]);
  return union.options.find((option) => typesOf(option, discriminator).includes(type));
}

/** Schema wrapped by a schema; for a union, the member for `value`. Undefined if it wraps none. */
function insideOf(schema: Schema, value: unknown): Schema | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return schema.def.innerType;
  }
  if (schema instanceof z.ZodUnion) return memberOf(schema, value);
  if (!(schema instanceof z.ZodPipe)) return undefined;
  // The value in the file and, for a text in Markdown, also the blocks it is parsed to.
  const { in: written, out: parsed } = schema.def;
  return isParsed(schema) && typeof value !== 'string' ? parsed : written;
}

/** True for a text that is parsed to a value with a schema of its own. */
const isParsed = (schema: Schema): schema is z.ZodPipe =>
  schema instanceof z.ZodPipe && metaOf(schema).markdown === true;

/** Layers of schemas without a union, which are the same for every value. */
const fixedLayers = new WeakMap<Schema, Schema[]>();

/** A schema and those it wraps, outermost first; unions are resolved by `value`. */
export function layersOf(schema: Schema, value: unknown): Schema[] {
  const known = fixedLayers.get(schema);
  if (known) return known;
  const inside = insideOf(schema, value);
  const layers = inside ? [schema, ...layersOf(inside, value)] : [schema];
  const isFixed = !layers.some((layer) => layer instanceof z.ZodUnion || isParsed(layer));
  if (isFixed) fixedLayers.set(schema, layers);
  return layers;
}

/** Schema of a key of an object, array, tuple or record; undefined for an unknown key. */
export function schemaUnder(holder: Schema | undefined, key: PropertyKey): Schema | undefined {
  if (holder instanceof z.ZodObject) return holder.shape[String(key)];
  if (holder instanceof z.ZodArray) return holder.def.element;
  if (holder instanceof z.ZodTuple) return holder.def.items[Number(key)];
  return holder instanceof z.ZodRecord ? holder.def.valueType : undefined;
}

/** Schema at a path of `value`; a union without discriminator is not resolved. Undefined for an unknown path. */
export function schemaAt(schema: Schema, path: Path, value: unknown): Schema | undefined {
  const layers = layersOf(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) {
    const isChoice = (layer: Schema) =>
      layer instanceof z.ZodUnion && !(layer instanceof z.ZodDiscriminatedUnion);
    return layers.find(isChoice) ?? layers.at(-1);
  }
  const next = schemaUnder(layers.at(-1), key);
  return next && schemaAt(next, rest, valueAt(value, [key]));
}

/** Value inside another one, with one of its schemas. */
export type SchemaValue = { path: Path; value: unknown; schema: Schema };

/**
 * Lists every value inside `value` with each of its schemas, outermost first; also the keys of records, and the values of a
 * text that is parsed, whose paths go on from that of the text.
 */
export function walkSchema(schema: Schema, value: unknown): SchemaValue[] {
  // One list for all depths: nested generators pass each value through every level above it.
  const found: SchemaValue[] = [];
  const visit = (outer: Schema, inner: unknown, path: Path): void => {
    if (inner === undefined || inner === null) return;
    const layers = layersOf(outer, inner);
    for (const layer of layers) found.push({ path, value: inner, schema: layer });
    if (typeof inner === 'string') {
      const parsed = layers.find(isParsed);
      const { data } = parsed ? z.safeParse(parsed, inner) : {};
      if (data !== undefined) visit(outer, data, path);
    }
    if (typeof inner !== 'object') return;
    const holder = layers.at(-1);
    for (const [key, under] of Object.entries(inner)) {
      const innerPath = [...path, Array.isArray(inner) ? Number(key) : key];
      if (holder instanceof z.ZodRecord)
        found.push({ path: innerPath, value: key, schema: holder.def.keyType });
      const next = schemaUnder(holder, key);
      if (next) visit(next, under, innerPath);
    }
  };
  visit(schema, value, []);
  return found;
}
