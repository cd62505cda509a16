import { withParameters } from '@/lib/address';

/** The page that searches the restaurants of Toronto. */
export const SEARCH_PAGE = '/travel/toronto/search/';

/** The page with the map that a walk is made on. */
export const WALK_PAGE = '/travel/toronto/';

/** Address of the search results for a text, of every restaurant for ''. Takes any text, broken Unicode too. */
export function searchPath(query: string): string {
  return query === '' ? SEARCH_PAGE : `${SEARCH_PAGE}?${new URLSearchParams({ q: query })}`;
}

/** An address of this site that takes a walk along: the stops as `?walk=` holds them, '' for none. */
export function withWalk(address: string, walk: string): string {
  return address.replace(/\?[^#]*|(?=#)|$/, (query) => withParameters(query, { walk }));
}

/** The walk that the query of an address holds, '' for none. */
export function walkOf(search: string): string {
  return new URLSearchParams(search).get('walk') ?? '';
}
