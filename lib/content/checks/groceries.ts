import { type PreparedNames, readFoodName } from '@/lib/content/food-names';
import type { Problem } from '@/lib/content/problem';
import type { FoodSafety, WrittenAuthority } from '@/lib/content/schema/food-safety';
import type { Grocery } from '@/lib/content/schema/groceries';
import { FOOD_SAFETY, problemsIn, type Report } from './report';
import { isAsStrict } from './safety/authority';

/** Checks one grocery against its name: kind of raw food, allergens, diets. */
function checkGrocery(
  key: string,
  grocery: Grocery,
  {
    names,
    authorities,
    isButcher,
  }: { names: PreparedNames; authorities: readonly WrittenAuthority[]; isButcher: boolean },
  report: Report,
): void {
  if (grocery.because !== undefined) return;
  const { facts, raw: sounding, asks } = readFoodName(grocery.name, names);
  const kinds = sounding.map(({ kind }) => kind);
  const at = ['groceries', key];
  const { raw, name, contains = [], vegetarian, vegan } = grocery;
  const reason = 'or because with the reason why not';
  const [sounds] = kinds;
  if (raw === 'none') {
    if (sounds)
      report([...at, 'raw'], `none, while “${name}” sounds like raw ${sounds}`, `raw: ${sounds}, ${reason}`);
  } else if (raw === undefined) {
    const allowed = sounds ? `raw: ${sounds}, ${reason}` : 'its kind of raw food, or none with because';
    if (sounds || asks || isButcher) report([...at, 'raw'], `nothing for “${name}”`, allowed);
  } else if (sounds && !kinds.includes(raw) && !isAsStrict(raw, sounds, authorities)) {
    report([...at, 'raw'], `${raw}, while “${name}” sounds like ${sounds}`, `raw: ${sounds}, ${reason}`);
  }
  const missing = (facts.contains ?? []).filter((allergen) => !contains.includes(allergen));
  if (missing.length > 0) {
    const found = `${contains.length > 0 ? contains.join(', ') : 'none'}, while “${name}” has ${missing.join(', ')}`;
    report([...at, 'contains'], found, `contains: [${[...contains, ...missing].join(', ')}], ${reason}`);
  }
  if (facts.vegetarian === 'no' && (vegetarian === 'yes' || vegetarian === 'depends')) {
    report([...at, 'vegetarian'], `${vegetarian} for “${name}”`, `vegetarian: no, ${reason}`);
  } else if (facts.vegetarian === 'depends' && vegetarian === 'yes') {
    report([...at, 'vegetarian'], `yes for “${name}”`, `vegetarian: depends with dependsOn, ${reason}`);
  }
  if (facts.vegan === 'no' && vegetarian === 'yes' && vegan === undefined && contains.length === 0) {
    report([...at, 'vegan'], `nothing for “${name}”`, `vegan: no, ${reason}`);
  }
}

/** True for an aisle of meat, fish or eggs and of nothing else. */
function isOnlyRaw(aisle: string, names: PreparedNames): boolean {
  const { matches, raw, asks } = readFoodName(aisle, names);
  return matches.length > 0 && matches.length === raw.length + (asks === undefined ? 0 : 1);
}

/** Problems of groceries that are not what their names say, and of raw food without a kind. */
export function groceryProblems(
  file: string,
  groceries: Readonly<Record<string, Grocery>>,
  { authorities }: FoodSafety,
  names: PreparedNames,
): Problem[] {
  const butchers = new Map<string, boolean>();
  const isButcher = (aisle: string) => {
    const known = butchers.get(aisle) ?? isOnlyRaw(aisle, names);
    butchers.set(aisle, known);
    return known;
  };
  return problemsIn(
    file,
    (report) => {
      for (const [key, grocery] of Object.entries(groceries)) {
        const context = {
          names,
          authorities: Object.values(authorities),
          isButcher: grocery.aisle !== null && isButcher(grocery.aisle),
        };
        checkGrocery(key, grocery, context, report);
      }
    },
    FOOD_SAFETY,
  );
}
