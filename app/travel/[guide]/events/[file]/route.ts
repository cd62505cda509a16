import { calendarRoute } from '@/lib/travel/events/calendar';
import { eventPlace } from '@/lib/travel/events/places';
import { guides } from '@/lib/travel/guides/all';

export const dynamic = 'force-static';

const places = guides.flatMap((guide) => {
  const place = eventPlace(guide);
  return place ? [[guide.id, place] as const] : [];
});

export const { GET, generateStaticParams } = calendarRoute(Object.fromEntries(places));
