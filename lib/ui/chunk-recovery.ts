import { readSession, writeSession } from '@/lib/storage/session';

/** Time of the last reload, in epoch milliseconds. */
const KEY = 'rtr:chunk-reload';
/** A second failure within this time is not fixed by reloading, so the page is left as it is. In ms. */
const RELOAD_INTERVAL = 5 * 60 * 1000;

/** Timeout for loading a chunk, in ms. */
const CHUNK_TIMEOUT = 10_000;

/** True for the error of a script chunk that could not be loaded. */
export const isChunkError = (reason: unknown): boolean =>
  (reason as { name?: unknown } | null | undefined)?.name === 'ChunkLoadError';

/**
 * Reloads the page unless it did so in the last five minutes, could not remember it, or the visitor is offline. Returns true
 * if it reloads.
 */
export function reloadOnce(reload = () => window.location.reload()): boolean {
  if (navigator.onLine === false) return false;
  const elapsed = Date.now() - Number(readSession(KEY) ?? Number.NaN);
  if (elapsed >= 0 && elapsed < RELOAD_INTERVAL) return false;
  if (!writeSession(KEY, `${Date.now()}`)) return false;
  reload();
  return true;
}

/** Reloads the page once if a new release has removed a chunk. Returns true if it reloads. */
export const recoverFromChunkError = (reason: unknown): boolean => isChunkError(reason) && reloadOnce();

/** Rejects a load that has neither succeeded nor failed in time. */
export const withTimeout = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, CHUNK_TIMEOUT))]);

function onError({ error, filename }: ErrorEvent): void {
  recoverFromChunkError(error);
  if (!(error instanceof SyntaxError)) return;
  // A server that answers a script with an HTML page and status 200 fires no `error` event on the script.
  for (const script of document.scripts)
    if (script.src === filename) script.dispatchEvent(new Event('error'));
}

/** Recovers from uncaught errors of missing chunks. Returns the function that stops listening. */
export function watchChunkErrors(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('error', onError, { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => recoverFromChunkError(reason), { signal });
  return () => listening.abort();
}
