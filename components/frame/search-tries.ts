import 'server-only';
import { dietFilters } from '@/.content/recipeFilters';
import type { Flour } from '@/lib/content/schema/flour-sections';
import type { Recipe } from '@/lib/content/schema/recipe';
import { isFlour } from '@/lib/education/cards';
import { learnCards } from '@/lib/education/pages';
import { marketsOf } from '@/lib/guide/guides';
import { allRecipes } from '@/lib/recipe/all';
import { cardTitle } from '@/lib/recipe/blocks';
import { capitalize } from '@/lib/text/words';

/**
 * Example searches, one of each kind: a dish, a diet, a place, an ingredient. Taken from the data, so that each of them
 * finds something.
 */
export function searchTries(recipes: readonly Recipe[] = allRecipes()): string[] {
  // A dish with a foreign name of one word: its spelling may be wrong.
  const dish = recipes.find((recipe) => recipe.native && !cardTitle(recipe).includes(' '));
  const diets = dietFilters.filter(({ value }) => recipes.some((recipe) => recipe.diets.includes(value)));
  const diet = diets.find(({ value }) => value === 'gluten-free') ?? diets[0];
  const place = marketsOf().at(-1);
  const flours = [...learnCards.values()].filter(isFlour);
  const strength = ({ protein }: Flour) => protein?.[1] ?? 0;
  const [flour] = flours.toSorted((one, other) => strength(other) - strength(one));
  return [dish && cardTitle(dish), diet?.label, place?.name, flour?.name]
    .filter((text) => text !== undefined)
    .map(capitalize);
}
