import type { Groceries, ItemData, RecipeData, RecipesFile } from '@/lib/recipe/recipe-data';
import type { ListedRecipe, ShoppingListData } from '@/lib/saved/shopping-list';
import { setTick, tickedKeys } from '@/lib/saved/shopping-list';
import { matchPantry, type Replacement } from '@/lib/search/foods';
import { mergeRecipes } from '@/lib/shopping/merge';
import { chosenRecipes, shopRecipes } from '@/lib/shopping/recipes';
import { isAtHand } from '@/lib/shopping/staples';

/** True if the visitor has one of these names, or a substitute for it. */
const hasFood = (names: readonly string[], have: string, replacements: readonly Replacement[]) =>
  matchPantry(have, [{ ingredients: names.map((name) => name.toLowerCase()) }]).uses.flat().length > 0 ||
  replacements.some((each) => each.by === 'swap' && names.includes(each.for));

/** The ingredients of a recipe, with those of its first version. */
const itemsOf = ({ items, variants }: Pick<RecipeData, 'items' | 'variants'>): ItemData[] => [
  ...items,
  ...(variants?.options[0]?.items ?? []),
];

/**
 * Names of the ingredients that the visitor has not named, each once: without pantry staples by the spoon, optional
 * ones, and what nobody buys.
 */
export function missingFoods(
  { servings: recipeServings, ...recipe }: Pick<RecipeData, 'items' | 'variants' | 'servings'>,
  servings: number,
  have: string,
  replacements: readonly Replacement[],
  groceries: Groceries,
): string[] {
  const items = itemsOf(recipe);
  const amountsOf = (key: string) =>
    items
      .filter(({ buy }) => buy === key)
      .map(({ amount = 0, unit }) => ({ amount: (amount * servings) / recipeServings, unit }));
  const names = items.flatMap(({ name, buy = '', optional }) => {
    const grocery = Object.hasOwn(groceries, buy) ? groceries[buy] : undefined;
    if (optional || grocery?.aisle === null || isAtHand(grocery, amountsOf(buy))) return [];
    return hasFood([name, ...(grocery ? [grocery.name] : [])], have, replacements) ? [] : [name];
  });
  return [...new Set(names)];
}

/** A list with the lines of a recipe on it ticked that the visitor has, and that no other recipe needs. */
export function tickHad(
  list: ShoppingListData,
  { slug }: ListedRecipe,
  have: string,
  replacements: readonly Replacement[],
  { recipes, groceries }: RecipesFile,
): ShoppingListData {
  const lines = mergeRecipes(chosenRecipes(list.recipes, shopRecipes(recipes)), groceries);
  const items = recipes.find((recipe) => recipe.slug === slug)?.items ?? [];
  const namesOf = (key: string, name: string) => [
    name,
    ...items.filter((item) => item.buy === key).map((item) => item.name),
  ];
  const had = lines.filter(
    ({ key, name, parts }) =>
      parts.every((part) => part.slug === slug) &&
      hasFood(namesOf(key, name), have, replacements) &&
      !tickedKeys(list, lines).has(key),
  );
  return had.reduce((now, line) => setTick(now, line, true, lines), list);
}
