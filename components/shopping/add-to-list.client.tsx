'use client';

import * as words from '@/.content/words/addToList';
import { toast } from '@/components/ui/toast';
import { readStored } from '@/lib/kept/read';
import { writeStored } from '@/lib/kept/write';
import { encodeList } from '@/lib/shopping/link';
import { type ListedRecipe, MOST_RECIPES, SHOPPING, withRecipe } from '@/lib/shopping/list';

const PAGE = '/recipes/shopping-list/';

export type RecipeToShop = Pick<ListedRecipe, 'slug' | 'servings'> & {
  /** Id of the chosen variant, as the recipe's page calls it; null for the first. */
  version: string | null;
  /** Named in the message where it is given. */
  title?: string;
};

/**
 * Puts a recipe on the shopping list, or changes its servings and variant there, and says so. Never throws.
 *
 * @param recipe its slug and title, the servings it is shown at, and the chosen variant, null for the first
 */
export function addToShoppingList({ title, slug, servings, version }: RecipeToShop): void {
  const list = readStored(SHOPPING);
  const next = withRecipe(list, { slug, servings, variant: version });
  const link = { href: PAGE, text: words.seeList };
  if (!next.recipes.some((recipe) => recipe.slug === slug)) {
    const description = words.isFullText({ most: MOST_RECIPES });
    void toast({ title: words.isFull, description, kind: 'warning', link });
  } else if (writeStored(SHOPPING, next)) {
    const description = title && words.recipe({ recipe: title });
    void toast({ title: words.added, description, kind: 'success', link });
  } else {
    // The list would be gone on the next page, so the link takes it along.
    void toast({
      title: words.notKept,
      description: title ? words.notKeptText({ recipe: title }) : words.notKeptAnyText,
      kind: 'warning',
      link: { href: `${PAGE}${encodeList(next)}`, text: words.takeAlong },
      duration: 15_000,
    });
  }
}
