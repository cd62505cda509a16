import * as messages from '@/.content/messages/moreFilters';
import type { Openness } from './opening-hours';
import type { Place } from './place';

/** One market in the sentence about the chosen time, with its name in the middle, where the link to its guide stands. */
type MarketClause = { slug: string; path: string; before: string; name: string; after: string };

/** "St. Lawrence Market is closed then" in clauses, for the markets whose hours are known. */
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

/** Stands for the name of the market: a character that no text holds. */
const MARK = '\uE000';

/** What is said of a market. The first one says of what time. */
function messageOf(isOpen: boolean, isFirst: boolean, manyShops?: true) {
  if (manyShops && isFirst) return isOpen ? messages.firstShopsOpen : messages.firstShopsClosed;
  if (manyShops) return isOpen ? messages.nextShopsOpen : messages.nextShopsClosed;
  if (isFirst) return isOpen ? messages.firstOpen : messages.firstClosed;
  return isOpen ? messages.nextOpen : messages.nextClosed;
}
