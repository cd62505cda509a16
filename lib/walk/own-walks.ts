/** Key in session storage, which a reload and a duplicated tab keep. */
const KEY = 'rtr:own-walks';
const MOST_KEPT = 20;

/** Own walks of this visit, as in the address, where the browser refuses to store anything. */
let inMemory: readonly string[] = [];

function read(): readonly string[] {
  try {
    const walks: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(walks) ? walks.filter((walk) => typeof walk === 'string') : [];
  } catch {
    return inMemory;
  }
}

/** True for a walk that was the visitor's own in this tab, even if the device now has another in its place. */
export function isOwnWalk(walk: string): boolean {
  return walk !== '' && read().includes(walk);
}

/** Remembers the visitor's own walk for as long as the tab is open. Never throws. */
export function rememberOwnWalk(walk: string): void {
  if (walk === '' || isOwnWalk(walk)) return;
  inMemory = [walk, ...read()].slice(0, MOST_KEPT);
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(inMemory));
  } catch {
    // They are in memory.
  }
}
