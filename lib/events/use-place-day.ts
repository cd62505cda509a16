import { useHydrated } from '@/lib/ui/use-hydrated';

/** The day it is in a time zone, YYYY-MM-DD. @param now epoch milliseconds */
export function dayIn(zone: string, now: number = Date.now()): string {
  // Swedish writes dates the way ISO does, in every browser.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
}

/** The day (YYYY-MM-DD) it is in a zone; in the first render the day of the build. */
export function usePlaceDay(zone: string, builtOn: string): string {
  return useHydrated() ? dayIn(zone) : builtOn;
}
