import * as messages from '@/.content/messages/moreFilters';
import type { Openness } from '@/lib/content/opening-hours';
import type { Place } from '@/lib/content/place';

/** One market in the sentence about the chosen time; its name is the link to its guide. */
type MarketClause = { slug: string; path: string; before: string; name: string; after: string };

/** Clauses such as "St. Lawrence Market is closed then", for the markets whose hours are known. */
export function marketClauses(
  places: readonly Place[],
  openness: ReadonlyMap<string, Openness>,
): MarketClause[] {
  const known = places.filter(({ kind, slug }) => kind === 'market' && openness.get(slug) !== 'unknown');
  return known.map(({ slug, name, path, manyShops }, index) => {
    const isOpen = openness.get(slug) === 'open';
    const message = messageOf(isOpen, index === 0, manyShops);
    const [before = '', after = ''] = message({ market: MARK }).split(MARK);
    return { slug, path, before, name, after };
  });
}

/** Placeholder for the name of the market: a private-use character. */
const MARK = '\uE000';

/** The sentence about a market. The first one names the time. */
function messageOf(isOpen: boolean, isFirst: boolean, manyShops?: true) {
  if (manyShops && isFirst) return isOpen ? messages.firstShopsOpen : messages.firstShopsClosed;
  if (manyShops) return isOpen ? messages.nextShopsOpen : messages.nextShopsClosed;
  if (isFirst) return isOpen ? messages.firstOpen : messages.firstClosed;
  return isOpen ? messages.nextOpen : messages.nextClosed;
}
