import type { Place } from '@/lib/guide/place';
import { kilometres } from './distance';

/** The stops with one moved by so many places; as they are where it has nowhere to go. */
export function moved(stops: readonly string[], slug: string, by: 1 | -1): string[] {
  const from = stops.indexOf(slug);
  const to = from + by;
  if (from < 0 || to < 0 || to >= stops.length) return [...stops];
  const next = stops.filter((stop) => stop !== slug);
  next.splice(to, 0, slug);
  return next;
}

/** Slugs from the first stop always on to the nearest one left, those without coordinates last. */
export function byNearest(stops: readonly Place[]): string[] {
  const left = stops.filter((stop) => stop.coordinates);
  const order: Place[] = left.splice(0, 1);
  while (left.length > 0) {
    const here = order.at(-1)?.coordinates;
    const away = left.map(({ coordinates }) => (here && coordinates ? kilometres(here, coordinates) : 0));
    order.push(...left.splice(away.indexOf(Math.min(...away)), 1));
  }
  return [...order, ...stops.filter((stop) => !stop.coordinates)].map((stop) => stop.slug);
}
