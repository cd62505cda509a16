import type { z } from 'zod';
import { unitOf } from '@/lib/kitchen/unit-words';
import { nearest } from '@/lib/text/nearest';
import { formatPath, type Problem } from './problem';
import { describeSchema, knownKeys, knownTypes, schemaAt } from './schema-walk';

type Issue = z.core.$ZodIssue;
type Expectation = Pick<Problem, 'allowed' | 'nearest'>;

/** A value as it would be written in the file, cut to one short line. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 57)}…` : value}”`;
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `an object with ${Object.keys(value).join(', ')}`;
  return String(value);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

function oneOf(values: readonly string[], found: unknown): Expectation {
  const word = typeof found === 'string' ? found : '';
  // “grams” is too far from “g” for a spelling match.
  const synonym = unitOf(word.toLowerCase());
  const offer = synonym !== undefined && values.includes(synonym) ? synonym : nearest(word, values);
  return { allowed: `one of: ${values.join(', ')}`, nearest: offer };
}

function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  field: z.core.$ZodType | undefined,
) {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const bound = issue.code === 'too_small' ? 'at least' : 'at most';
  if (issue.origin === 'string') {
    return limit === 1 ? 'text that is not empty' : `${bound} ${limit} characters`;
  }
  if (issue.origin === 'array') return `${bound} ${limit} in the list`;
  return describeSchema(field);
}

function expected(issue: Issue, found: unknown, field: z.core.$ZodType | undefined): Expectation {
  switch (issue.code) {
    case 'invalid_value':
      return oneOf(issue.values.map(String), found);
    case 'invalid_format':
      return { allowed: issue.format === 'date' ? 'a day that exists, as YYYY-MM-DD' : issue.message };
    case 'too_small':
    case 'too_big':
      return { allowed: describeSize(issue, field) };
    case 'invalid_type':
    case 'invalid_union':
      return { allowed: describeSchema(field) };
    case 'custom':
      return { allowed: issue.message, nearest: issue.params?.nearest };
    default:
      return { allowed: issue.message };
  }
}

function foundIn(issue: Issue, found: unknown): string {
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  if (isSize && issue.origin === 'string' && typeof found === 'string') {
    return found.trim() === '' ? 'empty text' : `${found.trim().length} characters`;
  }
  return showValue(found);
}

function unknownKeys(
  file: string,
  issue: z.core.$ZodIssueUnrecognizedKeys,
  keys: readonly string[],
): Problem[] {
  return issue.keys.map((key) => ({
    file,
    field: formatPath([...issue.path, key]),
    found: `the key “${key}”`,
    allowed: `one of: ${keys.join(', ')}`,
    nearest: nearest(key, keys),
  }));
}

/** What is wrong with the shape of `value`, one problem for each issue the schema raised. */
export function schemaProblems(
  file: string,
  value: unknown,
  schema: z.core.$ZodType,
  issues: readonly Issue[],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const holder = schemaAt(schema, issue.path, value);
    if (issue.code === 'unrecognized_keys') return unknownKeys(file, issue, knownKeys(holder));
    if (issue.code === 'invalid_key') {
      const name = String(issue.path.at(-1));
      const allowed = issue.issues.map(({ message }) => message).join(', ');
      return [{ file, field: formatPath(issue.path), found: `the name “${name}”`, allowed }];
    }
    const found = valueAt(value, issue.path);
    // A union that knows no such member points at the key that tells members apart.
    const types =
      issue.code === 'invalid_union' ? knownTypes(schemaAt(schema, issue.path.slice(0, -1), value)) : [];
    const expectation = types.length > 0 ? oneOf(types, found) : expected(issue, found, holder);
    const field = formatPath(issue.path) || 'the whole file';
    return [{ file, field, found: foundIn(issue, found), ...expectation }];
  });
}
