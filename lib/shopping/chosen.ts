import { mostServings } from '@/lib/kitchen/servings';
import type { ListedRecipe } from './list';
import type { ShopRecipe } from './shop-data';

/** A recipe of the site with what the visitor chose for it. */
export type Chosen = { recipe: ShopRecipe; servings: number; version: string | null };

/** The recipes of a stored list that the site has, in its order, with servings it allows. */
export function chosenRecipes(listed: readonly ListedRecipe[], recipes: readonly ShopRecipe[]): Chosen[] {
  return listed.flatMap(({ slug, servings, version }) => {
    const recipe = recipes.find((each) => each.slug === slug);
    if (!recipe) return [];
    const most = mostServings(recipe.base);
    return [{ recipe, servings: Math.min(most, servings), version: version ?? null }];
  });
}

/** How much of a recipe is made: "6 servings", "1 block", "2½ servings". */
export function yieldWords(servings: number, unit: string): string {
  const whole = Math.floor(servings);
  const number = servings - whole === 0.5 ? `${whole || ''}½` : String(Math.round(servings * 100) / 100);
  return `${number} ${unit}${servings > 1 ? 's' : ''}`;
}
