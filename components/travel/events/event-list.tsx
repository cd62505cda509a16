import { CalendarDays } from 'lucide-react';
import type { Wash } from '@/data/schema/pictures';
import { buildDay } from '@/lib/build-day';
import type { EventPlace } from '@/lib/travel/events/places';
import { EventRow } from './event-row';

const WASHES: readonly Wash[] = ['sky', 'peach', 'sage', 'sky', 'danmuji', 'sage'];

export type EventListProps = {
  place: EventPlace;
  /** Words on the button of every row. */
  action: string;
  /** Every row says who announces its dates. */
  withSource?: boolean;
};

/** The events of a place as ruled rows, and one calendar file with all of them. */
export function EventList({ place, action, withSource = false }: EventListProps) {
  const builtOn = buildDay();
  const { path, file, zone, events } = place;
  return (
    <section className="wrap ev-list" aria-label={place.name}>
      {/* Safari drops the role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list">
        {events.map((event, index) => (
          <EventRow
            key={event.id}
            event={event}
            action={action}
            zone={zone}
            builtOn={builtOn}
            wash={WASHES[index % WASHES.length] ?? 'sky'}
            withSource={withSource}
          />
        ))}
      </ul>
      <div className="ev-all">
        <p>The dates are those the organisers announced for 2025. New ones follow when they are announced.</p>
        <a className="btn" href={`${path}/${file}`} download={file} type="text/calendar">
          <CalendarDays className="i" size={18} aria-hidden="true" />
          All six in one calendar
        </a>
      </div>
    </section>
  );
}
