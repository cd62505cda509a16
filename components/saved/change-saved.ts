import * as messages from '@/.content/messages/recipe';
import { toast } from '@/components/ui/toast';
import { addSaved, removeSaved, SAVED, type SavedList } from '@/lib/saved/saved';
import { readStored } from '@/lib/storage/read';
import { changeStored } from '@/lib/storage/write';

/** Path of the page with the saved recipes. */
export const SAVED_PATH = '/recipes/saved/';

/** Titles of the toasts of a list, and a text under the first. */
export type SaveNotices = { notices: [added: string, removed: string]; addedText?: string };

/**
 * Adds a recipe to one of the visitor's lists, or removes it, as the pressed button says, and shows a toast, from which a
 * removal can be undone. Never rejects.
 *
 * @param choice query of the servings and version to save: "?servings=6"
 */
export async function changeSaved(
  list: SavedList,
  slug: string,
  to: 'added' | 'removed',
  { notices, addedText }: SaveNotices,
  choice?: string,
): Promise<void> {
  const before = readStored(SAVED);
  const isRemoved = to === 'removed';
  const isStored = await changeStored(SAVED, (now) =>
    isRemoved ? removeSaved(now, list, slug) : addSaved(now, list, slug, choice),
  );
  const link = { href: SAVED_PATH, text: messages.viewSaved };
  const putBack = () => {
    void changeStored(SAVED, (now) => addSaved(now, list, slug, before.choices?.[slug]));
    void toast({ title: notices[0], kind: 'success', link });
  };
  void toast({
    title: notices[isRemoved ? 1 : 0],
    description: isStored ? (isRemoved ? undefined : addedText) : messages.notSaved,
    kind: isStored ? 'success' : 'warning',
    link,
    ...(isRemoved && { action: { text: messages.undo, run: putBack } }),
  });
}
