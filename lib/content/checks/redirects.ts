import type { Problem } from '@/lib/content/problem';
import { problemsIn, repeatsOf } from './report';

/** Problems for redirects from an existing page, or from the same address twice. */
export function redirectProblems(
  file: string,
  redirects: readonly { from: string }[],
  pages: ReadonlyMap<string, string>,
): Problem[] {
  const entries = redirects.map(({ from }, index) => ({ from, field: `[${index}].from` }));
  return problemsIn(file, (report) => {
    for (const { from, field } of entries) {
      const page = pages.get(from);
      if (page) report(field, `“${from}”, the address of ${page}`, 'an address that has no page');
    }
    for (const { entry, first } of repeatsOf(entries, ({ from }) => from))
      report(entry.field, `“${entry.from}”`, `an address that is not at ${first.field} already`);
  });
}
