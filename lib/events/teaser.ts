import * as messages from '@/.content/messages/guideDefaults';
import type { Guide } from '@/lib/guide/guide';

/** How a guide tells of its events; undefined for one without a page of events. */
export function eventTeaser({ events }: Pick<Guide, 'events'>) {
  return (
    events && {
      ...events.teaser,
      title: events.teaser.title ?? messages.events,
      link: events.teaser.link ?? messages.allEvents,
    }
  );
}
