import { calendarRoute } from '@/lib/events/calendar';
import { eventPlace } from '@/lib/guide/guide-events';
import { guides } from '@/lib/guide/guides';

export const dynamic = 'force-static';

const places = guides.flatMap((guide) => {
  const place = eventPlace(guide);
  return place ? [[guide.id, place] as const] : [];
});

export const { GET, generateStaticParams } = calendarRoute(Object.fromEntries(places));
