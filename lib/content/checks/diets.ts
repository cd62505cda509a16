import type { Allergen } from '@/lib/content/schema/allergens';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { RecipeEntries } from './recipe-entries';
import type { Report } from './report';

type Labels = Pick<Grocery, 'contains' | 'raw' | 'vegetarian' | 'vegan'>;

/** Allergens that a diet excludes. */
const EXCLUDED_ALLERGENS: Readonly<Record<string, readonly Allergen[]>> = {
  vegan: ['Egg', 'Fish', 'Milk', 'Shellfish'],
  vegetarian: ['Fish', 'Shellfish'],
  'dairy-free': ['Milk'],
  'gluten-free': ['Gluten'],
};

/** Diets for which groceries say what they are. */
const WITHOUT_ANIMALS = ['vegetarian', 'vegan'];

/** Checks the diets of a recipe against its allergens and against what its groceries say, including those of variants. */
export function checkDiets(
  { allergens, diets }: Recipe,
  ingredients: RecipeEntries['listed'],
  groceries: Readonly<Record<string, Labels>>,
  report: Report,
): void {
  const bought = ingredients.flatMap(({ value: { name, buy } }) => {
    const grocery = groceries[buy ?? ''];
    return grocery && buy ? [{ name, buy, grocery }] : [];
  });
  const silent = [...new Set(bought.filter(({ grocery }) => !grocery.vegetarian).map(({ buy }) => buy))];
  const first = diets.findIndex((diet) => WITHOUT_ANIMALS.includes(diet));
  diets.forEach((diet, index) => {
    const at = `diets[${index}]`;
    const only = 'only diets that the recipe follows';
    const broken = (EXCLUDED_ALLERGENS[diet] ?? []).filter((allergen) => allergens.includes(allergen));
    if (broken.length > 0) report(at, `“${diet}” with ${broken.join(', ')} among the allergens`, only);
    if (!WITHOUT_ANIMALS.includes(diet)) return;
    const against = bought.filter(
      ({ grocery }) => grocery.vegetarian === 'no' || (diet === 'vegan' && grocery.vegan === 'no'),
    );
    if (against.length > 0) {
      report(at, `“${diet}” with ${against.map(({ name }) => name).join(', ')}, which is not`, only);
    }
    if (silent.length > 0 && index === first) {
      const allowed = 'groceries with vegetarian: no, yes or depends in data/groceries.yaml';
      report(at, `“${diet}” with ${silent.join(', ')}, which do not say if they are`, allowed);
    }
  });
}
