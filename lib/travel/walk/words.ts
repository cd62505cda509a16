import { language } from '@/.content/words/language';
import * as words from '@/.content/words/walkSummary';
import { addressLine } from '@/lib/text/words';
import type { Place } from '@/lib/travel/place';
import { listWords } from '@/lib/words/list';
import { legs, withoutCoordinates } from './distance';

/** "About 0.6 km", with one decimal; "Less than 0.1 km" below that. */
export function kilometresWords(km: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const said = { km: Math.max(km, 0.1).toLocaleString(language, digits) };
  return km < 0.1 ? words.veryNear(said) : words.about(said);
}

/** "A food walk in Toronto", with the towns the stops are in. @param city of the guide */
export function walkTitle(stops: readonly Place[], city: string): string {
  const cities = [...new Set(stops.map((stop) => stop.city))];
  if (cities.length === 0) return words.title;
  if (cities.length > 3) return words.titleAround({ city });
  return words.titleIn({ places: listWords(cities, 'and') });
}

/** A walk by its places: "Pai, Lost and Market"; of more than three "Pai, Lost and 3 more". */
export function walkName(stops: readonly Pick<Place, 'name'>[]): string {
  const names = stops.map((stop) => stop.name);
  if (names.length === 0) return words.noPlaces;
  if (names.length <= 3) return listWords(names, 'and');
  return listWords([...names.slice(0, 2), words.more({ count: names.length - 2 })], 'and');
}

/** What goes with a shared link: "3 stops: Pai, Seven Lives and Kensington Market." */
export function walkText(stops: readonly Place[]): string {
  const names = stops.map((stop) => stop.name);
  return words.shared({ count: stops.length, places: listWords(names, 'and') });
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
  const known = all.filter((leg) => leg !== null);
  if (known.length === 0) return words.noDistance({ count: missing });
  const distance = kilometresWords(known.reduce((sum, leg) => sum + leg, 0));
  return missing === 0 ? words.distance({ distance }) : words.partDistance({ distance, count: missing });
}

/** Which stops a file of points leaves out, as a sentence; '' where it leaves out none. */
export function leftOutWords(stops: readonly Place[]): string {
  const names = withoutCoordinates(stops).map((stop) => stop.name);
  return names.length === 0 ? '' : words.leftOut({ places: listWords(names, 'and') });
}
