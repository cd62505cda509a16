import { MapPin } from 'lucide';
import * as words from '@/.content/words/events';
import * as time from '@/.content/words/eventTime';
import { Icon } from '@/components/ui/icon';
import type { FoodEvent } from '@/lib/content/schema/event';
import { site } from '@/lib/content/site';
import { daysWords } from '@/lib/travel/events/dates';
import { mapSearchHref } from '@/lib/travel/place';
import { rich } from '@/lib/words/rich';
import { CalendarLink, OrganiserLink, SourceLink } from './event-links';
import { type EventClock, EventStatus, WhilePast } from './event-status.client';

const languages = new Intl.DisplayNames(site.language, { type: 'language' });

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
      <h3>{words.eat}</h3>
      <ul>
        {eat.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <dl>
        {native && (
          <div className="ev-again">
            <dt>{words.inLanguage({ language: languages.of(native.lang) ?? native.lang })}</dt>
            <dd lang={native.lang}>{native.text}</dd>
          </div>
        )}
        <div className="ev-again">
          <dt>{words.dates}</dt>
          <dd>
            <Dates event={event} clock={clock} />
          </dd>
        </div>
        <div className="ev-again">
          <dt>{words.where}</dt>
          <dd>{location}</dd>
        </div>
        <div>
          <dt>{words.source}</dt>
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
          {rich(words.map, { more: <span className="sr">{words.mapMore({ name })}</span> })}
        </a>
      </div>
      {sameDays && <p className="ev-hint">{words.fileRepeats}</p>}
    </div>
  );
}

/** What is usual and what was announced, which holds whether the days are over or to come. */
function Dates({ event: { starts, ends, usually, sameDays }, clock }: EventFactsProps) {
  const days = daysWords(starts, ends);
  if (sameDays) {
    return rich(({ status }) => words.everyYear({ days, status }), { status: <EventStatus {...clock} /> });
  }
  const year = starts.slice(0, 4);
  return usually ? words.usuallyAndInYear({ when: usually, year, days }) : time.inYear({ year, days });
}
