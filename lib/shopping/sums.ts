import { foodOf } from '@/lib/content/foods';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Unit } from '@/lib/content/schema/units';
import { gramsIn, MILLILITRES, millilitresIn } from '@/lib/recipe/measures';
import { clean, isCounted } from '@/lib/recipe/rounding';

/** An amount that a recipe takes, already at its servings. No unit is a count. */
export type Amount = { amount: number; unit?: Unit; food?: string };

/** What is needed of one thing, in one kind of measure. Raw: what is bought by the piece is not rounded up yet. */
export type Sum = {
  amount: number;
  /** `g` for weights; `ml`, `tsp` or `pinch` for volumes; no unit or a counted one for counts. */
  unit?: Unit;
  /** Name in data/foods.yaml, where the measure changes between systems. */
  food?: string;
  /** The same as a weight or volume, where a count was worked out from one. */
  about?: { amount: number; unit: 'g' | 'ml' };
};

/** The units things are bought or broken off by, in the order a sum prefers them. */
const PACKS = ['can', 'block', 'clove'] as const;
const SPOONS = ['tsp', 'tbsp', 'pinch'];

const isVolume = ({ unit }: Amount) => millilitresIn(unit) !== undefined;
const isWeight = ({ unit }: Amount) => gramsIn(unit) !== undefined;

/** Added from the smallest up, so that the order of recipes changes not even the last digit. */
export const total = (numbers: readonly number[]) =>
  clean([...numbers].sort((one, other) => one - other).reduce((sum, number) => sum + number, 0));

const countOf = (amounts: readonly Amount[]) => total(amounts.map(({ amount }) => amount));

/**
 * Adds up what several recipes take of one thing. Weights, volumes and counts of one kind are each added; different
 * kinds become one where the grocery's weight (a piece, a can, a clove) or the food's density says how. What cannot be
 * added stays beside it as a further sum: "400 g + 2 cans".
 */
export function sumUp(amounts: readonly Amount[], grocery?: Grocery): Sum[] {
  const [unit, ...others] = new Set(amounts.map((each) => each.unit));
  if (others.length === 0 && isCounted(unit)) return [{ amount: countOf(amounts), unit }];
  const pack = packOf(grocery);
  if (pack) return packSums(amounts, pack, grocery);
  return amounts.every(isVolume) ? [volumeSum(amounts, grocery)] : looseSums(amounts, grocery);
}

/** Juice as the fruit it comes from: a piece of a count. */
function juiceAsPieces(each: Amount, grocery: Grocery | undefined): Amount {
  const ml = each.amount * (millilitresIn(each.unit) ?? 0);
  return ml > 0 && grocery?.juice ? { amount: ml / grocery.juice } : each;
}

type Pack = { unit?: Unit; grams: number };

/** What a thing is bought by, where that can be said: a piece, a can, a block, a clove. */
function packOf(grocery: Grocery | undefined): Pack | undefined {
  if (grocery?.piece) return { grams: grocery.piece };
  const unit = PACKS.find((each) => grocery?.weighs?.[each]);
  return unit && { unit, grams: grocery?.weighs?.[unit] ?? 0 };
}

/** Grams of an amount; undefined where no weight and no density is known. */
function gramsOf({ amount, unit, food }: Amount, grocery: Grocery | undefined): number | undefined {
  if (unit === undefined) return grocery?.piece && amount * grocery.piece;
  const ml = millilitresIn(unit);
  const density = foodOf(food ?? grocery?.food)?.density;
  if (ml !== undefined) return density && amount * ml * density;
  const each = gramsIn(unit) ?? (grocery?.weighs as Partial<Record<Unit, number>> | undefined)?.[unit];
  return each && amount * each;
}

/** Those whose weight is known, with their grams in all, and the rest. */
function weigh(amounts: readonly Amount[], grocery: Grocery | undefined) {
  const grams = amounts.map((each) => gramsOf(each, grocery));
  return {
    weighed: amounts.filter((_, index) => grams[index] !== undefined),
    grams: total(grams.filter((each) => each !== undefined)),
    rest: amounts.filter((_, index) => grams[index] === undefined),
  };
}

/** What is bought for an amount, in grams: of juice, the fruit it comes from. Undefined as in {@link gramsOf}. */
export function gramsBought(amount: Amount, grocery: Grocery | undefined): number | undefined {
  return gramsOf(juiceAsPieces(amount, grocery), grocery);
}

/** How many bunches all of it comes to, not rounded; undefined where it is not sold so, or no weight is known. */
export function bunchesOf(amounts: readonly Amount[], grocery: Grocery | undefined): number | undefined {
  const { weighed, grams, rest } = weigh(amounts, grocery);
  if (!grocery?.bunch || weighed.length === 0 || rest.length > 0) return undefined;
  return clean(grams / grocery.bunch);
}

/** Everything whose weight is known as one count of packs, the rest beside it. */
function packSums(amounts: readonly Amount[], pack: Pack, grocery: Grocery | undefined): Sum[] {
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

/** What is not bought by the piece: one weight or volume of all that can be changed into it, the rest beside it. */
function looseSums(amounts: readonly Amount[], grocery: Grocery | undefined): Sum[] {
  const { weighed, grams, rest } = weigh(amounts, grocery);
  // Spoons are worth changing into grams only where there are grams to add them to.
  if (weighed.every(isVolume)) return apart(amounts, grocery);
  const name = foodNameOf(weighed, grocery);
  const food = foodOf(name);
  const sum: Sum =
    food?.metric === 'volume' && weighed.some(isVolume)
      ? { amount: clean(grams / food.density), unit: 'ml', food: name }
      : { amount: grams, unit: 'g', food: inShop(name) };
  return [sum, ...apart(rest, grocery)];
}

/** Volumes as spoons where every recipe spoons it; what metric kitchens weigh as grams where one gives cups. */
function volumeSum(volumes: readonly Amount[], grocery: Grocery | undefined): Sum {
  const ml = total(volumes.map(({ amount, unit }) => amount * (millilitresIn(unit) ?? 0)));
  const food = foodNameOf(volumes, grocery);
  if (volumes.every(({ unit }) => unit === 'pinch')) {
    return { amount: clean(ml / MILLILITRES.pinch), unit: 'pinch', food };
  }
  if (volumes.every(({ unit }) => SPOONS.includes(unit ?? ''))) {
    return { amount: clean(ml / MILLILITRES.tsp), unit: 'tsp', food };
  }
  const isWeighed = foodOf(food)?.metric === 'weight' && volumes.some(({ unit }) => unit === 'cup');
  const { grams, rest } = weigh(volumes, grocery);
  return isWeighed && rest.length === 0
    ? { amount: grams, unit: 'g', food: inShop(food) }
    : { amount: ml, unit: 'ml', food };
}

/** Amounts nothing more is known of: each kind by itself, in the order of their units. */
function apart(amounts: readonly Amount[], grocery: Grocery | undefined): Sum[] {
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

/** The food all of them are, or what the grocery is. */
function foodNameOf(amounts: readonly Amount[], grocery: Grocery | undefined): string | undefined {
  const names = new Set(amounts.map(({ food }) => food ?? grocery?.food));
  return names.size === 1 ? [...names][0] : grocery?.food;
}

/** Vegetables are measured in cups when they are cut; at the shop they are weighed. */
function inShop(food: string | undefined): string | undefined {
  return foodOf(food)?.pieces ? undefined : food;
}
