import { useHydrated } from '@/lib/hooks/use-hydrated';
import { dayIn } from '@/lib/travel/events/day';

/** The day (YYYY-MM-DD) it is in a zone; in the first render the day of the build. */
export function usePlaceDay(zone: string, builtOn: string): string {
  return useHydrated() ? dayIn(zone) : builtOn;
}
