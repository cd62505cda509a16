import { z } from 'zod';

type Schema = z.core.$ZodType;
type Bound = { check: string; value?: unknown; inclusive?: boolean };

/** A schema without the optional, default and nullable layers around it. */
function unwrap(schema: Schema): Schema {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable) {
    inner = inner.def.innerType;
  }
  return inner;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of a discriminated union that `value` means to be. */
function chooseOption(union: z.ZodDiscriminatedUnion, value: unknown): Schema | undefined {
  const { discriminator } = union.def;
  const wanted = isRecord(value) ? value[discriminator] : undefined;
  return union.options.find((option) => {
    if (!(option instanceof z.ZodObject)) return false;
    const literal = option.shape[discriminator];
    return literal instanceof z.ZodLiteral && literal.values.has(wanted as string);
  });
}

/** The schema that governs `path` inside `value`; undefined where the path leaves the schema. */
export function schemaAt(schema: Schema, path: readonly PropertyKey[], value: unknown): Schema | undefined {
  let current = unwrap(schema);
  if (current instanceof z.ZodDiscriminatedUnion) {
    const option = chooseOption(current, value);
    if (!option) return path.length === 0 ? current : undefined;
    current = option;
  }
  const [key, ...rest] = path;
  if (key === undefined) return current;
  const inner =
    isRecord(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  if (current instanceof z.ZodObject) {
    const next: Schema | undefined = current.shape[String(key)];
    return next && schemaAt(next, rest, inner);
  }
  if (current instanceof z.ZodArray) return schemaAt(current.def.element, rest, inner);
  if (current instanceof z.ZodTuple) {
    const next = current.def.items[Number(key)];
    return next && schemaAt(next, rest, inner);
  }
  return undefined;
}

/** Keys an object schema knows; empty for any other schema. */
export function knownKeys(schema: Schema | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Values a union tells its members apart by: the block types. */
export function knownTypes(schema: Schema | undefined): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[schema.def.discriminator] : undefined;
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
  if (inner instanceof z.ZodObject) return `an object with ${knownKeys(inner).join(', ')}`;
  if (inner instanceof z.ZodDiscriminatedUnion) return `a block of type ${knownTypes(inner).join(', ')}`;
  if (inner instanceof z.ZodUnion) return inner.options.map((option) => describeSchema(option)).join(' or ');
  return 'text that is not empty';
}
