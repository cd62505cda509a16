import type { ReactNode } from 'react';
import { buildDay } from '@/lib/content/build-day';
import type { FoodEvent } from '@/lib/content/schema/event';
import { nextEvents, timeOf } from '@/lib/events/status';
import { eventPageOf } from '@/lib/guide/guide-events';
import { EventDates } from './event-dates';
import { LazyDates, LazyNextRows } from './lazy-event-today.client';

export type EventWhenProps = { event: FoodEvent };

/** Dates and status of an event on the day of the build, updated on the day of the visit. */
export function EventWhen({ event }: EventWhenProps) {
  const time = timeOf(event);
  const builtOn = buildDay();
  return (
    <LazyDates {...time} zone={eventPageOf(event).zone} builtOn={builtOn}>
      <EventDates event={time} today={builtOn} />
    </LazyDates>
  );
}

export type NextEventsProps = {
  events: readonly FoodEvent[];
  /** Number of events to show. */
  count: number;
  /** IANA time zone of the current day. */
  zone: string;
  /** Renders an event, with its key. */
  row: (event: FoodEvent) => ReactNode;
};

/** The next events on the day of the build, updated on the day of the visit. */
export function NextEvents({ events, count, zone, row }: NextEventsProps) {
  const builtOn = buildDay();
  const rows = events.map((event) => ({ ...timeOf(event), id: event.id, row: row(event) }));
  return (
    <LazyNextRows rows={rows} count={count} zone={zone} builtOn={builtOn}>
      {nextEvents(rows, builtOn, count).map((next) => next.row)}
    </LazyNextRows>
  );
}
