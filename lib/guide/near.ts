import type { Place } from '@/lib/content/place';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { kilometres } from '@/lib/walk/distance';
import type { DevicePosition } from './locate';

/** Beyond this distance (km) of the nearest restaurant, don't sort by distance. */
const FAR = 50;

/** Radius of a position in metres above which the order is approximate, and above which nothing is sorted. */
const [ROUGH, VAGUE] = [300, 10_000];

/** Reason why restaurants are not sorted by distance. */
export type NoOrder = Exclude<DevicePosition['state'], 'found'> | 'tooVague' | 'tooFar';

/** A place, and the kilometres to it in a straight line. */
export type PlaceAway = { place: Place; km: number };

export type Near = {
  /** The place that distances are counted from; null for the position of the visitor. */
  start: Place | null;
  /** Changes only with what distances are counted from. */
  origin: Place | DevicePosition;
  /** Reason why nothing is sorted; null if it is sorted. */
  noOrder: NoOrder | null;
  /** Radius in metres of a position that is not exact; null for an exact one, and for a place. */
  within: number | null;
  /** Kilometres in a straight line, by slug: of each place with coordinates where something is sorted. */
  distances: ReadonlyMap<string, number>;
  /** The nearest restaurant that is shown, besides the one that is the start; of all where they are too far. */
  nearest: PlaceAway | null;
  /** Region of the nearest restaurant that is shown, the start included. */
  region: string | null;
  /** Number of shown restaurants without coordinates. */
  withoutPin: number;
};

/** A place that the address names, of those with coordinates; null for any other text. */
export function startNamed(places: readonly Place[], slug: string): Place | null {
  return places.find((place) => place.slug === slug && place.coordinates) ?? null;
}

/**
 * The places that are near: from a place of the guide, else from where the device is.
 *
 * @param places restaurants and markets
 * @param shows whether the filters show one
 * @returns null where neither a place nor the position was asked for
 */
export function nearOf(
  places: readonly Place[],
  shows: (slug: string) => boolean,
  start: Place | null,
  position: DevicePosition | null,
): Near | null {
  const origin = start ?? position;
  if (!origin) return null;
  const fix = position?.state === 'found' && !start ? position : null;
  const none = {
    start,
    origin,
    within: null,
    distances: new Map<string, number>(),
    nearest: null,
    region: null,
    withoutPin: 0,
  };
  const from: Coordinates | undefined = start?.coordinates ?? fix?.coordinates;
  if (!from) return { ...none, noOrder: position && position.state !== 'found' ? position.state : null };
  const within = fix && fix.accuracy >= ROUGH ? fix.accuracy : null;
  if (within !== null && within >= VAGUE) return { ...none, within, noOrder: 'tooVague' };

  const distances = new Map(
    places.flatMap(({ slug, coordinates }) =>
      coordinates ? [[slug, kilometres(from, coordinates)] as const] : [],
    ),
  );
  const all = byDistance(
    places.filter(({ kind }) => kind === 'restaurant'),
    distances,
  ).map((place) => ({ place, km: distances.get(place.slug) }));
  const [nearestOfAll] = all.filter(isKnown);
  // The distance to the city does not depend on the filters.
  if (nearestOfAll && nearestOfAll.km > FAR) {
    return { ...none, within, noOrder: 'tooFar', nearest: nearestOfAll };
  }
  const shown = all.filter(({ place }) => shows(place.slug));
  const known = shown.filter(isKnown);
  return {
    ...none,
    noOrder: null,
    within,
    distances,
    nearest: known.find(({ place }) => place !== start) ?? null,
    region: known[0]?.place.region ?? null,
    withoutPin: shown.length - known.length,
  };
}

const isKnown = (each: { place: Place; km: number | undefined }): each is PlaceAway => each.km !== undefined;

/** Things of places in the order of their distances; those without one last, in the order they had. */
export function byDistance<T extends { slug: string }>(
  things: readonly T[],
  distances: ReadonlyMap<string, number>,
): T[] {
  const kmTo = ({ slug }: T) => distances.get(slug) ?? Number.MAX_VALUE;
  return things.toSorted((one, other) => kmTo(one) - kmTo(other));
}
