import ical, { ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator';
import * as messages from '@/.content/messages/eventCalendar';
import { buildDay } from '@/lib/content/build-day';
import { NO_PAGE, orNone } from '@/lib/content/no-page';
import type { FoodEvent } from '@/lib/content/schema/event';
import { site } from '@/lib/content/server';
import { absoluteUrl, siteUrl } from '@/lib/content/site-url';
import type { EventPlace } from '@/lib/guide/guide-events';
import { dayAfter } from '@/lib/text/dates';
import { plainSpaces } from '@/lib/text/words';
import { eventsToCome } from './status';

const countries = new Intl.DisplayNames(site.language, { type: 'region' });

/** Location of an event: "55 Mill Street, Toronto, Ontario, Canada". */
function locationOf({ location, address }: FoodEvent): string {
  const { street = location, locality, region, country } = address;
  return [...new Set([street, locality, region, countries.of(country)])].join(', ');
}

function descriptionOf(event: FoodEvent): string {
  const { description, eat, sameDays, starts, usually, source } = event;
  const ofYear = messages.datesOfYear({ year: starts.slice(0, 4) });
  const announced = usually ? `${ofYear} ${messages.usually({ when: usually })}` : ofYear;
  const dishes = eat.map((line) => `- ${line}`);
  const again = sameDays ? messages.sameDays : announced;
  return [description, '', messages.eat, ...dishes, '', again, `${source.name}: ${source.href}`].join('\n');
}

/** Stable UID, so that importing moves an event: one for a repeating event, one per year for others. */
function uidOf({ id, starts, sameDays }: FoodEvent): string {
  return sameDays ? id : `${id}-${starts.slice(0, 4)}`;
}

/**
 * Events as a calendar file (RFC 5545): transparent all-day events, whose DTEND is exclusive. Those on the same days
 * every year have a yearly RRULE.
 */
export function eventsCalendar(place: EventPlace, events: readonly FoodEvent[]): string {
  const calendar = ical({ prodId: `//${new URL(siteUrl).hostname}//Food events//EN` });
  if (events.length > 1) calendar.name(place.name);
  for (const event of events) {
    const url = `${absoluteUrl(place.path)}#${event.id}`;
    const entry = calendar.createEvent({
      id: `${uidOf(event)}@${new URL(url).hostname}`,
      stamp: new Date(event.checkedOn ?? event.starts),
      allDay: true,
      start: new Date(event.starts),
      end: new Date(dayAfter(event.ends)),
      summary: event.native ? `${event.name} (${event.native.text})` : event.name,
      location: locationOf(event),
      description: descriptionOf(event),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (event.sameDays) entry.repeating({ freq: ICalEventRepeatingFreq.YEARLY });
  }
  return plainSpaces(`${calendar.toString()}\r\n`);
}

/** The calendar files of a place by name: one for each event and one with all that are not over. */
export function calendarFiles(place: EventPlace, today = buildDay()): Map<string, string> {
  return new Map([
    ...place.events.map((event) => [`${event.id}.ics`, eventsCalendar(place, [event])] as const),
    [place.file, eventsCalendar(place, eventsToCome(place.events, today))],
  ]);
}

/** Handlers of the route `[guide]/[file]` for the calendar files of these places, by guide id. */
export function calendarRoute(places: Readonly<Record<string, EventPlace>>) {
  type Params = { guide: string; file: string };
  return {
    generateStaticParams: (): Params[] => {
      const all = Object.entries(places).flatMap(([guide, place]) =>
        [...calendarFiles(place).keys()].map((file) => ({ guide, file })),
      );
      return orNone(all, { guide: NO_PAGE, file: NO_PAGE });
    },
    GET: async (_request: Request, { params }: { params: Promise<Params> }): Promise<Response> => {
      const { guide, file } = await params;
      const place = Object.hasOwn(places, guide) ? places[guide] : undefined;
      const text = place && calendarFiles(place).get(file);
      if (text === undefined) return new Response('No such calendar.', { status: 404 });
      return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
    },
  };
}
