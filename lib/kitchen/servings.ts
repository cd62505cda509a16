import { type Parameter, withParameter } from '@/lib/address';
import type { UnitSystem } from '@/lib/content/schema/units';

/** What a visitor has chosen for a recipe. */
export type KitchenState = {
  /** Half a serving at the least; whole, half, or one decimal when worked out from what there is. */
  servings: number;
  system: UnitSystem;
  /** Id of the chosen variant, where the recipe has variants; null for its first. */
  variant: string | null;
};

/** The same as the address has it. */
export type KitchenAddress = Omit<KitchenState, 'servings'> & {
  /** Null for the recipe's own, and for anything that is not a plain decimal number. */
  servings: number | null;
};

/** Servings, units and version of a recipe: `?servings=6&units=us&version=apple`. */
export const KITCHEN: Parameter<KitchenAddress> = {
  keys: ['servings', 'units', 'version'],
  parse: (query) => {
    const servings = query.get('servings')?.trim() ?? '';
    const isNumber = /^-?\d+([.,]\d+)?$/.test(servings);
    return {
      servings: isNumber ? Math.round(Number(servings.replace(',', '.')) * 10) / 10 : null,
      system: query.get('units')?.trim().toLowerCase() === 'us' ? 'us' : 'metric',
      variant: /^[a-z][a-z0-9-]{0,40}$/.exec(query.get('version') ?? '')?.[0] ?? null,
    };
  },
  write: ({ servings, system, variant }) => ({
    servings: Number.isFinite(servings) ? String(servings) : '',
    units: system === 'metric' ? '' : system,
    version: variant ?? '',
  }),
  leads: true,
};

const LEAST_SERVINGS = 0.5;
const MOST_SERVINGS = 100;
const MOST_TIMES = 24;

/** The largest choice for a recipe: 24 times its own yield, 100 at most, and never less than its own. */
export function mostServings(baseServings: number): number {
  return Math.max(baseServings, Math.min(MOST_SERVINGS, baseServings * MOST_TIMES));
}

/** The servings an address asks for, in range; the recipe's own where it asks for none. */
export function servingsAsked({ servings }: KitchenAddress, baseServings: number): number {
  return servings === null ? baseServings : inRange(servings, baseServings);
}

/** A choice for the address, which leaves out the recipe's own servings. */
export function kitchenAddress(state: KitchenState, baseServings: number): KitchenAddress {
  return { ...state, servings: state.servings === baseServings ? null : state.servings };
}

/** The query of a link to a recipe at this choice: "?servings=6&units=us"; '' for the recipe as it is. */
export function kitchenSearch(state: KitchenState, baseServings: number): string {
  return withParameter(KITCHEN, kitchenAddress(state, baseServings));
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
