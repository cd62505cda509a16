import type { Problem } from '@/lib/content/problem';
import { tokensOf } from '@/lib/text/tokens';
import { problemsIn } from './report';

/** Problems for synonyms that are in a row twice, or that contain nothing searchable. */
export function synonymProblems(file: string, rows: readonly (readonly string[])[]): Problem[] {
  return problemsIn(file, (report) => {
    for (const [index, row] of rows.entries()) {
      const seen = new Map<string, string>();
      for (const [column, name] of row.entries()) {
        const field = `synonyms[${index}][${column}]`;
        const key = tokensOf(name)
          .map(({ term }) => term)
          .join(' ');
        const before = seen.get(key);
        seen.set(key, field);
        if (key === '') report(field, `“${name}”`, 'a name with letters');
        else if (before) report(field, `“${name}”`, `a name that is not at ${before} already`);
      }
    }
  });
}
