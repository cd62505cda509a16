'use client';

import * as messages from '@/.content/messages/addToList';
import { toast } from '@/components/ui/toast';
import { encodeList } from '@/lib/shopping/link';
import { type ListedRecipe, MOST_RECIPES, SHOPPING, withRecipe } from '@/lib/shopping/list';
import { readStored } from '@/lib/storage/read';
import { writeStored } from '@/lib/storage/write';

const PAGE = '/recipes/shopping-list/';

/** Puts a recipe on the shopping list, or changes its servings and variant there, and says so. Never throws. */
export function addToShoppingList(recipe: ListedRecipe, title: string): void {
  const next = withRecipe(readStored(SHOPPING), recipe);
  const link = { href: PAGE, text: messages.seeList };
  if (!next.recipes.some(({ slug }) => slug === recipe.slug)) {
    const description = messages.isFullText({ most: MOST_RECIPES });
    void toast({ title: messages.isFull, description, kind: 'warning', link });
  } else if (writeStored(SHOPPING, next)) {
    void toast({
      title: messages.added,
      description: messages.recipe({ recipe: title }),
      kind: 'success',
      link,
    });
  } else {
    // The list would be gone on the next page, so the link takes it along.
    void toast({
      title: messages.notKept,
      description: messages.notKeptText({ recipe: title }),
      kind: 'warning',
      link: { href: `${PAGE}${encodeList(next)}`, text: messages.takeAlong },
      duration: 15_000,
    });
  }
}
