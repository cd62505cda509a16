import { foodOf } from '@/lib/content/foods';
import type { Recipe } from '@/lib/content/schema/recipe';
import { gramsIn, millilitresIn } from '@/lib/kitchen/measures';
import type { Chosen } from '@/lib/shopping/list';
import { itemsOf, type Line, mergeRecipes } from '@/lib/shopping/merge';
import { shopData } from '@/lib/shopping/shop-data';

type Each = { amount: number; unit?: string; food?: string };
const hasAmount = <T extends { amount?: number }>(each: T): each is T & Each => each.amount !== undefined;
const isToTaste = (line: Line) => line.parts.every(({ amounts }) => !amounts.some(hasAmount));

/** Tests that nothing of these recipes is lost on the shopping list, nor bought twice. */
export function listsAreSound(written: readonly Recipe[]): void {
  const { recipes, groceries } = shopData(written);
  const everyVariant = recipes.flatMap((recipe): Chosen[] => {
    const variants = recipe.variants?.options.map(({ id }) => id) ?? [null];
    return variants.map((variant) => ({ recipe, servings: recipe.base * 1.5, variant }));
  });
  const once = everyVariant.filter(
    ({ recipe }, index) => everyVariant.findIndex((each) => each.recipe === recipe) === index,
  );

  test('each ingredient lands in exactly one line, in every variant of a recipe', () => {
    for (const chosen of everyVariant) {
      const { recipe, servings } = chosen;
      const lines = mergeRecipes([chosen], groceries);
      const listed = lines.flatMap((line) =>
        line.parts.flatMap(({ amounts }) => amounts.map((each) => [line.key, each.amount])),
      );
      const needed = itemsOf(chosen)
        .filter(({ buy = '' }) => groceries[buy]?.aisle !== null)
        .map(({ buy, name, amount }) => [
          buy ?? name.toLowerCase(),
          amount && Number((amount * (servings / recipe.base)).toPrecision(12)),
        ]);
      expect([recipe.slug, ...listed.map(String).sort()]).toEqual([
        recipe.slug,
        ...needed.map(String).sort(),
      ]);
      expect(lines.filter((line) => line.sums.length === 0).every(isToTaste)).toBe(true);
    }
  });

  test('the parts of each line add up to the line', () => {
    for (const line of mergeRecipes(once, groceries).filter((line) => !isToTaste(line))) {
      const parts = line.parts.flatMap(({ amounts }) => amounts).filter(hasAmount);
      const isPoured = [...parts, ...line.sums].every(({ unit }) => millilitresIn(unit ?? '') !== undefined);
      const ofParts = totals(parts, line.key, isPoured);
      const ofSums = totals(line.sums, line.key, isPoured);
      expect([line.key, ...[...ofSums.keys()].sort()]).toEqual([line.key, ...[...ofParts.keys()].sort()]);
      for (const [kind, amount] of ofParts) {
        expect(`${line.key}: ${((ofSums.get(kind) ?? 0) / amount).toFixed(6)}`).toBe(`${line.key}: 1.000000`);
      }
    }
  });

  /** Everything in grams where a weight is known, in millilitres where all is poured, else by its own kind. */
  function totals(each: readonly Each[], key: string, isPoured: boolean): Map<string, number> {
    const grocery = groceries[key];
    const found = new Map<string, number>();
    for (const { amount, unit = '', food } of each) {
      const ml = millilitresIn(unit);
      const density = foodOf(food ?? grocery?.food)?.density;
      const one =
        unit === '' ? grocery?.piece : (grocery?.weighs as Record<string, number> | undefined)?.[unit];
      const juice = ml && grocery?.juice && grocery.piece ? (ml / grocery.juice) * grocery.piece : undefined;
      const grams = juice ?? gramsIn(unit) ?? one ?? (ml && density && ml * density);
      const [kind, size] =
        isPoured && ml && !juice ? ['ml', ml] : grams ? ['g', grams] : ml ? ['ml', ml] : [`count ${unit}`, 1];
      found.set(kind, (found.get(kind) ?? 0) + amount * size);
    }
    return found;
  }
}
