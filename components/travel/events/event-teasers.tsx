import './event-teasers.css';
import { SiteLink } from '@/components/pages/site-link';
import { buildDay } from '@/lib/build-day';
import type { FoodEvent } from '@/lib/content/schema/event';
import { monthWords } from '@/lib/travel/events/dates';
import { placeOf } from '@/lib/travel/events/places';
import { nextEvents } from '@/lib/travel/events/status';
import { BriefRows } from './brief-events.client';
import { EventBrief } from './event-brief';

export type EventTeasersProps = {
  /** Events of one place. */
  events: readonly FoodEvent[];
  /** Shows only so many, those that come next on the day of the visit; all in their order if left out. */
  next?: number | undefined;
};

/** Events in short, a ruled row each: name, when, where. For the page of their guide. */
export function EventTeasers({ events, next }: EventTeasersProps) {
  const [first] = events;
  if (!first) return null;
  const { path, zone } = placeOf(first);
  const builtOn = buildDay();
  const rows = events.map((event) => {
    const { id, name, native, location, starts, ends, sameDays, usually } = event;
    const row = (
      <li key={id}>
        <b className="ev-mon" aria-hidden="true">
          {monthWords(starts, ends)}
        </b>
        <div className="ev-which">
          <SiteLink href={`${path}#${id}`} className="ev-name">
            {name}
            {native && <span lang={native.lang}> {native.text}</span>}
          </SiteLink>
          <p>{location}</p>
        </div>
        <div className="ev-brief">
          <EventBrief event={event} />
        </div>
      </li>
    );
    return { id, starts, ends, sameDays, usually, row };
  });
  return (
    <ul className="ev-short">
      {next === undefined ? (
        rows.map(({ row }) => row)
      ) : (
        <BriefRows rows={rows} count={next} zone={zone} builtOn={builtOn}>
          {nextEvents(rows, builtOn, next).map(({ row }) => row)}
        </BriefRows>
      )}
    </ul>
  );
}
