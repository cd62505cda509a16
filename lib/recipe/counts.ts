import type { Ingredient } from '@/lib/content/schema/recipe';
import type { Unit } from '@/lib/content/schema/units';
import { clean, EIGHTHS, HALVES, WHOLES } from './fractions';
import { type Mark, print, type Scale, type Shown, snap, type UnitWords } from './snap';

/** How a count is rounded, as `round` of an ingredient says. */
export type Round = NonNullable<Ingredient['round']>;

/** A part of an amount, both from 0 to 1: `share` of it, after `used` of it has gone elsewhere. */
export type Part = { share: number; used: number };

/** All of it. */
export const WHOLE: Part = { share: 1, used: 0 };

/** What is counted, and how it is rounded where an ingredient does not say: nobody measures half a leaf. */
const ROUNDED = {
  clove: 'nearest',
  slice: 'up',
  sprig: 'up',
  leaf: 'up',
  block: 'nearest',
  can: 'nearest',
} as const satisfies Partial<Record<Unit, Round>>;

/** A unit that is counted and not measured. */
export type CountedUnit = keyof typeof ROUNDED;

/** The least that is shown, and from which count on which marks are used. `part` is a part of a count. */
const SCALES: Record<Round | 'part', { least: [string, number]; grids: [from: number, readonly Mark[]][] }> =
  {
    up: { least: ['1', 1], grids: [[0, WHOLES]] },
    nearest: {
      least: ['½', 0.5],
      grids: [
        [0, HALVES],
        [1, WHOLES],
      ],
    },
    half: {
      least: ['½', 0.5],
      grids: [
        [0, HALVES],
        [5, WHOLES],
      ],
    },
    part: { least: ['⅛', 1 / 8], grids: [[0, EIGHTHS]] },
  };

/** Every count that can be printed with this rounding. */
export function countScale(round: Round | 'part', unit: UnitWords): Scale {
  const { least, grids } = SCALES[round];
  const [glyph, measure] = least;
  return {
    least: { below: measure, ...print(glyph, measure, unit), measure },
    bands: grids.map(([from, grid]) => ({ from, size: 1, unit, grid })),
  };
}

/** Whether a unit is counted; without a unit everything is. */
export function isCounted(unit: Unit | undefined): unit is CountedUnit | undefined {
  return unit === undefined || Object.hasOwn(ROUNDED, unit);
}

/** A plain count, without a unit. */
export const pieces: UnitWords = ({ number }) => number;

/** A count as it is printed: 3.5 eggs are 4. Amounts that are measured come back as they are. */
export function roundedCount(amount: number, unit: Unit | undefined, round?: Round): number {
  if (!isCounted(unit) || !(amount > 0)) return amount;
  return count(amount, { unit, round, words: pieces }).measure;
}

type CountOptions = {
  unit: CountedUnit | undefined;
  /** As an ingredient says; left out, as it is usual for the unit. */
  round?: Round;
  /** The unit as it is printed. */
  words: UnitWords;
  part?: Part;
};

/** A count, or a part of it, as it is printed. */
export function count(amount: number, options: CountOptions): Shown {
  const { unit, round = unit === undefined ? 'nearest' : ROUNDED[unit], words, part = WHOLE } = options;
  const { share, used } = part;
  const whole = snap(round === 'up' ? Math.ceil(amount - 1e-6) : amount, countScale(round, words));
  if (share >= 1) return whole;
  // Cut at the same marks as every other part of it, so that the parts add up; finer where nothing would be left.
  const step = partStep(whole.measure, round);
  const mark = (at: number) => Math.round((whole.measure * at) / step + 1e-9) * step;
  const meant = clean(mark(used + share) - mark(used));
  return snap(meant > 0 ? meant : whole.measure * share, countScale('part', words));
}

/** What a part of a count is rounded to: halves of limes, but whole eggs where there are several. */
function partStep(whole: number, round: Round): number {
  if (round !== 'half') return whole < 2 ? 0.5 : 1;
  if (whole < 1) return 1 / 8;
  if (whole < 3) return 1 / 4;
  return whole < 10 ? 0.5 : 1;
}
