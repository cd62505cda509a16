import { useSyncExternalStore } from 'react';
import { everyMinute } from '@/lib/every-minute';

const MINUTE = 60_000;

/** The start of the minute it is, in epoch milliseconds; null on the server and in the first render. */
export function useMinute(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );
}
