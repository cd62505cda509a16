const KEY = 'rtr:chunk-reload';
/** A second failure within this time is not cured by reloading, so the page is left as it is. Milliseconds. */
const PAUSE = 5 * 60 * 1000;

/** What recovery touches, so that it can be tested without a browser. */
export type RecoveryTools = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  now: () => number;
  online: () => boolean;
};

const browserTools: RecoveryTools = {
  storage: () => window.sessionStorage,
  reload: () => window.location.reload(),
  now: () => Date.now(),
  online: () => navigator.onLine !== false,
};

/** Whether an error says that a piece of the site's script could not be loaded. */
export function isChunkError(reason: unknown): boolean {
  if (typeof reason !== 'object' || reason === null) return false;
  const { name, message } = reason as { name?: unknown; message?: unknown };
  if (name === 'ChunkLoadError') return true;
  return (
    typeof message === 'string' &&
    /failed to load chunk|loading (css )?chunk|dynamically imported module/i.test(message)
  );
}

/**
 * Reloads the page once when a script piece is gone, as happens when a newer version of the site was published
 * while the page stood open. Returns whether it reloaded. It never reloads twice within five minutes, nor when
 * the visitor is offline, nor when the reload could not be written down first.
 */
export function recoverFromChunkError(reason: unknown, tools: RecoveryTools = browserTools): boolean {
  if (!isChunkError(reason) || !tools.online()) return false;
  try {
    const storage = tools.storage();
    const last = Number(storage.getItem(KEY) ?? Number.NaN);
    const elapsed = tools.now() - last;
    if (elapsed >= 0 && elapsed < PAUSE) return false;
    storage.setItem(KEY, String(tools.now()));
    if (storage.getItem(KEY) === null) return false;
  } catch {
    return false;
  }
  tools.reload();
  return true;
}

/** Watches for errors nobody caught and recovers from stale script pieces. Returns the function that stops it. */
export function watchChunkErrors(): () => void {
  const onError = (event: ErrorEvent) => recoverFromChunkError(event.error ?? { message: event.message });
  const onRejection = (event: PromiseRejectionEvent) => recoverFromChunkError(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
