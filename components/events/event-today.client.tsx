'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/events';
import { LiveText } from '@/components/ui/live-text';
import { type EventDays, type EventTime, eventStatus, nextEvents, statusText } from '@/lib/events/status';
import { type PlaceClock, usePlaceDay } from '@/lib/events/use-place-day';
import { EventDates } from './event-dates';

// Parts of events that depend on the day of the visit. The first render uses the day of the build.

export type EventClock = EventTime & PlaceClock;

/** Status of an event. */
export function StatusToday(clock: EventClock) {
  return <LiveText>{statusText(clock, usePlaceDay(clock))}</LiveText>;
}

/** Dates and status of an event. */
export function DatesToday(clock: EventClock) {
  return <EventDates event={clock} today={usePlaceDay(clock)} />;
}

export type WhilePastProps = {
  clock: EventClock;
  /** Shown once the event is over. */
  past: ReactNode;
  /** Shown before and during the event. */
  children: ReactNode;
};

/** Chooses between two parts by the status of an event. */
export function WhilePast({ clock, past, children }: WhilePastProps) {
  return eventStatus(clock, usePlaceDay(clock)) === 'past' ? past : children;
}

export type WhileAnyToComeProps = PlaceClock & { events: readonly EventDays[]; children: ReactNode };

/** Shows its children until all events are past. */
export function WhileAnyToCome({ events, children, ...clock }: WhileAnyToComeProps) {
  const today = usePlaceDay(clock);
  return events.some((event) => eventStatus(event, today) !== 'past') && children;
}

export type NextRowsProps = PlaceClock & {
  /** All events with their rows. */
  rows: readonly (EventTime & { id: string; row: ReactNode })[];
  /** Number of rows to show. */
  count: number;
};

/** The rows of the next events. */
export function NextRows({ rows, count, ...clock }: NextRowsProps) {
  return nextEvents(rows, usePlaceDay(clock), count).map(({ row }) => row);
}

export type MonthMarkProps = {
  /** 1 to 12. */
  month: number;
  /** IANA time zone of the place. */
  zone: string;
};

/** The label "This month" for the current month; rendered in the browser only. */
export function MonthMark({ month, zone }: MonthMarkProps) {
  return Number(usePlaceDay({ zone, builtOn: '' }).slice(5, 7)) === month ? (
    <span
      className="rounded-full bg-danmuji px-2.5 py-1 text-2xs font-semibold tracking-normal text-on-danmuji forced-colors:border print:hidden"
      data-now
    >
      {messages.thisMonth}
    </span>
  ) : null;
}
