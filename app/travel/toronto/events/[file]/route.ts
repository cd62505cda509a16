import { calendarRoute } from '@/lib/travel/events/calendar';
import { torontoEventPlace } from '@/lib/travel/events/places';

export const dynamic = 'force-static';

export const { GET, generateStaticParams } = calendarRoute(torontoEventPlace);
