import * as messages from '@/.content/messages/servings';
import type { UnitSystem } from '@/lib/content/schema/units';
import { decimal } from '@/lib/text/decimal';
import { type Parameter, readParameter, withParameter } from '@/lib/ui/address';

/** What a visitor has chosen for a recipe. */
export type KitchenState = {
  /** Half a serving at the least; whole, half, or one decimal when worked out from what there is. */
  servings: number;
  system: UnitSystem;
  /** Id of the chosen variant, where the recipe has variants; null for its first. */
  variant: string | null;
};

/** Servings, units and version of a recipe that makes `base`: `?servings=6&units=us&version=apple`. */
export function kitchenParameter(base: number): Parameter<KitchenState> {
  return {
    keys: ['servings', 'units', 'version'],
    parse: (query) => {
      const text = query.get('servings')?.trim().replace(',', '.') ?? '';
      const servings = /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 10) / 10 : base;
      return {
        servings: inRange(servings, base),
        system: query.get('units')?.trim().toLowerCase() === 'us' ? 'us' : 'metric',
        variant: /^[a-z][a-z0-9-]{0,40}$/.exec(query.get('version') ?? '')?.[0] ?? null,
      };
    },
    write: ({ servings, system, variant }) => ({
      servings: Number.isFinite(servings) && servings !== base ? String(servings) : '',
      units: system === 'metric' ? '' : system,
      version: variant ?? '',
    }),
    leads: true,
  };
}

/** The query of a link to a recipe at this choice: "?servings=6&units=us"; '' for the recipe as it is. */
export function kitchenSearch(state: KitchenState, base: number): string {
  return withParameter(kitchenParameter(base), state);
}

/** The choice in the query of such a link; what the query does not name, or nobody can choose, is the recipe's own. */
export function readKitchenSearch(search: string, base: number): KitchenState {
  return readParameter(kitchenParameter(base), search);
}

const LEAST_SERVINGS = 0.5;
const MOST_SERVINGS = 100;
const MOST_TIMES = 24;

/** The largest choice for a recipe: 24 times its own yield, 100 at most, and never less than its own. */
export function mostServings(base: number): number {
  return Math.max(base, Math.min(MOST_SERVINGS, base * MOST_TIMES));
}

/** Servings that an amount at hand makes, down to a tenth and in range; the recipe's own where it makes no sense. */
export function servingsFromIngredient(baseAmount: number, base: number, haveAmount: number): number {
  const servings = (haveAmount / baseAmount) * base;
  if (!Number.isFinite(servings) || servings <= 0) return base;
  return inRange(Math.floor(servings * 10 + 1e-6) / 10, base);
}

/** The choice one press of plus (1) or minus (-1) on: whole numbers; halves below one and for small yields. */
export function stepServings(servings: number, direction: 1 | -1, base: number): number {
  const belowOne = direction === 1 ? servings < 1 : servings <= 1;
  const step = base <= 2 || belowOne ? 0.5 : 1;
  const next = direction === 1 ? Math.floor(servings / step) + 1 : Math.ceil(servings / step) - 1;
  return inRange(next * step, base);
}

/** Servings brought back into what can be chosen: {@link mostServings} at the most, half a one at the least. */
export function inRange(servings: number, base: number): number {
  return Math.min(mostServings(base), Math.max(LEAST_SERVINGS, servings));
}

/** True if a recipe makes servings, which the interface has a text for; other units are named in its file. */
export function isServing(unit: string): boolean {
  return unit === 'serving';
}

/** An amount of what is made as a page shows it: "4", "5½", "3.4". */
export function yieldNumber(amount: number): string {
  const whole = Math.floor(amount);
  return amount - whole === 0.5 ? `${whole || ''}½` : decimal(amount);
}

/** The name of more than one of what is made: "servings", "loaves". Adds no s in another script. */
export function pluralOf(unit: string, plural?: string): string {
  if (plural) return plural;
  if (isServing(unit)) return messages.several;
  return /s$|\P{sc=Latin}$/u.test(unit) ? unit : messages.severalOf({ unit });
}

/** The last number of a range: 4 of "2-4"; several if there is none. */
function most(amount: number | string): number {
  return Number(/(\d+)\D*$/.exec(String(amount))?.[1] ?? 2);
}

/** How much is made: "6 servings", "½ block", "2 loaves"; "2-4 servings" for a range. */
export function yieldWords(amount: number | string, unit: string, plural?: string): string {
  const number = typeof amount === 'number' ? yieldNumber(amount) : amount;
  // The text of a range is NaN as a number, and plural.
  const isOne = Number(amount) <= 1;
  if (isServing(unit)) return messages.amount({ count: isOne ? 1 : most(amount), number });
  return messages.made({ number, unit: isOne ? unit : pluralOf(unit, plural) });
}

/** Number of batches, or pots, for so many servings if the equipment holds `upTo` at the most. */
export function roundsOf(servings: number, upTo: number): number {
  return Math.max(1, Math.ceil(servings / upTo - 1e-6));
}
