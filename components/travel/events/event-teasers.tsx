import './event-teasers.css';
import { SiteLink } from '@/components/pages/site-link';
import type { FoodEvent } from '@/data/schema/event';
import { buildDay } from '@/lib/build-day';
import { dateWords, monthWords } from '@/lib/travel/events/dates';
import { placeOf } from '@/lib/travel/events/places';
import { EventStatus } from './event-status.client';

export type EventTeasersProps = { events: readonly FoodEvent[] };

/** Events in short, a ruled row each: name, when, where. For the Toronto and Japan pages. */
export function EventTeasers({ events }: EventTeasersProps) {
  const builtOn = buildDay();
  return (
    <ul className="ev-short">
      {events.map((event) => {
        const { id, name, native, location, starts, ends } = event;
        const { path, zone } = placeOf(event);
        return (
          <li key={id}>
            <b className="ev-mon" aria-hidden="true">
              {monthWords(starts, ends)}
            </b>
            <div>
              <SiteLink href={`${path}#${id}`} className="ev-name">
                {name}
                {native && <span lang={native.lang}>{native.text}</span>}
              </SiteLink>
              <p>{location}</p>
            </div>
            <p className="meta">
              {dateWords(starts, ends)}
              <span>
                <EventStatus starts={starts} ends={ends} zone={zone} builtOn={builtOn} />
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
