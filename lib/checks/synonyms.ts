import type { Problem } from '@/lib/content/problem';
import { tokensOf } from '@/lib/search/site/tokens';

/** Names that stand twice among rows of names of one thing, or that no search could find. */
export function synonymProblems(file: string, rows: readonly (readonly string[])[]): Problem[] {
  const seen = new Map<string, string>();
  return rows.flatMap((row, index) =>
    row.flatMap((name, column): Problem[] => {
      const field = `synonyms[${index}][${column}]`;
      const key = tokensOf(name)
        .map(({ term }) => term)
        .join(' ');
      const before = seen.get(key);
      seen.set(key, field);
      if (before === undefined && key !== '') return [];
      const allowed = key === '' ? 'a name with letters' : `a name that does not stand at ${before} already`;
      return [{ file, field, found: `“${name}”`, allowed }];
    }),
  );
}
