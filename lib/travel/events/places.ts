import { JAPAN_DATES_CHECKED, japanFestivals } from '@/data/events/japan';
import { TORONTO_DATES_CHECKED, torontoFoodEvents } from '@/data/events/toronto';
import type { FoodEvent } from '@/lib/content/schema/travel/event';

/** A list of events with the page and the calendar file it has. */
export type EventPlace = {
  /** Page of the events, without the slash at its end. */
  path: string;
  /** Name of the calendar that holds all of them. */
  name: string;
  /** Name of that calendar's file. */
  file: string;
  /** IANA zone of the place. */
  zone: string;
  events: readonly FoodEvent[];
  /** Day on which the dates were last checked, YYYY-MM-DD. */
  checkedOn: string;
};

export const torontoEventPlace: EventPlace = {
  path: '/travel/toronto/events',
  name: 'Toronto Food Events',
  file: 'toronto-food-events.ics',
  zone: 'America/Toronto',
  events: torontoFoodEvents,
  checkedOn: TORONTO_DATES_CHECKED,
};

export const japanEventPlace: EventPlace = {
  path: '/travel/japan/events',
  name: 'Food Festivals in Japan',
  file: 'japan-food-festivals.ics',
  zone: 'Asia/Tokyo',
  events: japanFestivals,
  checkedOn: JAPAN_DATES_CHECKED,
};

/** The list an event belongs to. */
export function placeOf({ address }: FoodEvent): EventPlace {
  return address.country === 'JP' ? japanEventPlace : torontoEventPlace;
}

/** Address of an event's own calendar file. */
export function eventFile(event: FoodEvent): string {
  return `${placeOf(event).path}/${event.id}.ics`;
}
