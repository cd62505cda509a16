import type { Grocery } from '@/lib/content/schema/groceries';
import { gramsIn, millilitresIn } from '@/lib/recipe/scales';
import { type SummedAmount, total } from './sums';

/** Most of a pantry staple that a kitchen is expected to have: half a cup of a liquid, a scoop of a powder. */
const MOST_AT_HAND = { ml: 120, g: 150 };

type Measured = Pick<SummedAmount, 'unit'> & { amount?: number };

/** True for a pantry staple in the amounts that kitchens have: 300 ml of soy sauce are bought like any other food. */
export function isAtHand(
  grocery: Pick<Grocery, 'staple'> | undefined,
  amounts: readonly Measured[],
): boolean {
  if (!grocery?.staple) return false;
  const sum = (sizeOf: (unit: SummedAmount['unit']) => number | undefined) =>
    total(amounts.map(({ amount = 0, unit }) => amount * (sizeOf(unit) ?? 0)));
  return sum(millilitresIn) <= MOST_AT_HAND.ml && sum(gramsIn) <= MOST_AT_HAND.g;
}
