import { MapPin } from 'lucide-react';
import type { FoodEvent } from '@/data/schema/event';
import { dateWords } from '@/lib/travel/events/dates';
import { mapSearchHref } from '@/lib/travel/place';
import { CalendarLink, SourceLink } from './event-links';

export type EventFactsProps = { event: FoodEvent };

/** Everything there is to know of an event: what it is, what to eat, when, where, from whom. */
export function EventFacts({ event }: EventFactsProps) {
  const { name, native, starts, ends, usually, sameDays, location, address, details, eat, source } = event;
  const map = mapSearchHref([address.street ?? location, address.locality, address.region]);
  return (
    <div className="ev-facts">
      {details.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h3>What to eat</h3>
      <ul>
        {eat.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <dl>
        {native && (
          <div>
            <dt>In Japanese</dt>
            <dd lang={native.lang}>{native.text}</dd>
          </div>
        )}
        <div>
          <dt>Dates</dt>
          <dd>
            {dateWords(starts, ends)}. Usually {usually}.
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>{location}</dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            <SourceLink source={source} />
          </dd>
        </div>
      </dl>
      <div className="ev-acts">
        <CalendarLink event={event} className="btn sm" />
        <a className="btn quiet sm" href={map} target="_blank" rel="noopener noreferrer">
          <MapPin className="i" size={18} aria-hidden="true" />
          Find on a map
          <span className="sr">: {name}, opens in a new tab</span>
        </a>
      </div>
      <p className="ev-hint">
        {sameDays
          ? 'The calendar file repeats every year, as the festival does.'
          : `The calendar file holds the dates of ${starts.slice(0, 4)}.`}
      </p>
    </div>
  );
}
