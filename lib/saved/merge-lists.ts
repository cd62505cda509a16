import { clampServings } from '@/lib/recipe/servings';
import {
  addCustomItem,
  customItemText,
  isSameVersion,
  type ListedVersion,
  MOST_SERVINGS,
  MOST_TICKS,
  readTick,
  type ShoppingListData,
  setRecipe,
  sizesOf,
  tickOf,
} from './shopping-list';

// Shopping lists from elsewhere, loaded when there is one.

/** A list from a link or a file in the form this site writes, without ticks of lines that it cannot have. */
export function tidyList({ recipes, ticked, own }: ShoppingListData): ShoppingListData {
  const ids = new Map(own.map(({ id }, index) => [`own:${id}`, `own:o${index + 1}`]));
  return {
    version: 1,
    recipes: recipes.map(({ slug, servings, variant }) => ({
      slug,
      // The range of the recipe itself applies when it is shown.
      servings: clampServings(servings, MOST_SERVINGS),
      variant: variant ?? null,
    })),
    ticked: ticked.map(readTick).flatMap(({ key, size }) => {
      const line = key.startsWith('own:') ? ids.get(key) : key;
      return line ? [tickOf({ key: line, size })] : [];
    }),
    own: own.map(({ text }, index) => ({ id: `o${index + 1}`, text: customItemText(text) })),
  };
}

/** A recipe on both of two lists, with the servings of each; the merged list has the larger ones. */
export type SharedRecipe = ListedVersion & { mine: number; other: number };

/** The merged list, recipes that had other servings, and the numbers of entries of the other list without room. */
export type MergedLists = {
  list: ShoppingListData;
  differing: SharedRecipe[];
  leftOut: { recipes: number; own: number };
};

/**
 * Adds another list without removing anything of `mine`. A version of a recipe on both gets the larger servings; own items
 * with the same text are added once.
 */
export function mergeLists(mine: ShoppingListData, other: ShoppingListData): MergedLists {
  let list = mine;
  const differing: SharedRecipe[] = [];
  const leftOut = { recipes: 0, own: 0 };
  for (const recipe of other.recipes) {
    const here = list.recipes.find((each) => isSameVersion(each, recipe));
    const servings = Math.max(here?.servings ?? 0, recipe.servings);
    if (here && here.servings !== recipe.servings) {
      const { slug, variant = null } = here;
      differing.push({ slug, variant, mine: here.servings, other: recipe.servings });
    }
    const next = setRecipe(list, { ...(here ?? recipe), servings });
    if (next === list) leftOut.recipes += 1;
    list = next;
  }
  const ticks = sizesOf(mine);
  const theirs = sizesOf(other);
  for (const item of other.own) {
    if (list.own.some(({ text }) => text.toLowerCase() === item.text.toLowerCase())) continue;
    const next = addCustomItem(list, item.text);
    const added = next === list ? undefined : next.own.at(-1);
    if (!added) leftOut.own += 1;
    else if (theirs.has(`own:${item.id}`)) ticks.set(`own:${added.id}`, 0);
    list = next;
  }
  for (const [key, size] of theirs) {
    if (!key.startsWith('own:')) ticks.set(key, Math.max(size, ticks.get(key) ?? 0));
  }
  const ticked = [...ticks]
    .map(([key, size]) => tickOf({ key, size }))
    .slice(0, Math.max(MOST_TICKS, mine.ticked.length));
  return { list: { ...list, ticked }, differing, leftOut };
}
