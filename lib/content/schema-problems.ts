import { z } from 'zod';
import { A_DAY } from '@/lib/content/schema/fields';
import { unitOf } from '@/lib/content/schema/units';
import { nearest } from '@/lib/text/nearest';
import { formatPath, valueAt, valuesIn } from './paths';
import type { Problem } from './problem';
import { type Schema, schemaAt, typesOf } from './schema-walk';

type Issue = z.core.$ZodIssue;
type Expectation = Pick<Problem, 'allowed' | 'nearest'>;

/** Value of a field that is left out, in reports. */
const NOTHING = 'nothing';

/** True for the value of a field that is left out or empty, in a report. */
export const isEmptyValue = (found: string): boolean =>
  [NOTHING, 'empty text', 'a list of 0', 'an empty object'].includes(found);

/** Value as written in a file, truncated to one short line. */
function showValue(value: unknown): string {
  if (value === undefined) return NOTHING;
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 57)}…` : value}”`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value).join(', ');
    return keys === '' ? 'an empty object' : `an object with ${keys}`;
  }
  return String(value);
}

function oneOf(values: readonly string[], found: unknown): Expectation {
  const word = typeof found === 'string' ? found : '';
  // “grams” is too far from “g” for a spelling match.
  const unit = unitOf(word.toLowerCase());
  const offer = unit !== undefined && values.includes(unit) ? unit : nearest(word, values);
  return { allowed: `one of: ${values.join(', ')}`, nearest: offer };
}

const keysOf = (schema: Schema | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Discriminator values of a union, such as the block types. */
function knownTypes(schema: Schema | undefined): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  return schema.options.flatMap((option) => typesOf(option, schema.def.discriminator).map(String));
}

function describeNumber(schema: z.ZodNumber): string {
  const words = [schema.isInt ? 'a whole number' : 'a number'];
  for (const { _zod } of schema.def.checks ?? []) {
    const bound: { check: string; value?: unknown; inclusive?: boolean } = _zod.def;
    if (bound.check === 'greater_than') words.push(`${bound.inclusive ? 'from' : 'above'} ${bound.value}`);
    if (bound.check === 'less_than') words.push(`${bound.inclusive ? 'up to' : 'below'} ${bound.value}`);
  }
  return words.join(' ');
}

/** Error message that a union, an object or an enumeration defines itself. */
function schemaMessage(schema: Schema | undefined, found?: unknown): string | undefined {
  const isOne = schema instanceof z.ZodUnion || schema instanceof z.ZodObject || schema instanceof z.ZodEnum;
  if (!isOne) return undefined;
  const error = schema.def.error as z.core.$ZodErrorMap | undefined;
  const message = error?.({ code: 'invalid_union', input: found, errors: [], path: [] });
  return typeof message === 'string' ? message : message?.message;
}

/** Description of what a schema accepts: "a number above 0", "one of: g, kg, ml". */
function describeSchema(schema: Schema | undefined, found?: unknown): string {
  const inner = schema && schemaAt(schema, [], undefined);
  const schemaText = schemaMessage(inner, found);
  if (schemaText !== undefined) return schemaText;
  if (inner instanceof z.ZodEnum) return `one of: ${inner.options.join(', ')}`;
  if (inner instanceof z.ZodLiteral) return `one of: ${[...inner.values].join(', ')}`;
  if (inner instanceof z.ZodNumber) return describeNumber(inner);
  if (inner instanceof z.ZodISODate) return A_DAY;
  if (inner instanceof z.ZodBoolean) return 'true or false';
  if (inner instanceof z.ZodTuple)
    return `[${inner.def.items.map((item) => describeSchema(item)).join(', ')}]`;
  if (inner instanceof z.ZodArray) return 'a list';
  if (inner instanceof z.ZodRecord) return 'names, each with a value';
  if (inner instanceof z.ZodObject) return keysOf(inner).join(', ');
  if (inner instanceof z.ZodDiscriminatedUnion) return `a block of type ${knownTypes(inner).join(', ')}`;
  if (inner instanceof z.ZodUnion) return inner.options.map((option) => describeSchema(option)).join(' or ');
  return 'text that is not empty';
}

function describeSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, field: Schema | undefined) {
  const [bound, limit] =
    issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  if (issue.origin === 'array') return `${bound} ${limit} in the list`;
  if (issue.origin !== 'string') return describeSchema(field);
  return limit === 1 ? 'text that is not empty' : `${bound} ${limit} characters`;
}

function expected(issue: Issue, found: unknown, field: Schema | undefined): Expectation {
  switch (issue.code) {
    case 'invalid_value': {
      const own = schemaMessage(field, found);
      return own === undefined ? oneOf(issue.values.map(String), found) : { allowed: own };
    }
    case 'too_small':
    case 'too_big':
      return { allowed: describeSize(issue, field) };
    case 'invalid_type':
    case 'invalid_union':
      return { allowed: describeSchema(field, found) };
    case 'custom':
      return { allowed: issue.message, nearest: issue.params?.nearest };
    default:
      return { allowed: issue.message };
  }
}

function foundIn(issue: Issue, found: unknown): string {
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  if (!isSize || issue.origin !== 'string' || typeof found !== 'string') return showValue(found);
  return found.trim() === '' ? 'empty text' : `${found.trim().length} characters`;
}

/** Problems for the issues that a schema raised for `value`. */
export function schemaProblems(
  file: string,
  value: unknown,
  schema: Schema,
  issues: readonly Issue[],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const { path } = issue;
    const holder = schemaAt(schema, path, value);
    if (issue.code === 'unrecognized_keys') {
      const keys = keysOf(holder);
      const allowed = `one of: ${keys.join(', ')}`;
      return issue.keys.map((key) => {
        const field = formatPath([...path, key]);
        return { file, field, found: `the key “${key}”`, allowed, nearest: nearest(key, keys) };
      });
    }
    const field = formatPath(path) || 'the whole file';
    if (issue.code === 'invalid_key') {
      const allowed = issue.issues.map(({ message }) => message).join(', ');
      return [{ file, field, found: `the name “${String(path.at(-1))}”`, allowed }];
    }
    const found = valueAt(value, path);
    // For an unknown member of a union, Zod's path is that of the discriminator.
    const types =
      issue.code === 'invalid_union' ? knownTypes(schemaAt(schema, path.slice(0, -1), value)) : [];
    const expectation = types.length > 0 ? oneOf(types, found) : expected(issue, found, holder);
    // A text that is parsed has its faults in single lines.
    const { found: part = foundIn(issue, found), line } = issue.code === 'custom' ? (issue.params ?? {}) : {};
    return [{ file, field, found: part, ...expectation, ...(line !== undefined && { line }) }];
  });
}

/** Prefix of placeholder texts in files written by `npm run new`. */
export const PLACEHOLDER = '✎';

/** Placeholder texts in published content, and lines of `todo`. */
export function checkPlaceholders(file: string, value: unknown): Problem[] {
  return [...valuesIn(value)].flatMap(({ path, value: text }) => {
    const isTodo = path[0] === 'todo';
    if (typeof text !== 'string' || !(isTodo || text.includes(PLACEHOLDER))) return [];
    const allowed = isTodo
      ? 'the field set and its line here deleted, or status: draft'
      : `your own text without ${PLACEHOLDER}, or status: draft`;
    const field = formatPath(path);
    const lines = text.split('\n').map((written, index) => ({ written, line: index + 1 }));
    if (isTodo || lines.length === 1) return [{ file, field, found: showValue(text), allowed }];
    return lines
      .filter(({ written }) => written.includes(PLACEHOLDER))
      .map(({ written, line }) => ({ file, field, found: showValue(written.trim()), allowed, line }));
  });
}
