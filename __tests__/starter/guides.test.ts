/** @jest-environment node */
import { eventPlace } from '@/lib/travel/events/places';
import { guideOf, marketsOf } from '@/lib/travel/guides/all';
import type { Market } from '@/lib/travel/guides/market';
import { marketHours } from '@/lib/travel/hours-words';

// What the guides of the starter say. A site with places of its own has no need of this file.

const eventNames = (guide: string) => eventPlace(guideOf(guide))?.events.map(({ name }) => name);

describe('The events of the guides', () => {
  test('are six for Toronto and six for Japan', () => {
    expect(eventNames('toronto')).toEqual(
      expect.arrayContaining([
        'Winterlicious',
        'Taste of Little Italy',
        'Summerlicious',
        'Salsa on St. Clair',
        'Canadian National Exhibition',
        'The Distillery Winter Village',
      ]),
    );
    expect(eventNames('japan')).toEqual(
      expect.arrayContaining([
        'Sapporo Snow Festival',
        'Hakata Gion Yamakasa',
        'Gion Matsuri',
        'Tenjin Matsuri',
        'Awa Odori',
        'Takayama Autumn Festival',
      ]),
    );
  });

  test('stand in a calendar of twelve months, three to a season', () => {
    const months = guideOf('toronto').events?.calendar?.months ?? [];
    expect(months.map(({ month }) => month).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    for (const season of ['winter', 'spring', 'summer', 'autumn']) {
      expect(months.filter((month) => month.season === season)).toHaveLength(3);
    }
  });
});

describe('The guide to Japan', () => {
  const { regions, featuredMarkets, events } = guideOf('japan');

  test('has ten regions from north to south, with two or three favourites each', () => {
    expect(Object.values(regions).map(({ name }) => name)).toEqual([
      'Hokkaido',
      'Tohoku',
      'Tokyo',
      'Kanto',
      'Chubu',
      'Kansai',
      'Chugoku',
      'Shikoku',
      'Kyushu',
      'Okinawa',
    ]);
    for (const { favourites } of Object.values(regions)) expect([2, 3]).toContain(favourites.length);
  });

  test('tells of two markets, and of three festivals on its page', () => {
    expect(featuredMarkets?.markets.map(({ name, native }) => [name, native])).toEqual([
      ['Tsukiji Outer Market', '築地場外市場'],
      ['Nishiki Market', '錦市場'],
    ]);
    expect(events?.teaser.next).toBe(3);
  });
});

describe('The guide to California', () => {
  const regions = Object.values(guideOf('california').regions);

  test('has five regions, three things to eat in each, and one restaurant, in the south', () => {
    expect(regions).toHaveLength(5);
    for (const { specialties } of regions) expect(specialties?.eat).toHaveLength(3);
    expect(regions.flatMap(({ name, favourites }) => favourites.map((one) => [name, one.name]))).toEqual([
      ['Southern California', 'Philippe The Original'],
    ]);
  });
});

describe('The markets of Toronto', () => {
  const marketOf = (slug: string): Market => {
    const market = marketsOf('toronto').find((each) => each.slug === slug);
    if (!market) throw new Error(`there is no market ${slug}`);
    return market;
  };
  const stLawrence = marketOf('st-lawrence-market');
  const kensington = marketOf('kensington-market');

  test.each([
    ['St. Lawrence', stLawrence],
    ['Kensington', kensington],
  ])('the guide to %s says how to go, what to eat in which order, and how it came to be', (_, market) => {
    const titles = market.sections.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['How to go', 'What to eat, in this order', 'How it came to be']),
    );
    const order = market.sections.find(({ title }) => title === 'What to eat, in this order');
    expect(order && 'items' in order ? order.items.length : 0).toBeGreaterThan(4);
  });

  test('say the same hours on the map and in their guides', () => {
    expect(marketHours(stLawrence)).toBe('Tue to Fri 8 am to 6 pm, Sat 5 am to 4 pm, closed Sun and Mon');
    expect(marketHours(kensington)).toBe('Most shops: every day 11 am to 7 pm');
    const rows = (page: Market) =>
      page.sections.flatMap((section) => (section.type === 'facts' ? section.rows : []));
    expect(rows(stLawrence)).toEqual(
      expect.arrayContaining([
        { name: 'Tuesday to Friday', value: '8am-6pm' },
        { name: 'Saturday', value: '5am-4pm' },
        { name: 'Sunday and Monday', value: 'Closed' },
      ]),
    );
    expect(rows(kensington)).toContainEqual(
      expect.objectContaining({ name: 'Most shops', value: '11am-7pm' }),
    );
  });
});
