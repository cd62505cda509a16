import type { z } from 'zod';
import { formatPath, type Problem } from '@/lib/content/checks/problem';
import { walkSchema } from '@/lib/content/checks/schema-walk';
import { REFERENCES, type ReferenceKind, referenceOf } from '@/lib/content/schema/reference';
import { nearest } from '@/lib/text/nearest';

/** The names there are of each kind that a field may refer to. */
export type Names = Record<ReferenceKind, readonly string[]>;

/** At most so many names are listed in a message; of more, the nearest one is what helps. */
const MOST_LISTED = 12;

/** Every reference of a file that names nothing. */
export function referenceProblems(
  file: string,
  value: unknown,
  schema: z.core.$ZodType,
  names: Names,
): Problem[] {
  const problems: Problem[] = [];
  walkSchema(schema, value, ({ path, value: found, schema: inner }) => {
    const kind = referenceOf(inner);
    if (kind === undefined || typeof found !== 'string' || names[kind].includes(found)) return;
    const listed = names[kind].length <= MOST_LISTED ? `: ${names[kind].join(', ')}` : '';
    problems.push({
      file,
      field: formatPath(path),
      found: `“${found}”`,
      allowed: `${REFERENCES[kind]}${listed}`,
      nearest: nearest(found, names[kind]),
    });
  });
  return problems;
}
