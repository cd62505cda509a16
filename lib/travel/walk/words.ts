import { counted, joinWords } from '@/lib/text/words';
import type { Place } from '@/lib/travel/place';
import { legs, withoutCoordinates } from './distance';

/** "About 0.6 km", with one decimal; "Less than 0.1 km" below that. */
export function kilometresWords(km: number): string {
  return km < 0.1 ? 'Less than 0.1 km' : `About ${km.toFixed(1)} km`;
}

/** "A food walk in Toronto", with the towns the stops are in. */
export function walkTitle(stops: readonly Place[]): string {
  const cities = [...new Set(stops.map((stop) => stop.city))];
  if (cities.length === 0) return 'A food walk';
  return `A food walk in ${cities.length > 3 ? 'and around Toronto' : joinWords(cities, 'and')}`;
}

/** What goes with a shared link: "3 stops: Pai, Seven Lives and Kensington Market." */
export function walkText(stops: readonly Place[]): string {
  const names = stops.map((stop) => stop.name);
  return `${counted(stops.length, 'stop', 'stops')}: ${joinWords(names, 'and')}.`;
}

/** Neighbourhood, street and town of a stop, each once: "Entertainment District, 18 Duncan Street, Toronto". */
export function addressWords({ street = '', district, city }: Place): string {
  return [...new Set([street, district, city])].filter((part) => part !== '').join(', ');
}

/**
 * How long the walk is in a straight line from stop to stop, and how much of it that leaves out. '' for a single
 * stop, which has no length.
 */
export function distanceWords(stops: readonly Place[]): string {
  const all = legs(stops);
  if (all.length === 0) return '';
  const known = all.filter((leg) => leg !== null);
  const unknown = withoutCoordinates(stops).length;
  const missing =
    unknown === stops.length
      ? 'I don’t have coordinates for these stops'
      : `I don’t have coordinates for ${unknown} of the ${stops.length} stops`;
  if (known.length === 0) return `${missing}, so I can’t say how far it is.`;
  const length = `${kilometresWords(known.reduce((sum, leg) => sum + leg, 0))} as the crow flies`;
  if (unknown === 0) return `${length}, from the first stop to the last.`;
  return `${length} on ${known.length} of the ${counted(all.length, 'stretch', 'stretches')}; ${missing}.`;
}

/** Which stops a file of points leaves out, as a sentence; '' where it leaves out none. */
export function leftOutWords(stops: readonly Place[]): string {
  const names = withoutCoordinates(stops).map((stop) => stop.name);
  if (names.length === 0) return '';
  const those = `${counted(names.length, 'stop is', 'stops are')} left out`;
  return `${those}, as I don’t have coordinates for ${joinWords(names, 'and')}.`;
}
