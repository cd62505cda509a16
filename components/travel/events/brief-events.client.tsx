'use client';

import { type ReactNode, useEffect } from 'react';
import { usePlaceDay } from '@/lib/hooks/travel/use-place-day';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { EventClock, NextRowsProps } from './event-status.client';

const loadStatus = () => import('./event-status.client');

/** What works out the time of events, once the day of the visit is known to be another than that of the build. */
function useStatus(zone: string, builtOn: string): Awaited<ReturnType<typeof loadStatus>> | null {
  const [status, load] = useLoaded(loadStatus);
  const isLater = usePlaceDay(zone, builtOn) !== builtOn;
  useEffect(() => {
    if (isLater) void load();
  }, [isLater, load]);
  return isLater ? status : null;
}

/** When an event is. @param children the same on the day of the build */
export function BriefWhen({ children, ...clock }: EventClock & { children: ReactNode }) {
  const status = useStatus(clock.zone, clock.builtOn);
  return status ? <status.EventWhen {...clock} /> : children;
}

/** The rows of the events that come next. @param children those on the day of the build */
export function BriefRows({ children, ...list }: NextRowsProps & { children: ReactNode }) {
  const status = useStatus(list.zone, list.builtOn);
  return status ? <status.NextRows {...list} /> : children;
}
