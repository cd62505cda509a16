import type { Problem } from '@/lib/content/problem';
import { createTokenizer } from '@/lib/text/tokens';
import { english } from '@/lib/text/word-forms/english';
import { problemsIn } from './report';

// The language of the site is in the content that is checked here.
const { termsOf } = createTokenizer(english);

/** Problems for synonyms that are in a row twice, or that contain nothing searchable. */
export function synonymProblems(file: string, rows: readonly (readonly string[])[]): Problem[] {
  return problemsIn(file, (report) => {
    for (const [index, row] of rows.entries()) {
      const seen = new Map<string, string>();
      for (const [column, name] of row.entries()) {
        const field = `synonyms[${index}][${column}]`;
        const key = termsOf(name).join(' ');
        const before = seen.get(key);
        seen.set(key, field);
        if (key === '') report(field, `“${name}”`, 'a name with letters');
        else if (before) report(field, `“${name}”`, `a name that is not at ${before} already`);
      }
    }
  });
}
