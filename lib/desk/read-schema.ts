import { z } from 'zod';
import { type FieldMeta, metaOf } from '@/lib/content/schema/fields';
import type { Schema } from '@/lib/content/schema-walk';
import type { DeskField, EntryType, FieldInput } from './field';
import { NAMED_BY } from './made-names';

/** Schema without its wrappers, and what these know about it. */
type Opened = {
  /** The schema of the value as it is written in the file. */
  inner: Schema;
  meta: FieldMeta;
  help?: string;
  isRequired: boolean;
  isNullable?: true;
  fallback?: unknown;
};

/** Removes optional, default, nullable and transforming wrappers. */
function open(schema: Schema): Opened {
  const description = z.globalRegistry.get(schema)?.description;
  const help = typeof description === 'string' ? { help: description } : {};
  /** Result for an inner schema, with the description and the metadata of this one added. */
  const around = (inner: Schema) => {
    const opened = open(inner);
    return { ...opened, meta: { ...opened.meta, ...metaOf(schema) }, ...help };
  };
  if (schema instanceof z.ZodOptional) {
    const { isNullable: _, ...opened } = around(schema.def.innerType);
    return { ...opened, isRequired: false };
  }
  if (schema instanceof z.ZodNullable)
    return { ...around(schema.def.innerType), isRequired: false, isNullable: true };
  if (schema instanceof z.ZodDefault)
    return { ...around(schema.def.innerType), isRequired: false, fallback: schema.def.defaultValue };
  if (schema instanceof z.ZodPipe) return around(schema.def.in);
  return { inner: schema, meta: metaOf(schema), ...help, isRequired: true };
}

/** Pattern of a text with the description of what it accepts. Browsers read it without flags. */
function patternOf(schema: z.ZodString | z.ZodStringFormat): { pattern?: [string, string] } {
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod;
    const { pattern, error } = def as { pattern?: RegExp; error?: (issue: object) => unknown };
    const message = pattern && pattern.flags === '' ? error?.({}) : undefined;
    if (pattern && typeof message === 'string') return { pattern: [pattern.source, message] };
  }
  return {};
}

const numberOrNone = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;

/** Input of a text. */
function textInput(schema: z.ZodString | z.ZodStringFormat, meta: FieldMeta): FieldInput {
  const { reference, role, markdown } = meta;
  if (reference === 'picture') return { input: 'picture' };
  if (reference) return { input: 'reference', to: reference };
  if (schema instanceof z.ZodISODate) return { input: 'day' };
  const longest = numberOrNone(schema.maxLength);
  const isLong = markdown === true || role === 'body' || (longest !== undefined && longest > 80);
  return {
    input: 'text',
    ...(isLong && { isLong }),
    ...patternOf(schema),
    ...(longest !== undefined && { longest }),
  };
}

/** Smallest number above an excluded limit that a form accepts, if numbers need not be whole. */
const ABOVE = 0.01;

/** True if the smallest value is itself excluded, as 0 is from positive numbers. */
const excludesLeast = (schema: z.ZodNumber) =>
  (schema.def.checks ?? []).some(({ _zod }) => {
    const { check, value, inclusive } = _zod.def as { check: string; value?: unknown; inclusive?: boolean };
    return check === 'greater_than' && value === schema.minValue && inclusive === false;
  });

/** Input of a number with its limits, which forms include. */
function numberInput(schema: z.ZodNumber): FieldInput {
  const isWhole = schema.format?.includes('int') ?? false;
  const limit = numberOrNone(schema.minValue);
  const above = isWhole ? 1 : ABOVE;
  const least = limit === undefined || !excludesLeast(schema) ? limit : limit + above;
  const most = numberOrNone(schema.maxValue);
  return {
    input: 'number',
    isWhole,
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
  };
}

/** Input of a union: one that all its members share, otherwise YAML. */
function unionInput(schema: z.ZodUnion, meta: FieldMeta): FieldInput {
  const members = schema.options.map((option) => ({ option, ...open(option as Schema) }));
  const literals = members.flatMap(({ inner }) => (inner instanceof z.ZodLiteral ? [...inner.values] : []));
  if (literals.length === members.length)
    return { input: 'choice', options: literals.filter((value) => typeof value !== 'object').map(toOption) };
  const [first, second] = members;
  const isTextOf = (inner: Schema) => inner instanceof z.ZodString || inner instanceof z.ZodStringFormat;
  if (
    first &&
    second &&
    members.length === 2 &&
    isTextOf(first.inner) &&
    second.inner instanceof z.ZodObject
  ) {
    const fields = fieldsOf(second.inner);
    const shorthand = fields.find(
      ({ input, isRequired, isMade }) => input === 'text' && (isRequired || isMade),
    );
    // Without its other fields it is the text alone.
    if (shorthand)
      return {
        input: 'object',
        fields: fields.map((field) => (field === shorthand ? field : { ...field, isRequired: false })),
        shorthand: shorthand.name,
      };
  }
  // Only their patterns differ, such as those of a path and of an address: the checks of the content decide.
  if (members.every(({ inner }) => isTextOf(inner))) return { ...textOnly(meta.role === 'body') };
  return { input: 'yaml' };
}

const textOnly = (isLong: boolean): FieldInput => ({ input: 'text', ...(isLong && { isLong }) });

const toOption = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));

/** Types of a list whose entries have a `type`; undefined for other lists. */
function typesOf(schema: z.ZodDiscriminatedUnion): EntryType[] | undefined {
  if (schema.def.discriminator !== 'type') return undefined;
  return schema.options.flatMap((option) => {
    const { inner, help } = open(option as Schema);
    if (!(inner instanceof z.ZodObject)) return [];
    const [name] = [...(inner._zod.propValues?.type ?? [])];
    const fields = fieldsOf(inner).filter((field) => field.name !== 'type');
    return [{ name: String(name), ...(help !== undefined && { help }), fields }];
  });
}

/** Input of a list. */
function listInput(schema: z.ZodArray): FieldInput {
  const element = schema.def.element as Schema;
  const { inner } = open(element);
  const types = inner instanceof z.ZodDiscriminatedUnion ? typesOf(inner) : undefined;
  if (types) return { input: 'typedList', types };
  const entry = readField('entry', element);
  if (entry.input === 'yaml' || entry.input === 'list') return { input: 'yaml' };
  const least = schema.def.checks
    ?.map(({ _zod }) => (_zod.def as { minimum?: number }).minimum)
    .find(Boolean);
  return { input: 'list', entry, ...(least !== undefined && { least }) };
}

/** Input for the value of a schema without its wrappers. */
function inputOf(opened: Opened): FieldInput {
  const { inner, meta } = opened;
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return textInput(inner, meta);
  if (inner instanceof z.ZodNumber) return numberInput(inner);
  if (inner instanceof z.ZodBoolean)
    return !opened.isRequired && opened.fallback === undefined ? { input: 'yesNo' } : { input: 'switch' };
  if (inner instanceof z.ZodEnum) return { input: 'choice', options: inner.options.map(toOption) };
  if (inner instanceof z.ZodLiteral)
    return inner.values.has(true)
      ? { input: 'switch' }
      : { input: 'choice', options: [...inner.values].map(toOption) };
  if (inner instanceof z.ZodObject) return { input: 'object', fields: fieldsOf(inner) };
  if (inner instanceof z.ZodArray) return listInput(inner);
  if (inner instanceof z.ZodUnion) return unionInput(inner, meta);
  if (inner instanceof z.ZodRecord) {
    const value = readField('value', inner.def.valueType as Schema);
    const key = readField('key', inner.def.keyType as Schema);
    return { input: 'record', key, value };
  }
  return { input: 'yaml' };
}

/** Fields of an object in the order of its schema. Ids and slugs beside a title may be left to the desk. */
function fieldsOf(schema: z.ZodObject): DeskField[] {
  const fields = Object.entries(schema.shape).map(([name, value]) => readField(name, value as Schema));
  const isNamed = fields.some(({ name, input }) => NAMED_BY.includes(name) && input === 'text');
  return fields.map((field) => {
    const isMade = isNamed && field.isRequired && MADE.includes(field.name);
    return isMade ? { ...field, isRequired: false, isMade } : field;
  });
}

/** Fields whose value the desk makes. */
const MADE = ['id', 'slug'];

/**
 * Reads the input of a form from the schema of a value.
 *
 * @param name key of the value in its file
 */
export function readField(name: string, schema: Schema): DeskField {
  const opened = open(schema);
  const { help, isRequired, isNullable, fallback } = opened;
  const isPlain = ['string', 'number', 'boolean'].includes(typeof fallback);
  return {
    name,
    ...(help !== undefined && { help }),
    isRequired,
    ...(isNullable && { isNullable }),
    ...(isPlain && { fallback: fallback as string | number | boolean }),
    ...inputOf(opened),
  };
}
