import { textParameter } from '@/lib/ui/address';

/** The stops of a walk, in order: `?walk=pai,seven-lives`. */
export const WALK = textParameter('walk');

/** Google Maps takes eleven places; ten stops leave one for where the visitor stands. */
export const MOST_STOPS = 10;

/** The stops that `WALK` names. Unknown ones, repeated ones and those after the tenth are dropped. Never throws. */
export function parseWalk(walk: string, isKnown: (slug: string) => boolean): string[] {
  return [...new Set(walk.split(',').filter(isKnown))].slice(0, MOST_STOPS);
}
