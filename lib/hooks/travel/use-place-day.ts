import { useHydrated } from '@/lib/hooks/use-hydrated';
import { dayIn } from '@/lib/travel/events/day';

/**
 * The day it is at a place, YYYY-MM-DD: the day of the build until the page is hydrated, the visitor's clock from
 * then on. @param zone IANA zone of the place @param builtOn YYYY-MM-DD
 */
export function usePlaceDay(zone: string, builtOn: string): string {
  return useHydrated() ? dayIn(zone) : builtOn;
}
