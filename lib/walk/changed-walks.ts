/** Walks that the visitor changed during this visit: by guide and walk, what it was changed to, as in the address. */
const changed = new Map<string, string>();

/** The address that Back or Forward led to, until its walk has been replaced by what it was changed to. */
let traversedTo = '';
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Not before the first change: listeners of the frame, which hide the closing of a dialog, come first.
  window.addEventListener('popstate', () => {
    traversedTo = window.location.href;
  });
}

const keyOf = (guide: string, walk: string) => `${guide}?${walk}`;

/** Remembers a change of a walk; '' is no walk. @param guide id of its guide */
export function recordChange(guide: string, before: string, after: string): void {
  listen();
  // `after` is the latest walk now: nothing leads on from it.
  changed.delete(keyOf(guide, after));
  if (before !== after) changed.set(keyOf(guide, before), after);
}

/**
 * The walk of the page's address. At an older entry of the history it is the one that the visitor changed it to on a later
 * page.
 */
export function currentWalk(guide: string, walk: string): string {
  if (typeof window === 'undefined' || traversedTo !== window.location.href) return walk;
  const after = changed.get(keyOf(guide, walk));
  return after === undefined ? walk : currentWalk(guide, after);
}

/** Ends the replacing of older walks: later links to a page without a walk close it. */
export function endTraversal(): void {
  traversedTo = '';
}
