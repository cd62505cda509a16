'use client';

import type { ReactNode } from 'react';
import { usePlaceDay } from '@/lib/hooks/travel/use-place-day';
import {
  type EventDays,
  type EventTime,
  eventStatus,
  nextEvents,
  statusWords,
} from '@/lib/travel/events/status';
import { EventWords } from './event-words';

/** The time of an event, with what it takes to know what day it is there. */
export type EventClock = EventTime & {
  /** IANA zone of the place, whose day counts. */
  zone: string;
  /** Day of the build, YYYY-MM-DD, which counts until the browser has said what day it is. */
  builtOn: string;
};

/** Whether an event is past, on or to come: worked out at build, and again on the day of the visit. */
export function EventStatus({ zone, builtOn, ...event }: EventClock) {
  return statusWords(event, usePlaceDay(zone, builtOn));
}

/** When an event is: worked out at build, and again on the day of the visit. */
export function EventWhen({ zone, builtOn, ...event }: EventClock) {
  return <EventWords event={event} today={usePlaceDay(zone, builtOn)} />;
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

/** The rows of the events that come next, chosen at build and again on the day of the visit. */
export function NextRows({ rows, count, zone, builtOn }: NextRowsProps) {
  return nextEvents(rows, usePlaceDay(zone, builtOn), count).map(({ row }) => row);
}
