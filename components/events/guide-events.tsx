import * as guideDefaults from '@/.content/messages/guideDefaults';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { SectionViews } from '@/components/pages/sections/section-view';
import { JsonLd } from '@/components/seo/json-ld';
import type { Guide } from '@/lib/guide/guide';
import { eventPlace } from '@/lib/guide/guide-events';
import { eventsPage } from '@/lib/guide/guide-pages';
import { eventsJsonLd } from '@/lib/seo/json-ld';
import { EventList } from './event-list';
import styles from './events.module.css';
import { SeasonCalendar } from './season-calendar';

export type GuideEventsProps = { guide: Guide };

/** Page of the events of a guide, with the seasonal calendar if it has one. */
export function GuideEvents({ guide }: GuideEventsProps) {
  const { events: content } = guide;
  const place = eventPlace(guide);
  const page = eventsPage(guide);
  if (!content || !place || !page) return null;
  return (
    <div className={`${styles.page} print:[zoom:0.82] print:[&_p]:max-w-none`}>
      <JsonLd data={eventsJsonLd(place.events, page.path)} />
      <ContentPage page={page}>
        <EventList place={place} action={content.button ?? guideDefaults.eventDetails} />
        {content.calendar && (
          <SeasonCalendar place={place} text={content.calendar.text} months={content.calendar.months} />
        )}
        <SectionViews sections={page.sections} />
      </ContentPage>
      <PrintSource path={page.path} />
    </div>
  );
}
