import type { Place } from '@/lib/travel/place';
import type { Openness } from './opening-hours';

/** One market in the sentence about the chosen time, with its name in the middle, where the link to its guide stands. */
export type MarketClause = { slug: string; path: string; before: string; name: string; after: string };

/**
 * "St. Lawrence Market is closed then; most Kensington Market shops are open." in clauses, without what stands
 * between them. Markets whose hours are not known are left out.
 */
export function marketClauses(
  places: readonly Place[],
  openness: ReadonlyMap<string, Openness>,
): MarketClause[] {
  const known = places.filter(({ kind, slug }) => kind === 'market' && openness.get(slug) !== 'unknown');
  return known.map(({ slug, name, path, manyShops }, index) => {
    const most = index === 0 ? 'Most ' : 'most ';
    const state = openness.get(slug) === 'open' ? 'open' : 'closed';
    return {
      slug,
      path,
      before: manyShops ? most : '',
      name,
      after: `${manyShops ? ' shops are' : ' is'} ${state}${index === 0 ? ' then' : ''}`,
    };
  });
}
