'use client';

import * as words from '@/.content/words/addToList';
import { toast } from '@/components/ui/toast';
import { readStored } from '@/lib/kept/read';
import { writeStored } from '@/lib/kept/write';
import { encodeList } from '@/lib/shopping/link';
import { type ListedRecipe, MOST_RECIPES, SHOPPING, withRecipe } from '@/lib/shopping/list';

const PAGE = '/recipes/shopping-list/';

/** Puts a recipe on the shopping list, or changes its servings and variant there, and says so. Never throws. */
export function addToShoppingList(recipe: ListedRecipe, title: string): void {
  const next = withRecipe(readStored(SHOPPING), recipe);
  const link = { href: PAGE, text: words.seeList };
  if (!next.recipes.some(({ slug }) => slug === recipe.slug)) {
    const description = words.isFullText({ most: MOST_RECIPES });
    void toast({ title: words.isFull, description, kind: 'warning', link });
  } else if (writeStored(SHOPPING, next)) {
    void toast({ title: words.added, description: words.recipe({ recipe: title }), kind: 'success', link });
  } else {
    // The list would be gone on the next page, so the link takes it along.
    void toast({
      title: words.notKept,
      description: words.notKeptText({ recipe: title }),
      kind: 'warning',
      link: { href: `${PAGE}${encodeList(next)}`, text: words.takeAlong },
      duration: 15_000,
    });
  }
}
