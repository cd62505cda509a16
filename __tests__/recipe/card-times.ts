import type { Recipe } from '@/lib/content/schema/recipe';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { cardTime } from '@/lib/recipe/durations';

const byPath = new Map(allRecipes().map((recipe) => [recipePath(recipe), recipe]));
/** "45 min", "1 hr 15 min", "24 to 28 hrs", "5½ days". */
export const TIME = /\d+½?(?: to \d+½?)? ?(?:mins?|minutes|hrs?|hours?|days?)\b/;

/** Links to recipes with the words of the card, row or caption they stand in. */
export function linksWithWords(page: HTMLElement): [recipe: Recipe, words: string][] {
  return [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].flatMap((link) => {
    const recipe = byPath.get(link.pathname.replace(/\/$/, ''));
    const around = link.closest('li, figure') ?? link.closest('article:not(:has(h1))');
    const card = around?.cloneNode(true) as HTMLElement | undefined;
    // Facts in a table of terms are those of a bean or a flour, not of the dish it leads to.
    for (const facts of card?.querySelectorAll('dl') ?? []) facts.remove();
    const words = card?.textContent ?? '';
    const plain = words.replaceAll('\u00a0', ' ');
    return recipe && words ? [[recipe, plain] as [Recipe, string]] : [];
  });
}

/** The text of a line about time, besides the time of the dish. */
export function otherTimes(recipe: Recipe, words: string): string | undefined {
  const time = cardTime(recipe.times);
  return TIME.exec(words.replace(time, '').replace(time.charAt(0).toUpperCase() + time.slice(1), ''))?.[0];
}
