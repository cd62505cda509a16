const KEY = 'rtr:chunk-reload';
/** A second failure within this time is not cured by reloading, so the page is left as it is. Milliseconds. */
const PAUSE = 5 * 60 * 1000;

/** How long a piece of script is waited for before the visitor is told that it does not come. Milliseconds. */
const PATIENCE = 10_000;

/** Whether an error says that a piece of the site's script could not be loaded. */
export const isChunkError = (reason: unknown): boolean =>
  (reason as { name?: unknown } | null | undefined)?.name === 'ChunkLoadError';

/** Loads the page anew unless it did within five minutes, or the visitor is offline. Returns whether it does. */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  if (navigator.onLine === false) return false;
  try {
    const elapsed = Date.now() - Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    if (elapsed >= 0 && elapsed < PAUSE) return false;
    sessionStorage.setItem(KEY, `${Date.now()}`);
    if (!sessionStorage.getItem(KEY)) return false;
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Reloads the page once where a newer version of the site has taken a piece of script away. Returns whether it did. */
export const recoverFromChunkError = (reason: unknown): boolean => isChunkError(reason) && reloadOnce();

/** What is being loaded; rejects where a network neither brings it nor fails. */
export const inTime = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([loading, new Promise<never>((_, tooLate) => setTimeout(tooLate, PATIENCE))]);

function onError({ error, filename }: ErrorEvent): void {
  recoverFromChunkError(error);
  if (!(error instanceof SyntaxError)) return;
  // A page that a server sends in the place of a script with status 200 loads without an error for whoever waits for it.
  for (const script of document.scripts)
    if (script.src === filename) script.dispatchEvent(new Event('error'));
}

/** Watches for errors nobody caught and recovers from stale script pieces. Returns the function that stops it. */
export function watchChunkErrors(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => recoverFromChunkError(reason), { signal });
  return () => watching.abort();
}
