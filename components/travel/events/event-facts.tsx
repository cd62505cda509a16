import { MapPin } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { FoodEvent } from '@/lib/content/schema/travel/event';
import { daysWords } from '@/lib/travel/events/dates';
import { mapSearchHref } from '@/lib/travel/place';
import { CalendarLink, OrganiserLink, SourceLink } from './event-links';
import { type EventClock, EventStatus, WhilePast } from './event-status.client';

const languages = new Intl.DisplayNames('en', { type: 'language' });

export type EventFactsProps = { event: FoodEvent; clock: EventClock };

/** Everything there is to know of an event: what it is, what to eat, when, where, from whom. */
export function EventFacts({ event, clock }: EventFactsProps) {
  const { name, native, sameDays, location, address, details, eat, source } = event;
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
          <div className="ev-again">
            <dt>In {languages.of(native.lang)}</dt>
            <dd lang={native.lang}>{native.text}</dd>
          </div>
        )}
        <div className="ev-again">
          <dt>Dates</dt>
          <dd>
            <Dates event={event} clock={clock} />
          </dd>
        </div>
        <div className="ev-again">
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
        <WhilePast clock={clock} past={<OrganiserLink event={event} className="btn sm" />}>
          <CalendarLink event={event} className="btn sm" />
        </WhilePast>{' '}
        <a className="btn quiet sm" href={map} target="_blank" rel="noopener noreferrer">
          <Icon of={MapPin} size={18} />
          Find on a map
          <span className="sr">: {name}, opens in a new tab</span>
        </a>
      </div>
      {sameDays && <p className="ev-hint">The calendar file repeats every year, as the festival does.</p>}
    </div>
  );
}

/** What is usual and what was announced, which holds whether the days are over or to come. */
function Dates({ event: { starts, ends, usually, sameDays }, clock }: EventFactsProps) {
  if (sameDays) {
    return (
      <>
        {daysWords(starts, ends)}, every year. <EventStatus {...clock} />.
      </>
    );
  }
  return (
    <>
      {usually && `Usually ${usually}. `}In {starts.slice(0, 4)}: {daysWords(starts, ends)}.
    </>
  );
}
