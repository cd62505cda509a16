import { foodOf } from '@/lib/content/foods';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { groceries } from '@/lib/content/server';
import { clean } from './rounding';
import { gramsIn, millilitresIn } from './scales';

/** One piece in the unit of the recipe; undefined for counts, juices and without a known weight. */
function pieceSize({ unit, food, buy = '' }: Ingredient): number | undefined {
  const grocery = Object.hasOwn(groceries, buy) ? groceries[buy] : undefined;
  if (!grocery?.piece || unit === undefined) return undefined;
  const grams = gramsIn(unit);
  if (grams) return clean(grocery.piece / grams);
  const density = foodOf(food ?? grocery.food)?.density;
  const ml = millilitresIn(unit);
  return density && ml && !grocery.juice ? clean(grocery.piece / density / ml) : undefined;
}

/** Sizes of one piece by ingredient id, for ingredients that are measured but bought by the piece. Build only. */
export function pieceSizes(ingredients: readonly Ingredient[]): Record<string, number> {
  return Object.fromEntries(
    ingredients.flatMap((item) => {
      const size = pieceSize(item);
      return size ? [[item.id, size]] : [];
    }),
  );
}
