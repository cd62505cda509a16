import { z } from 'zod';

type Schema = z.core.$ZodType;
type Bound = { check: string; value?: unknown; inclusive?: boolean };

/** A schema without the outermost layer that changes nothing about what may be written; itself where it has none. */
function unwrapOnce(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return schema.def.innerType;
  }
  if (!(schema instanceof z.ZodPipe)) return schema;
  // What is written goes in; what comes out is the engine's.
  return schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in;
}

/** A schema without the layers around it that change nothing about what may be written. */
function unwrap(schema: Schema): Schema {
  let inner = schema;
  while (unwrapOnce(inner) !== inner) inner = unwrapOnce(inner);
  return inner;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of a union that `value` means to be: by the key that tells them apart, else the first it fits. */
function chooseOption(union: z.ZodUnion | z.ZodDiscriminatedUnion, value: unknown): Schema | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    return union.options.find((option) => z.safeParse(option, value).success);
  }
  const { discriminator } = union.def;
  const wanted = isRecord(value) ? value[discriminator] : undefined;
  return union.options.find((option) => {
    const object = unwrap(option);
    if (!(object instanceof z.ZodObject)) return false;
    const literal = object.shape[discriminator];
    return literal instanceof z.ZodLiteral && literal.values.has(wanted as string);
  });
}

/** The schema of what stands under one key of `schema`; undefined where it knows no such key. */
function schemaUnder(schema: Schema, key: PropertyKey): Schema | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)];
  if (schema instanceof z.ZodArray) return schema.def.element;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)];
  if (schema instanceof z.ZodRecord) return schema.def.valueType;
  return undefined;
}

function valueUnder(value: unknown, key: PropertyKey): unknown {
  return isRecord(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}

/** The schema that governs `path` inside `value`; undefined where the path leaves the schema. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[], value: unknown): Schema | undefined {
  let current = unwrap(schema);
  const isUnion = current instanceof z.ZodDiscriminatedUnion || current instanceof z.ZodUnion;
  if (isUnion && (path.length > 0 || current instanceof z.ZodDiscriminatedUnion)) {
    const option = chooseOption(current as z.ZodUnion, value);
    if (!option) return path.length === 0 ? current : undefined;
    current = unwrap(option);
  }
  const [key, ...rest] = path;
  if (key === undefined) return current;
  const next = schemaUnder(current, key);
  return next && schemaAt(next, rest, valueUnder(value, key));
}

/** The schema that governs `value` itself, without the layers around it: of a union the member that it means to be. */
export function memberFor(schema: Schema, value: unknown): Schema | undefined {
  let current = schema;
  while (true) {
    // What says that a field refers to something may stand on any of the layers.
    const note = z.globalRegistry.get(current);
    if (note?.link || note?.reference) return current;
    if (current instanceof z.ZodUnion || current instanceof z.ZodDiscriminatedUnion) {
      const option = chooseOption(current as z.ZodUnion, value);
      if (!option) return undefined;
      current = option;
      continue;
    }
    const inner = unwrapOnce(current);
    if (inner === current) return current;
    current = inner;
  }
}

/** The schema of what stands in `value` under a key of it; undefined where its schema knows no such key. */
export function innerSchema(schema: Schema, value: unknown, key: PropertyKey): Schema | undefined {
  const member = memberFor(schema, value);
  return member && schemaUnder(member, key);
}

/** Whether `value` may do without what stands in it under a key. */
export function isOptional(schema: Schema, value: unknown, key: PropertyKey): boolean {
  const member = memberFor(schema, value);
  if (member instanceof z.ZodRecord) return true;
  const inner = member && schemaUnder(member, key);
  return inner !== undefined && z.safeParse(inner, undefined).success;
}

/** A value with the schema that governs it. */
export type Visited = {
  path: PropertyKey[];
  value: unknown;
  /** The innermost schema that carries a note (`.meta`), or the innermost one. */
  schema: Schema;
  /** The keys of a record are visited too; this is true of them. */
  isKey?: true;
};

/** Calls `visit` for every value inside `value` that the schema knows, from the outside in. */
export function walkSchema(
  schema: Schema,
  value: unknown,
  visit: (visited: Visited) => void,
  path: PropertyKey[] = [],
): void {
  if (value === undefined || value === null) return;
  visit({ path, value, schema });
  let current: Schema | undefined = schema;
  while (current && current !== unwrap(current)) {
    const { def } = current as z.ZodOptional | z.ZodPipe;
    current = 'innerType' in def ? def.innerType : unwrap(current);
    visit({ path, value, schema: current });
  }
  if (current instanceof z.ZodUnion || current instanceof z.ZodDiscriminatedUnion) {
    const option = chooseOption(current, value);
    if (option) walkSchema(option, value, visit, path);
    return;
  }
  const entries = Array.isArray(value)
    ? value.map((inner, index): [PropertyKey, unknown] => [index, inner])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  for (const [key, inner] of entries) {
    if (current instanceof z.ZodRecord) {
      visit({ path: [...path, key], value: key, schema: current.def.keyType, isKey: true });
    }
    const next = current && schemaUnder(current, key);
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
  return schema.options.flatMap((option) => {
    const object = unwrap(option);
    const literal = object instanceof z.ZodObject ? object.shape[schema.def.discriminator] : undefined;
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : [];
  });
}

function describeNumber(schema: z.ZodNumber): string {
  const words = [schema.isInt ? 'a whole number' : 'a number'];
  for (const check of schema.def.checks ?? []) {
    const bound: Bound = check._zod.def;
    if (bound.check === 'greater_than') words.push(`${bound.inclusive ? 'from' : 'above'} ${bound.value}`);
    if (bound.check === 'less_than') words.push(`${bound.inclusive ? 'up to' : 'below'} ${bound.value}`);
  }
  return words.join(' ');
}

/** What a schema accepts, in words: "a number above 0", "one of: g, kg, ml". */
export function describeSchema(schema: Schema | undefined): string {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodEnum) return `one of: ${inner.options.join(', ')}`;
  if (inner instanceof z.ZodLiteral) return `one of: ${[...inner.values].join(', ')}`;
  if (inner instanceof z.ZodNumber) return describeNumber(inner);
  if (inner instanceof z.ZodBoolean) return 'true or false';
  if (inner instanceof z.ZodTuple) {
    return `[${inner.def.items.map((item) => describeSchema(item)).join(', ')}]`;
  }
  if (inner instanceof z.ZodArray) return 'a list';
  if (inner instanceof z.ZodRecord) return 'names with what belongs to each';
  if (inner instanceof z.ZodObject) return `${knownKeys(inner).join(', ')}`;
  if (inner instanceof z.ZodDiscriminatedUnion) return `a block of type ${knownTypes(inner).join(', ')}`;
  if (inner instanceof z.ZodUnion) return inner.options.map((option) => describeSchema(option)).join(' or ');
  return 'text that is not empty';
}
