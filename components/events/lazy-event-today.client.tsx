'use client';

import { type ReactNode, useEffect } from 'react';
import { dayIn, type PlaceClock } from '@/lib/events/use-place-day';
import { useLazy } from '@/lib/ui/use-lazy';
import type { EventClock, NextRowsProps } from './event-today.client';

const importToday = () => import('./event-today.client');

/** The components of `event-today`, loaded if the day of the visit is not that of the build. */
function useToday({ zone, builtOn }: PlaceClock) {
  const [today, , preload] = useLazy(importToday);
  useEffect(() => {
    // The first `Intl.DateTimeFormat` with a time zone takes about a frame: keep it out of hydration.
    const timer = setTimeout(() => {
      if (dayIn(zone) !== builtOn) void preload();
    });
    return () => clearTimeout(timer);
  }, [zone, builtOn, preload]);
  return today;
}

/** Dates and status of an event. @param children those on the day of the build */
export function LazyDates({ children, ...clock }: EventClock & { children: ReactNode }) {
  const today = useToday(clock);
  return today ? <today.DatesToday {...clock} /> : children;
}

/** The rows of the next events. @param children those on the day of the build */
export function LazyNextRows({ children, ...list }: NextRowsProps & { children: ReactNode }) {
  const today = useToday(list);
  return today ? <today.NextRows {...list} /> : children;
}
