import { foodOf } from '@/lib/content/foods';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Unit } from '@/lib/content/schema/units';
import { clean, isCounted } from '@/lib/recipe/rounding';
import { gramsIn, MILLILITRES_PER_UNIT, millilitresIn } from '@/lib/recipe/scales';

/** An amount of a recipe, scaled to its servings. No unit is a count. */
export type SummedAmount = { amount: number; unit?: Unit; food?: string };

/** The sum of one thing in one kind of measure, not rounded. */
export type Sum = {
  amount: number;
  /** `g` for weights; `ml`, `tsp` or `pinch` for volumes; no unit or a counted one for counts. */
  unit?: Unit;
  /** Name in data/foods.yaml, if its measure depends on the unit system. */
  food?: string;
  /** The weight or volume that a count was computed from. */
  about?: { amount: number; unit: 'g' | 'ml' };
};

/** Counted units of groceries, in the order a sum prefers them. */
const PACKS = ['can', 'block', 'clove'] as const;
const SPOONS = ['tsp', 'tbsp', 'pinch'];

const isVolume = ({ unit }: SummedAmount) => millilitresIn(unit) !== undefined;
const isWeight = ({ unit }: SummedAmount) => gramsIn(unit) !== undefined;

/** Sum from the smallest number up, so that the order of recipes does not change its floating-point result. */
export const total = (numbers: readonly number[]) =>
  clean([...numbers].sort((one, other) => one - other).reduce((sum, number) => sum + number, 0));

const countOf = (amounts: readonly SummedAmount[]) => total(amounts.map(({ amount }) => amount));

/**
 * Adds up the amounts of one thing in several recipes. Weights, volumes and counts of one kind are added; different kinds
 * become one sum if the weight of the grocery (a piece, a can, a clove) or the density of the food is known. Amounts that
 * cannot be added become further sums: "400 g + 2 cans".
 */
export function sumUp(amounts: readonly SummedAmount[], grocery?: Grocery): Sum[] {
  const [unit, ...others] = new Set(amounts.map((each) => each.unit));
  if (others.length === 0 && isCounted(unit)) return [{ amount: countOf(amounts), unit }];
  const pack = packOf(grocery);
  if (pack) return packSums(amounts, pack, grocery);
  return amounts.every(isVolume) ? [volumeSum(amounts, grocery)] : looseSums(amounts, grocery);
}

/** A volume of juice as a number of fruits. */
function juiceAsPieces(each: SummedAmount, grocery: Grocery | undefined): SummedAmount {
  const ml = each.amount * (millilitresIn(each.unit) ?? 0);
  return ml > 0 && grocery?.juice ? { amount: ml / grocery.juice } : each;
}

type Pack = { unit?: Unit; grams: number };

/** The unit that a grocery is bought by, if it has a weight: a piece, a can, a block, a clove. */
function packOf(grocery: Grocery | undefined): Pack | undefined {
  if (grocery?.piece) return { grams: grocery.piece };
  const unit = PACKS.find((each) => grocery?.weighs?.[each]);
  return unit && { unit, grams: grocery?.weighs?.[unit] ?? 0 };
}

/** Grams of an amount; undefined without a known weight or density. */
function gramsOf({ amount, unit, food }: SummedAmount, grocery: Grocery | undefined): number | undefined {
  if (unit === undefined) return grocery?.piece && amount * grocery.piece;
  const ml = millilitresIn(unit);
  const density = foodOf(food ?? grocery?.food)?.density;
  if (ml !== undefined) return density && amount * ml * density;
  const each = gramsIn(unit) ?? (grocery?.weighs as Partial<Record<Unit, number>> | undefined)?.[unit];
  return each && amount * each;
}

/** The amounts with a known weight, their total in grams, and the other amounts. */
function weigh(amounts: readonly SummedAmount[], grocery: Grocery | undefined) {
  const grams = amounts.map((each) => gramsOf(each, grocery));
  return {
    weighed: amounts.filter((_, index) => grams[index] !== undefined),
    grams: total(grams.filter((each) => each !== undefined)),
    rest: amounts.filter((_, index) => grams[index] === undefined),
  };
}

/** Grams to buy for an amount: for juice, the weight of the fruit. Undefined as in {@link gramsOf}. */
export function gramsBought(amount: SummedAmount, grocery: Grocery | undefined): number | undefined {
  return gramsOf(juiceAsPieces(amount, grocery), grocery);
}

/** Number of bunches, not rounded; undefined if it is not sold in bunches or a weight is unknown. */
export function bunchesOf(
  amounts: readonly SummedAmount[],
  grocery: Grocery | undefined,
): number | undefined {
  const { weighed, grams, rest } = weigh(amounts, grocery);
  if (!grocery?.bunch || weighed.length === 0 || rest.length > 0) return undefined;
  return clean(grams / grocery.bunch);
}

/** One count of packs for all amounts with a known weight, and further sums for the others. */
function packSums(amounts: readonly SummedAmount[], pack: Pack, grocery: Grocery | undefined): Sum[] {
  const pieces = amounts.map((each) => juiceAsPieces(each, grocery));
  const counted = pieces.filter(({ unit }) => unit === pack.unit);
  const others = pieces.filter(({ unit }) => unit !== pack.unit);
  const { weighed, grams, rest } = weigh(others, grocery);
  if (counted.length + weighed.length === 0) return apart(rest, grocery);
  const count = countOf(counted);
  const sum: Sum = { amount: clean(count + grams / pack.grams), unit: pack.unit };
  if (weighed.length > 0) {
    const all = clean(grams + count * pack.grams);
    const food = foodOf(grocery?.food);
    sum.about =
      food?.metric === 'volume'
        ? { amount: clean(all / food.density), unit: 'ml' }
        : { amount: all, unit: 'g' };
  }
  return [sum, ...apart(rest, grocery)];
}

/** For groceries not bought by the piece: one weight or volume of all convertible amounts, and further sums. */
function looseSums(amounts: readonly SummedAmount[], grocery: Grocery | undefined): Sum[] {
  const { weighed, grams, rest } = weigh(amounts, grocery);
  // Spoons become grams only if there are grams to add them to.
  if (weighed.every(isVolume)) return apart(amounts, grocery);
  const name = foodNameOf(weighed, grocery);
  const food = foodOf(name);
  const sum: Sum =
    food?.metric === 'volume' && weighed.some(isVolume)
      ? { amount: clean(grams / food.density), unit: 'ml', food: name }
      : { amount: grams, unit: 'g', food: inShop(name) };
  return [sum, ...apart(rest, grocery)];
}

/** Volumes as spoons if every recipe uses spoons; as grams if one uses cups and the metric system weighs the food. */
function volumeSum(volumes: readonly SummedAmount[], grocery: Grocery | undefined): Sum {
  const ml = total(volumes.map(({ amount, unit }) => amount * (millilitresIn(unit) ?? 0)));
  const food = foodNameOf(volumes, grocery);
  if (volumes.every(({ unit }) => unit === 'pinch')) {
    return { amount: clean(ml / MILLILITRES_PER_UNIT.pinch), unit: 'pinch', food };
  }
  if (volumes.every(({ unit }) => SPOONS.includes(unit ?? ''))) {
    return { amount: clean(ml / MILLILITRES_PER_UNIT.tsp), unit: 'tsp', food };
  }
  const isWeighed = foodOf(food)?.metric === 'weight' && volumes.some(({ unit }) => unit === 'cup');
  const { grams, rest } = weigh(volumes, grocery);
  return isWeighed && rest.length === 0
    ? { amount: grams, unit: 'g', food: inShop(food) }
    : { amount: ml, unit: 'ml', food };
}

/** Amounts that cannot be converted: one sum of each kind, ordered by unit. */
function apart(amounts: readonly SummedAmount[], grocery: Grocery | undefined): Sum[] {
  const sums: Sum[] = [];
  const weights = amounts.filter(isWeight);
  if (weights.length > 0) {
    const grams = weights.map(({ amount, unit }) => amount * (gramsIn(unit) ?? 0));
    sums.push({ amount: total(grams), unit: 'g', food: inShop(foodNameOf(weights, grocery)) });
  }
  const volumes = amounts.filter(isVolume);
  if (volumes.length > 0) sums.push(volumeSum(volumes, grocery));
  const counts = amounts.filter(({ unit }) => isCounted(unit));
  for (const unit of [...new Set(counts.map((each) => each.unit))].sort()) {
    sums.push({ amount: countOf(counts.filter((each) => each.unit === unit)), unit });
  }
  return sums;
}

/** The food of all amounts if it is the same, else that of the grocery. */
function foodNameOf(amounts: readonly SummedAmount[], grocery: Grocery | undefined): string | undefined {
  const names = new Set(amounts.map(({ food }) => food ?? grocery?.food));
  return names.size === 1 ? [...names][0] : grocery?.food;
}

/** The food for a weight in a shop; none for vegetables that recipes measure cut, in cups. */
function inShop(food: string | undefined): string | undefined {
  return foodOf(food)?.pieces ? undefined : food;
}
