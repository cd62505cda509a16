import { useHydrated } from '@/lib/ui/use-hydrated';

/** The current day in a time zone, YYYY-MM-DD. @param now epoch milliseconds */
export function dayIn(zone: string, now: number = Date.now()): string {
  // The Swedish locale formats dates as ISO 8601 in every browser.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
}

/** The current day (YYYY-MM-DD) in a time zone; in the first render the day of the build. */
export function usePlaceDay(zone: string, builtOn: string): string {
  return useHydrated() ? dayIn(zone) : builtOn;
}
