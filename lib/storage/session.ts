/**
 * Values that last for one visit, as text in `sessionStorage`, which a reload and a duplicated tab keep. Only this file
 * accesses it. Nothing here throws: what the browser refuses to store lasts until the page is left.
 */

export type SessionKey =
  | 'rtr:chunk-reload'
  | 'rtr:giscus'
  | 'rtr:promo-dismissed'
  | 'rtr:walk-visit'
  | 'rtr:walks-hidden';

const unstored = new Map<SessionKey, string>();

/** The text of a key; null if there is none. */
export function readSession(key: SessionKey): string | null {
  try {
    return unstored.get(key) ?? window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text. Returns false if it lasts until the page is left only. */
export function writeSession(key: SessionKey, text: string): boolean {
  unstored.set(key, text);
  try {
    const { sessionStorage } = window;
    sessionStorage.setItem(key, text);
    // Some privacy modes accept a text without storing it.
    if (sessionStorage.getItem(key) === text) return unstored.delete(key);
  } catch {
    // It is in memory.
  }
  return false;
}
