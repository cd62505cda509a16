import { READER_CONTENT } from '@/components/ui/reader-content';
import { SiteLink } from '@/components/ui/site-link';
import type { FoodEvent } from '@/lib/content/schema/event';
import { eventPageOf } from '@/lib/guide/guide-events';
import { formatMonths } from '@/lib/text/dates';
import styles from './event-teasers.module.css';
import { EventWhen, NextEvents } from './next-events';

export type EventTeasersProps = {
  /** Events of one guide. */
  events: readonly FoodEvent[];
  /** Number of next events to show; all in their order if left out. */
  next?: number | undefined;
};

/** Short list of events for the page of their guide: months, name, place, dates. */
export function EventTeasers({ events, next }: EventTeasersProps) {
  const [first] = events;
  if (!first) return null;
  const { path, zone } = eventPageOf(first);
  const row = (event: FoodEvent) => (
    <li key={event.id}>
      <b aria-hidden="true">{formatMonths(event.starts, event.ends)}</b>
      <section>
        <SiteLink href={`${path}#${event.id}`} className="link covering-link">
          {event.name}
          {event.native && (
            <span className="ms-1 font-normal text-ink-2" lang={event.native.lang} translate="no">
              {' '}
              {event.native.text}
            </span>
          )}
        </SiteLink>
        <p>{event.location}</p>
      </section>
      <div className={`${READER_CONTENT} secondary w-full`}>
        <EventWhen event={event} />
      </div>
    </li>
  );
  return (
    <ul className={`ruled *:relative *:py-3 ${styles.teasers}`}>
      {next === undefined ? (
        events.map(row)
      ) : (
        <NextEvents events={events} count={next} zone={zone} row={row} />
      )}
    </ul>
  );
}
