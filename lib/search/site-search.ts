import { createCorrectedSearch } from './corrected-search';
import { createDishSearch } from './dish-search';
import type { SearchFile, SiteEntry, SiteSearchIndex } from './entry';
import { createEntryIndex } from './entry-index';
import { groupHits, type Hit, MENTION, TITLE_CONTAINS } from './ranking';

/** Most results that contain only some of the words. */
const MAX_PARTIAL = 8;

/** Pages below this path list or explain recipes. */
const RECIPES = '/recipes/';

/** The search over all entries of the site. */
export async function createSiteSearch(file: SearchFile): Promise<SiteSearchIndex> {
  const { entries } = file;
  const index = await createEntryIndex(entries, file);
  const search = createCorrectedSearch(index, file);
  const dishSearch = createDishSearch(entries, file.kinds);

  const recipes = new Set(entries.filter(({ group }) => group === 'recipe').map(({ href }) => href));
  const isOfRecipes = (page: string) => {
    const path = page.endsWith('/') ? page : `${page}/`;
    return path.startsWith(RECIPES) || recipes.has(path);
  };

  /** The guides with restaurants among hits. */
  const guidesOf = (hits: readonly Hit[]) => {
    const restaurants = hits.flatMap(({ id }) => {
      const { guide, isMarket }: Partial<NonNullable<SiteEntry['listed']>> = entries[id]?.listed ?? {};
      return guide !== undefined && !isMarket ? [guide] : [];
    });
    return [...new Set(restaurants)];
  };

  return (query, page) => {
    const { hits, words, corrected } = search(query);
    const dishes = hits.some(({ rank }) => rank > MENTION) ? null : dishSearch(query);
    if (dishes) {
      const { ids, text } = dishes;
      const found = ids.map((id, at) => ({ id, rank: TITLE_CONTAINS, score: -at }));
      return { ...groupHits(entries, found), corrected: null, nearest: text, partial: false, guides: [] };
    }
    const first = page !== undefined && isOfRecipes(page) ? 'recipe' : undefined;
    if (hits.length > 0 || words.length === 0)
      return { ...groupHits(entries, hits, { first }), corrected, partial: false, guides: guidesOf(hits) };
    const some = index.findSome(words);
    const groups = groupHits(entries, some, { first, limit: MAX_PARTIAL });
    return { ...groups, corrected, partial: some.length > 0, guides: [] };
  };
}
