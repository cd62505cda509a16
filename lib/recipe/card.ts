import type { Card } from '@/data/schema/page';
import type { PictureRef, Recipe } from '@/data/schema/recipe';
import { describeMinutes } from '@/lib/kitchen/duration';
import { yieldWords } from '@/lib/kitchen/yield';
import { cardTitle, recipePath } from './blocks';

/** A card with its picture, its own or that of the recipe it names. */
export type CardData = Card & { picture: PictureRef };

type CardOptions = {
  /** Begins the line under the title with the category: "Noodles, 45 min, serves 4". */
  withCategory?: boolean;
};

/** The card of a recipe: "Jjajangmyeon", "45 min, serves 4", its page, its picture. */
export function recipeCard(recipe: Recipe, { withCategory = false }: CardOptions = {}): CardData {
  const { category, times, picture } = recipe;
  return {
    title: cardTitle(recipe),
    meta: line([withCategory && category, describeMinutes(times.card), madeWords(recipe.yield)]),
    href: recipePath(recipe),
    picture,
  };
}

/** "serves 4", "serves 2 to 4", "1 block", "2 loaves". */
function madeWords({ amount, unit, plural, text }: Recipe['yield']): string {
  return servingWords(yieldWords(text ?? amount, unit, plural));
}

/** "4 servings" reads "serves 4"; "1 block" stays. */
function servingWords(words: string): string {
  return inWords(words.replace(/^(.+) servings?$/, 'serves $1'));
}

/** A range between digits in words: "2-4" reads "2 to 4". */
function inWords(words: string): string {
  return words.replace(/(\d)\s*[-–]\s*(\d)/g, '$1 to $2');
}

function line(parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
