import { CalendarPlus, ExternalLink } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { FoodEvent } from '@/lib/content/schema/travel/event';
import { eventFile } from '@/lib/travel/events/places';

export type CalendarLinkProps = {
  event: FoodEvent;
  className: string;
};

/** The event's calendar file, for as long as it is to come. */
export function CalendarLink({ event, className }: CalendarLinkProps) {
  return (
    <a className={className} href={eventFile(event)} download={`${event.id}.ics`} type="text/calendar">
      <Icon of={CalendarPlus} size={18} />
      <span>
        Add to calendar
        <span className="sr">: {event.name}</span>
      </span>
    </a>
  );
}

export type OrganiserLinkProps = {
  event: FoodEvent;
  className: string;
};

/** The organiser's page as what to do next, once the dates that are known are over. */
export function OrganiserLink({ event, className }: OrganiserLinkProps) {
  return (
    <a className={className} href={event.source.href} target="_blank" rel="noopener noreferrer">
      <Icon of={ExternalLink} size={18} />
      <span>
        Check the dates
        <span className="sr">
          {' '}
          of {event.name} with {event.source.name}, opens in a new tab
        </span>
      </span>
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
