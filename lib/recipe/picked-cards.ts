import 'server-only';
import type { SectionOf } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Card } from '@/lib/content/schema/sections';
import { listedRecipes, recipeBySlug } from './all';
import { type CardData, recipeCardData } from './card';

type Picked = Pick<SectionOf<'recipes'>, 'pick' | 'without'>;

/** The recipes that a section of a page picks, by their number. */
export function pickedRecipes({ pick, without = [] }: Picked): Recipe[] {
  const fits = ({ types, category, fullMeal }: Recipe) =>
    types.some((type) => pick.types?.includes(type)) ||
    (pick.categories?.includes(category) ?? false) ||
    (pick.fullMeal === true && fullMeal);
  return listedRecipes().filter((recipe) => fits(recipe) && !without.includes(recipe.category));
}

/** Most recipes with an address of their own that a section of cards shows. */
const MOST_OWN = 12;

/** The cards of a section of type `recipeCards`. A single one, which is large, has the dek of its recipe. */
export function pickedCards(section: Omit<SectionOf<'recipeCards'>, 'type' | 'title'>): CardData[] {
  const recipes = pickedRecipes(section);
  const shown = section.ownAddress
    ? recipes.filter(({ customLink }) => customLink !== undefined).slice(0, MOST_OWN)
    : recipes;
  return shown.map((recipe) => ({
    ...recipeCardData(recipe),
    ...(shown.length === 1 && { text: recipe.dek }),
  }));
}

/** A card completed from the recipe it names. Throws an Error for a slug that no recipe has. */
export function filledCard(card: Card): CardData {
  if (card.recipe) {
    // Title and text of the card are in the language of the page.
    const { lang: _, ...given } = recipeCardData(recipeBySlug(card.recipe));
    return { ...given, ...card };
  }
  if (!card.picture) throw new Error(`The card "${card.title}" has neither a picture nor a recipe.`);
  return { ...card, picture: card.picture };
}
