'use client';

import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { useMinute } from '@/lib/hooks/travel/use-minute';
import { momentIn, openAt } from '@/lib/travel/filters/opening-hours';

export type OpenNowProps = {
  hours: OpeningHours;
  /** IANA zone of the market. */
  zone: string;
  /** What is said while it is open, and while it is closed. */
  words: { open: string; closed: string };
};

/** Whether a market is open at this minute. Its place is kept until the browser knows the time. */
export function OpenNow({ hours, zone, words }: OpenNowProps) {
  const minute = useMinute();
  if (minute === null) return <b>{'\u00a0'}</b>;
  return <b>{words[openAt(hours, momentIn(zone, new Date(minute))) === 'open' ? 'open' : 'closed']}</b>;
}
