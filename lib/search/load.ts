import { createRecipeSearch } from './recipe-search';
import { createRestaurantSearch, type RestaurantIndex } from './restaurant-search';
import { loadFile, once } from './search-file';
import { createSiteSearch } from './site-search';

// Loads the index and creates the searches over it. Import it in lazy chunks only: the search is large.

/** Loads the search over the whole site. Rejects where it can't be loaded. */
export const loadSiteSearch = once(async () => createSiteSearch(await loadFile()));

/** Loads the search over the recipes. Rejects where it can't be loaded. */
export const loadRecipeSearch = once(async () => createRecipeSearch(await loadFile()));

const guides = new Map<string, () => Promise<RestaurantIndex>>();

/** Loads the search over the restaurants of a guide, with its corrections. Rejects where it can't be loaded. */
export function loadRestaurantSearch(guide: string): Promise<RestaurantIndex> {
  const load = guides.get(guide) ?? once(async () => createRestaurantSearch(await loadFile(), guide));
  guides.set(guide, load);
  return load();
}
