import '@/app/styles/events.css';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { PrintSource } from '@/components/pages/print-source';
import { JsonLd } from '@/components/seo/json-ld';
import { EventList } from '@/components/travel/events/event-list';
import { japanEvents as page } from '@/data/pages/travel/japan-events';
import { eventsJsonLd } from '@/lib/seo/travel';
import { japanEventPlace } from '@/lib/travel/events/places';

export const metadata = contentMetadata(page);

export default function JapanEvents() {
  return (
    <div className="events">
      <JsonLd data={eventsJsonLd(japanEventPlace.events, page.path)} />
      <ContentPage page={page}>
        <EventList place={japanEventPlace} action="Learn More" />
      </ContentPage>
      <PrintSource path={page.path} />
    </div>
  );
}
