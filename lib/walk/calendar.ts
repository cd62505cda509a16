import { TZDate } from '@date-fns/tz';
import ical, { type ICalTimezone } from 'ical-generator';
import * as messages from '@/.content/messages/walkText';
import { placeQuery } from '@/lib/content/place';
import { clockChange, wallTimeOf } from '@/lib/plan/wall-time';
import { withBasePath } from '@/lib/text/base-path';
import { plainSpaces } from '@/lib/text/words';
import { FITS, type ScheduledStop } from './schedule';

const MINUTE = 60_000;

/** An instant as an iCalendar local time: "20261128T180000". */
const local = (instant: number, zone: string) => `${wallTimeOf(instant, zone).replaceAll(/[-:]/g, '')}00`;

/** UTC offset of a time zone in iCalendar notation: "-0500". */
function utcOffset(instant: number, zone: string): string {
  const minutes =
    (Date.parse(`${wallTimeOf(instant, zone)}Z`) - Math.floor(instant / MINUTE) * MINUTE) / MINUTE;
  const two = (value: number) => `${Math.floor(Math.abs(value))}`.padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}${two(Math.abs(minutes) % 60)}`;
}

/**
 * VTIMEZONE component, which RFC 5545 requires for each TZID. It is correct only between the two instants, which
 * contain all events of the file.
 */
function zoneComponent(zone: string, from: number, to: number): string {
  const observance = (starts: string, before: number, after: number) => [
    'BEGIN:STANDARD',
    `DTSTART:${starts}`,
    `TZOFFSETFROM:${utcOffset(before, zone)}`,
    `TZOFFSETTO:${utcOffset(after, zone)}`,
    'END:STANDARD',
  ];
  const change = clockChange(from, to, zone);
  // DTSTART is in local time before the change.
  const atOldClock = change && Date.parse(`${wallTimeOf(change.at - MINUTE, zone)}Z`) + MINUTE;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('19700101T000000', from, from),
    ...(change && atOldClock ? observance(local(atOldClock, 'UTC'), from, to) : []),
    'END:VTIMEZONE',
  ].join('\r\n');
}

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
  const [from, to] = [stops[0]?.arrives ?? stamp, stops.at(-1)?.leaves ?? stamp];
  // For the events only: without a name, DTSTAMP stays in UTC.
  const timezone: ICalTimezone = { name: null, generator: () => zoneComponent(zone, from, to) };
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
