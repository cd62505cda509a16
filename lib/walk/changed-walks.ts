import { traversal } from '@/lib/ui/traversal';

/** Walks that the visitor changed during this visit: by guide and walk, what it was changed to, as in the address. */
const changed = new Map<string, string>();

const keyOf = (guide: string, walk: string) => `${guide}?${walk}`;

/** Remembers a change of a walk; '' is no walk. @param guide id of its guide */
export function recordChange(guide: string, before: string, after: string): void {
  // `after` is the latest walk now: nothing leads on from it.
  changed.delete(keyOf(guide, after));
  if (before !== after) changed.set(keyOf(guide, before), after);
}

/**
 * The walk of the page's address. At an older entry of the history it is the one that the visitor changed it to on a later
 * page.
 */
export function currentWalk(guide: string, walk: string): string {
  if (typeof window === 'undefined' || traversal.to !== window.location.href) return walk;
  const after = changed.get(keyOf(guide, walk));
  return after === undefined ? walk : currentWalk(guide, after);
}

/** Call it when a walk is on the page: it is the latest one now, also if a link led to an older one or to none. */
export function settleWalk(guide: string, walk: string): void {
  traversal.to = '';
  changed.delete(keyOf(guide, walk));
}
