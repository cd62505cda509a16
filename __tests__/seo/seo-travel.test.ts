/** @jest-environment node */

import type { FoodEvent } from '@/lib/content/schema/event';
import type { Page } from '@/lib/content/schema/page';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { eventsJsonLd, pageCrumbs, restaurantsJsonLd } from '@/lib/seo/json-ld';
import { guideOf } from '@/lib/travel/guides/all';
import { eventsPage, searchPage } from '@/lib/travel/guides/pages';

const guide = guideOf('port-alder');
const events = eventsPage(guide) as Page;
const search = searchPage(guide) as Page;

jest.mock('@/lib/pictures', () => ({
  shareCrops: (name: string) => [{ src: `/pictures/${name}-1280x720.jpg` }],
}));

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

const place: Restaurant = {
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

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

describe('Structured data of the food maps', () => {
  it('gives an event its name, days, place, organiser and its own place on the site', () => {
    const graph = JSON.parse(JSON.stringify(eventsJsonLd([festival], '/travel/port-alder/events')));
    expect(graph['@graph']).toHaveLength(1);
    expect(graph['@graph'][0]).toMatchObject({
      '@type': 'Event',
      name: 'Bread Day',
      startDate: '2025-07-04',
      endDate: '2025-07-06',
      location: { name: 'Main Street', address: { addressLocality: 'Port Alder', addressCountry: 'IE' } },
      '@id': 'https://example.com/travel/port-alder/events/#bread-day',
      url: 'https://example.com/travel/port-alder/events/#bread-day',
      organizer: { '@type': 'Organization', name: 'The bakers', url: 'https://example.org/bread' },
    });
    expect(graph['@graph'][0].image).toEqual([expect.stringMatching(/^https?:.*dough-1280x720\.jpg$/)]);
  });

  it('gives the next days of an event that keeps them, reckoned from the day of the build', () => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-21T00:00:00Z') / 1000);
    const graph = JSON.parse(
      JSON.stringify(eventsJsonLd([festival, { ...festival, sameDays: true }], '/travel/port-alder/events')),
    );
    expect(graph['@graph'].map(({ startDate }: { startDate: string }) => startDate)).toEqual([
      '2025-07-04',
      '2027-07-04',
    ]);
    expect(graph['@graph'][1].endDate).toBe('2027-07-06');
  });

  it('says nothing of a page without events', () => {
    expect(eventsJsonLd([], '/travel/port-alder/events')).toBeNull();
  });

  it('names only restaurants whose street is known, in their own town, and never a rating', () => {
    const graph = restaurantsJsonLd(
      [place, { ...place, name: 'Next (Mill Lane)', street: '1 Main Street' }],
      guide,
    );
    const text = JSON.stringify(graph);
    expect(text).toContain('"name":"Next"');
    expect(text).toContain('"addressLocality":"Millford"');
    expect(text).not.toContain('Corner');
    expect(text).not.toMatch(/rating|review|4\.9/i);
    expect(restaurantsJsonLd([place], guide)).toBeNull();
  });

  it('tells of a restaurant what schema.org has a word for, and no position but that of its door', () => {
    const facts = {
      checkedOn: '2026-05-03',
      price: '€€',
      phone: '+353 21 555 0142',
      website: 'https://example.org/',
      booking: 'possible' as const,
      payment: ['debit' as const, 'cash' as const],
      diets: ['vegan'],
      access: 'steps' as const,
    };
    const known = { ...place, street: '1 Main Street', facts, coordinates: [52, -8] as [number, number] };
    const [door, block] = JSON.parse(
      JSON.stringify(restaurantsJsonLd([known, { ...known, coordinatesOf: 'block' }], guide)),
    )['@graph'];
    expect(door).toMatchObject({
      servesCuisine: 'Seafood',
      priceRange: '€€',
      telephone: '+353 21 555 0142',
      url: 'https://example.org/',
      acceptsReservations: true,
      paymentAccepted: 'cash, debit card',
      amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Step-free access', value: false },
      geo: { latitude: 52, longitude: -8 },
    });
    expect(JSON.stringify(door)).not.toMatch(/vegan|2026/);
    expect(block).not.toHaveProperty('geo');
  });
});

describe('The way to a page', () => {
  it('leads over the page above it', () => {
    expect(pageCrumbs(events)).toEqual([
      { name: expect.stringContaining('Port Alder'), path: '/travel/port-alder' },
      { name: events.metaTitle ?? events.title, path: '/travel/port-alder/events' },
    ]);
  });

  it('is the page alone where nothing leads back', () => {
    const { back: _, ...alone } = search;
    expect(pageCrumbs(alone)).toHaveLength(1);
  });
});
