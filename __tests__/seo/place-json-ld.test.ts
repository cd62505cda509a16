/** @jest-environment node */
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { guideOf } from '@/lib/guide/guides';
import { restaurantJsonLd } from '@/lib/seo/place-json-ld';

// Restaurants, favourites, markets and events of the fixture site are in __tests__/expected/structured-data.

jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const corner: Restaurant = {
  status: 'published',
  slug: 'corner',
  guide: 'port-alder',
  name: 'Corner (Old Quay)',
  region: 'quayside',
  cuisine: 'Seafood',
  rating: 4.9,
  category: 'Lunch',
  favoriteOrder: 'Crab',
};
const closedAllDay = (date: string) => ({
  ...{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date },
  ...{ opens: '00:00', closes: '00:00' },
});

it.each([
  [
    'has only the coming days on which it is closed in spite of its hours',
    { closedOn: ['12-24', 'Christmas Day', '2026-11-20'] },
    { specialOpeningHoursSpecification: [closedAllDay('2026-12-24'), closedAllDay('2026-12-25')] },
  ],
  [
    'has no closed days when all are over',
    { closedOn: ['2026-11-20'] },
    { specialOpeningHoursSpecification: undefined },
  ],
  [
    'accepts reservations where booking is possible',
    { facts: { checkedOn: '2026-05-03', booking: 'possible' as const } },
    { acceptsReservations: true },
  ],
])('the structured data of a restaurant %s', (_, part, expected) => {
  expect(restaurantJsonLd({ ...corner, ...part }, guideOf('port-alder'))).toMatchObject(expected);
});
