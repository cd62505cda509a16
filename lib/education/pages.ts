import { flour, legumes, salads } from '@/lib/content/pages';
import type { Recipe } from '@/lib/content/schema/recipe';
import { listedRecipes } from '@/lib/recipe/all';
import { cardTitle, everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import { type CardData, recipeCard } from '@/lib/recipe/card';
import { otherLanguageOf } from '@/lib/recipe/language';
import { cardsIn, type LearnCard, learnPagesOf } from './elements';

/** The education pages of the site, in the order of its menu. */
export const learnPages = learnPagesOf({ flour, legumes, salads });

/** Every card of the education pages, by its id. On the server only. */
export const learnCards: ReadonlyMap<string, LearnCard> = new Map(
  cardsIn({ flour, legumes }).map((card) => [card.id, card]),
);

/** A recipe that a card leads to; `lang` where its title is not in the language of the site. */
export type RecipeLink = { title: string; href: string; lang: string | undefined };

/** The way to a recipe. Build only. */
export function recipeLink(recipe: Recipe): RecipeLink {
  return { title: cardTitle(recipe), href: recipePath(recipe), lang: otherLanguageOf(recipe) };
}

/** Recipes that a card names: the list of recipes has the others. */
const MOST_NAMED = 12;

/** Recipes with an ingredient that the card of this id explains, in any variant, in list order. Build only. */
export function recipesUsing(card: string): RecipeLink[] {
  return listedRecipes()
    .filter((recipe) => everyIngredientOf(recipe).some((ingredient) => ingredient.about === card))
    .slice(0, MOST_NAMED)
    .map(recipeLink);
}

/** Cards of the recipes of these types that have an address of their own, in list order. Build only. */
export function cardsWithOwnAddress(types: readonly string[]): CardData[] {
  return listedRecipes()
    .filter((recipe) => recipe.customLink !== undefined && recipe.types.some((type) => types.includes(type)))
    .slice(0, MOST_NAMED)
    .map((recipe) => recipeCard(recipe));
}
