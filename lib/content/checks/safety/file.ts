import { problemsIn, reportUnknown } from '@/lib/content/checks/report';
import { missingAdvice } from '@/lib/content/food-safety';
import type { Problem } from '@/lib/content/problem';
import type { FoodSafety } from '@/lib/content/schema/food-safety';

/** Values by kind of food that are checked for known kinds. */
const BY_KIND = ['cook', 'underdone', 'fridge'] as const;

/** Values by other names. */
const BY_NAME = ['cold', 'hot', 'out', 'reheat'] as const;

/** Problems inside data/food-safety.yaml: kinds and sources that are not listed. */
export function foodSafetyProblems(file: string, safety: FoodSafety): Problem[] {
  const { kinds, authorities } = safety;
  const known = Object.keys(kinds);
  return problemsIn(file, (report) => {
    const [first = ''] = Object.keys(authorities);
    for (const part of first === '' ? [] : missingAdvice(safety))
      report(['authorities', first, part], 'nothing', 'a value of this authority, or of another one');
    for (const [id, authority] of Object.entries(authorities)) {
      const at = ['authorities', id];
      const sources = Object.keys(authority.sources);
      const checkSource = (path: string[], source: string | undefined) => {
        if (source === undefined) return;
        reportUnknown(report, [...at, ...path, 'source'], source, sources, 'an id in sources');
      };
      const checkKinds = (
        path: string[],
        values: Readonly<Record<string, { source?: string | undefined }>>,
      ) => {
        for (const [kind, { source }] of Object.entries(values)) {
          reportUnknown(report, [...at, ...path, kind], kind, known, 'one of kinds');
          checkSource([...path, kind], source);
        }
      };
      for (const part of BY_KIND) checkKinds([part], authority[part]);
      for (const [way, values] of Object.entries(authority.ways)) checkKinds(['ways', way], values);
      for (const [dish, { source }] of Object.entries(authority.keep ?? {}))
        checkSource(['keep', dish], source);
      for (const part of BY_NAME) checkSource([part], authority[part]?.source);
    }
  });
}
