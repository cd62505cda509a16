import type { z } from 'zod';
import { formatPath, type Problem } from '@/lib/content/checks/problem';
import { walkSchema } from '@/lib/content/checks/schema-walk';
import { REFERENCES, type ReferenceKind, referenceOf } from '@/lib/content/schema/reference';
import { nearest } from '@/lib/text/nearest';

/** The names there are of each kind that a field may refer to; undefined where a field of that kind may say anything. */
export type Names = Record<ReferenceKind, readonly string[] | undefined>;

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
    const known = kind && names[kind];
    if (!known || typeof found !== 'string' || known.includes(found)) return;
    const listed = known.length <= MOST_LISTED ? `: ${known.join(', ')}` : '';
    problems.push({
      file,
      field: formatPath(path),
      found: `“${found}”`,
      allowed: `${REFERENCES[kind]}${listed}`,
      nearest: nearest(found, known),
    });
  });
  return problems;
}
