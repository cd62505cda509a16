import * as recipeMessages from '@/.content/messages/recipe';
import * as messages from '@/.content/messages/shopping';
import { changeSaved, type SaveNotices } from '@/components/saved/change-saved';
import { toast } from '@/components/ui/toast';
import { isSaved, SAVED } from '@/lib/saved/saved';
import { removeRecipe, SHOPPING, setRecipe } from '@/lib/saved/shopping-list';
import { readStored } from '@/lib/storage/read';
import { subscribeStored } from '@/lib/storage/storage';
import { changeStored } from '@/lib/storage/write';
import { addToShoppingList } from './add-to-list.client';

/** True for a recipe on the shopping list, and for one that is saved for later. */
export type CardState = { isListed: boolean; isSaved: boolean };

/** Reports the state of a recipe, now and after each change. Returns the function that stops it. */
export function watchCard(slug: string, onState: (state: CardState) => void): () => void {
  const report = () =>
    onState({
      isListed: readStored(SHOPPING).recipes.some((entry) => entry.slug === slug),
      isSaved: isSaved(readStored(SAVED), 'later', slug),
    });
  report();
  const stops = [SHOPPING, SAVED].map(({ key }) => subscribeStored(key, report));
  return () => {
    for (const stop of stops) stop();
  };
}

/** The recipe of a card, at its own servings. */
export type CardRecipe = { slug: string; title: string; servings: number };

const undo = recipeMessages.undo;

/** Adds a recipe to the shopping list, and shows a toast. Never rejects. */
export function addListed({ slug, title, servings }: CardRecipe): Promise<void> {
  return addToShoppingList({ slug, servings, variant: null }, title);
}

/** Removes all versions of a recipe from the shopping list, and shows a toast, from which it can be undone. Never rejects. */
export async function removeListed({ slug, title }: CardRecipe): Promise<void> {
  const listed = readStored(SHOPPING).recipes.filter((entry) => entry.slug === slug);
  await changeStored(SHOPPING, (now) => listed.reduce(removeRecipe, now));
  void toast({
    title: messages.recipeRemoved({ item: title }),
    kind: 'success',
    action: {
      text: undo,
      run: () => {
        void changeStored(SHOPPING, (now) => listed.reduce((list, entry) => setRecipe(list, entry), now));
        void toast({ title: messages.isBack({ item: title }), kind: 'success' });
      },
    },
  });
}

const LATER: SaveNotices = { notices: [recipeMessages.savedForLater, recipeMessages.removedSaved] };

/** Saves a recipe for later, or removes it, and shows a toast. Never rejects. */
export function changeLater({ slug }: CardRecipe, to: 'added' | 'removed'): Promise<void> {
  return changeSaved('later', slug, to, LATER);
}
