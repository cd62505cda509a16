import { z } from 'zod';

type Schema = z.core.$ZodType;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a path inside a value; undefined where the path leads out of it. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** The values by which a member of a discriminated union is known: its block type. */
function typesOf(member: Schema, discriminator: string): ReadonlySet<unknown> {
  const object = layersOf(member, undefined).at(-1);
  const literal = object instanceof z.ZodObject ? object.shape[discriminator] : undefined;
  return literal instanceof z.ZodLiteral ? literal.values : new Set();
}

/** The member of a union that `value` means to be: by the key that tells them apart, else the first it fits. */
function memberOf(union: z.ZodUnion, value: unknown): Schema | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    return union.options.find((option) => z.safeParse(option, value).success);
  }
  const { discriminator } = union.def;
  const type = isRecord(value) ? value[discriminator] : undefined;
  return union.options.find((option) => typesOf(option, discriminator).has(type));
}

/** What one layer of a schema holds: of a union, the member meant by the value. Undefined for the innermost one. */
function insideOf(schema: Schema, value: unknown): Schema | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return schema.def.innerType;
  }
  if (schema instanceof z.ZodUnion) return memberOf(schema, value);
  if (!(schema instanceof z.ZodPipe)) return undefined;
  // The side of a transform that files are written for.
  return schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in;
}

/** The layers of a schema from the outside in, as far as `value` says which members of unions it means. */
export function layersOf(schema: Schema, value: unknown): Schema[] {
  const inside = insideOf(schema, value);
  return inside ? [schema, ...layersOf(inside, value)] : [schema];
}

/** The schema of what stands in `value` under a key; undefined where its schema knows no such key. */
export function schemaUnder(schema: Schema, value: unknown, key: PropertyKey): Schema | undefined {
  const holder = layersOf(schema, value).at(-1);
  if (holder instanceof z.ZodObject) return holder.shape[String(key)];
  if (holder instanceof z.ZodArray) return holder.def.element;
  if (holder instanceof z.ZodTuple) return holder.def.items[Number(key)];
  if (holder instanceof z.ZodRecord) return holder.def.valueType;
  return undefined;
}

const isChoice = (schema: Schema) =>
  schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion);

/** The innermost schema at a path inside `value`, a choice of several kinds as a whole; undefined outside of the schema. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[], value: unknown): Schema | undefined {
  const [key, ...rest] = path;
  if (key === undefined) {
    const layers = layersOf(schema, value);
    return layers.find(isChoice) ?? layers.at(-1);
  }
  const next = schemaUnder(schema, value, key);
  return next && schemaAt(next, rest, valueAt(value, [key]));
}

/** A value with one layer of the schema that governs it. The keys of records are values too. */
export type Visited = { path: PropertyKey[]; value: unknown; schema: Schema };

/** Calls `visit` for every value inside `value` with every layer of its schema, from the outside in. */
export function walkSchema(
  schema: Schema,
  value: unknown,
  visit: (visited: Visited) => void,
  path: PropertyKey[] = [],
): void {
  if (value === undefined || value === null) return;
  const layers = layersOf(schema, value);
  for (const layer of layers) visit({ path, value, schema: layer });
  const holder = layers.at(-1);
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  for (const [key, inner] of entries) {
    if (holder instanceof z.ZodRecord) {
      visit({ path: [...path, key], value: key, schema: holder.def.keyType });
    }
    const next = schemaUnder(schema, value, key);
    if (next) walkSchema(next, inner, visit, [...path, key]);
  }
}

/** Keys an object schema knows; empty for any other schema. */
export function knownKeys(schema: Schema | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Values a union tells its members apart by: the block types. */
export function knownTypes(schema: Schema | undefined): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => [...typesOf(option, schema.def.discriminator)].map(String));
}

function describeNumber(schema: z.ZodNumber): string {
  const words = [schema.isInt ? 'a whole number' : 'a number'];
  for (const check of schema.def.checks ?? []) {
    const bound: { check: string; value?: unknown; inclusive?: boolean } = check._zod.def;
    if (bound.check === 'greater_than') words.push(`${bound.inclusive ? 'from' : 'above'} ${bound.value}`);
    if (bound.check === 'less_than') words.push(`${bound.inclusive ? 'up to' : 'below'} ${bound.value}`);
  }
  return words.join(' ');
}

/** What a schema accepts, in words: "a number above 0", "one of: g, kg, ml". */
export function describeSchema(schema: Schema | undefined): string {
  const inner = schema && schemaAt(schema, [], undefined);
  if (inner instanceof z.ZodEnum) return `one of: ${inner.options.join(', ')}`;
  if (inner instanceof z.ZodLiteral) return `one of: ${[...inner.values].join(', ')}`;
  if (inner instanceof z.ZodNumber) return describeNumber(inner);
  if (inner instanceof z.ZodBoolean) return 'true or false';
  if (inner instanceof z.ZodTuple) {
    return `[${inner.def.items.map((item) => describeSchema(item)).join(', ')}]`;
  }
  if (inner instanceof z.ZodArray) return 'a list';
  if (inner instanceof z.ZodRecord) return 'names with what belongs to each';
  if (inner instanceof z.ZodObject) return knownKeys(inner).join(', ');
  if (inner instanceof z.ZodDiscriminatedUnion) return `a block of type ${knownTypes(inner).join(', ')}`;
  if (inner instanceof z.ZodUnion) return inner.options.map((option) => describeSchema(option)).join(' or ');
  return 'text that is not empty';
}
