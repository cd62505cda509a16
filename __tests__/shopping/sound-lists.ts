import { foodOf } from '@/lib/content/foods';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { gramsIn, millilitresIn } from '@/lib/recipe/scales';
import { type Line, mergeRecipes } from '@/lib/shopping/merge';
import { itemsToBuy, type ScaledRecipe } from '@/lib/shopping/recipes';

type Each = { amount: number; unit?: string; food?: string };
const hasAmount = <T extends { amount?: number }>(each: T): each is T & Each => each.amount !== undefined;
const isToTaste = (line: Line) => line.parts.every(({ amounts }) => !amounts.some(hasAmount));

/** Tests that nothing of these recipes is missing on the shopping list, nor bought twice. */
export function listsAreSound(written: readonly Recipe[]): void {
  const { recipes, groceries } = recipesFile(written);
  const variantsOf = (recipe: (typeof recipes)[number]): ScaledRecipe[] =>
    (recipe.variants?.options ?? [{ id: null }]).map(({ id }) => ({
      recipe,
      servings: recipe.servings * 1.5,
      variant: id,
    }));

  it('has each ingredient in exactly one line, in every variant of a recipe', () => {
    for (const chosen of recipes.flatMap(variantsOf)) {
      const { recipe, servings } = chosen;
      const lines = mergeRecipes([chosen], groceries);
      const listed = lines.flatMap(({ key, parts }) =>
        parts.flatMap(({ amounts }) => amounts.map(({ amount }) => `${key} ${amount}`)),
      );
      const needed = itemsToBuy(chosen)
        .filter(({ buy = '' }) => groceries[buy]?.aisle !== null)
        .map(({ buy, name, amount }) => {
          const scaled = amount && Number((amount * (servings / recipe.servings)).toPrecision(12));
          return `${buy ?? name.toLowerCase()} ${scaled}`;
        });
      expect([recipe.slug, ...listed.sort()]).toEqual([recipe.slug, ...needed.sort()]);
      expect(lines.filter((line) => line.sums.length === 0).every(isToTaste)).toBe(true);
    }
  });

  it('has sums that equal the parts of each line', () => {
    const once = recipes.flatMap((recipe) => variantsOf(recipe).slice(0, 1));
    for (const line of mergeRecipes(once, groceries).filter((each) => !isToTaste(each))) {
      const parts = line.parts.flatMap(({ amounts }) => amounts).filter(hasAmount);
      const isPoured = [...parts, ...line.sums].every(({ unit }) => millilitresIn(unit ?? '') !== undefined);
      const ofParts = totals(parts, line.key, isPoured);
      const ofSums = totals(line.sums, line.key, isPoured);
      expect([line.key, ...[...ofSums.keys()].sort()]).toEqual([line.key, ...[...ofParts.keys()].sort()]);
      for (const [kind, amount] of ofParts)
        expect([line.key, (ofSums.get(kind) ?? 0) / amount]).toEqual([line.key, expect.closeTo(1, 6)]);
    }
  });

  /** Totals in grams where a weight is known, in millilitres where all is poured, else by unit. */
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
