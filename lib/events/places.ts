import type { FoodEvent } from '@/lib/content/schema/event';
import { type Guide, guidePath } from '@/lib/guide/guide';
import { eventsOf, guideOf, guides } from '@/lib/guide/guides';

export type EventPlace = NonNullable<ReturnType<typeof eventPlace>>;

/**
 * The events of a guide with their page, their calendar, the name of its file and their IANA zone; null for a guide
 * without a page for them, or without any.
 */
export function eventPlace({ id, timeZone: zone, events: words }: Guide) {
  const events = eventsOf(id);
  if (!words || events.length === 0) return null;
  const { metaTitle, title, file = `${id}-events.ics` } = words;
  return { path: guidePath(id, 'events'), name: metaTitle ?? title, file, zone, events };
}

/** Those of every guide that has any, in the order of the guides. */
export function eventPlaces(): EventPlace[] {
  return guides.map(eventPlace).filter((place) => place !== null);
}

/** Page of the list an event belongs to, and the zone of its days. */
export function placeOf({ guide }: FoodEvent): { path: string; zone: string } {
  return { path: guidePath(guide, 'events'), zone: guideOf(guide).timeZone };
}

/** Address of an event's own calendar file. */
export function eventFile(event: FoodEvent): string {
  return `${placeOf(event).path}/${event.id}.ics`;
}
