import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the exported page and while it is hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
