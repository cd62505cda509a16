import { guidePath } from '@/lib/content/guide';
import { hrefWith, readParameter, textParameter } from '@/lib/ui/address';

/** The stops of a walk, in order: `?walk=pai,seven-lives`. */
export const WALK = textParameter('walk');

/** Fragment that opens the dialog of the walk in the address. */
export const WALK_HASH = '#walk';

/** Google Maps accepts eleven places; ten stops leave one for the visitor's position. */
export const MOST_STOPS = 10;

/** The stops in the text of `WALK`, each once, also those that the guide does not have. */
export function linkedStops(walk: string): string[] {
  return [...new Set(walk.split(',').filter(Boolean))];
}

/** The stops in the text of `WALK`. Unknown and repeated ones, and those after the tenth, are dropped. Never throws. */
export function parseWalk(walk: string, isKnown: (slug: string) => boolean): string[] {
  return linkedStops(walk).filter(isKnown).slice(0, MOST_STOPS);
}

/** Path of the page of a guide with the maps and the walk. */
export const walkPageOf = (guide: string) => `${guidePath(guide)}/`;

/** An address of this site with a walk in its query: the stops as `?walk=` holds them, '' for none. */
export function withWalk(address: string, walk: string): string {
  return hrefWith(WALK, walk, address);
}

/** The walk in the query of an address, '' for none. */
export function walkOf(search: string): string {
  return readParameter(WALK, search);
}
