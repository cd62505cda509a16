import { loadRecipes } from '@/lib/recipe/use-recipes';
import { type ListedRecipe, SHOPPING, type ShoppingListData } from '@/lib/saved/shopping-list';
import { readStored } from '@/lib/storage/read';
import type { Stored } from '@/lib/storage/storage';
import { writeStored } from '@/lib/storage/write';

/** Number of lines of the shopping list, and the recipes and own items that it was counted for. */
type ItemCount = { version: 1; count: number; of: string };

/** The count for the header. It adds up no amounts by itself, so this is stored. */
export const LIST_ITEMS: Stored<ItemCount | null> = {
  key: 'rtr:list-items',
  version: 1,
  empty: null,
  read: (value) => {
    const { count, of } = Object(value) as Record<string, unknown>;
    return typeof count === 'number' && typeof of === 'string' ? { version: 1, count, of } : null;
  },
  counts: (items) => ({ 'list-items': items?.count ?? 0 }),
  isMinor: true,
  isDerived: true,
};

/** Key of all that the number of lines depends on: servings change amounts only. */
const contentOf = ({ recipes, own }: ShoppingListData) =>
  [...recipes.map(({ slug, variant }: ListedRecipe) => `${slug}:${variant ?? ''}`), own.length].join();

/** Counts the lines of the stored shopping list again if it has changed. Rejects if the recipes do not load. */
export async function countItems(): Promise<void> {
  const list = readStored(SHOPPING);
  const of = contentOf(list);
  if (readStored(LIST_ITEMS)?.of === of) return;
  let count = list.own.length;
  if (list.recipes.length > 0) {
    const [{ recipes, groceries }, { mergeRecipes }, { chosenRecipes, shopRecipes }] = await Promise.all([
      loadRecipes(),
      import('./merge'),
      import('./recipes'),
    ]);
    count += mergeRecipes(chosenRecipes(list.recipes, shopRecipes(recipes)), groceries).length;
  }
  if (contentOf(readStored(SHOPPING)) === of) writeStored(LIST_ITEMS, { version: 1, count, of });
}
