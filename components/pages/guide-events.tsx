import * as guideDefaults from '@/.content/messages/guideDefaults';
import { EventList } from '@/components/events/event-list';
import styles from '@/components/events/events.module.css';
import { SeasonCalendar } from '@/components/events/season-calendar';
import { PLAIN_VIEWS } from '@/components/pages/sections/plain-views';
import { SectionList } from '@/components/pages/sections/section-views';
import { JsonLd } from '@/components/seo/json-ld';
import type { Guide } from '@/lib/content/guide';
import { eventPlace } from '@/lib/guide/guide-events';
import { eventsPage } from '@/lib/guide/guide-pages';
import { eventsGraph } from '@/lib/pages/guide-graphs';
import { ContentPage } from './content-page';
import { PrintSource } from './print-source';

export type GuideEventsProps = { guide: Guide };

/** Page of the events of a guide, with the seasonal calendar if it has one. */
export function GuideEvents({ guide }: GuideEventsProps) {
  const { events: content } = guide;
  const place = eventPlace(guide);
  const page = eventsPage(guide);
  if (!content || !place || !page) return null;
  return (
    <div className={`${styles.page} print:[zoom:0.82] print:[&_p]:max-w-none`}>
      <JsonLd graph={eventsGraph(guide, page)} />
      <ContentPage page={page}>
        <EventList place={place} action={content.button ?? guideDefaults.eventDetails} />
        {content.calendar && (
          <SeasonCalendar place={place} text={content.calendar.text} months={content.calendar.months} />
        )}
        <SectionList sections={page.sections} views={PLAIN_VIEWS} />
      </ContentPage>
      <PrintSource path={page.path} />
    </div>
  );
}
