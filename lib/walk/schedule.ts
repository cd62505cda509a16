import * as messages from '@/.content/messages/walkTimes';
import { type DatedHours, type DayOpenness, momentIn, openOn } from '@/lib/content/opening-hours';
import type { Place } from '@/lib/content/place';
import { instantOf, type WallTime, wallTimeOf } from '@/lib/plan/wall-time';
import { timeWords } from '@/lib/text/clock';
import { DETOUR, walkingMinutes } from './distance';
import { legs } from './stops';
import { STAY, type WalkTimes } from './times';

const MINUTE = 60_000;

/** Average speed of a tram, train or bus in km/h, stops included. */
const TRANSIT = 18;

/** Minutes to and from transit stops, and of waiting there. */
const WAIT = 10;

/** Precision of estimates, in minutes. */
const PRECISION = 5;

/** Estimated minutes for a straight-line distance in kilometres, rounded up to a multiple of five. */
export function legMinutes(km: number, byTransit: boolean): number {
  if (!byTransit) return walkingMinutes(km);
  return Math.ceil(((km * DETOUR * 60) / TRANSIT + WAIT) / PRECISION) * PRECISION;
}

/** A stay compared with the opening hours; unknown for unconfirmed hours. */
export type StayFit = DayOpenness | 'closes';

/** Notes about a stay outside the opening hours, and on a public holiday. */
export const FITS: Readonly<Record<StayFit, string>> = {
  open: '',
  closed: messages.closed,
  closes: messages.closes,
  holiday: messages.holiday,
  unknown: messages.unknown,
};

/** A stop with its times. */
export type ScheduledStop = {
  place: Place;
  /** Epoch milliseconds. */
  arrives: number;
  leaves: number;
  /** Minutes at the stop. */
  stay: number;
  /** The way from the previous stop; null for the first. */
  way: {
    byTransit: boolean;
    /** Null, and not counted, where one of the two places has no coordinates. */
    minutes: number | null;
  } | null;
  fit: StayFit;
};

function fitOf(place: DatedHours, arrives: number, leaves: number): StayFit {
  const at = (instant: number) => openOn(place, new Date(instant));
  const first = at(arrives);
  if (first === 'closed' || first === 'unknown') return first;
  // A place that closes when the visitor leaves is open for the whole stay.
  for (let instant = arrives + PRECISION * MINUTE; instant < leaves; instant += PRECISION * MINUTE)
    if (at(instant) === 'closed') return 'closes';
  return first;
}

/**
 * Arrival and departure at each stop, across changes of clocks; null for a walk without a start.
 *
 * @param zone IANA time zone of the guide
 * @param holidays its public holidays, as "12-25" or "2026-10-12"
 */
export function schedule(
  stops: readonly Place[],
  { start, stays, transit }: WalkTimes,
  zone: string,
  holidays: readonly string[] = [],
): ScheduledStop[] | null {
  if (start === null) return null;
  const distances = legs(stops);
  let now = instantOf(start, zone).instant;
  return stops.map((place, index) => {
    const byTransit = transit.includes(place.slug);
    const km = distances[index - 1] ?? null;
    const minutes = km === null ? null : legMinutes(km, byTransit);
    if (index > 0) now += (minutes ?? 0) * MINUTE;
    const arrives = now;
    const stay = stays[place.slug] ?? STAY.usual;
    now += stay * MINUTE;
    const fit = fitOf({ ...place, zone, holidays }, arrives, now);
    return { place, arrives, leaves: now, stay, way: index === 0 ? null : { byTransit, minutes }, fit };
  });
}

const clockIn = (zone: string, instant: number) => timeWords(momentIn(zone, new Date(instant)).minutes);

/** The time at a stop in the time zone of the guide: "6 pm to 7 pm". */
export function stayText({ arrives, leaves }: ScheduledStop, zone: string): string {
  return messages.at({ from: clockIn(zone, arrives), to: clockIn(zone, leaves) });
}

/** The times of a whole walk: "6 pm to 9:30 pm"; '' for one without stops. */
export function fromToText(stops: readonly ScheduledStop[], zone: string): string {
  const [first, last] = [stops[0], stops.at(-1)];
  return first && last
    ? messages.at({ from: clockIn(zone, first.arrives), to: clockIn(zone, last.leaves) })
    : '';
}

/** The times of a whole walk, to be announced: "The walk runs from 6 pm to 9:30 pm."; '' for one without stops. */
export function runsText(stops: readonly ScheduledStop[], zone: string): string {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return '';
  return messages.runs({ from: clockIn(zone, first.arrives), to: clockIn(zone, last.leaves) });
}

/** Default time of day for the start of a walk. */
const EVENING = '18:00';

/** The next 18:00 in a time zone. @param now epoch milliseconds */
export function nextEvening(now: number, zone: string): WallTime {
  const isOver = wallTimeOf(now, zone).slice(11) >= EVENING;
  const day = wallTimeOf(now + (isOver ? 24 * 60 * MINUTE : 0), zone).slice(0, 10);
  return `${day}T${EVENING}`;
}
