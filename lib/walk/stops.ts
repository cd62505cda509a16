import type { Place } from '@/lib/content/place';
import { kilometres } from './distance';

/** The stops with one moved by one place; unchanged at the ends of the walk. */
export function moved(stops: readonly string[], slug: string, by: 1 | -1): string[] {
  const from = stops.indexOf(slug);
  const to = from + by;
  if (from < 0 || to < 0 || to >= stops.length) return [...stops];
  const next = stops.filter((stop) => stop !== slug);
  next.splice(to, 0, slug);
  return next;
}

/** Slugs ordered from the first stop to the nearest remaining one each time, those without coordinates last. */
export function byNearest(stops: readonly Place[]): string[] {
  const left = stops.filter((stop) => stop.coordinates);
  const order: Place[] = left.splice(0, 1);
  while (left.length > 0) {
    const here = order.at(-1)?.coordinates;
    const away = left.map(({ coordinates }) => (here && coordinates ? kilometres(here, coordinates) : 0));
    order.push(...left.splice(away.indexOf(Math.min(...away)), 1));
  }
  return [...order, ...withoutCoordinates(stops)].map((stop) => stop.slug);
}

/** Kilometres in a straight line from each stop to the next; null where one of the two has no coordinates. */
export function legs(stops: readonly Place[]): (number | null)[] {
  return stops.slice(1).map((to, index) => {
    const from = stops[index];
    return from?.coordinates && to.coordinates ? kilometres(from.coordinates, to.coordinates) : null;
  });
}

/** The stops that files and distances leave out. */
export function withoutCoordinates(stops: readonly Place[]): Place[] {
  return stops.filter((stop) => !stop.coordinates);
}
