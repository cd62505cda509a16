import { language } from '@/.content/messages/language';
import * as messages from '@/.content/messages/walkSummary';
import type { Place } from '@/lib/guide/place';
import { listWords } from '@/lib/text/list';
import { addressLine } from '@/lib/text/words';
import { legs, withoutCoordinates } from './distance';

const namesOf = (stops: readonly Pick<Place, 'name'>[]) => stops.map(({ name }) => name);

/** "About 0.6 km", with one decimal; "Less than 0.1 km" below that. */
export function kilometresWords(km: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const length = { km: Math.max(km, 0.1).toLocaleString(language, digits) };
  return km < 0.1 ? messages.veryNear(length) : messages.about(length);
}

/** "A food walk in Toronto", with the towns the stops are in. @param city of the guide */
export function walkTitle(stops: readonly Place[], city: string): string {
  const cities = [...new Set(stops.map((stop) => stop.city))];
  if (cities.length === 0) return messages.title;
  return cities.length > 3
    ? messages.titleAround({ city })
    : messages.titleIn({ places: listWords(cities, 'and') });
}

/** A walk by its places: "Pai, Lost and Market"; of more than three "Pai, Lost and 3 more". */
export function walkName(stops: readonly Pick<Place, 'name'>[]): string {
  const names = namesOf(stops);
  if (names.length === 0) return messages.noPlaces;
  if (names.length <= 3) return listWords(names, 'and');
  return listWords([...names.slice(0, 2), messages.more({ count: names.length - 2 })], 'and');
}

/** What goes with a shared link: "3 stops: Pai, Seven Lives and Kensington Market." */
export function walkText(stops: readonly Place[]): string {
  return messages.shared({ count: stops.length, places: listWords(namesOf(stops), 'and') });
}

/** Neighbourhood, street and town of a stop, each once: "Entertainment District, 18 Duncan Street, Toronto". */
export function addressWords({ street = '', district, city }: Place): string {
  return addressLine([street, district, city]);
}

/** How long the walk is in straight lines, and what that leaves out. '' for one stop, and without coordinates. */
export function distanceWords(stops: readonly Place[]): string {
  const count = withoutCoordinates(stops).length;
  if (stops.length < 2 || count === stops.length) return '';
  const known = legs(stops).filter((leg) => leg !== null);
  if (known.length === 0) return messages.noDistance({ count });
  const distance = kilometresWords(known.reduce((sum, leg) => sum + leg, 0));
  return count === 0 ? messages.distance({ distance }) : messages.partDistance({ distance, count });
}

/** Which stops a file of points leaves out, as a sentence; '' where it leaves out none. */
export function leftOutWords(stops: readonly Place[]): string {
  const names = namesOf(withoutCoordinates(stops));
  return names.length === 0 ? '' : messages.leftOut({ places: listWords(names, 'and') });
}
