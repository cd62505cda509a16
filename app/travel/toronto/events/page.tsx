import '@/app/styles/events.css';
import { contentMetadata } from '@/app/content-metadata';
import { ContentPage } from '@/components/pages/content-page';
import { EventList } from '@/components/travel/events/event-list';
import { SeasonCalendar } from '@/components/travel/events/season-calendar';
import { torontoCalendar } from '@/data/events/toronto-calendar';
import { torontoEvents as page } from '@/data/pages/travel/toronto-events';
import { torontoEventPlace } from '@/lib/travel/events/places';

export const metadata = contentMetadata(page);

export default function TorontoEvents() {
  return (
    <ContentPage page={page}>
      <EventList place={torontoEventPlace} action="Event Details" />
      <SeasonCalendar place={torontoEventPlace} months={torontoCalendar} />
    </ContentPage>
  );
}
