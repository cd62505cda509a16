import '@/app/styles/events.css';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { EventList } from '@/components/travel/events/event-list';
import { japanEvents as page } from '@/data/pages/travel/japan-events';
import { japanEventPlace } from '@/lib/travel/events/places';

export const metadata = contentMetadata(page);

export default function JapanEvents() {
  return (
    <ContentPage page={page}>
      <EventList place={japanEventPlace} action="Learn More" withSource />
    </ContentPage>
  );
}
