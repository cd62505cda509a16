import { useCallback, useRef, useState } from 'react';
import { recoverFromChunkError } from '@/lib/chunk-recovery';

/**
 * A piece of the site that is loaded on first use. Returns the piece (null until it is there) and the function
 * that loads it, which may be called any number of times and gives null when loading failed; a later call tries
 * again. `load` must be the same function on every render.
 */
export function useLoaded<T>(load: () => Promise<T>): [T | null, () => Promise<T | null>] {
  const [piece, setPiece] = useState<{ value: T } | null>(null);
  const pending = useRef<Promise<T | null> | null>(null);
  const start = useCallback(() => {
    pending.current ??= load().then(
      (value) => {
        setPiece({ value });
        return value;
      },
      (reason: unknown) => {
        pending.current = null;
        recoverFromChunkError(reason);
        return null;
      },
    );
    return pending.current;
  }, [load]);
  return [piece ? piece.value : null, start];
}
