import * as words from '@/.content/words/guideDefaults';
import type { Guide } from '@/lib/travel/guides/guide';

/** How a guide tells of its events; undefined for one without a page of events. */
export function eventTeaser({ events }: Pick<Guide, 'events'>) {
  return (
    events && {
      ...events.teaser,
      title: events.teaser.title ?? words.events,
      link: events.teaser.link ?? words.allEvents,
    }
  );
}
