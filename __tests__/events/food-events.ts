import type { FoodEvent } from '@/lib/content/schema/event';
import { eventPlace } from '@/lib/guide/guide-events';
import { guideOf } from '@/lib/guide/guides';

const placeOf = (guide: string) => {
  const place = eventPlace(guideOf(guide));
  if (!place) throw new Error(`${guide} has no events`);
  return place;
};
export const town = placeOf('port-alder');
export const islands = placeOf('islands');

/** A festival on the same days every year. */
export const yearly: FoodEvent = {
  status: 'published',
  guide: 'port-alder',
  id: 'lantern-night',
  name: 'Lantern Night',
  starts: '2025-07-01',
  ends: '2025-07-15',
  sameDays: true,
  location: 'The river',
  address: { locality: 'Port Alder', region: 'Alder', country: 'IE' },
  description: 'Lanterns.',
  details: ['Lanterns on boats.'],
  eat: ['Corn'],
  season: 'summer',
  source: { name: 'The boatmen', href: 'https://example.org/lanterns' },
  picture: { name: 'event-lanterns', alt: 'Lanterns at dusk' },
};
const { sameDays: _, ...days } = yearly;
/** A festival with announced dates. */
export const announced: FoodEvent = {
  ...days,
  id: 'winter-huts',
  name: 'Winter Huts',
  starts: '2025-11-13',
  ends: '2026-01-04',
  usually: 'mid-November to early January',
};

/** A place with these events and no others. */
export const placeWith = (...events: FoodEvent[]) => ({ ...town, events });

/** Sets the day of the visit, and of the build unless `builtOn` sets that. */
export function visitOn(instant: string) {
  jest.useFakeTimers({ now: new Date(instant), advanceTimers: true });
}

/** Sets the day on which the pages were built. */
export function builtOn(instant: string) {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(instant) / 1000);
}

/** Restores the real day. */
export function goBackToday() {
  jest.useRealTimers();
  delete process.env.SOURCE_DATE_EPOCH;
}
