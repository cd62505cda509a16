import { readOldAddress, SITE_PARAMETERS } from '@/lib/content/old-address';
import type { Problem } from '@/lib/content/problem';
import { problemsIn, repeatsOf } from './report';

/** Problems for redirects from an existing page, from a parameter of the site, or from the same address twice. */
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
      const { parameter } = readOldAddress(from);
      if (parameter && SITE_PARAMETERS.includes(parameter.name))
        report(
          field,
          `“${from}”, whose parameter “${parameter.name}” pages of the site read`,
          'another parameter',
        );
    }
    for (const { entry, first } of repeatsOf(entries, ({ from }) => from))
      report(entry.field, `“${entry.from}”`, `an address that is not at ${first.field} already`);
  });
}
