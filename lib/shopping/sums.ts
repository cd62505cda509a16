import { foodOf } from '@/lib/content/foods';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Unit } from '@/lib/content/schema/units';
import { clean } from '@/lib/kitchen/fractions';
import { gramsIn, MILLILITRES, millilitresIn } from '@/lib/kitchen/measures';

/** An amount one recipe asks for, already at its servings. No unit is a count. */
export type Asked = { amount: number; unit?: Unit; food?: string };

/** What is needed of one thing, in one kind of measure. Raw: what is bought by the piece is not rounded up yet. */
export type Sum = {
  amount: number;
  /** `g` for weights; `ml`, `tsp` or `pinch` for volumes; no unit or a counted one for counts. */
  unit?: Unit;
  /** Key of data/foods.ts, where the measure changes between systems. */
  food?: string;
  /** The same as a weight or volume, where a count was worked out from one. */
  about?: { amount: number; unit: 'g' | 'ml' };
};

/** The units things are bought or broken off by, in the order a sum prefers them. */
const PACKS = ['can', 'block', 'clove'] as const;
const SPOONS = ['tsp', 'tbsp', 'pinch'];

/** Added from the smallest up, so that the order of recipes changes not even the last digit. */
const total = (amounts: readonly number[]) =>
  clean([...amounts].sort((one, other) => one - other).reduce((sum, amount) => sum + amount, 0));

/**
 * Adds up what several recipes ask of one thing. Weights, volumes and counts of one kind are each added; different
 * kinds become one where the good's weight (a piece, a can, a clove) or the food's density says how. What cannot be
 * added stays beside it as a further sum: "400 g + 2 cans".
 */
export function sumUp(asked: readonly Asked[], good?: Grocery): Sum[] {
  const units = new Set(asked.map(({ unit }) => unit));
  const hasOne = units.size === 1 && gramsIn([...units][0] ?? '') === undefined;
  const isCount = hasOne && millilitresIn([...units][0] ?? '') === undefined;
  if (isCount) return [{ amount: total(asked.map(({ amount }) => amount)), unit: asked[0]?.unit }];

  const juiced = good?.juice ? asked.map((each) => juiceAsPieces(each, good)) : asked;
  const pack = packOf(good);
  if (pack) return packSums(juiced, pack, good);

  const volumes = asked.filter(({ unit }) => millilitresIn(unit ?? '') !== undefined);
  if (volumes.length === asked.length) return [volumeSum(volumes, good)];
  return looseSums(asked, good);
}

/** Juice as the fruit it comes from: a piece of a count. */
function juiceAsPieces(each: Asked, good: Grocery): Asked {
  const ml = each.amount * (millilitresIn(each.unit ?? '') ?? 0);
  return ml > 0 && good.juice ? { amount: ml / good.juice } : each;
}

type Pack = { unit?: Unit; grams: number };

/** What a thing is bought by, where that can be said: a piece, a can, a block, a clove. */
function packOf(good: Grocery | undefined): Pack | undefined {
  if (good?.piece) return { grams: good.piece };
  const unit = PACKS.find((each) => good?.weighs?.[each]);
  return unit && { unit, grams: good?.weighs?.[unit] ?? 0 };
}

/** What is bought for an amount, in grams: of juice, the fruit it comes from. Undefined as in {@link gramsOf}. */
export function gramsBought(asked: Asked, good: Grocery | undefined): number | undefined {
  return gramsOf(good?.juice ? juiceAsPieces(asked, good) : asked, good);
}

/** How many bunches all of it comes to, not rounded; undefined where it is not sold so, or no weight is known. */
export function bunchesOf(asked: readonly Asked[], good: Grocery | undefined): number | undefined {
  const grams = asked.map((each) => gramsOf(each, good));
  const known = grams.filter((each) => each !== undefined);
  if (!good?.bunch || known.length === 0 || known.length < grams.length) return undefined;
  return clean(total(known) / good.bunch);
}

/** Grams of an amount; undefined where no weight and no density is known. */
function gramsOf({ amount, unit, food }: Asked, good: Grocery | undefined): number | undefined {
  if (unit === undefined) return good?.piece && amount * good.piece;
  const ml = millilitresIn(unit);
  const density = foodOf(food ?? good?.food)?.density;
  if (ml !== undefined) return density && amount * ml * density;
  const each = gramsIn(unit) ?? (good?.weighs as Partial<Record<Unit, number>> | undefined)?.[unit];
  return each && amount * each;
}

/** Everything whose weight is known as one count of packs, the rest beside it. */
function packSums(asked: readonly Asked[], pack: Pack, good: Grocery | undefined): Sum[] {
  const counted = asked.filter(({ unit }) => unit === pack.unit);
  const others = asked.filter(({ unit }) => unit !== pack.unit);
  const weighed = others.filter((each) => gramsOf(each, good) !== undefined);
  const rest = others.filter((each) => gramsOf(each, good) === undefined);
  const grams = total(weighed.map((each) => gramsOf(each, good) ?? 0));
  const count = total(counted.map(({ amount }) => amount));
  const sums: Sum[] = [];
  if (counted.length + weighed.length > 0) {
    const all = clean(grams + count * pack.grams);
    sums.push({
      amount: clean(count + grams / pack.grams),
      unit: pack.unit,
      ...(weighed.length > 0 && { about: aboutOf(all, good) }),
    });
  }
  return [...sums, ...apart(rest, good)];
}

/** A weight, or the volume of what is poured. */
function aboutOf(grams: number, good: Grocery | undefined): { amount: number; unit: 'g' | 'ml' } {
  const food = foodOf(good?.food);
  return food?.metric === 'volume'
    ? { amount: clean(grams / food.density), unit: 'ml' }
    : { amount: grams, unit: 'g' };
}

/** What is not bought by the piece: one weight or volume of all that can be changed into it, the rest beside it. */
function looseSums(asked: readonly Asked[], good: Grocery | undefined): Sum[] {
  const weighed = asked.filter((each) => gramsOf(each, good) !== undefined);
  const rest = asked.filter((each) => gramsOf(each, good) === undefined);
  // Spoons are worth changing into grams only where there are grams to add them to.
  if (weighed.every(({ unit }) => millilitresIn(unit ?? '') !== undefined)) return apart(asked, good);
  const grams = total(weighed.map((each) => gramsOf(each, good) ?? 0));
  const food = foodKeyOf(weighed, good);
  const isPoured = foodOf(food)?.metric === 'volume' && weighed.some(({ unit }) => millilitresIn(unit ?? ''));
  const density = foodOf(food)?.density ?? 1;
  const sum: Sum = isPoured
    ? { amount: clean(grams / density), unit: 'ml', food }
    : { amount: grams, unit: 'g', food: inShop(food) };
  return [sum, ...apart(rest, good)];
}

/** Volumes as spoons where every recipe spoons it; what metric kitchens weigh as grams where one gives cups. */
function volumeSum(volumes: readonly Asked[], good: Grocery | undefined): Sum {
  const ml = total(volumes.map(({ amount, unit }) => amount * (millilitresIn(unit ?? '') ?? 0)));
  const food = foodKeyOf(volumes, good);
  if (volumes.every(({ unit }) => unit === 'pinch')) {
    return { amount: clean(ml / MILLILITRES.pinch), unit: 'pinch', food };
  }
  if (volumes.every(({ unit }) => SPOONS.includes(unit ?? ''))) {
    return { amount: clean(ml / MILLILITRES.tsp), unit: 'tsp', food };
  }
  const weighed = foodOf(food)?.metric === 'weight' && volumes.some(({ unit }) => unit === 'cup');
  const grams = volumes.map((each) => gramsOf(each, good));
  if (weighed && grams.every((each) => each !== undefined)) {
    return { amount: total(grams), unit: 'g', food: inShop(food) };
  }
  return { amount: ml, unit: 'ml', food };
}

/** Amounts nothing more is known of: each kind by itself, in the order of their units. */
function apart(asked: readonly Asked[], good: Grocery | undefined): Sum[] {
  const volumes = asked.filter(({ unit }) => millilitresIn(unit ?? '') !== undefined);
  const weights = asked.filter(({ unit }) => gramsIn(unit ?? '') !== undefined);
  const counts = asked.filter((each) => !volumes.includes(each) && !weights.includes(each));
  const sums: Sum[] = [];
  if (weights.length > 0) {
    const grams = weights.map(({ amount, unit }) => amount * (gramsIn(unit ?? '') ?? 0));
    sums.push({ amount: total(grams), unit: 'g', food: inShop(foodKeyOf(weights, good)) });
  }
  if (volumes.length > 0) sums.push(volumeSum(volumes, good));
  for (const unit of [...new Set(counts.map((each) => each.unit))].sort()) {
    const amounts = counts.filter((each) => each.unit === unit).map(({ amount }) => amount);
    sums.push({ amount: total(amounts), unit });
  }
  return sums;
}

/** The food all of them are, or what the good is. */
function foodKeyOf(asked: readonly Asked[], good: Grocery | undefined): string | undefined {
  const keys = new Set(asked.map(({ food }) => food ?? good?.food));
  return keys.size === 1 ? [...keys][0] : good?.food;
}

/** Vegetables are measured in cups when they are cut; at the shop they are weighed. */
function inShop(food: string | undefined): string | undefined {
  return foodOf(food)?.pieces ? undefined : food;
}
