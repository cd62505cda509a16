import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { recoverFromChunkError, withTimeout } from './chunk-recovery';

export type LazyOptions = {
  /** Called when `load` fails or times out; usually shows a toast. */
  onError?: () => void;
  /**
   * Lets `load` reload the page for a chunk that a new release has removed. Only for what the visitor cannot go on
   * without: a reload loses what is being typed.
   */
  mayReload?: boolean;
};

/**
 * Code or data that is loaded on first use: `[value, load, preload]`. `value` is null until it is loaded. `load` is for a
 * press, `preload` for hover and focus: it neither reports a failure nor reloads. Both resolve to null on failure, and the
 * next call tries again.
 *
 * `React.lazy` is not used: it remembers a rejection, cannot load functions or data, and React delays the first render
 * after a fallback by 300 ms even for a chunk that is already there.
 *
 * @param importer the same function on every render
 */
export function useLazy<T>(importer: () => Promise<T>, options: LazyOptions = {}) {
  const [value, setValue] = useState<T | null>(null);
  const pending = useRef<Promise<T> | null>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const attempt = useCallback(() => {
    pending.current ??= importer().then((loaded) => {
      // A component passed as it is would be called as an updater.
      setValue(() => loaded);
      return loaded;
    });
    // Each call has its own timeout: a press may join a preload that began long ago.
    return withTimeout(pending.current).catch((reason: unknown) => {
      pending.current = null;
      throw reason;
    });
  }, [importer]);
  const preload = useCallback(() => attempt().catch(() => null), [attempt]);
  const load = useCallback(
    () =>
      attempt().catch((reason: unknown) => {
        if (latest.current.mayReload) recoverFromChunkError(reason);
        latest.current.onError?.();
        return null;
      }),
    [attempt],
  );
  return [value, load, preload] as const;
}
