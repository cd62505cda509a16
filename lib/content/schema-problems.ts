import type { z } from 'zod';
import { unitOf } from '@/lib/content/schema/units';
import { nearest } from '@/lib/text/nearest';
import { formatPath, type Problem } from './problem';
import { describeSchema, knownKeys, knownTypes, schemaAt, valueAt } from './schema-walk';

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;
type Expectation = Pick<Problem, 'allowed' | 'nearest'>;

/** A value as it would be written in the file, cut to one short line. */
function showValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return `“${value.length > 60 ? `${value.slice(0, 57)}…` : value}”`;
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return `an object with ${Object.keys(value).join(', ')}`;
  return String(value);
}

function oneOf(values: readonly string[], found: unknown): Expectation {
  const word = typeof found === 'string' ? found : '';
  // “grams” is too far from “g” for a spelling match.
  const unit = unitOf(word.toLowerCase());
  const offer = unit !== undefined && values.includes(unit) ? unit : nearest(word, values);
  return { allowed: `one of: ${values.join(', ')}`, nearest: offer };
}

function describeSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, field: Schema | undefined) {
  const [bound, limit] =
    issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  if (issue.origin === 'string') {
    return limit === 1 ? 'text that is not empty' : `${bound} ${limit} characters`;
  }
  return issue.origin === 'array' ? `${bound} ${limit} in the list` : describeSchema(field);
}

function expected(issue: Issue, found: unknown, field: Schema | undefined): Expectation {
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
  if (!isSize || issue.origin !== 'string' || typeof found !== 'string') return showValue(found);
  return found.trim() === '' ? 'empty text' : `${found.trim().length} characters`;
}

/** What is wrong with the shape of `value`, for each issue the schema raised. */
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
      const keys = knownKeys(holder);
      return issue.keys.map((key) => {
        const allowed = `one of: ${keys.join(', ')}`;
        const field = formatPath([...path, key]);
        return { file, field, found: `the key “${key}”`, allowed, nearest: nearest(key, keys) };
      });
    }
    if (issue.code === 'invalid_key') {
      const allowed = issue.issues.map(({ message }) => message).join(', ');
      return [{ file, field: formatPath(path), found: `the name “${String(path.at(-1))}”`, allowed }];
    }
    const found = valueAt(value, path);
    // A union that knows no such member points at the key that tells members apart.
    const types =
      issue.code === 'invalid_union' ? knownTypes(schemaAt(schema, path.slice(0, -1), value)) : [];
    const expectation = types.length > 0 ? oneOf(types, found) : expected(issue, found, holder);
    return [
      { file, field: formatPath(path) || 'the whole file', found: foundIn(issue, found), ...expectation },
    ];
  });
}

/** Begins every text of a new file that waits for the creator's own. */
export const STILL_TO_WRITE = '✎';

/** Texts of what is published that still wait to be written. */
export function checkWritten(file: string, value: unknown, path: readonly PropertyKey[] = []): Problem[] {
  if (typeof value === 'object' && value !== null) {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return entries.flatMap(([key, inner]) => checkWritten(file, inner, [...path, key]));
  }
  if (typeof value !== 'string' || !value.includes(STILL_TO_WRITE)) return [];
  const allowed = `your own words without ${STILL_TO_WRITE}, or status: draft`;
  return [{ file, field: formatPath(path), found: showValue(value), allowed }];
}
