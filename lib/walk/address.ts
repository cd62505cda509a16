import { guidePath } from '@/lib/guide/guide';
import { readParameter, textParameter, withParameter } from '@/lib/ui/address';

/** The stops of a walk, in order: `?walk=pai,seven-lives`. */
export const WALK = textParameter('walk');

/** Google Maps takes eleven places; ten stops leave one for where the visitor stands. */
export const MOST_STOPS = 10;

/** The stops that `WALK` names. Unknown ones, repeated ones and those after the tenth are dropped. Never throws. */
export function parseWalk(walk: string, isKnown: (slug: string) => boolean): string[] {
  return [...new Set(walk.split(',').filter(isKnown))].slice(0, MOST_STOPS);
}

/** Address of the maps of a guide, where a walk is planned. */
export const walkPageOf = (guide: string) => `${guidePath(guide)}/`;

/** An address of this site with a walk: the stops as in `?walk=`, '' for none. */
export function withWalk(address: string, walk: string): string {
  return address.replace(/\?[^#]*|(?=#)|$/, (query) => withParameter(WALK, walk, query));
}

/** The walk in the query of an address, '' for none. */
export function walkOf(search: string): string {
  return readParameter(WALK, search);
}
