import type { Unit } from '@/lib/content/schema/cook/units';
import type { Ingredient } from '@/lib/content/schema/recipe';
import { clean } from '@/lib/kitchen/rounding/fractions';
import { halfCounts, nearestCounts, partCounts, wholeCounts } from '@/lib/kitchen/rounding/scales';
import { type Scale, type Shown, snap } from '@/lib/kitchen/rounding/snap';

/** How a count is rounded, as `round` of an ingredient says. */
export type Round = NonNullable<Ingredient['round']>;

/** A part of an amount, both from 0 to 1: `share` of it, after `used` of it has gone elsewhere. */
export type Part = { share: number; used: number };

/** All of it. */
export const WHOLE: Part = { share: 1, used: 0 };

type Counted = { words: readonly [one: string, many: string]; round: Round };

const PIECE: Counted = { words: ['', ''], round: 'nearest' };

/** What is counted, and how it is rounded where an ingredient does not say: nobody measures half a leaf. */
const COUNTED: Partial<Record<Unit, Counted>> = {
  clove: { words: ['clove', 'cloves'], round: 'nearest' },
  slice: { words: ['slice', 'slices'], round: 'up' },
  sprig: { words: ['sprig', 'sprigs'], round: 'up' },
  leaf: { words: ['leaf', 'leaves'], round: 'up' },
  block: { words: ['block', 'blocks'], round: 'nearest' },
  can: { words: ['can', 'cans'], round: 'nearest' },
};

const SCALES: Record<Round, (unit: Counted['words']) => Scale> = {
  up: wholeCounts,
  nearest: nearestCounts,
  half: halfCounts,
};

/** How a unit is counted; undefined for one that is measured. */
export function countedBy(unit: Unit | undefined): Counted | undefined {
  return unit === undefined ? PIECE : COUNTED[unit];
}

/** A count as it is printed: 3.5 eggs are 4. Amounts that are measured come back as they are. */
export function roundedCount(amount: number, unit: Unit | undefined, round?: Round): number {
  const counted = countedBy(unit);
  if (!counted || !(amount > 0)) return amount;
  return count(amount, counted, round ?? counted.round, WHOLE).measure;
}

/** A count, or a part of it, as it is printed. */
export function count(amount: number, { words }: Counted, round: Round, { share, used }: Part): Shown {
  const whole = snap(round === 'up' ? Math.ceil(amount - 1e-6) : amount, SCALES[round](words));
  if (share >= 1) return whole;
  // Cut at the same marks as every other part of it, so that the parts add up; finer where nothing would be left.
  const mark = (at: number, step: number) => Math.round((whole.measure * at) / step + 1e-9) * step;
  const step = partStep(whole.measure, round);
  const part = clean(mark(used + share, step) - mark(used, step));
  return snap(part > 0 ? part : whole.measure * share, partCounts(words));
}

/** What a part of a count is rounded to: halves of limes, but whole eggs where there are several. */
function partStep(whole: number, round: Round): number {
  if (round !== 'half') return whole < 2 ? 0.5 : 1;
  if (whole < 1) return 1 / 8;
  if (whole < 3) return 1 / 4;
  return whole < 10 ? 0.5 : 1;
}
