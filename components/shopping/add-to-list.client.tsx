'use client';

import * as messages from '@/.content/messages/addToList';
import { toast } from '@/components/ui/toast';
import { type ListedRecipe, MOST_RECIPES, SHOPPING, setRecipe } from '@/lib/saved/shopping-list';
import { encodeList } from '@/lib/shopping/link';
import { readStored } from '@/lib/storage/read';
import { writeStored } from '@/lib/storage/write';

const PAGE = '/recipes/shopping-list/';

/** Adds a recipe to the shopping list, or changes its servings and variant, and shows a toast. Never throws. */
export function addToShoppingList(recipe: ListedRecipe, title: string): void {
  const next = setRecipe(readStored(SHOPPING), recipe);
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
    // The link carries the list, which would be lost on the next page.
    void toast({
      title: messages.notStored,
      description: messages.notStoredText({ recipe: title }),
      kind: 'warning',
      link: { href: `${PAGE}${encodeList(next)}`, text: messages.exportList },
      duration: 15_000,
    });
  }
}
