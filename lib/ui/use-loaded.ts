import { useCallback, useRef, useState } from 'react';
import { recoverFromChunkError, withTimeout } from './chunk-recovery';

/**
 * A piece of the site that is loaded on first use: null until it is there, and the function that loads it, which gives
 * null when loading failed or took too long; a later call tries again. Only `load(true)` may reload the page for a piece
 * that is gone: it is for what the visitor cannot go on without, since a reload takes away what is being typed.
 *
 * @param load the same function on every render
 */
export function useLoaded<T>(load: () => Promise<T>) {
  const [piece, setPiece] = useState<T | null>(null);
  const pending = useRef<Promise<T> | null>(null);
  const start = useCallback(
    // Unknown, so that it can be an event handler as it is: an event is no wish to reload.
    (mayReload?: unknown) => {
      pending.current ??= load().then((value) => {
        // A component would be taken for a function of the state.
        setPiece(() => value);
        return value;
      });
      // Each call for itself: a press may wait for what the pointer began.
      return withTimeout(pending.current).catch((reason: unknown) => {
        pending.current = null;
        if (mayReload === true) recoverFromChunkError(reason);
        return null;
      });
    },
    [load],
  );
  return [piece, start] as const;
}
