import { calendarRoute } from '@/lib/travel/events/calendar';
import { japanEventPlace } from '@/lib/travel/events/places';

export const dynamic = 'force-static';

export const { GET, generateStaticParams } = calendarRoute(japanEventPlace);
