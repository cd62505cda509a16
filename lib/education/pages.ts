import 'server-only';
import type { Recipe } from '@/lib/content/schema/recipe';
import { contentPages } from '@/lib/content/server';
import { listedRecipes } from '@/lib/recipe/all';
import { cardTitle, everyIngredientOf, recipePath } from '@/lib/recipe/blocks';
import { otherLanguageOf } from '@/lib/recipe/language';
import { cardsIn, type LearnCard } from './cards';

/** All cards that explain an ingredient, by id. */
export const learnCards: ReadonlyMap<string, LearnCard> = new Map(
  cardsIn(contentPages).map((card) => [card.id, card]),
);

/** A recipe that a card links to; `lang` if its title is not in the language of the site. */
export type RecipeLink = { title: string; href: string; lang: string | undefined };

/** The link to a recipe. */
export function recipeLink(recipe: Recipe): RecipeLink {
  return { title: cardTitle(recipe), href: recipePath(recipe), lang: otherLanguageOf(recipe) };
}

/** Maximum of recipes listed on a card. */
const MOST_NAMED = 12;

/** Recipes with an ingredient that a card explains, in any variant, in list order. */
export function recipesUsingIngredient(card: string): RecipeLink[] {
  return listedRecipes()
    .filter((recipe) => everyIngredientOf(recipe).some((ingredient) => ingredient.about === card))
    .slice(0, MOST_NAMED)
    .map(recipeLink);
}
