import { hasUsUnits } from '@/.content/hasUsUnits';
import * as messages from '@/.content/messages/servings';
import type { UnitSystem } from '@/lib/content/schema/units';
import { decimal } from '@/lib/text/decimal';
import { isFullAddress } from '@/lib/text/full-address';
import { type Parameter, readParameter, withParameter } from '@/lib/ui/address';

/** Servings, units and variant that a visitor has chosen for a recipe. */
export type RecipeChoice = {
  /** At least 0.5; whole or half, or with one decimal if computed from an amount at hand. */
  servings: number;
  system: UnitSystem;
  /** Id of the chosen variant; null for the first. */
  variant: string | null;
};

/** A choice as an address has it: `system` is null if the address names no units. */
export type LinkedChoice = Omit<RecipeChoice, 'system'> & { system: UnitSystem | null };

/** The servings in a query, to a tenth and of any size; `recipeServings` without any. */
function servingsIn(query: URLSearchParams, recipeServings: number): number {
  const text = query.get('servings')?.trim().replace(',', '.') ?? '';
  return /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 10) / 10 : recipeServings;
}

/** The servings that an address asks for if the recipe can't be scaled to them: 500; else null. It is not written. */
export function unreachableServings(recipeServings: number): Parameter<number | null> {
  return {
    keys: ['servings'],
    parse: (query) => {
      const asked = servingsIn(query, recipeServings);
      return clampServings(asked, recipeServings) === asked ? null : asked;
    },
    write: () => ({}),
  };
}

/** Servings, units and version of a recipe that makes `recipeServings`: `?servings=6&units=us&version=apple`. */
export function choiceParameter(recipeServings: number): Parameter<LinkedChoice> {
  return {
    keys: ['servings', 'units', 'version'],
    parse: (query) => {
      const units = query.get('units')?.trim().toLowerCase();
      return {
        servings: clampServings(servingsIn(query, recipeServings), recipeServings),
        system: hasUsUnits && (units === 'us' || units === 'metric') ? units : null,
        variant: /^[a-z][a-z0-9-]{0,40}$/.exec(query.get('version') ?? '')?.[0] ?? null,
      };
    },
    write: ({ servings, system, variant }) => ({
      servings: Number.isFinite(servings) && servings !== recipeServings ? String(servings) : '',
      units: system ?? '',
      version: variant ?? '',
    }),
    comesFirst: true,
  };
}

/** Query of a choice: "?servings=6&units=us"; '' for the recipe as written. */
export function choiceSearch(choice: LinkedChoice, recipeServings: number): string {
  return withParameter(choiceParameter(recipeServings), choice);
}

/** Parses the choice in a query; missing and invalid values are those of the recipe. */
export function readChoiceSearch(search: string, recipeServings: number): LinkedChoice {
  return readParameter(choiceParameter(recipeServings), search);
}

/**
 * Path of a recipe with a choice: "/tofu/?servings=6&version=apple". Every link to a recipe that a visitor has chosen
 * something for is written here. Addresses of other sites are unchanged.
 */
export function recipeHref(path: string, choice: LinkedChoice, recipeServings: number): string {
  const search = isFullAddress(path) ? '' : choiceSearch(choice, recipeServings);
  return search ? path.replace(/[?#].*$/, '').replace(/\/*$/, '/') + search : path;
}

/** Id of a version if it is one of `options` but not the first, which is null like an unknown one. */
export function knownVersion(
  variant: string | null | undefined,
  options: readonly { id: string }[] = [],
): string | null {
  return options.findIndex(({ id }) => id === variant) > 0 ? (variant ?? null) : null;
}

/** Smallest number of servings. */
export const LEAST_SERVINGS = 0.5;
const MOST_SERVINGS = 100;
const MOST_MULTIPLES = 24;

/** Maximum yield: 24 times that of the recipe, at most 100, and at least that of the recipe. */
export function mostServings(recipeServings: number): number {
  return Math.max(recipeServings, Math.min(MOST_SERVINGS, recipeServings * MOST_MULTIPLES));
}

/** The range of a yield as text, from ½ to {@link mostServings}. */
export function servingsRange(recipeServings: number): { least: string; most: string } {
  return { least: yieldNumber(LEAST_SERVINGS), most: yieldNumber(mostServings(recipeServings)) };
}

/** Servings for an available amount of an ingredient, rounded down to a tenth and in range; `recipeServings` for invalid amounts. */
export function servingsFromIngredient(
  baseAmount: number,
  recipeServings: number,
  haveAmount: number,
): number {
  const servings = (haveAmount / baseAmount) * recipeServings;
  if (!Number.isFinite(servings) || servings <= 0) return recipeServings;
  return clampServings(Math.floor(servings * 10 + 1e-6) / 10, recipeServings);
}

/** Next servings after plus (1) or minus (-1): whole numbers; halves below one and for small yields. */
export function stepServings(servings: number, direction: 1 | -1, recipeServings: number): number {
  const belowOne = direction === 1 ? servings < 1 : servings <= 1;
  const step = recipeServings <= 2 || belowOne ? 0.5 : 1;
  const next = direction === 1 ? Math.floor(servings / step) + 1 : Math.ceil(servings / step) - 1;
  return clampServings(next * step, recipeServings);
}

/** Clamps servings to 0.5 … {@link mostServings}. */
export function clampServings(servings: number, recipeServings: number): number {
  return Math.min(mostServings(recipeServings), Math.max(LEAST_SERVINGS, servings));
}

/** True for the unit "serving", which has interface texts; other units are named in the recipe. */
export function isServing(unit: string): boolean {
  return unit === 'serving';
}

/** Formats a yield: "4", "5½", "3.4". */
export function yieldNumber(amount: number): string {
  const whole = Math.floor(amount);
  return amount - whole === 0.5 ? `${whole || ''}½` : decimal(amount);
}

/** Plural of a unit of yield: "servings", "loaves". Adds no s to units in other scripts. */
export function pluralOf(unit: string, plural?: string): string {
  if (plural) return plural;
  if (isServing(unit)) return messages.several;
  return /s$|\P{sc=Latin}$/u.test(unit) ? unit : messages.severalOf({ unit });
}

/** Last number of a range: 4 of "2-4"; 2 if there is none, for the plural. */
function most(amount: number | string): number {
  return Number(/(\d+)\D*$/.exec(String(amount))?.[1] ?? 2);
}

/** Formats a yield with its unit: "6 servings", "½ block", "2 loaves", "2-4 servings". */
export function yieldText(amount: number | string, unit: string, plural?: string): string {
  const number = typeof amount === 'number' ? yieldNumber(amount) : amount;
  // The text of a range is NaN as a number, and plural. An address may ask for 0 or fewer.
  const isOne = Number(amount) > 0 && Number(amount) <= 1;
  if (isServing(unit)) return messages.amount({ count: isOne ? 1 : most(amount), number });
  return messages.made({ number, unit: isOne ? unit : pluralOf(unit, plural) });
}

/** Number of batches for a number of servings. @param upTo maximum of one batch */
export function roundsOf(servings: number, upTo: number): number {
  return Math.max(1, Math.ceil(servings / upTo - 1e-6));
}
