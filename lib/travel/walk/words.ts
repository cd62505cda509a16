import { addressLine, counted, joinWords } from '@/lib/text/words';
import type { Place } from '@/lib/travel/place';
import { legs, withoutCoordinates } from './distance';

/** "About 0.6 km", with one decimal; "Less than 0.1 km" below that. */
export function kilometresWords(km: number): string {
  return km < 0.1 ? 'Less than 0.1 km' : `About ${km.toFixed(1)} km`;
}

/** "A food walk in Toronto", with the towns the stops are in. @param city of the guide */
export function walkTitle(stops: readonly Place[], city: string): string {
  const cities = [...new Set(stops.map((stop) => stop.city))];
  if (cities.length === 0) return 'A food walk';
  return `A food walk in ${cities.length > 3 ? `and around ${city}` : joinWords(cities, 'and')}`;
}

/** A walk by its places: "Pai, Lost and Market"; of more than three "Pai, Lost and 3 more". */
export function walkName(stops: readonly Pick<Place, 'name'>[]): string {
  const names = stops.map((stop) => stop.name);
  if (names.length === 0) return 'places that are no longer here';
  const rest = names.length > 3 ? [`${names.length - 2} more`] : [];
  return joinWords([...names.slice(0, rest.length > 0 ? 2 : 3), ...rest], 'and');
}

/** What goes with a shared link: "3 stops: Pai, Seven Lives and Kensington Market." */
export function walkText(stops: readonly Place[]): string {
  const names = stops.map((stop) => stop.name);
  return `${counted(stops.length, 'stop', 'stops')}: ${joinWords(names, 'and')}.`;
}

/** Neighbourhood, street and town of a stop, each once: "Entertainment District, 18 Duncan Street, Toronto". */
export function addressWords({ street = '', district, city }: Place): string {
  return addressLine([street, district, city]);
}

/**
 * How long the walk is in a straight line from stop to stop, and how much of it that leaves out. '' for a single
 * stop, which has no length, and where no stop has coordinates.
 */
export function distanceWords(stops: readonly Place[]): string {
  const all = legs(stops);
  const missing = withoutCoordinates(stops).length;
  if (all.length === 0 || missing === stops.length) return '';
  const noPin = `${counted(missing, 'stop has', 'stops have')} no pin yet`;
  const known = all.filter((leg) => leg !== null);
  if (known.length === 0) return `${noPin}, so no distance.`;
  const length = `${kilometresWords(known.reduce((sum, leg) => sum + leg, 0))} as the crow flies`;
  if (missing === 0) return `${length}, from the first stop to the last.`;
  return `${length}. ${noPin}, so the ${missing === 1 ? 'way there is' : 'ways there are'} not counted.`;
}

/** Which stops a file of points leaves out, as a sentence; '' where it leaves out none. */
export function leftOutWords(stops: readonly Place[]): string {
  const names = withoutCoordinates(stops).map((stop) => stop.name);
  return names.length === 0 ? '' : `Left out of the file: ${joinWords(names, 'and')}.`;
}
