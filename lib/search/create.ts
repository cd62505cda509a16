import type { AnySiteSearch, SiteEntry } from './entry';
import type { IndexOfParts } from './index-format';
import { createPartsSearch } from './search-parts';
import { createSiteSearch } from './site-search';

/** The search over the entries of the site, or over an index that has them in parts. */
export async function createSearch(
  index: readonly SiteEntry[] | IndexOfParts,
  right: readonly string[],
): Promise<AnySiteSearch> {
  return 'terms' in index ? createPartsSearch(index, right) : createSiteSearch(index, right);
}
