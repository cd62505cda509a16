import { guidePath } from '@/lib/guide/guide';
import { readParameter, textParameter, withParameter } from '@/lib/ui/address';
import { WALK } from '@/lib/walk/address';

/** What is searched: `?q=ramen`. */
export const SEARCH = textParameter('q');

/** Address of the page that searches the restaurants of a guide. */
export const searchPageOf = (guide: string) => `${guidePath(guide, 'search')}/`;

/** Address of the maps of a guide, on which a walk is made. */
export const walkPageOf = (guide: string) => `${guidePath(guide)}/`;

/** Address of the search results for a text among the restaurants of a guide, of all of them for ''. Takes any text. */
export function searchPath(query: string, guide: string): string {
  const page = searchPageOf(guide);
  return query === '' ? page : `${page}?${new URLSearchParams({ q: query })}`;
}

/** An address of this site that takes a walk along: the stops as `?walk=` holds them, '' for none. */
export function withWalk(address: string, walk: string): string {
  return address.replace(/\?[^#]*|(?=#)|$/, (query) => withParameter(WALK, walk, query));
}

/** The walk that the query of an address holds, '' for none. */
export function walkOf(search: string): string {
  return readParameter(WALK, search);
}
