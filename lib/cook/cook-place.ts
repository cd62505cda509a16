import { type KitchenState, kitchenParameter, kitchenSearch, readKitchenSearch } from '@/lib/recipe/servings';
import type { Stored } from '@/lib/storage/storage';
import { HOUR } from '@/lib/text/time';
import { hasParameter } from '@/lib/ui/address';
import type { CookRecipe } from './cook';

/**
 * Place of the cook: the id of a step, when it was reached (epoch milliseconds), and what is being cooked as the query
 * of a link to it (`kitchenSearch`). Places from before that was stored have none.
 */
type CookPlace = { step: string; at: number; choice?: string };

/** A place older than this belongs to an earlier meal. Milliseconds. */
export const COOK_PLACE_AGE = 12 * HOUR;

function readPlace(value: unknown): CookPlace | null {
  const { step, at, choice } = Object(value) as Record<string, unknown>;
  if (typeof step !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return null;
  return { step, at, ...(typeof choice === 'string' && { choice }) };
}

/** Stored place of the cook in a recipe. */
export function cookPlaceOf(slug: string): Stored<CookPlace | null> {
  return { key: `rtr:cook:${slug}`, version: 1, empty: null, read: readPlace, isMinor: true };
}

type CookedRecipe = Pick<CookRecipe, 'base'> & { steps: readonly { id: string }[] };

/** The place of a cook who reaches a step now. */
export function cookPlace(
  { base }: Pick<CookedRecipe, 'base'>,
  step: string,
  choice: KitchenState,
): CookPlace {
  return { step, at: Date.now(), choice: kitchenSearch(choice, base) };
}

/** Index of a step to continue at; `choice` is null where a place has none. */
type CookPoint = { index: number; choice: KitchenState | null };

/** Point to continue at: the step of the last twelve hours. Null starts at the first step. */
export function cookPoint(
  { base, steps }: CookedRecipe,
  place: CookPlace | null,
  now = Date.now(),
): CookPoint | null {
  if (!place || place.at > now || now - place.at > COOK_PLACE_AGE) return null;
  const index = steps.findIndex((step) => step.id === place.step);
  const { choice } = place;
  return index < 0 ? null : { index, choice: choice === undefined ? null : readKitchenSearch(choice, base) };
}

/** The choice of a page, whether the visitor made it there (`useAddress`), and the query of its address. */
type PageChoice = { chosen: KitchenState; isOwn: boolean; search: string };

/**
 * Step and choice to open cook mode with.
 *
 * Continuing goes on with the choice that was stored with the step, all of it: an address without a query, such as a
 * bookmark, asks for nothing else. Where the address names servings, units or version, or the visitor has just chosen
 * one of them on the page, the step continues with the choice of the page instead.
 */
export function cookStart(recipe: CookedRecipe, place: CookPlace | null, page: PageChoice) {
  const point = cookPoint(recipe, place);
  const isExplicit = page.isOwn || hasParameter(kitchenParameter(recipe.base), page.search);
  return { index: point?.index ?? 0, choice: (!isExplicit && point?.choice) || page.chosen };
}
