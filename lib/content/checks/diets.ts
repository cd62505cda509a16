import { FOOD_GROUPS, forbiddenAllergens, reasonsAgainst } from '@/lib/content/diet-rules';
import type { KnownFood } from '@/lib/content/food-facts';
import type { Problem } from '@/lib/content/problem';
import type { Diet } from '@/lib/content/schema/diet';
import type { Recipe } from '@/lib/content/schema/recipe';
import { problemsIn, type Report, reportUnknown } from './report';

/**
 * Problems for groups that diets forbid and no food belongs to.
 *
 * @param groups groups and raw kinds of the foods of the site
 */
export function dietProblems(file: string, diets: readonly Diet[], groups: readonly string[]): Problem[] {
  const known = [...new Set([...FOOD_GROUPS, ...groups])].sort();
  return problemsIn(file, (report) => {
    diets.forEach(({ forbids }, index) => {
      forbids?.of?.forEach((group, place) => {
        const path = ['diets', index, 'forbids', 'of', place];
        reportUnknown(report, path, group, known, 'a group that `of` of a grocery names');
      });
    });
  });
}

const ONLY = 'only diets that the recipe follows';
const OR_OTHER_FOOD = `${ONLY}, or food that fits, with an entry of its own in data/groceries.yaml: gluten-free soy sauce`;

/** Foods that break a diet with the reasons: "almonds (Tree nuts), honey (not vegan)"; '' for none. */
const listAgainst = (against: readonly { name: string; reasons: readonly string[] }[]) =>
  [...new Set(against.map(({ name, reasons }) => `${name} (${reasons.join(', ')})`))].join(', ');

/** Checks the diets of a recipe against its allergens and its foods, including those of variants. */
export function checkDiets(
  { allergens, diets }: Pick<Recipe, 'allergens' | 'diets'>,
  foods: readonly KnownFood[],
  rules: readonly Diet[],
  report: Report,
): void {
  const unmarked = foods.flatMap(({ buy, facts: { vegetarian, vegan } }) =>
    buy !== undefined && !vegetarian && vegan !== 'yes' ? [buy] : [],
  );
  const ruleOf = (id: string) => rules.find((rule) => rule.id === id);
  const first = diets.findIndex((id) => ruleOf(id)?.needs);
  diets.forEach((id, index) => {
    const rule = ruleOf(id);
    // Unknown names are reported with all other references.
    if (!rule) return;
    const at = `diets[${index}]`;
    if (!rule.forbids && !rule.needs) {
      const allowed = 'a diet of recipes, or `forbids` or `needs` for this one in data/vocabulary.yaml';
      report(at, `“${id}”, which is for restaurants only`, allowed);
    }
    const against = foods.flatMap(({ name, ...food }) => {
      const reasons = reasonsAgainst(rule, food);
      return reasons.length > 0 ? [{ name, reasons }] : [];
    });
    if (against.length > 0) report(at, `“${id}” with ${listAgainst(against)}`, OR_OTHER_FOOD);
    const explained = against.flatMap(({ reasons }) => reasons);
    const listed = forbiddenAllergens(rule).filter(
      (allergen) => allergens.includes(allergen) && !explained.includes(allergen),
    );
    if (listed.length > 0) report(at, `“${id}” with ${listed.join(', ')} among the allergens`, ONLY);
    if (unmarked.length > 0 && index === first) {
      const allowed = 'groceries with vegetarian: no, yes or depends in data/groceries.yaml';
      const named = [...new Set(unmarked)].join(', ');
      report(at, `“${id}” with ${named}, which do not say if they are`, allowed);
    }
  });
}
