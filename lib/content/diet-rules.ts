import type { KnownFood } from './food-facts';
import type { Allergen } from './schema/allergens';
import type { Diet } from './schema/diet';

type Rule = Pick<Diet, 'forbids' | 'needs'>;
type Food = Pick<KnownFood, 'buy' | 'facts'>;

/** Groups of foods that diets may forbid on every site; `of` of a grocery adds others. */
export const FOOD_GROUPS = ['alcohol', 'gelatin', 'pork'] as const;

const FROM_ANIMALS = {
  vegetarian: ['Crustaceans', 'Fish', 'Molluscs'],
  vegan: ['Crustaceans', 'Egg', 'Fish', 'Milk', 'Molluscs'],
} as const satisfies Record<NonNullable<Diet['needs']>, readonly Allergen[]>;

/** Allergens that a diet rules out. */
export function forbiddenAllergens({ forbids, needs }: Rule): readonly Allergen[] {
  return [...new Set<Allergen>([...(forbids?.allergens ?? []), ...(needs ? FROM_ANIMALS[needs] : [])])];
}

/** Groups that a food belongs to. Its raw kind is one too: `of: [pork]` forbids `raw: pork`. */
const groupsOf = ({ of = [], raw }: Food['facts']) => (raw === undefined ? of : [...of, raw]);

/** Reasons why a food does not fit a diet: "Tree nuts", "pork", "not vegan"; none if it fits. */
export function reasonsAgainst(rule: Rule, { buy, facts }: Food): string[] {
  const { forbids = {}, needs } = rule;
  const { contains = [], raw, vegetarian, vegan } = facts;
  const isNamed = buy !== undefined && forbids.groceries?.includes(buy);
  const reasons = [
    ...forbiddenAllergens(rule).filter((allergen) => contains.includes(allergen)),
    ...(raw !== undefined && forbids.raw?.includes(raw) ? [raw] : []),
    ...groupsOf(facts).filter((group) => forbids.of?.includes(group)),
    ...(isNamed ? ['forbidden by name'] : []),
  ];
  const isAgainst = vegetarian === 'no' || (needs === 'vegan' && vegan === 'no');
  // "Fish" says more than "not vegetarian".
  if (needs && isAgainst && reasons.length === 0) reasons.push(`not ${needs}`);
  return [...new Set(reasons)];
}

/** Condition on which a food fits a diet: its `dependsOn`, and allergens of some brands that the diet rules out. */
export type BrandCondition = { dependsOn?: string | undefined; without: readonly Allergen[] };

/** Condition on which a food fits a diet; undefined for one that fits from any brand. */
export function brandCondition(rule: Rule, facts: Food['facts']): BrandCondition | undefined {
  const { mayContain = [] } = facts;
  const dependsOn = rule.needs && facts.vegetarian === 'depends' ? facts.dependsOn : undefined;
  const found = forbiddenAllergens(rule).filter((allergen) => mayContain.includes(allergen));
  // Food without gluten is without wheat and triticale.
  const isGluten = found.includes('Gluten');
  const without = isGluten ? found.filter((each) => each !== 'Triticale' && each !== 'Wheat') : found;
  return dependsOn === undefined && without.length === 0 ? undefined : { dependsOn, without };
}

const includesAll = (all: readonly string[] = [], some: readonly string[] = []) =>
  some.every((each) => all.includes(each));

/** True if what follows `one` also follows `other`: vegan food is vegetarian and free of milk. */
function implies(one: Rule, other: Rule): boolean {
  if (!other.forbids && !other.needs) return false;
  return (
    (!other.needs || one.needs === other.needs || one.needs === 'vegan') &&
    includesAll(forbiddenAllergens(one), forbiddenAllergens(other)) &&
    (['raw', 'of', 'groceries'] as const).every((key) =>
      includesAll(one.forbids?.[key], other.forbids?.[key]),
    )
  );
}

/** Ids of diets, followed by those that they imply. */
export function withImplied(ids: readonly string[], diets: readonly Diet[]): string[] {
  const given = diets.filter(({ id }) => ids.includes(id));
  const implied = diets.filter((other) => !other.onlyRestaurants && given.some((one) => implies(one, other)));
  return [...new Set([...ids, ...implied.map(({ id }) => id)])];
}
