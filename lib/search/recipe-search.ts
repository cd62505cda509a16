import { createCorrectedSearch } from './corrected-search';
import type { SearchFile, SiteEntry } from './entry';
import { createEntryIndex } from './entry-index';
import { byScore } from './ranking';

/** Finds recipes, best first; for a text that finds none, those of its correction. */
export type RecipeSearchIndex = (query: string) => { found: SiteEntry[]; corrected: string | null };

/** The search over the recipes, by any part of their titles and categories, and by the words of their other texts. */
export async function createRecipeSearch(file: SearchFile): Promise<RecipeSearchIndex> {
  const recipes = file.entries.filter(({ group }) => group === 'recipe');
  const index = await createEntryIndex(recipes, file, { hasParts: true });
  const search = createCorrectedSearch(index, file);
  return (query) => {
    const { hits, corrected } = search(query);
    const found = hits.sort(byScore).flatMap(({ id }) => recipes[id] ?? []);
    return { found, corrected: found.length > 0 ? corrected : null };
  };
}
