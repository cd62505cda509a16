'use client';

import * as messages from '@/.content/messages/addToList';
import { toast } from '@/components/ui/toast';
import { yieldNumber } from '@/lib/recipe/servings';
import {
  isSameVersion,
  type ListedRecipe,
  MOST_RECIPES,
  SHOPPING,
  setRecipe,
} from '@/lib/saved/shopping-list';
import { encodeList } from '@/lib/shopping/link';
import { readStored } from '@/lib/storage/read';
import { changeStored } from '@/lib/storage/write';

const PAGE = '/recipes/shopping-list/';

/** Adds a version of a recipe to the shopping list, or changes its servings, and shows a toast. Never rejects. */
export async function addToShoppingList(recipe: ListedRecipe, title: string): Promise<void> {
  const list = readStored(SHOPPING);
  const before = list.recipes.find((other) => isSameVersion(other, recipe));
  const link = { href: PAGE, text: messages.seeList };
  if (setRecipe(list, recipe) === list) {
    const description = messages.isFullText({ most: MOST_RECIPES });
    void toast({ title: messages.isFull, description, kind: 'warning', link });
  } else if (!(await changeStored(SHOPPING, (now) => setRecipe(now, recipe)))) {
    // The link carries the list, which would be lost on the next page.
    void toast({
      title: messages.notStored,
      description: messages.notStoredText({ recipe: title }),
      kind: 'warning',
      link: { href: `${PAGE}${encodeList(readStored(SHOPPING))}`, text: messages.exportList },
    });
  } else if (before && before.servings !== recipe.servings) {
    void toast({
      title: messages.changed,
      description: messages.changedText({ recipe: title, number: yieldNumber(recipe.servings) }),
      kind: 'success',
      link,
      action: { text: messages.undo, run: () => takeBack(recipe, before) },
    });
  } else {
    const description = messages.recipe({ recipe: title });
    void toast({ title: messages.added, description, kind: 'success', link });
  }
}

/** Restores a changed recipe, unless it has been changed again or taken off. */
function takeBack(after: ListedRecipe, before: ListedRecipe): void {
  const list = readStored(SHOPPING);
  const now = list.recipes.find((other) => isSameVersion(other, after));
  if (now?.servings !== after.servings) return;
  void changeStored(SHOPPING, (current) => setRecipe(current, before));
  void toast({
    title: messages.asBefore,
    description: messages.onListFor({ number: yieldNumber(before.servings) }),
    kind: 'success',
    link: { href: PAGE, text: messages.seeList },
  });
}
