import { act, render, screen } from '@testing-library/react';
import { OpenNowText } from '@/components/guide/open-now.client';
import type { OpeningHours, Restaurant } from '@/lib/content/schema/restaurant';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';
import { guideOf, marketsOf } from '@/lib/guide/guides';
import { hoursNote, marketHours } from '@/lib/guide/hours-text';
import { restaurantEntries, searchIdeas } from '@/lib/guide/restaurant-entries';
import { allRestaurants, restaurantsOfRecipe } from '@/lib/guide/restaurants';
import { searchFile } from '@/lib/pages/search-index';
import { createRestaurantSearch } from '@/lib/search/restaurant-search';

jest.mock('@/lib/guide/restaurants', () => {
  const actual = jest.requireActual('@/lib/guide/restaurants');
  return { ...actual, allRestaurants: jest.fn(actual.allRestaurants) };
});
jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

describe('the restaurants of a site', () => {
  it('are neither drafts nor disabled', () => {
    const slugs = allRestaurants().map(({ slug }) => slug);
    expect(slugs).toContain('blue-door');
    expect(slugs).not.toContain('draft-grill');
    expect(slugs).not.toContain('closed-cafe');
  });

  it('are in the order of the regions, the best first', () => {
    const listed = allRestaurants('port-alder');
    expect([...new Set(listed.map(({ region }) => region))]).toEqual([
      'quayside',
      'upperTown',
      'northHill',
      'eastwick',
      'millford',
    ]);
    const upperTown = listed.filter(({ region }) => region === 'upperTown');
    expect(upperTown.map(({ slug }) => slug)).toEqual(['mill-bakery', 'night-lamp', 'quiet-spoon']);
  });

  it('are found by the recipe of a dish that they serve', () => {
    expect(restaurantsOfRecipe('barley-stew').map(({ slug }) => slug)).toEqual(['ferry-kitchen']);
    expect(restaurantsOfRecipe('herb-salad')).toEqual([]);
  });
});

describe('entries of the search', () => {
  const portAlder = guideOf('port-alder');

  it('have a name once in each neighbourhood', () => {
    const [first] = allRestaurants('port-alder');
    const named = (slug: string, name: string) => ({ ...(first as Restaurant), slug, name });
    jest
      .mocked(allRestaurants)
      .mockReturnValueOnce([
        named('one', 'Kip (Old Quay)'),
        named('two', 'KIP (Old Quay)'),
        named('three', 'Kip (Tanners Row)'),
      ]);
    const entries = restaurantEntries(portAlder);
    expect(entries.map(({ listed }) => listed !== undefined)).toEqual([true, false, true]);
  });

  it('have ideas in the order of how much they find, and each finds something', async () => {
    const { cuisines, districts } = searchIdeas(allRestaurants('port-alder'), 6);
    const { search } = await createRestaurantSearch(searchFile(), 'port-alder');
    expect(Math.min(cuisines.length, districts.length)).toBeGreaterThan(1);
    for (const idea of [...cuisines, ...districts]) expect(search(idea).found).not.toEqual([]);
    const kinds = ['Greek', 'Korean', 'Korean', 'Thai'].map((cuisine) => ({ name: 'Kip', cuisine }));
    expect(searchIdeas(kinds, 2)).toEqual({ cuisines: ['Korean', 'Greek'], districts: [] });
  });
});

describe('hours', () => {
  const weekend: OpeningHours = { sat: [['09:00', '16:00']], sun: [['10:00', '14:00']] };
  const daily = Object.fromEntries(WEEKDAYS.map((day) => [day, [['11:00', '19:00']]])) as OpeningHours;

  it.each([
    ['Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend }],
    [
      'Most shops: Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri',
      { hours: weekend, manyShops: true },
    ],
    ['Most shops: every day 11 am to 7 pm', { hours: daily, manyShops: true }],
    [
      'Most shops: every day 11 am to 7 pm; closed on 24 December, Christmas Day and 31 December 2026',
      {
        hours: daily,
        manyShops: true,
        closedOn: ['12-24', 'Christmas Day', '2026-11-20', '2026-12-31'],
      },
    ],
    // The only day is over.
    ['Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend, closedOn: ['2026-11-20'] }],
  ] satisfies [string, Parameters<typeof marketHours>[0]][])(
    'of a market are described as “%s”',
    (words, market) => {
      expect(marketHours(market)).toBe(words);
    },
  );

  it.each([
    [
      'Every day 11 am to 7 pm; closed on Christmas Day; checked 3 May 2026',
      { hours: daily, checkedOn: '2026-05-03', closedOn: ['Christmas Day'] },
    ],
    ['Every day 11 am to 7 pm; checked 3 May 2026', { hours: daily, checkedOn: '2026-05-03' }],
    [
      'Hours not confirmed, check before you go; closed on 24 December',
      { hours: daily, closedOn: ['12-24'] },
    ],
    ['Hours not confirmed, check before you go', {}],
    [
      'Tue to Thu 11 am to 10 pm, Fri 11:30 am to midnight, Sat noon to 3 pm and 5 pm to 1 am, closed Sun and Mon; checked 3 May 2026',
      {
        hours: {
          tue: [['11:00', '22:00']],
          wed: [['11:00', '22:00']],
          thu: [['11:00', '22:00']],
          fri: [['11:30', '00:00']],
          sat: [
            ['12:00', '15:00'],
            ['17:00', '01:00'],
          ],
        },
        checkedOn: '2026-05-03',
      },
    ],
  ] satisfies [string, Parameters<typeof hoursNote>[0]][])('are on a card “%s”', (words, restaurant) => {
    expect(hoursNote(restaurant)).toBe(words);
  });
});

describe('the hours of a market', () => {
  const words = { open: 'Open now', closed: 'Closed now', holiday: 'Holiday hours may differ' };
  const { hours = {} } = marketsOf().find(({ slug }) => slug === 'fish-hall') ?? {};

  afterEach(() => jest.useRealTimers());

  function showAt(instant: string) {
    jest.useFakeTimers({ now: new Date(instant) });
    const days = { closedOn: ['2026-05-08'], holidays: ['12-26', '2026-05-09'] };
    render(<OpenNowText place={{ hours, ...days, zone: 'Europe/Dublin' }} messages={words} />);
  }

  it.each([
    ['2026-05-02T05:00:00+01:00', 'Open now'],
    ['2026-05-02T04:59:00+01:00', 'Closed now'],
    ['2026-05-02T15:00:00+01:00', 'Closed now'],
    ['2026-05-04T12:00:00+01:00', 'Closed now'],
    ['2026-01-09T17:30:00Z', 'Open now'],
    ['2026-05-08T12:00:00+01:00', 'Closed now'],
    ['2026-05-09T12:00:00+01:00', 'Holiday hours may differ'],
    ['2026-12-26T10:00:00Z', 'Holiday hours may differ'],
    ['2026-12-26T23:30:00Z', 'Closed now'],
  ])('are compared with the time in Dublin: at %s a market shows “%s”', (instant, text) => {
    showAt(instant);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('end while the page is open, which then shows the market as closed', () => {
    showAt('2026-05-02T14:59:30+01:00');
    expect(screen.getByText('Open now')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Closed now')).toBeInTheDocument();
  });
});
