import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { momentIn, openAt } from '@/lib/guide/opening-hours';
import type { Place } from '@/lib/guide/place';
import { instantOf, type WallTime, wallTimeOf } from '@/lib/plan/wall-time';
import { DETOUR, legs, walkingMinutes } from './distance';
import { USUAL_STAY, type WalkTimes } from './times';

const MINUTE = 60_000;

/** Kilometres an hour of a tram, train or bus with its stops. */
const TRANSIT = 18;

/** Minutes to and from those stops, and until it comes. */
const WAIT = 10;

/** Estimates are no more exact than this, in minutes. */
const GRAIN = 5;

/**
 * Minutes from one place to the next, estimated from the straight line between them and never too short: the nearest
 * five above.
 *
 * @param km in a straight line
 */
export function legMinutes(km: number, byTransit: boolean): number {
  if (!byTransit) return walkingMinutes(km);
  return Math.ceil(((km * DETOUR * 60) / TRANSIT + WAIT) / GRAIN) * GRAIN;
}

/** How a stay fits the hours of a place; unknown where they are not confirmed. */
export type StayFit = 'open' | 'closed' | 'closes' | 'unknown';

/** A stop with its times. */
export type ScheduledStop = {
  place: Place;
  /** Epoch milliseconds. */
  arrives: number;
  leaves: number;
  /** Minutes there. */
  stay: number;
  /** The way from the stop before; null for the first. */
  way: {
    byTransit: boolean;
    /** Null where one of the two places has no position: then the way is not counted. */
    minutes: number | null;
  } | null;
  fit: StayFit;
};

/** Whether a place is open from one instant to another, epoch milliseconds. */
function fitOf(hours: OpeningHours | undefined, zone: string, arrives: number, leaves: number): StayFit {
  const at = (instant: number) => openAt(hours, momentIn(zone, new Date(instant)));
  const first = at(arrives);
  if (first !== 'open') return first;
  // A place that closes as one leaves is open for the whole stay.
  for (let instant = arrives + GRAIN * MINUTE; instant < leaves; instant += GRAIN * MINUTE)
    if (at(instant) === 'closed') return 'closes';
  return 'open';
}

/**
 * When a walk comes to each of its stops and leaves it; null for a walk without a time. Clocks that change on the way
 * are counted.
 *
 * @param zone IANA zone of the guide
 */
export function schedule(
  stops: readonly Place[],
  { start, stays, transit }: WalkTimes,
  zone: string,
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
    const stay = stays[place.slug] ?? USUAL_STAY;
    now += stay * MINUTE;
    const fit = fitOf(place.hours, zone, arrives, now);
    return { place, arrives, leaves: now, stay, way: index === 0 ? null : { byTransit, minutes }, fit };
  });
}

/** When an evening out begins, on the clock. */
const EVENING = '18:00';

/** The next time an evening out begins in a zone, after an instant in epoch milliseconds. */
export function nextEvening(now: number, zone: string): WallTime {
  const isOver = wallTimeOf(now, zone).slice(11) >= EVENING;
  const day = wallTimeOf(now + (isOver ? 24 * 60 * MINUTE : 0), zone).slice(0, 10);
  return `${day}T${EVENING}`;
}
