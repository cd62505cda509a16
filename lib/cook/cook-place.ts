import { choiceParameter, choiceSearch, type RecipeChoice, readChoiceSearch } from '@/lib/recipe/servings';
import type { Stored } from '@/lib/storage/storage';
import { HOUR } from '@/lib/text/time';
import { hasParameter } from '@/lib/ui/address';
import type { CookRecipe } from './cook';

/**
 * Stored place in cook mode: the id of a step, the time at which it was reached (epoch milliseconds), and the choice as a
 * query (`choiceSearch`). Places that older versions stored have no choice.
 */
type CookPlace = { step: string; at: number; choice?: string };

/** Maximum age of a place, in ms; an older one belongs to an earlier meal. */
export const COOK_PLACE_AGE = 12 * HOUR;

function readPlace(value: unknown): CookPlace | null {
  const { step, at, choice } = Object(value) as Record<string, unknown>;
  if (typeof step !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return null;
  return { step, at, ...(typeof choice === 'string' && { choice }) };
}

/** Stored place in a recipe. */
export function cookPlaceOf(slug: string): Stored<CookPlace | null> {
  return { key: `rtr:cook:${slug}`, version: 1, empty: null, read: readPlace, isMinor: true };
}

type CookedRecipe = Pick<CookRecipe, 'servings'> & { steps: readonly { id: string }[] };

/** Creates the place for a step that is reached now. */
export function cookPlace(
  { servings: recipeServings }: Pick<CookedRecipe, 'servings'>,
  step: string,
  choice: RecipeChoice,
): CookPlace {
  return { step, at: Date.now(), choice: choiceSearch(choice, recipeServings) };
}

/** Index of a step to continue at; `choice` is null where a place has none. `isGone` if the recipe has lost the step. */
type CookPoint = { index: number; choice: RecipeChoice | null; isGone: boolean };

/**
 * Point to continue at; null if no step was reached in the last twelve hours. The first step in place of one that is gone.
 */
export function cookPoint(
  { servings: recipeServings, steps }: CookedRecipe,
  place: CookPlace | null,
  now = Date.now(),
): CookPoint | null {
  if (!place || place.at > now || now - place.at > COOK_PLACE_AGE) return null;
  const found = steps.findIndex((step) => step.id === place.step);
  const point = { index: Math.max(found, 0), isGone: found < 0 };
  if (place.choice === undefined) return { ...point, choice: null };
  const choice = readChoiceSearch(place.choice, recipeServings);
  // Older versions left metric units out.
  return { ...point, choice: { ...choice, system: choice.system ?? 'metric' } };
}

/** Choice of a page, `isOwn` if the visitor made it there (`useAddress`), and the query of its address. */
type PageChoice = { chosen: RecipeChoice; isOwn: boolean; search: string };

/**
 * Step and choice to open cook mode with.
 *
 * The stored step is continued with its stored choice, unless the query of the address has servings, units or version,
 * or the visitor has chosen one of them on the page: then the choice of the page is used.
 */
export function cookStart(recipe: CookedRecipe, place: CookPlace | null, page: PageChoice) {
  const point = cookPoint(recipe, place);
  const isExplicit = page.isOwn || hasParameter(choiceParameter(recipe.servings), page.search);
  return {
    index: point?.index ?? 0,
    choice: (!isExplicit && point?.choice) || page.chosen,
    isGone: point?.isGone ?? false,
  };
}
