import { CalendarPlus, ExternalLink } from 'lucide';
import * as words from '@/.content/words/events';
import { Icon } from '@/components/ui/icon';
import type { FoodEvent } from '@/lib/content/schema/event';
import { eventFile } from '@/lib/travel/events/places';
import { rich } from '@/lib/words/rich';

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
        {rich(words.toCalendar, {
          more: <span className="sr">{words.toCalendarMore({ name: event.name })}</span>,
        })}
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
        {rich(words.checkDates, {
          more: (
            <span className="sr">
              {words.checkDatesMore({ name: event.name, organiser: event.source.name })}
            </span>
          ),
        })}
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
      <span className="sr">{words.sourceMore}</span>
    </a>
  );
}
