'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/events';
import { LiveText } from '@/components/ui/live-text';
import { type EventDays, type EventTime, eventStatus, nextEvents, statusWords } from '@/lib/events/status';
import { usePlaceDay } from '@/lib/events/use-place-day';
import { EventDates } from './event-dates';

// What is said of events by the day of the visit; until the browser has said what day it is, by the day of the build.

export type EventClock = EventTime & {
  /** IANA zone of the place, whose day counts. */
  zone: string;
  /** Day of the build, YYYY-MM-DD. */
  builtOn: string;
};

/** Whether an event is past, on or to come. */
export function StatusToday({ zone, builtOn, ...event }: EventClock) {
  return <LiveText>{statusWords(event, usePlaceDay(zone, builtOn))}</LiveText>;
}

/** When an event is. */
export function DatesToday({ zone, builtOn, ...event }: EventClock) {
  return <EventDates event={event} today={usePlaceDay(zone, builtOn)} />;
}

export type WhilePastProps = {
  clock: EventClock;
  /** Shown once the event is over. */
  past: ReactNode;
  /** Shown before and while it is on. */
  children: ReactNode;
};

/** One thing for an event that is over, another for one that is on or to come. */
export function WhilePast({ clock: { zone, builtOn, ...event }, past, children }: WhilePastProps) {
  return eventStatus(event, usePlaceDay(zone, builtOn)) === 'past' ? past : children;
}

export type WhileAnyToComeProps = {
  events: readonly EventDays[];
  zone: string;
  builtOn: string;
  children: ReactNode;
};

/** What is of use only as long as one of the events is on or to come. */
export function WhileAnyToCome({ events, zone, builtOn, children }: WhileAnyToComeProps) {
  const today = usePlaceDay(zone, builtOn);
  return events.some((event) => eventStatus(event, today) !== 'past') && children;
}

export type NextRowsProps = {
  /** Every event with its row. */
  rows: readonly (EventTime & { id: string; row: ReactNode })[];
  /** How many are shown. */
  count: number;
  zone: string;
  builtOn: string;
};

/** The rows of the events that come next. */
export function NextRows({ rows, count, zone, builtOn }: NextRowsProps) {
  return nextEvents(rows, usePlaceDay(zone, builtOn), count).map(({ row }) => row);
}

export type MonthMarkProps = {
  /** 1 to 12. */
  month: number;
  /** IANA zone of the place. */
  zone: string;
};

/** Says "This month" beside the month it is; drawn in the browser alone, in room kept for it. */
export function MonthMark({ month, zone }: MonthMarkProps) {
  return Number(usePlaceDay(zone, '').slice(5, 7)) === month ? (
    <span
      className="rounded-full bg-danmuji px-2.5 py-1 text-2xs font-semibold tracking-normal text-on-danmuji forced-colors:border print:hidden"
      data-now
    >
      {messages.thisMonth}
    </span>
  ) : null;
}
