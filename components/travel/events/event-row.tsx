import * as words from '@/.content/words/events';
import { Picture } from '@/components/picture/picture';
import type { FoodEvent } from '@/lib/content/schema/event';
import { monthWords } from '@/lib/travel/events/dates';
import { rich } from '@/lib/words/rich';
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
  /** Whether its picture is in the first screen of the page. */
  priority: boolean;
};

// Square on a phone, so that the picture is drawn wider than the frame that cuts it.
const SIZES = '(min-width: 90rem) 26rem, (min-width: 64rem) 27vw, (min-width: 48rem) 26vw, 12rem';

/** One event as a ruled row: when on the left, what it is, a picture. */
export function EventRow({ event, action, zone, builtOn, priority }: EventRowProps) {
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
            {native && <span lang={native.lang}> {native.text}</span>}
          </h2>
          <p className="meta">{location}</p>
          <p>{description}</p>
          <p className="meta">{rich(words.sourceIs, { source: <SourceLink source={source} /> })}</p>
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
          <Picture picture={picture} sizes={SIZES} priority={priority} />
        </div>
      </article>
    </li>
  );
}
