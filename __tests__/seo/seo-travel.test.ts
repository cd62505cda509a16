/** @jest-environment node */
import type { Page } from '@/lib/content/schema/page';
import type { FoodEvent } from '@/lib/content/schema/travel/event';
import type { Restaurant } from '@/lib/content/schema/travel/restaurant';
import { pageCrumbs } from '@/lib/seo/crumbs';
import { eventsJsonLd, restaurantsJsonLd } from '@/lib/seo/travel';
import { guideOf } from '@/lib/travel/guides/all';
import { eventsPage, searchPage } from '@/lib/travel/guides/pages';

const toronto = guideOf('toronto');
const torontoEvents = eventsPage(toronto) as Page;
const torontoSearch = searchPage(toronto) as Page;

jest.mock('@/lib/pictures', () => ({
  shareCrops: (name: string) => [{ src: `/pictures/${name}-1280x720.jpg` }],
}));

const festival: FoodEvent = {
  status: 'published',
  guide: 'toronto',
  id: 'bread-day',
  name: 'Bread Day',
  starts: '2025-07-04',
  ends: '2025-07-06',
  usually: 'A weekend in July',
  location: 'Main Street',
  address: { locality: 'Toronto', region: 'ON', country: 'CA' },
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
  guide: 'toronto',
  name: 'Corner (Chinatown)',
  region: 'markham',
  cuisine: 'Cantonese',
  rating: 4.9,
  category: 'Lunch',
  favoriteOrder: 'Congee',
};

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

describe('Structured data of the food maps', () => {
  it('gives an event its name, days, place, organiser and its own place on the site', () => {
    const graph = JSON.parse(JSON.stringify(eventsJsonLd([festival], '/travel/toronto/events')));
    expect(graph['@graph']).toHaveLength(1);
    expect(graph['@graph'][0]).toMatchObject({
      '@type': 'Event',
      name: 'Bread Day',
      startDate: '2025-07-04',
      endDate: '2025-07-06',
      location: { name: 'Main Street', address: { addressLocality: 'Toronto', addressCountry: 'CA' } },
      '@id': 'https://example.com/travel/toronto/events/#bread-day',
      url: 'https://example.com/travel/toronto/events/#bread-day',
      organizer: { '@type': 'Organization', name: 'The bakers', url: 'https://example.org/bread' },
    });
    expect(graph['@graph'][0].image).toEqual([expect.stringMatching(/^https?:.*dough-1280x720\.jpg$/)]);
  });

  it('gives the next days of an event that keeps them, reckoned from the day of the build', () => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-21T00:00:00Z') / 1000);
    const graph = JSON.parse(
      JSON.stringify(eventsJsonLd([festival, { ...festival, sameDays: true }], '/travel/toronto/events')),
    );
    expect(graph['@graph'].map(({ startDate }: { startDate: string }) => startDate)).toEqual([
      '2025-07-04',
      '2027-07-04',
    ]);
    expect(graph['@graph'][1].endDate).toBe('2027-07-06');
  });

  it('says nothing of a page without events', () => {
    expect(eventsJsonLd([], '/travel/toronto/events')).toBeNull();
  });

  it('names only restaurants whose street is known, in their own town, and never a rating', () => {
    const graph = restaurantsJsonLd(
      [place, { ...place, name: 'Next (Unionville)', street: '1 Main Street' }],
      toronto,
    );
    const text = JSON.stringify(graph);
    expect(text).toContain('"name":"Next"');
    expect(text).toContain('"addressLocality":"Markham"');
    expect(text).not.toContain('Corner');
    expect(text).not.toMatch(/rating|review|4\.9/i);
    expect(restaurantsJsonLd([place], toronto)).toBeNull();
  });
});

describe('The way to a page', () => {
  it('leads over the page above it', () => {
    expect(pageCrumbs(torontoEvents)).toEqual([
      { name: expect.stringContaining('Toronto'), path: '/travel/toronto' },
      { name: torontoEvents.metaTitle ?? torontoEvents.title, path: '/travel/toronto/events' },
    ]);
  });

  it('is the page alone where nothing leads back', () => {
    const { back: _, ...alone } = torontoSearch;
    expect(pageCrumbs(alone)).toHaveLength(1);
  });
});
