import * as messages from '@/.content/messages/guideDefaults';
import { type Guide, guidePath } from '@/lib/content/guide';
import type { FoodEvent } from '@/lib/content/schema/event';
import { eventsOf, guideOf, guides } from './guides';

/** The events of a guide: path and name of their page, name of their calendar file, IANA time zone. */
export type EventPlace = NonNullable<ReturnType<typeof eventPlace>>;

/** The events of a guide; null for a guide without events or without a page for them. */
export function eventPlace({ id, timeZone: zone, events: page }: Guide) {
  const events = eventsOf(id);
  if (!page || events.length === 0) return null;
  const { metaTitle, title, file = `${id}-events.ics` } = page;
  return { path: guidePath(id, 'events'), name: metaTitle ?? title, file, zone, events };
}

/** The events of each guide that has any, in the order of the guides. */
export function eventPlaces(): EventPlace[] {
  return guides.map(eventPlace).filter((place) => place !== null);
}

/** Path of the page that lists an event, and the time zone of its days. */
export function eventPageOf({ guide }: FoodEvent): { path: string; zone: string } {
  return { path: guidePath(guide, 'events'), zone: guideOf(guide).timeZone };
}

/** Address of the calendar file of one event. */
export function eventFile(event: FoodEvent): string {
  return `${eventPageOf(event).path}/${event.id}.ics`;
}

/** Texts of the section that announces the events of a guide; undefined for one without a page of events. */
export function eventTeaser({ events }: Pick<Guide, 'events'>) {
  return (
    events && {
      ...events.teaser,
      title: events.teaser.title ?? messages.events,
      link: events.teaser.link ?? messages.allEvents,
    }
  );
}
