import type { Content, Prepared } from '@/lib/content/sources';
import { filterKey } from '@/lib/guide/filter-key';

type Restaurants = Content['restaurants'];

/** Names that filters have of a restaurant, in the order of its file, which is the same in all languages. */
const namesOf = ({ cuisine, category, categories }: Restaurants[string]): string[] => [
  cuisine,
  ...[category ?? [], categories ?? []].flat(),
];

/**
 * Keys and cuisines of the language of the files, for a build in another language: addresses of filters contain these keys,
 * and sections by cuisine compare these names.
 *
 * @param originals restaurants in the language of the files, by slug
 * @param translated the same restaurants in the language of the build
 */
export function originalFilterNames(
  originals: Restaurants,
  translated: Restaurants,
): Pick<Prepared, 'filterKeys' | 'originalCuisines'> {
  const keys = new Map<string, string>();
  const cuisines: Record<string, string> = {};
  for (const [slug, restaurant] of Object.entries(translated)) {
    const original = originals[slug];
    if (!original) continue;
    if (original.cuisine !== restaurant.cuisine) cuisines[slug] = original.cuisine;
    const before = namesOf(original);
    for (const [index, name] of namesOf(restaurant).entries()) {
      const [key, originalKey] = [filterKey(name), filterKey(before[index] ?? name)];
      // Two names with one translation are one filter: the first stands for both.
      if (key !== originalKey && !keys.has(key)) keys.set(key, originalKey);
    }
  }
  return { filterKeys: [...keys], originalCuisines: cuisines };
}
