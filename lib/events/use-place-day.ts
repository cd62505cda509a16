import { useHydrated } from '@/lib/ui/use-hydrated';

/** IANA time zone of a place, and the day of the build there (YYYY-MM-DD). */
export type PlaceClock = { zone: string; builtOn: string };

/** The current day in a time zone, YYYY-MM-DD. @param now epoch milliseconds */
export function dayIn(zone: string, now: number = Date.now()): string {
  // The Swedish locale formats dates as ISO 8601 in every browser.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
}

/** The current day (YYYY-MM-DD) of a place; in the first render the day of the build. */
export function usePlaceDay({ zone, builtOn }: PlaceClock): string {
  return useHydrated() ? dayIn(zone) : builtOn;
}
