import type { Problem } from '@/lib/content/checks/problem';
import type { Allergen, Recipe } from '@/lib/content/schema/recipe';
import type { Surroundings } from './one-recipe';
import type { Parts } from './parts';

type Report = (field: string, problem: Omit<Problem, 'file' | 'field'>) => void;

/** What a diet word promises to leave out. */
const KEPT_OUT: Record<Recipe['diets'][number], readonly Allergen[]> = {
  vegan: ['Egg', 'Fish', 'Milk', 'Shellfish'],
  vegetarian: ['Fish', 'Shellfish'],
  'dairy-free': ['Milk'],
  'gluten-free': ['Gluten'],
};

/** Allergens and diets of a recipe against what its ingredients bring, variants included. */
export function checkLabels(
  { allergens, diets }: Recipe,
  parts: Parts,
  groceries: Surroundings['groceries'],
  report: Report,
): void {
  const said = new Set<Allergen>();
  for (const { value } of [...parts.listed, ...parts.variants]) {
    for (const allergen of groceries[value.buy ?? '']?.contains ?? []) {
      if (allergens.includes(allergen) || said.has(allergen)) continue;
      said.add(allergen);
      report('allergens', {
        found: allergens.length > 0 ? allergens.join(', ') : 'none',
        allowed: `“${allergen}” among them, which ${value.name} contains`,
      });
    }
  }
  diets.forEach((diet, index) => {
    const broken = (KEPT_OUT[diet] ?? []).filter((allergen) => allergens.includes(allergen));
    if (broken.length === 0) return;
    report(`diets[${index}]`, {
      found: `“${diet}” with ${broken.join(', ')} among the allergens`,
      allowed: 'only diets that the recipe keeps',
    });
  });
}
