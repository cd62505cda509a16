import type { FoodFacts } from './food-facts';
import { ALLERGENS, type Allergen } from './schema/allergens';

/** Values of all lists once each. */
const union = <Value>(lists: readonly (readonly Value[] | undefined)[]): Value[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

const inOrder = (allergens: readonly Allergen[]) => ALLERGENS.filter((each) => allergens.includes(each));

/** Facts without fields that state nothing. */
export function statedFacts(facts: FoodFacts): FoodFacts {
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (value !== undefined && value.length > 0) result[key] = value;
  }
  return result;
}

/** Facts of several foods together: the allergens of each; one that is not vegetarian counts. */
export function mergeFacts(foods: readonly FoodFacts[]): FoodFacts {
  const [only, ...more] = foods;
  if (!only) return {};
  if (more.length === 0) return statedFacts(only);
  const all = <Key extends keyof FoodFacts>(key: Key) => foods.map((facts) => facts[key]);
  const contains = union(all('contains'));
  const vegetarian = (['no', 'depends', 'yes'] as const).find((each) => all('vegetarian').includes(each));
  const vegan = all('vegan');
  return statedFacts({
    raw: all('raw').find((raw) => raw !== undefined),
    contains: inOrder(contains),
    mayContain: inOrder(union(all('mayContain')).filter((each) => !contains.includes(each))),
    vegetarian,
    dependsOn:
      vegetarian === 'depends'
        ? union([all('dependsOn')])
            .filter(Boolean)
            .join(', ')
        : undefined,
    vegan: vegan.includes('no') ? 'no' : vegan.includes(undefined) ? undefined : 'yes',
    of: union(all('of')),
  });
}
