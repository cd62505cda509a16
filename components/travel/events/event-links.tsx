import { CalendarPlus } from 'lucide-react';
import type { FoodEvent } from '@/data/schema/event';
import { eventFile } from '@/lib/travel/events/places';

export type CalendarLinkProps = {
  event: FoodEvent;
  className: string;
};

/** The event's calendar file. */
export function CalendarLink({ event, className }: CalendarLinkProps) {
  return (
    <a className={className} href={eventFile(event)} download={`${event.id}.ics`} type="text/calendar">
      <CalendarPlus className="i" size={18} aria-hidden="true" />
      Add to calendar
      <span className="sr">: {event.name}</span>
    </a>
  );
}

export type SourceLinkProps = { source: FoodEvent['source'] };

/** The page of those who run the event and announce its dates. */
export function SourceLink({ source }: SourceLinkProps) {
  return (
    <a className="link" href={source.href} target="_blank" rel="noopener noreferrer">
      {source.name}
      <span className="sr">, opens in a new tab</span>
    </a>
  );
}
