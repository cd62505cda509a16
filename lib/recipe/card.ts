import * as messages from '@/.content/messages/servings';
import { comma, range } from '@/.content/messages/text';
import type { PictureRef } from '@/lib/content/schema/picture-ref';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Card } from '@/lib/content/schema/sections';
import { cardTitle, recipePath } from './blocks';
import { cardTime } from './durations';
import { otherLanguageOf } from './language';
import { isServing, yieldNumber, yieldText } from './servings';

/** Card with a picture: its own, or that of its recipe. */
export type CardData = Card & {
  picture: PictureRef;
  /** Language of its texts but `meta` (BCP 47), if it is not that of the site. */
  lang?: string;
};

/** Card of a recipe: title, "Noodles, 45 min prep, 1 hr 15 min in all, serves 4", link and picture. */
export function recipeCardData(recipe: Recipe): CardData {
  const lang = otherLanguageOf(recipe);
  return {
    title: cardTitle(recipe),
    meta: [recipe.category, dishLine(recipe)].join(comma),
    href: recipePath(recipe),
    picture: recipe.picture,
    ...(lang && { lang }),
  };
}

/** Time and yield: "40 min, serves 4". */
export function dishLine({ times, yield: made }: Pick<Recipe, 'times' | 'yield'>): string {
  return [cardTime(times), describeYield(made)].join(comma);
}

/** "serves 4", "serves 2 to 4", "1 block", "2 loaves". */
function describeYield({ amount, unit, plural, text }: Recipe['yield']): string {
  if (isServing(unit)) return messages.serves({ number: rangeText(text ?? yieldNumber(amount)) });
  return rangeText(yieldText(text ?? amount, unit, plural));
}

/** Formats ranges in a text: "2-4" becomes "2 to 4". */
function rangeText(text: string): string {
  return text.replace(/(\d)\s*[-–]\s*(\d)/g, (_, from, to) => range({ from, to }));
}
