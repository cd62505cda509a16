import * as messages from '@/.content/messages/walkText';
import type { Place } from '@/lib/content/place';
import { formatDistance } from '@/lib/text/distance';
import { listWords } from '@/lib/text/list';
import { addressLine } from '@/lib/text/words';
import { MOST_STOPS } from './address';
import { DETOUR } from './distance';
import { legs, withoutCoordinates } from './stops';

const namesOf = (stops: readonly Pick<Place, 'name'>[]) => stops.map(({ name }) => name);

/** "A food walk in Toronto", with the towns of the stops. @param city of the guide */
export function walkTitle(stops: readonly Place[], city: string): string {
  const cities = [...new Set(stops.map((stop) => stop.city))];
  if (cities.length === 0) return messages.title;
  return cities.length > 3
    ? messages.titleAround({ city })
    : messages.titleIn({ places: listWords(cities, 'and') });
}

/** A walk named by its places: "Pai, Lost and Market"; from four on "Pai, Lost and 3 more". */
export function walkName(stops: readonly Pick<Place, 'name'>[]): string {
  const names = namesOf(stops);
  if (names.length === 0) return messages.noPlaces;
  if (names.length <= 3) return listWords(names, 'and');
  return listWords([...names.slice(0, 2), messages.more({ count: names.length - 2 })], 'and');
}

/** Text of a shared link: "3 stops: Pai, Seven Lives and Kensington Market." */
export function shareText(stops: readonly Place[]): string {
  return messages.shared({ count: stops.length, places: listWords(namesOf(stops), 'and') });
}

/** Street, neighbourhood and town of a stop: "18 Duncan Street, Entertainment District, Toronto". */
export function addressText({ street = '', district, city }: Place): string {
  return addressLine([street, district, city]);
}

/** Estimated length of the walk along streets, and what it excludes. '' for one stop, and without coordinates. */
export function distanceText(stops: readonly Place[]): string {
  const count = withoutCoordinates(stops).length;
  if (stops.length < 2 || count === stops.length) return '';
  const known = legs(stops).filter((leg) => leg !== null);
  if (known.length === 0) return messages.noDistance({ count });
  const distance = formatDistance(known.reduce((sum, leg) => sum + leg, 0) * DETOUR);
  return count === 0 ? messages.distance({ distance }) : messages.partDistance({ distance, count });
}

/** Sentences about linked stops that are no longer on the map, and about those beyond the tenth; '' for none. */
export function missingText(linked: readonly string[], all: readonly Pick<Place, 'slug'>[]): string {
  const known = linked.filter((slug) => all.some((place) => place.slug === slug)).length;
  const [gone, leftOut] = [linked.length - known, known - MOST_STOPS];
  return [
    gone > 0 ? messages.gone({ count: gone }) : '',
    leftOut > 0 ? messages.tooMany({ count: leftOut, most: MOST_STOPS }) : '',
  ]
    .join(' ')
    .trim();
}

/** Sentence with the stops that a file of points leaves out; '' for none. */
export function leftOutText(stops: readonly Place[]): string {
  const names = namesOf(withoutCoordinates(stops));
  return names.length === 0 ? '' : messages.leftOut({ places: listWords(names, 'and') });
}

/** Toast for an eleventh stop. */
export function fullWalk() {
  return { title: messages.full({ most: MOST_STOPS }), description: messages.makeRoom };
}
