'use client';

import { useSyncExternalStore } from 'react';
import { type DatedHours, openOn } from '@/lib/content/opening-hours';
import { everyMinute } from '@/lib/ui/every-minute';

const MINUTE = 60_000;

const startOfMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

export type OpenNowProps = {
  place: DatedHours;
  /** Texts while it is open, while it is closed, and while it would be open but for a public holiday. */
  messages: { open: string; closed: string; holiday: string };
};

/** The text of `OpenNow`, which changes with the minute. Load it after the page. */
export function OpenNowText({ place, messages }: OpenNowProps) {
  const minute = useSyncExternalStore(everyMinute, startOfMinute, startOfMinute);
  const state = openOn(place, new Date(minute));
  return state === 'unknown' ? messages.closed : messages[state];
}
