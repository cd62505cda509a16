import { TZDate } from '@date-fns/tz';
import ical, { type ICalTimezone } from 'ical-generator';
import * as messages from '@/.content/messages/walkSummary';
import { withBasePath } from '@/lib/content/base-path';
import { placeQuery } from '@/lib/guide/place';
import { clockChange, wallTimeOf } from '@/lib/plan/wall-time';
import type { ScheduledStop } from './schedule';

const MINUTE = 60_000;

/** An instant as a calendar file writes local times: "20261128T180000". */
const local = (instant: number, zone: string) => `${wallTimeOf(instant, zone).replaceAll(/[-:]/g, '')}00`;

/** How far a zone is ahead of UTC, as a calendar file writes it: "-0500". */
function offsetWords(instant: number, zone: string): string {
  const minutes =
    (Date.parse(`${wallTimeOf(instant, zone)}Z`) - Math.floor(instant / MINUTE) * MINUTE) / MINUTE;
  const two = (value: number) => `${Math.floor(Math.abs(value))}`.padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}${two(Math.abs(minutes) % 60)}`;
}

/**
 * What a zone's clocks say from one instant to another, as RFC 5545 wants it beside every zone that is named. Only that
 * time is right in it, which is all that the file has.
 */
function zoneComponent(zone: string, from: number, to: number): string {
  const observance = (starts: string, before: number, after: number) => [
    'BEGIN:STANDARD',
    `DTSTART:${starts}`,
    `TZOFFSETFROM:${offsetWords(before, zone)}`,
    `TZOFFSETTO:${offsetWords(after, zone)}`,
    'END:STANDARD',
  ];
  const change = clockChange(from, to, zone);
  // Clocks change at a time that they then no longer show.
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
  /** What the walk is called. */
  title: string;
  /** Full address of the page with the walk in it. */
  address: string;
  /** IANA zone of the guide, in which the times are written. */
  zone: string;
  /** When the file is written, epoch milliseconds. */
  stamp: number;
};

/**
 * A walk as a calendar file (RFC 5545): an entry for each stop, in the time of the guide's city, with its address. A
 * stop of a day has the same name in every file, so that one that is read again moves its entry.
 */
export function walkCalendar({ stops, title, address, zone, stamp }: WalkCalendar): string {
  const { hostname } = new URL(address);
  const [from, to] = [stops[0]?.arrives ?? stamp, stops.at(-1)?.leaves ?? stamp];
  // Of the entries, not of the file: when it was written is told in UTC.
  const timezone: ICalTimezone = { name: null, generator: () => zoneComponent(zone, from, to) };
  const calendar = ical({ prodId: `//${hostname}//Food walk//EN`, name: title, timezone });
  stops.forEach(({ place, arrives, leaves }, index) => {
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
      description: [order && messages.whatToOrder({ dish: order }), url, address].filter(Boolean).join('\n'),
      url,
    });
  });
  return `${calendar.toString()}\r\n`;
}
