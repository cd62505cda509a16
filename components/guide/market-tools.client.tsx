'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { madeHere } from '@/components/walk/walk-context.client';
import { momentIn, openAt } from '@/lib/content/opening-hours';
import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { everyMinute } from '@/lib/ui/every-minute';

const MINUTE = 60_000;

/** The start of the minute it is, in epoch milliseconds; null on the server and in the first render. */
function useMinute(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => null,
  );
}

export type OpenNowProps = {
  hours: OpeningHours;
  /** IANA zone of the market. */
  zone: string;
  /** Texts while it is open, and while it is closed. */
  messages: { open: string; closed: string };
};

/** Open or closed at this minute. A space reserves its line in the exported page. */
export function OpenNow({ hours, zone, messages }: OpenNowProps) {
  const minute = useMinute();
  if (minute === null) return '\u00a0';
  return openAt(hours, momentIn(zone, new Date(minute))) === 'open' ? messages.open : messages.closed;
}

export type StartWalkProps = {
  /** Path of the guide whose map it leads to. */
  path: string;
  /** Slug of the first stop. */
  slug: string;
  children: ReactNode;
};

/** A link to the map with a new walk that starts here. */
export function StartWalk({ path, slug, children }: StartWalkProps) {
  return (
    <Link className="btn btn-quiet" href={`${path}?walk=${slug}`} onClick={() => madeHere.add(slug)}>
      {children}
    </Link>
  );
}

export type PrintButtonProps = { children: ReactNode };

/** Prints the page. */
export function PrintButton({ children }: PrintButtonProps) {
  return (
    <Button look="quiet" className="js-only" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
