import { TIMERS } from '@/lib/cook/timers';
import { SAVED } from '@/lib/saved/saved';
import { SHOPPING } from '@/lib/saved/shopping-list';
import { countItems, LIST_ITEMS } from '@/lib/shopping/count-items';
import { updateCounts } from '@/lib/storage/write';
import { WALKS } from '@/lib/walk/saved-walks';

/**
 * Derives all counts again, which earlier versions of the site did not store, and adds up the lines of a changed shopping
 * list. Rejects if the recipes do not load.
 */
export async function recount(): Promise<void> {
  // Before the shopping list: without recipes, that counts its lines itself.
  updateCounts(LIST_ITEMS);
  updateCounts(SHOPPING);
  updateCounts(SAVED);
  updateCounts(WALKS);
  updateCounts(TIMERS);
  await countItems();
}
