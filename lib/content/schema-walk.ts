import { z } from 'zod';
import { type Path, valueAt } from './paths';

export type Schema = z.core.$ZodType;

/** The values by which a discriminated union knows one of its members: the types of a block. */
export function typesOf(member: Schema, discriminator: string): readonly unknown[] {
  return [...(member._zod.propValues?.[discriminator] ?? [])];
}

/** The member of a union that `value` means to be: by the key that tells them apart, else the first it fits. */
function memberOf(union: z.ZodUnion, value: unknown): Schema | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    return union.options.find((option) => z.safeParse(option, value).success);
  }
  const { discriminator } = union.def;
  const type = valueAt(value, [discriminator]);
  return union.options.find((option) => typesOf(option, discriminator).includes(type));
}

/** What one layer of a schema holds: of a union, the member meant by the value. Undefined for the innermost one. */
function insideOf(schema: Schema, value: unknown): Schema | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return schema.def.innerType;
  }
  if (schema instanceof z.ZodUnion) return memberOf(schema, value);
  // Of a transform, the side that files are written for.
  return schema instanceof z.ZodPipe ? schema.def.in : undefined;
}

/** The layers of a schema from the outside in, as far as `value` says which members of unions it means. */
export function layersOf(schema: Schema, value: unknown): Schema[] {
  const inside = insideOf(schema, value);
  return inside ? [schema, ...layersOf(inside, value)] : [schema];
}

/** What the innermost layer of a schema says of a key; undefined where it knows no such key. */
export function schemaUnder(holder: Schema | undefined, key: PropertyKey): Schema | undefined {
  if (holder instanceof z.ZodObject) return holder.shape[String(key)];
  if (holder instanceof z.ZodArray) return holder.def.element;
  if (holder instanceof z.ZodTuple) return holder.def.items[Number(key)];
  return holder instanceof z.ZodRecord ? holder.def.valueType : undefined;
}

/** The schema at a path inside `value`, a choice of several kinds as a whole; undefined outside of the schema. */
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

/** Every value inside `value` with each layer of its schema, from the outside in. The keys of records are values too. */
export function* walkSchema(
  schema: Schema,
  value: unknown,
  path: Path = [],
): Generator<{ path: Path; value: unknown; schema: Schema }> {
  if (value === undefined || value === null) return;
  const layers = layersOf(schema, value);
  for (const layer of layers) yield { path, value, schema: layer };
  if (typeof value !== 'object') return;
  const holder = layers.at(-1);
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (holder instanceof z.ZodRecord) yield { path: place, value: key, schema: holder.def.keyType };
    const next = schemaUnder(holder, key);
    if (next) yield* walkSchema(next, inner, place);
  }
}
