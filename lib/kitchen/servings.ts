import { otherParameters } from '@/lib/address';
import type { UnitSystem } from '@/lib/content/schema/units';

/** What a visitor has chosen; it stands in the address as `?servings=6&units=us&version=apple`. */
export type KitchenState = {
  /** Half a serving at the least; whole, half, or one decimal when worked out from what there is. */
  servings: number;
  system: UnitSystem;
  /** Id of the chosen variant, where the recipe has variants; null for its first. */
  variant: string | null;
};

const LEAST_SERVINGS = 0.5;
const MOST_SERVINGS = 100;
const MOST_TIMES = 24;

/** The largest choice for a recipe: 24 times its own yield, 100 at most, and never less than its own. */
export function mostServings(baseServings: number): number {
  return Math.max(baseServings, Math.min(MOST_SERVINGS, baseServings * MOST_TIMES));
}

/**
 * What an address says. Numbers out of range come back into it, anything that is not a plain decimal number
 * counts as not said; of repeated values the first counts. Never throws.
 *
 * @param search query part of an address, with or without its question mark
 */
export function parseKitchenState(search: string, baseServings: number): KitchenState {
  const values = new URLSearchParams(search);
  const servings = values.get('servings')?.trim() ?? '';
  return {
    servings: /^-?\d+([.,]\d+)?$/.test(servings)
      ? inRange(Math.round(Number(servings.replace(',', '.')) * 10) / 10, baseServings)
      : baseServings,
    system: values.get('units')?.trim().toLowerCase() === 'us' ? 'us' : 'metric',
    variant: /^[a-z][a-z0-9-]{0,40}$/.exec(values.get('version') ?? '')?.[0] ?? null,
  };
}

/**
 * The query that keeps a choice: "?servings=6&units=us", leaving out what is the default; '' for none.
 *
 * @param search query of the page; what others keep in it (`eat`) stays, after the choice
 */
export function kitchenSearch(state: KitchenState, baseServings: number, search = ''): string {
  const values = new URLSearchParams();
  if (Number.isFinite(state.servings) && state.servings !== baseServings) {
    values.set('servings', String(state.servings));
  }
  if (state.system !== 'metric') values.set('units', state.system);
  if (state.variant !== null) values.set('version', state.variant);
  const others = otherParameters(search, ['servings', 'units', 'version']);
  const query = [values.toString(), ...others].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}

/**
 * How many servings an amount at hand makes, rounded down to a tenth so that it never asks for more than there
 * is, and kept in range. Amounts that make no sense give the recipe's own servings.
 *
 * @param baseAmount amount in the recipe @param haveAmount amount at hand, in the same unit
 */
export function servingsFromIngredient(baseAmount: number, baseServings: number, haveAmount: number): number {
  const servings = (haveAmount / baseAmount) * baseServings;
  if (!Number.isFinite(servings) || servings <= 0) return baseServings;
  return inRange(Math.floor(servings * 10 + 1e-6) / 10, baseServings);
}

/**
 * The choice after one press of plus (1) or minus (-1): the next whole number, with a half below one. Recipes
 * that make one or two of a thing go by halves.
 */
export function stepServings(servings: number, direction: 1 | -1, baseServings: number): number {
  const belowOne = direction === 1 ? servings < 1 : servings <= 1;
  const step = baseServings <= 2 || belowOne ? 0.5 : 1;
  const next = direction === 1 ? Math.floor(servings / step) + 1 : Math.ceil(servings / step) - 1;
  return inRange(next * step, baseServings);
}

/** Servings brought back into what can be chosen: {@link mostServings} at the most, half a one at the least. */
export function inRange(servings: number, baseServings: number): number {
  return Math.min(mostServings(baseServings), Math.max(LEAST_SERVINGS, servings));
}
