import { CalendarDays } from 'lucide';
import * as words from '@/.content/words/events';
import { Icon } from '@/components/ui/icon';
import { buildDay } from '@/lib/build-day';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { EventPlace } from '@/lib/travel/events/places';
import { listWords } from '@/lib/words/list';
import { EventRow } from './event-row';
import { WhileAnyToCome } from './event-status.client';

const NUMBERS = [
  '',
  '',
  words.two,
  words.three,
  words.four,
  words.five,
  words.six,
  words.seven,
  words.eight,
  words.nine,
  words.ten,
  words.eleven,
  words.twelve,
];

export type EventListProps = {
  place: EventPlace;
  /** Words on the button of every row. */
  action: string;
};

/** Of which years the announced dates are, and which events need none. */
function sourceOfDates(events: readonly FoodEvent[]): string {
  const announced = events.filter(({ sameDays }) => !sameDays);
  const years = [...new Set(announced.map(({ starts }) => starts.slice(0, 4)))].sort();
  if (years.length === 0) return words.allSameDays;
  const said = announced.length < events.length ? words.someAnnounced : words.allAnnounced;
  return said({ years: listWords(years, 'and') });
}

/** The events of a place as ruled rows, and one calendar file with all of them. */
export function EventList({ place, action }: EventListProps) {
  const builtOn = buildDay();
  const { path, file, zone, events } = place;
  return (
    <section className="wrap ev-list" aria-label={place.name}>
      <ul>
        {events.map((event, index) => (
          <EventRow
            key={event.id}
            event={event}
            action={action}
            zone={zone}
            builtOn={builtOn}
            priority={index === 0}
          />
        ))}
      </ul>
      <div className="ev-all">
        <p>{sourceOfDates(events)}</p>
        <WhileAnyToCome
          events={events.map(({ starts, ends, sameDays }) => ({ starts, ends, sameDays }))}
          zone={zone}
          builtOn={builtOn}
        >
          <a className="btn quiet" href={`${path}/${file}`} download={file} type="text/calendar">
            <Icon of={CalendarDays} size={18} />
            {words.allInCalendar({ number: NUMBERS[events.length] ?? events.length })}
          </a>
        </WhileAnyToCome>
      </div>
    </section>
  );
}
