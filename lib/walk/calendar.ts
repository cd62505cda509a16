import { TZDate } from '@date-fns/tz';
import ical from 'ical-generator';
import * as messages from '@/.content/messages/walkText';
import { timeZones } from '@/.content/timeZones';
import { placeQuery } from '@/lib/content/place';
import { wallTimeOf } from '@/lib/plan/wall-time';
import { withBasePath } from '@/lib/text/base-path';
import { plainSpaces } from '@/lib/text/words';
import { FITS, type ScheduledStop } from './schedule';

type WalkCalendar = {
  stops: readonly ScheduledStop[];
  title: string;
  /** Absolute URL of the page with the walk. */
  address: string;
  /** IANA time zone of the guide, used for all times. */
  zone: string;
  /** DTSTAMP, epoch milliseconds. */
  stamp: number;
};

/**
 * A walk as a calendar file (RFC 5545) with an event for each stop. The UID is made of place and day, so that
 * importing a changed walk moves the event.
 */
export function walkCalendar({ stops, title, address, zone, stamp }: WalkCalendar): string {
  const { hostname } = new URL(address);
  // For the events only: without a name, DTSTAMP stays in UTC.
  const timezone = { name: null, generator: (name: string) => timeZones[name] ?? null };
  const calendar = ical({ prodId: `//${hostname}//Food walk//EN`, name: title, timezone });
  stops.forEach(({ place, arrives, leaves, fit }, index) => {
    const { slug, name, order, coordinates } = place;
    const url = new URL(withBasePath(place.path), address).href;
    calendar.createEvent({
      id: `${slug}-${wallTimeOf(arrives, zone).slice(0, 10)}@${hostname}`,
      stamp: new Date(stamp),
      timezone: zone,
      start: new TZDate(arrives, zone),
      end: new TZDate(leaves, zone),
      summary: `${index + 1}. ${name}`,
      location: {
        title: placeQuery(place),
        ...(coordinates && { geo: { lat: coordinates[0], lon: coordinates[1] } }),
      },
      description: [FITS[fit], order && messages.whatToOrder({ dish: order }), url, address]
        .filter(Boolean)
        .join('\n'),
      url,
    });
  });
  return plainSpaces(`${calendar.toString()}\r\n`);
}
