'use client';

import { useSyncExternalStore } from 'react';
import { momentIn, openAt } from '@/lib/content/opening-hours';
import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { everyMinute } from '@/lib/ui/every-minute';

const MINUTE = 60_000;

const startOfMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

export type OpenNowProps = {
  hours: OpeningHours;
  /** IANA zone of the market. */
  zone: string;
  /** Texts while it is open, and while it is closed. */
  messages: { open: string; closed: string };
};

/** The text of `OpenNow`, which changes with the minute. Load it after the page. */
export function OpenNowText({ hours, zone, messages }: OpenNowProps) {
  const minute = useSyncExternalStore(everyMinute, startOfMinute, startOfMinute);
  return openAt(hours, momentIn(zone, new Date(minute))) === 'open' ? messages.open : messages.closed;
}
