import type { RecipeEntries } from '@/lib/content/checks/recipe-entries';
import { type FoodKnowledge, readFood } from '@/lib/content/known-foods';
import type { Authority } from '@/lib/content/schema/food-safety';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';

/** Recipe with what its food is checked against. */
export type SafetyContext = {
  recipe: Recipe;
  entries: RecipeEntries;
  knowledge: FoodKnowledge;
  authority: Authority;
};

/** Raw food of a recipe. */
export type RawFood = { field: string; ingredient: Ingredient; kind: string };

/** Ingredients of the list and of all variants that are raw. */
export function rawFoods({ entries, knowledge }: Pick<SafetyContext, 'entries' | 'knowledge'>): RawFood[] {
  return [...entries.listed, ...entries.variants].flatMap(({ field, value: ingredient }) =>
    readFood(ingredient, knowledge).kinds.map((kind) => ({ field, ingredient, kind })),
  );
}
