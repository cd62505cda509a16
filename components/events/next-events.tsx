import type { ReactNode } from 'react';
import { buildDay } from '@/lib/content/build-day';
import type { FoodEvent } from '@/lib/content/schema/event';
import { nextEvents, timeOf } from '@/lib/events/status';
import { placeOf } from '@/lib/guide/guide-events';
import { EventDates } from './event-dates';
import { LazyDates, LazyNextRows } from './lazy-event-today.client';

export type EventWhenProps = { event: FoodEvent };

/** When an event is: worked out at build, and again on the day of the visit. */
export function EventWhen({ event }: EventWhenProps) {
  const time = timeOf(event);
  const builtOn = buildDay();
  return (
    <LazyDates {...time} zone={placeOf(event).zone} builtOn={builtOn}>
      <EventDates event={time} today={builtOn} />
    </LazyDates>
  );
}

export type NextEventsProps = {
  events: readonly FoodEvent[];
  /** How many are shown. */
  count: number;
  /** IANA zone whose day says which come next. */
  zone: string;
  /** Draws one of them, with its key. */
  row: (event: FoodEvent) => ReactNode;
};

/** The events that come next: chosen at build, and again on the day of the visit. */
export function NextEvents({ events, count, zone, row }: NextEventsProps) {
  const builtOn = buildDay();
  const rows = events.map((event) => ({ ...timeOf(event), id: event.id, row: row(event) }));
  return (
    <LazyNextRows rows={rows} count={count} zone={zone} builtOn={builtOn}>
      {nextEvents(rows, builtOn, count).map((next) => next.row)}
    </LazyNextRows>
  );
}
