import { CalendarDays, CalendarPlus, ExternalLink, MapPin } from 'lucide';
import * as messages from '@/.content/messages/events';
import * as timeMessages from '@/.content/messages/eventTime';
import { Picture } from '@/components/content/picture';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { READER_CONTENT } from '@/components/ui/reader-content';
import { buildDay } from '@/lib/content/build-day';
import { mapSearchHref } from '@/lib/content/place';
import type { FoodEvent } from '@/lib/content/schema/event';
import { site } from '@/lib/content/server';
import { eventsToCome, timeOf } from '@/lib/events/status';
import { type EventPlace, eventFile } from '@/lib/guide/guide-events';
import { formatDays, formatMonths } from '@/lib/text/dates';
import { withKeys } from '@/lib/text/keys';
import { listWords } from '@/lib/text/list';
import { rich } from '@/lib/text/rich';
import { CalendarLink } from './calendar-link.client';
import { EventDetails } from './event-details.client';
import { DatesToday, type EventClock, StatusToday, WhileAnyToCome, WhilePast } from './event-today.client';
import styles from './events.module.css';

/** The numbers from two to twelve in words. */
const NUMBERS = [
  ...[messages.two, messages.three, messages.four, messages.five, messages.six, messages.seven],
  ...[messages.eight, messages.nine, messages.ten, messages.eleven, messages.twelve],
];

// On a phone the picture is cropped to a square, so it is wider than its frame.
const SIZES = '(min-width: 90rem) 23rem, (min-width: 48rem) 26vw, 11rem';

const languages = new Intl.DisplayNames(site.language, { type: 'language' });

export type EventListProps = {
  place: EventPlace;
  /** Label of the button of each row. */
  action: string;
};

/** The events of a place as rows, and a link to the calendar file with all of them. */
export function EventList({ place, action }: EventListProps) {
  const builtOn = buildDay();
  const { path, file, zone, events } = place;
  const inCalendar = eventsToCome(events, builtOn);
  return (
    <section className="wrap mt-stack" aria-label={place.name}>
      <ul className="border-b border-ink">
        {events.map((event, index) => (
          <li key={event.id}>
            <EventRow
              event={event}
              action={action}
              clock={{ ...timeOf(event), zone, builtOn }}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="secondary max-w-[44ch]">{sourceOfDates(events)}</p>
        <WhileAnyToCome
          events={events.map(({ starts, ends, sameDays }) => ({ starts, ends, sameDays }))}
          zone={zone}
          builtOn={builtOn}
        >
          <CalendarLink className="btn btn-quiet" href={`${path}/${file}`} file={file}>
            <Icon of={CalendarDays} size={18} />
            {inCalendar.length < events.length
              ? messages.someInCalendar({ some: inCalendar.length, number: events.length })
              : messages.allInCalendar({ number: NUMBERS[events.length - 2] ?? events.length })}
          </CalendarLink>
        </WhileAnyToCome>
      </div>
    </section>
  );
}

/** Note on the years of the announced dates and on events on the same days every year. */
function sourceOfDates(events: readonly FoodEvent[]): string {
  const announced = events.filter(({ sameDays }) => !sameDays);
  const years = [...new Set(announced.map(({ starts }) => starts.slice(0, 4)))].sort();
  if (years.length === 0) return messages.allSameDays;
  const sentence = announced.length < events.length ? messages.someAnnounced : messages.allAnnounced;
  return sentence({ years: listWords(years, 'and') });
}

type EventRowProps = {
  event: FoodEvent;
  action: string;
  clock: EventClock;
  /** True for a picture above the fold, which is loaded first. */
  priority: boolean;
};

/** One event: dates, description, picture. */
function EventRow({ event, action, clock, priority }: EventRowProps) {
  const { id, name, native, starts, ends, location, description, source, picture } = event;
  return (
    <article
      className={`${READER_CONTENT} flex break-inside-avoid flex-wrap gap-x-gap gap-y-4 *:min-w-0 border-t border-ink pt-6 pb-8 md:grid ${styles.event} lg:gap-x-12`}
      id={id}
      aria-labelledby={`${id}-name`}
    >
      <div className={`${READER_CONTENT} secondary flex flex-[1_8rem] flex-col gap-1 max-md:-order-1`}>
        <p className="text-3xl font-bold text-ink" aria-hidden="true">
          {formatMonths(starts, ends)}
        </p>
        <DatesToday {...clock} />
      </div>
      <section className="max-md:basis-full">
        <h2 className={`${READER_CONTENT} flex flex-wrap items-baseline gap-x-3 text-2xl`} id={`${id}-name`}>
          {name}
          {native && (
            <span className="text-lg font-normal text-ink-2" lang={native.lang} translate="no">
              {' '}
              {native.text}
            </span>
          )}
        </h2>
        <p className="secondary mt-1.5">{location}</p>
        <p className="mt-2.5 max-w-[44ch]">{description}</p>
        <p className="secondary mt-2.5 print:hidden">
          {rich(messages.sourceIs, { source: <SourceLink source={source} /> })}
        </p>
        <EventDetails
          label={action}
          headingId={`${id}-name`}
          name={name}
          clock={clock}
          location={location}
          beside={
            <WhilePast clock={clock} past={<OrganiserLink event={event} className="action" />}>
              <EventFileLink event={event} className="action" />
            </WhilePast>
          }
        >
          <EventFacts event={event} clock={clock} />
        </EventDetails>
      </section>
      <Picture
        className="basis-32 self-start max-md:-order-1 max-sm:aspect-square print:hidden"
        picture={picture}
        sizes={SIZES}
        priority={priority}
      />
    </article>
  );
}

type EventFactsProps = { event: FoodEvent; clock: EventClock };

/** Details of an event: text, dishes, dates, place, source. */
function EventFacts({ event, clock }: EventFactsProps) {
  const { name, native, sameDays, location, address, details, eat, source } = event;
  const map = mapSearchHref([address.street ?? location, address.locality, address.region]);
  return (
    <section className="mt-5 *:not-first:mt-[1.1em]">
      {withKeys(details, String).map(({ key, item }) => (
        <p key={key}>{item}</p>
      ))}
      <h3 className="text-lg">{messages.eat}</h3>
      <ul className="leading-snug *:border-b *:border-line *:py-2">
        {withKeys(eat, String).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      <dl className={`${styles.facts} font-display text-sm *:grid *:gap-3 [&_dt]:text-ink-2`}>
        {native && (
          <div className="print:hidden">
            <dt>{messages.inLanguage({ language: languages.of(native.lang) ?? native.lang })}</dt>{' '}
            <dd lang={native.lang} translate="no">
              {native.text}
            </dd>{' '}
          </div>
        )}
        <div className="print:hidden">
          <dt>{messages.dates}</dt>{' '}
          <dd>
            <Dates event={event} clock={clock} />
          </dd>{' '}
        </div>
        <div className="print:hidden">
          <dt>{messages.where}</dt> <dd>{location}</dd>{' '}
        </div>
        <div>
          <dt>{messages.source}</dt>{' '}
          <dd>
            <SourceLink source={source} />
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2.5">
        <WhilePast clock={clock} past={<OrganiserLink event={event} className="btn btn-small" />}>
          <EventFileLink event={event} className="btn btn-small" />
        </WhilePast>{' '}
        <a
          className={buttonClass({ look: 'quiet', small: true })}
          href={map}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon of={MapPin} size={18} />
          {rich(messages.map, { more: <span className="sr-only">{messages.mapMore({ name })}</span> })}
        </a>
      </div>
      {sameDays && <p className="secondary">{messages.fileRepeats}</p>}
    </section>
  );
}

/** Usual and announced dates, worded for past and coming events alike. */
function Dates({ event: { starts, ends, usually, sameDays }, clock }: EventFactsProps) {
  const days = formatDays(starts, ends);
  if (sameDays) {
    return rich(({ status }) => messages.everyYear({ days, status }), { status: <StatusToday {...clock} /> });
  }
  const year = starts.slice(0, 4);
  return usually
    ? messages.usuallyAndInYear({ when: usually, year, days })
    : timeMessages.inYear({ year, days });
}

type EventLinkProps = { event: FoodEvent; className: string };

/** Link to the calendar file of an event. */
function EventFileLink({ event, className }: EventLinkProps) {
  return (
    <CalendarLink className={className} href={eventFile(event)} file={`${event.id}.ics`}>
      <Icon of={CalendarPlus} size={18} />
      <span>
        {rich(messages.toCalendar, {
          more: <span className="sr-only">{messages.toCalendarMore({ name: event.name })}</span>,
        })}
      </span>
    </CalendarLink>
  );
}

/** Link to the organizer of a past event. */
function OrganiserLink({ event: { name, source }, className }: EventLinkProps) {
  const more = messages.checkDatesMore({ name, organizer: source.name });
  return (
    <a className={className} href={source.href} target="_blank" rel="noopener noreferrer">
      <Icon of={ExternalLink} size={18} />
      <span>{rich(messages.checkDates, { more: <span className="sr-only">{more}</span> })}</span>
    </a>
  );
}

/** Link to the source of the dates. */
function SourceLink({ source }: Pick<FoodEvent, 'source'>) {
  return (
    <a className="link" href={source.href} target="_blank" rel="noopener noreferrer">
      {source.name}
      <span className="sr-only">{messages.sourceMore}</span>
    </a>
  );
}
