import { LIST_PAGES } from '@/lib/offline/cache-rules';
import { saveVisitedPages, saveVisitorPages } from '@/lib/offline/save-page';
import { parseStored } from '@/lib/storage/read';
import { readRaw, type Stored, subscribeStored } from '@/lib/storage/storage';
import { SAVED } from './saved';
import { SHOPPING } from './shopping-list';

/** Delay after a change of the lists: several changes may follow each other. In ms. */
const DELAY = 500;

/** The stored value; null if this version can't read it. */
function readable<T>(stored: Stored<T>): T | null {
  const { value, problem } = parseStored(stored, readRaw(stored.key));
  return problem ? null : value;
}

/**
 * Makes the service worker store the lists with their recipes, and all recipes to choose from, once there is an entry on
 * any list. Both lists: an entry may move to the other one without a network. It deletes what is no longer listed.
 */
function saveListedPages(): void {
  const [saved, shopping] = [readable(SAVED), readable(SHOPPING)];
  // Recipes on a list that can't be read are unknown: their copies stay.
  if (!saved || !shopping) return;
  const listed = shopping.recipes.map(({ slug }) => slug);
  const recipes = [...new Set([...listed, ...saved.favourites, ...saved.later])].sort();
  const isEmpty = recipes.length + shopping.own.length === 0;
  void saveVisitorPages({ pages: isEmpty ? [] : [...LIST_PAGES, '/recipes/'], recipes });
}

let isFollowing = false;

/** Stores the visitor's own pages now, and after each change of the lists. */
function followLists(): void {
  saveListedPages();
  if (isFollowing) return;
  isFollowing = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(saveListedPages, DELAY);
  };
  for (const { key } of [SAVED, SHOPPING]) subscribeStored(key, later);
}

/** Stores pages of this visit and those of the visitor's own things for offline use. Never rejects. */
export function savePages(pages: readonly string[]): Promise<void> {
  return saveVisitedPages(pages, followLists);
}
