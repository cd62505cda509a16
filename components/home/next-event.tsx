import Link from 'next/link';
import { BriefRows } from '@/components/travel/events/brief-events.client';
import { EventBrief } from '@/components/travel/events/event-brief';
import { buildDay } from '@/lib/build-day';
import type { FoodEvent } from '@/lib/content/schema/event';
import { site } from '@/lib/content/site';
import { monthWords } from '@/lib/travel/events/dates';
import { placeOf } from '@/lib/travel/events/places';
import { nextEvents } from '@/lib/travel/events/status';

export type NextEventProps = { events: readonly FoodEvent[] };

/** The place with its town, which the pages of one town leave out. */
function whereOf(location: string, town: string): string {
  return location.includes(town) ? location : `${location}, ${town}`;
}

/**
 * The event that comes next, as a row of a list: chosen at build, and again on the day of the visit. Which one it is
 * goes by the day at home; what is said of it, by the day where it is.
 */
export function NextEvent({ events }: NextEventProps) {
  if (events.length === 0) return null;
  const builtOn = buildDay();
  const rows = events.map((event) => {
    const { id, name, native, location, address, starts, ends, sameDays, usually } = event;
    const row = (
      <li className="next" key={id}>
        <b className="next-month" aria-hidden="true">
          {monthWords(starts, ends)}
        </b>{' '}
        <Link href={`${placeOf(event).path}#${id}`} prefetch={false}>
          {name}
          {native && <span lang={native.lang}> {native.text}</span>}
        </Link>
        <p>{whereOf(location, address.locality)}</p>
        <div className="next-when">
          <EventBrief event={event} />
        </div>
      </li>
    );
    return { id, starts, ends, sameDays, usually, row };
  });
  return (
    <BriefRows rows={rows} count={1} zone={site.timeZone} builtOn={builtOn}>
      {nextEvents(rows, builtOn, 1).map(({ row }) => row)}
    </BriefRows>
  );
}
