import { z } from 'zod';
import { object, optional, positive, sentence } from './fields';

/** Ways of cooking that are safe by time, with the minutes they take. */
export const TIMED_WAYS = ['boiled', 'simmered', 'steamed'] as const;
/** Ways of cooking that are safe by what the cook sees. */
export const SEEN_WAYS = ['baked-through', 'opened'] as const;
/** Ways of cooking that need no thermometer; data/food-safety.yaml says for which food. */
export const WAYS = [...TIMED_WAYS, ...SEEN_WAYS] as const;

/** Temperature of the middle of a food. Numbers above boiling are let through for the check, which asks for °F. */
const celsius = z
  .number({ error: 'degrees Celsius in the middle of the food, such as 74' })
  .min(40)
  .max(300)
  .describe('Degrees Celsius that the middle reaches.');

/** Result of a cooking step for one food: a temperature, a way without a thermometer, or the reason why it stays below. */
export const cooked = z.union(
  [
    celsius,
    z.enum(SEEN_WAYS),
    object({
      at: celsius,
      hold: optional(positive).describe('Minutes that it stays there.'),
    }),
    object({ boiled: positive.describe('Minutes in boiling water.') }),
    object({ simmered: positive.describe('Minutes in liquid that simmers.') }),
    object({ steamed: positive.describe('Minutes in steam.') }),
    object({
      underdone: sentence.describe('Why it stays below the safe temperature: "The yolk is still soft."'),
      instead: optional(sentence).describe(
        'What to do for those to whom that matters, as a sentence: "Boil the eggs for twelve minutes."',
      ),
    }),
  ],
  {
    error: `the °C that its middle reaches, such as 74; {at: 63, hold: 3} with minutes; ${SEEN_WAYS.join(' or ')}; minutes of ${TIMED_WAYS.map((way) => `{${way}: 10}`).join(', ')}; or {underdone: why, instead: what to do for those to whom that matters}`,
  },
);

export type Cooked = z.infer<typeof cooked>;
export type Way = (typeof WAYS)[number];
export type Underdone = Extract<Cooked, { underdone: string }>;

/** A way without a thermometer, with its minutes if it is safe by time; undefined for a temperature or a reason. */
export function wayOf(result: Cooked): { way: Way; minutes?: number } | undefined {
  if (typeof result === 'number') return undefined;
  if (typeof result === 'string') return { way: result };
  for (const way of TIMED_WAYS) {
    const minutes = (result as Partial<Record<Way, number>>)[way];
    if (minutes !== undefined) return { way, minutes };
  }
  return undefined;
}

/** Temperature of the middle with the minutes it is held; undefined for a way without a thermometer or a reason. */
export function temperatureOf(result: Cooked): { at: number; hold?: number | undefined } | undefined {
  if (typeof result === 'number') return { at: result };
  return typeof result === 'object' && 'at' in result ? result : undefined;
}

/** The reason why a food stays below its safe temperature; undefined if it does not. */
export const underdoneOf = (result: Cooked): Underdone | undefined =>
  typeof result === 'object' && 'underdone' in result ? result : undefined;
