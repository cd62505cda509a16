import { Picture } from '@/components/picture/picture';
import { StandIn } from '@/components/picture/stand-in';
import type { Wash } from '@/data/schema/pictures';
import type { FoodEvent } from '@/data/schema/travel/event';
import { monthWords } from '@/lib/travel/events/dates';
import { EventDetails } from './event-details.client';
import { EventFacts } from './event-facts';
import { CalendarLink, OrganiserLink, SourceLink } from './event-links';
import { EventWhen, WhilePast } from './event-status.client';

export type EventRowProps = {
  event: FoodEvent;
  /** Words on the button that opens the details. */
  action: string;
  /** IANA zone of the place. */
  zone: string;
  /** Day of the build, YYYY-MM-DD. */
  builtOn: string;
  /** Ground of the drawing while there is no picture. */
  wash: Wash;
};

// A Chinese character of the name says more than the syllable it may begin with, and every second name has a “The”.
const signOf = ({ name, native }: FoodEvent) =>
  /\p{Script=Han}/u.exec(native?.text ?? '')?.[0] ?? name.replace(/^The /, '');

/** One event as a ruled row: when on the left, what it is, a picture. */
export function EventRow({ event, action, zone, builtOn, wash }: EventRowProps) {
  const { id, name, native, starts, ends, sameDays, usually, location, description, source, picture } = event;
  const clock = { starts, ends, sameDays, usually, zone, builtOn };
  return (
    <li>
      <article className="ev" id={id} aria-labelledby={`${id}-name`}>
        <div className="ev-when">
          <p className="ev-mon" aria-hidden="true">
            {monthWords(starts, ends)}
          </p>
          <EventWhen {...clock} />
        </div>
        <div className="ev-body">
          <h2 id={`${id}-name`}>
            {name}
            {native && <span lang={native.lang}>{native.text}</span>}
          </h2>
          <p className="meta">{location}</p>
          <p>{description}</p>
          <p className="meta">
            Source: <SourceLink source={source} />
          </p>
          <EventDetails
            label={action}
            headingId={`${id}-name`}
            name={name}
            clock={clock}
            location={location}
            beside={
              <WhilePast clock={clock} past={<OrganiserLink event={event} className="ev-file" />}>
                <CalendarLink event={event} className="ev-file" />
              </WhilePast>
            }
          >
            <EventFacts event={event} clock={clock} />
          </EventDetails>
        </div>
        <div className="ev-pic">
          {picture ? (
            <Picture picture={picture} sizes="(min-width: 64rem) 27vw, (min-width: 48rem) 26vw, 36vw" />
          ) : (
            <StandIn label={signOf(event)} wash={wash} icon="event" />
          )}
        </div>
      </article>
    </li>
  );
}
