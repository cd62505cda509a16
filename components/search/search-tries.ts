import { flour as flourPage } from '@/lib/content/pages';
import { dietFilters } from '@/lib/content/recipe-filters';
import type { Flour } from '@/lib/content/schema/learn';
import type { Recipe } from '@/lib/content/schema/recipe';
import { marketsOf } from '@/lib/guide/guides';
import { allRecipes } from '@/lib/recipe/all';
import { cardTitle } from '@/lib/recipe/blocks';
import { capitalize } from '@/lib/text/words';

/**
 * Example searches, one of each kind: a dish, a diet, a place, an ingredient. Taken from the data, so that each of them
 * finds something. For the server and the build only.
 */
export function searchTries(recipes: readonly Recipe[] = allRecipes()): string[] {
  // A dish with a foreign name of one word: its spelling may be wrong.
  const dish = recipes.find((recipe) => recipe.native && !cardTitle(recipe).includes(' '));
  const diets = dietFilters.filter(({ value }) => recipes.some((recipe) => recipe.diets.includes(value)));
  const diet = diets.find(({ value }) => value === 'gluten-free') ?? diets[0];
  const place = marketsOf().at(-1);
  const flours = flourPage?.flours?.flours ?? [];
  const strength = ({ protein }: Flour) => protein?.[1] ?? 0;
  const [flour] = flours.toSorted((one, other) => strength(other) - strength(one));
  return [dish && cardTitle(dish), diet?.label, place?.name, flour?.name]
    .filter((text) => text !== undefined)
    .map(capitalize);
}
