'use client';

import { useHydrated } from '@/lib/hooks/use-hydrated';
import { dayIn, type EventDays, statusWords } from '@/lib/travel/events/status';

export type EventStatusProps = EventDays & {
  /** IANA zone of the place, whose day counts. */
  zone: string;
  /** Day of the build, YYYY-MM-DD, which counts until the browser has said what day it is. */
  builtOn: string;
};

/** Whether an event is past, on or to come: worked out at build, and again on the day of the visit. */
export function EventStatus({ zone, builtOn, ...days }: EventStatusProps) {
  return statusWords(days, useHydrated() ? dayIn(zone) : builtOn);
}
