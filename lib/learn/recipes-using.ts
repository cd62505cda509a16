import type { LearnCardId } from '@/data/learn/cards';
import { listedRecipes } from '@/lib/recipe/all';
import { cardTitle, everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import { type CardData, recipeCard } from '@/lib/recipe/card';

/** A recipe that a card leads to. */
export type RecipeLink = { title: string; href: string };

/** The recipes with an ingredient that the card explains, in any of their variants, in list order. Build only. */
export function recipesUsing(card: LearnCardId): RecipeLink[] {
  return listedRecipes()
    .filter((recipe) => everyIngredientOf(recipe).some((ingredient) => ingredient.about === card))
    .map((recipe) => ({ title: cardTitle(recipe), href: recipePath(recipe) }));
}

/** Cards of the legume recipes that have an address of their own, in list order. Build only. */
export function legumeCards(): CardData[] {
  return listedRecipes()
    .filter(({ types, customLink }) => types.includes('legumes') && customLink !== undefined)
    .map((recipe) => recipeCard(recipe));
}

/** The line under a recipe's title on cards, "Pork, 5 to 6 days, serves 8", by its path; undefined for no recipe. */
export function recipeMeta(path: string): string | undefined {
  const recipe = listedRecipes().find((each) => recipePath(each) === path);
  return recipe && recipeCard(recipe).meta;
}
