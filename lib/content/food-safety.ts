import type { Authority, FoodSafety } from './schema/food-safety';

/** Authority of a site: the chosen one, otherwise the first; undefined without data/food-safety.yaml. */
export function authorityOf(
  safety: FoodSafety | undefined,
  chosen: string | undefined,
): Authority | undefined {
  const { authorities = {} } = safety ?? {};
  return authorities[chosen ?? ''] ?? Object.values(authorities)[0];
}
