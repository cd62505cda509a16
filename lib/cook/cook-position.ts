import { choiceParameter, choiceSearch, type RecipeChoice, readChoiceSearch } from '@/lib/recipe/servings';
import type { Stored } from '@/lib/storage/storage';
import { HOUR } from '@/lib/text/time';
import { hasParameter } from '@/lib/ui/address';
import type { CookRecipe } from './cook';

/**
 * Stored position in cook mode: the id of a step, the time at which it was reached (epoch milliseconds), and the choice as a
 * query (`choiceSearch`). Positions that older versions stored have no choice.
 */
type CookPosition = { step: string; at: number; choice?: string };

/** Maximum age of a position, in ms; an older one belongs to an earlier meal. */
export const COOK_POSITION_AGE = 12 * HOUR;

function readPosition(value: unknown): CookPosition | null {
  const { step, at, choice } = Object(value) as Record<string, unknown>;
  if (typeof step !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return null;
  return { step, at, ...(typeof choice === 'string' && { choice }) };
}

/** Stored position in a recipe. */
export function cookPositionOf(slug: string): Stored<CookPosition | null> {
  return { key: `rtr:cook:${slug}`, version: 1, empty: null, read: readPosition, isMinor: true };
}

type CookedRecipe = Pick<CookRecipe, 'servings'> & { steps: readonly { id: string }[] };

/** Creates the position for a step that is reached now. */
export function cookPosition(
  { servings: recipeServings }: Pick<CookedRecipe, 'servings'>,
  step: string,
  choice: RecipeChoice,
): CookPosition {
  return { step, at: Date.now(), choice: choiceSearch(choice, recipeServings) };
}

/** Index of a step to continue at; `choice` is null where a position has none. `isGone` if the recipe has lost the step. */
type CookPoint = { index: number; choice: RecipeChoice | null; isGone: boolean };

/**
 * Point to continue at; null if no step was reached in the last twelve hours. The first step in place of one that is gone.
 */
export function cookPoint(
  { servings: recipeServings, steps }: CookedRecipe,
  position: CookPosition | null,
  now = Date.now(),
): CookPoint | null {
  if (!position || position.at > now || now - position.at > COOK_POSITION_AGE) return null;
  const found = steps.findIndex((step) => step.id === position.step);
  const point = { index: Math.max(found, 0), isGone: found < 0 };
  if (position.choice === undefined) return { ...point, choice: null };
  const choice = readChoiceSearch(position.choice, recipeServings);
  // Older versions left metric units out.
  return { ...point, choice: { ...choice, system: choice.system ?? 'metric' } };
}

/** Choice of a page, `isSetHere` if the visitor made it there (`useAddress`), and the query of its address. */
type PageChoice = { chosen: RecipeChoice; isSetHere: boolean; search: string };

/**
 * Step and choice to open cook mode with.
 *
 * The stored step is continued with its stored choice, unless the query of the address has servings, units or version,
 * or the visitor has chosen one of them on the page: then the choice of the page is used.
 */
export function cookStart(recipe: CookedRecipe, position: CookPosition | null, page: PageChoice) {
  const point = cookPoint(recipe, position);
  const isExplicit = page.isSetHere || hasParameter(choiceParameter(recipe.servings), page.search);
  return {
    index: point?.index ?? 0,
    choice: (!isExplicit && point?.choice) || page.chosen,
    isGone: point?.isGone ?? false,
  };
}
