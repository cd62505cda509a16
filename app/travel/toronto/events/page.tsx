import '@/app/styles/events.css';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { JsonLd } from '@/components/seo/json-ld';
import { EventList } from '@/components/travel/events/event-list';
import { SeasonCalendar } from '@/components/travel/events/season-calendar';
import { torontoCalendar, torontoCalendarText } from '@/data/events/toronto-calendar';
import { torontoEvents as page } from '@/data/pages/travel/toronto-events';
import { eventsJsonLd } from '@/lib/seo/travel';
import { torontoEventPlace } from '@/lib/travel/events/places';

export const metadata = contentMetadata(page);

export default function TorontoEvents() {
  return (
    <div className="events">
      <JsonLd data={eventsJsonLd(torontoEventPlace.events, page.path)} />
      <ContentPage page={page}>
        <EventList place={torontoEventPlace} action="Event Details" />
        <SeasonCalendar place={torontoEventPlace} text={torontoCalendarText} months={torontoCalendar} />
      </ContentPage>
      <PrintSource path={page.path} />
    </div>
  );
}
