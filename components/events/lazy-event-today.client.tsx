'use client';

import { type ReactNode, useEffect } from 'react';
import { dayIn } from '@/lib/events/use-place-day';
import { useLoaded } from '@/lib/ui/use-loaded';
import type { EventClock, NextRowsProps } from './event-today.client';

const loadEvents = () => import('./event-today.client');

/** What works out the time of events, once the day of the visit is known to be another than that of the build. */
function useEvents(zone: string, builtOn: string): Awaited<ReturnType<typeof loadEvents>> | null {
  const [events, load] = useLoaded(loadEvents);
  useEffect(() => {
    // A browser's first look at time zones takes as long as a frame: it comes after the page has been taken over.
    const timer = setTimeout(() => {
      if (dayIn(zone) !== builtOn) void load();
    });
    return () => clearTimeout(timer);
  }, [zone, builtOn, load]);
  return events;
}

/** When an event is. @param children the same on the day of the build */
export function LazyDates({ children, ...clock }: EventClock & { children: ReactNode }) {
  const events = useEvents(clock.zone, clock.builtOn);
  return events ? <events.DatesToday {...clock} /> : children;
}

/** The rows of the events that come next. @param children those on the day of the build */
export function LazyNextRows({ children, ...list }: NextRowsProps & { children: ReactNode }) {
  const events = useEvents(list.zone, list.builtOn);
  return events ? <events.NextRows {...list} /> : children;
}
