/** @jest-environment node */

import type { FoodEvent } from '@/lib/content/schema/event';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { guideOf, marketsOf } from '@/lib/guide/guides';
import { eventJsonLd, favouriteJsonLd, marketJsonLd, restaurantJsonLd } from '@/lib/seo/place-json-ld';

jest.mock('@/lib/content/pictures', () => ({
  shareCrops: (name: string) => [{ src: `/pictures/${name}-1200x675.jpg` }],
}));
jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const plain = (data: object | null) => JSON.parse(JSON.stringify(data));

describe('eventJsonLd', () => {
  const festival: FoodEvent = {
    status: 'published',
    guide: 'port-alder',
    id: 'bread-day',
    name: 'Bread Day',
    starts: '2025-07-04',
    ends: '2025-07-06',
    usually: 'A weekend in July',
    location: 'Main Street',
    address: { locality: 'Port Alder', region: 'CK', country: 'IE' },
    description: 'Bread, all day.',
    details: ['Bread.'],
    eat: ['Bread'],
    season: 'summer',
    source: { name: 'The bakers', href: 'https://example.org/bread' },
    picture: { name: 'dough', alt: 'Dough' },
  };
  const dataOf = (event: FoodEvent) => plain(eventJsonLd(event, '/travel/port-alder/events'));

  it('has days, status, place and organizer', () => {
    expect(dataOf(festival)).toEqual({
      '@type': 'Event',
      '@id': 'https://example.com/travel/port-alder/events/#bread-day',
      name: 'Bread Day',
      startDate: '2025-07-04',
      endDate: '2025-07-06',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Main Street',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Port Alder',
          addressRegion: 'CK',
          addressCountry: 'IE',
        },
      },
      description: 'Bread, all day.',
      image: ['https://example.com/pictures/dough-1200x675.jpg'],
      organizer: { '@type': 'Organization', name: 'The bakers', url: 'https://example.org/bread' },
      url: 'https://example.com/travel/port-alder/events/#bread-day',
      mainEntityOfPage: { '@id': 'https://example.com/travel/port-alder/events/' },
    });
  });

  it('has the next days only of an event on the same days every year', () => {
    expect(dataOf({ ...festival, sameDays: true })).toMatchObject({
      startDate: '2027-07-04',
      endDate: '2027-07-06',
    });
  });
});

describe('restaurantJsonLd', () => {
  const guide = guideOf('port-alder');
  const corner: Restaurant = {
    status: 'published',
    slug: 'corner',
    guide: 'port-alder',
    name: 'Corner (Old Quay)',
    region: 'millford',
    cuisine: 'Seafood',
    rating: 4.9,
    category: 'Lunch',
    favoriteOrder: 'Crab',
  };
  const dataOf = (restaurant: Restaurant) => plain(restaurantJsonLd(restaurant, guide));

  it('has address and map as far as they are known, and no rating', () => {
    expect(dataOf(corner)).toEqual({
      '@type': 'Restaurant',
      '@id': 'https://example.com/travel/port-alder/#corner',
      name: 'Corner',
      servesCuisine: 'Seafood',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Millford',
        addressRegion: 'CK',
        addressCountry: 'IE',
      },
      hasMap: 'https://www.google.com/maps/search/?api=1&query=Corner%2C+Old+Quay%2C+Millford',
    });
    expect(dataOf({ ...corner, street: '1 Main Street' }).address.streetAddress).toBe('1 Main Street');
  });

  it('has facts that schema.org has a property for', () => {
    const facts: Restaurant['facts'] = {
      checkedOn: '2026-05-03',
      price: '€€',
      phone: '+353 21 555 0142',
      website: 'https://example.org/',
      booking: 'possible',
      payment: ['debit', 'cash'],
      diets: ['vegan'],
      access: 'steps',
    };
    const data = dataOf({ ...corner, facts });
    expect(data).toMatchObject({
      priceRange: '€€',
      telephone: '+353 21 555 0142',
      url: 'https://example.org/',
      acceptsReservations: true,
      paymentAccepted: 'cash, debit card',
      amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Step-free access', value: false },
    });
    expect(JSON.stringify(data)).not.toMatch(/vegan|2026/);
  });

  it('has the position of a door, and not that of a block', () => {
    const known: Restaurant = { ...corner, coordinates: [52, -8] };
    expect(dataOf(known).geo).toEqual({ '@type': 'GeoCoordinates', latitude: 52, longitude: -8 });
    expect(dataOf({ ...known, coordinatesOf: 'block' })).not.toHaveProperty('geo');
  });

  it('has the coming days on which it is closed in spite of its hours', () => {
    const closed = { ...corner, closedOn: ['12-24', 'Christmas Day', '2026-11-20'] };
    const day = (date: string) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    });
    expect(dataOf(closed).specialOpeningHoursSpecification).toEqual([day('2026-12-24'), day('2026-12-25')]);
    expect(dataOf({ ...corner, closedOn: ['2026-11-20'] })).not.toHaveProperty(
      'specialOpeningHoursSpecification',
    );
  });

  it('has a photograph that was taken there, and no picture made for the site', () => {
    const pictured: Restaurant = { ...corner, image: { name: 'crab', alt: 'Crab' } };
    expect(dataOf(pictured)).not.toHaveProperty('image');
    expect(dataOf({ ...pictured, imageTakenThere: true }).image).toEqual([
      'https://example.com/pictures/crab-1200x675.jpg',
    ]);
  });
});

it('marketJsonLd has the coming days on which a market is closed', () => {
  const [market] = marketsOf('port-alder').filter(({ slug }) => slug === 'fish-hall');
  const { specialOpeningHoursSpecification: days = [] } = plain(
    market ? marketJsonLd(market, guideOf('port-alder')) : {},
  );
  expect(days.map(({ validFrom }: { validFrom: string }) => validFrom)).toEqual(['2026-12-24', '2026-12-25']);
});

describe('favouriteJsonLd', () => {
  const guide = guideOf('islands');
  const house = { name: 'Crab House', cuisine: 'Crab', rating: 4.6 };

  it('has the name on its sign and its town', () => {
    expect(plain(favouriteJsonLd({ ...house, native: 'かに屋', place: 'Northport' }, guide))).toEqual({
      '@type': 'Restaurant',
      '@id': 'https://example.com/travel/islands/#crab-house',
      name: 'Crab House',
      alternateName: 'かに屋',
      servesCuisine: 'Crab',
      address: { '@type': 'PostalAddress', addressLocality: 'Northport', addressCountry: 'PW' },
      hasMap:
        'https://www.google.com/maps/search/?api=1&query=%E3%81%8B%E3%81%AB%E5%B1%8B%2C+Northport%2C+The+Lantern+Islands',
    });
  });

  it('splits an address into street and town', () => {
    expect(plain(favouriteJsonLd({ ...house, address: '12 Pier Road, Northport' }, guide)).address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '12 Pier Road',
      addressLocality: 'Northport',
      addressCountry: 'PW',
    });
  });
});
