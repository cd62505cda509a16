/** @jest-environment jsdom */
import fc from 'fast-check';
import { categories as known } from '@/.content/categories';
import type { Place } from '@/lib/content/place';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { PLACE_FILTERS } from '@/lib/guide/filter-address';
import { arranged, filterActions, filterState } from '@/lib/guide/filter-state';
import {
  choiceTexts,
  type FilterChoice,
  filterOptions,
  filterPlaces,
  readChoice,
  unknownFilter,
} from '@/lib/guide/filters';
import { type DevicePosition, locate } from '@/lib/guide/locate';
import { type Near, nearOf, startNamed } from '@/lib/guide/near';
import { awayWords, nearWords, wayWords } from '@/lib/guide/near-text';
import { readParameter, withParameter } from '@/lib/ui/address';
import { places as filtered, placeIn, restaurant, restaurants } from './port-alder-place';

jest.mock('@/.content/filterKeys', () => ({
  // As in a translation of the guide, which has some names of its own.
  filterKeys: [
    ['태국-북부식', 'northern-thai'],
    ['점심', 'lunch'],
  ],
}));

it('filters have the keys of the original in another language, and are read from its names too', () => {
  const translated = [
    restaurant('빠이', '태국 북부식', ['점심', '늦은 밤']),
    restaurant('한나', '한식', ['점심']),
  ];
  const options = filterOptions(translated);
  const read = (search: string) => readChoice(readParameter(PLACE_FILTERS, search), options);
  const choice = { categories: ['lunch'], cuisine: 'northern-thai', at: null };
  expect(options.cuisines).toContainEqual({ key: 'northern-thai', label: '태국 북부식' });
  expect(read('?category=lunch&cuisine=northern-thai')).toEqual(choice);
  expect(read('?category=점심&cuisine=태국-북부식')).toEqual(choice);
  expect(withParameter(PLACE_FILTERS, choiceTexts(choice))).toBe('?category=lunch&cuisine=northern-thai');
  expect([...filterPlaces(translated, choice).hidden]).toEqual(['한나']);
});

describe('the filters of places', () => {
  const options = filterOptions(filtered);
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  const anyChoice: fc.Arbitrary<FilterChoice> = fc.record({
    categories: fc.subarray(keysOf(options.categories)),
    cuisine: fc.option(fc.constantFrom(...keysOf(options.cuisines))),
    at: fc.option(
      fc.record({
        day: fc.constantFrom('mon', 'fri', 'sat', 'sun'),
        minutes: fc.integer({ min: 0, max: 1439 }),
      }),
    ),
  });

  it('list categories in the order of the content, then others, and cuisines alphabetically', () => {
    const names = known.map(({ name }) => name);
    const shuffled = ['Zesty', ...[...names].reverse(), 'Cosy'];
    const { categories, cuisines } = filterOptions([
      restaurant('A', 'Tea', shuffled),
      restaurant('B', 'Éclairs', shuffled),
      restaurant('C', 'Grill', ['Lunch']),
    ]);
    expect(categories.map(({ label }) => label)).toEqual([...names, 'Cosy', 'Zesty']);
    expect(cuisines.map(({ label }) => label)).toEqual(['Éclairs', 'Grill', 'Tea']);
  });

  it('are written into the address and read back', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const search = withParameter(PLACE_FILTERS, choiceTexts(choice), '?q=a%20b');
        expect(readChoice(readParameter(PLACE_FILTERS, search), options)).toEqual(choice);
      }),
    );
  });

  it('are read from the address in any case, the known ones', () => {
    const search = '?CATEGORY=x&category=DINNER,nonsense&cuisine=Northern%20Noodles&at=SAT-19:00';
    expect(readChoice(readParameter(PLACE_FILTERS, search), options)).toEqual({
      categories: ['dinner'],
      cuisine: 'northern-noodles',
      at: { day: 'sat', minutes: 1140 },
    });
  });

  it.each([
    ['?category=dinner,brunhc&cuisine=northern-noodles', 'brunhc'],
    ['?category=dinner&cuisine=%20Martian%20', 'Martian'],
    ['?category=Dinner,&cuisine=Northern%20Noodles', undefined],
    ['?category=,%20,', undefined],
    [`?cuisine=${'x'.repeat(50)}`, 'x'.repeat(40)],
  ])('in %s that no place has: %s', (search, unknown) => {
    expect(unknownFilter(readParameter(PLACE_FILTERS, search), options)).toBe(unknown);
  });

  it('are read from any address as known options only', () => {
    const any = fc.string({ unit: 'binary', maxLength: 300 });
    const query = fc.oneof(
      any,
      fc.tuple(any, any, any).map(([a, b, c]) => `?category=${a}&cuisine=${b}&at=${c}`),
    );
    fc.assert(
      fc.property(query, (text) => {
        const choice = readChoice(readParameter(PLACE_FILTERS, text), options);
        expect(keysOf(options.categories)).toEqual(expect.arrayContaining([...choice.categories]));
        expect([null, ...keysOf(options.cuisines)]).toContain(choice.cuisine);
        expect(() => withParameter(PLACE_FILTERS, choiceTexts(choice), text)).not.toThrow();
      }),
    );
  });

  it('count for every option what it would show by itself', () => {
    const passes = (one: Place, choice: FilterChoice) => filterPlaces([one], choice).hidden.size === 0;
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const result = filterPlaces(filtered, choice);
        const count = (part: Partial<FilterChoice>) =>
          restaurants.filter((one) => passes(one, { ...choice, ...part })).length;
        for (const { key } of options.categories)
          expect(result.counts.categories.get(key) ?? 0).toBe(count({ categories: [key] }));
        for (const { key } of options.cuisines)
          expect(result.counts.cuisines.get(key) ?? 0).toBe(count({ cuisine: key }));
        expect(result.shown).toBe(count({}));
        expect(result.shown + result.closed).toBe(count({ at: null }));
        const hidden = filtered.filter((one) => !passes(one, choice)).map(({ slug }) => slug);
        expect([...result.hidden].sort()).toEqual(hidden.sort());
      }),
    );
  });
});

describe('near me', () => {
  /** A point so many kilometres north of the market. */
  const north = (km: number): Coordinates => [43 + km / 111.195, -79];

  const places = [
    placeIn('far', { region: 'upperTown', coordinates: north(4) }),
    placeIn('lost'),
    placeIn('near', { coordinates: north(0.5) }),
    placeIn('middle', { coordinates: north(2) }),
    placeIn('market', { kind: 'market', coordinates: north(0) }),
  ];
  const found = (km: number, accuracy = 20): DevicePosition => ({
    state: 'found',
    coordinates: north(km),
    accuracy,
  });
  const near = (
    position: DevicePosition | null,
    slug = '',
    shows: (slug: string) => boolean = () => true,
  ): Near => {
    const asked = nearOf(places, shows, startNamed(places, slug), position);
    if (!asked) throw new Error('there is no start');
    return asked;
  };

  describe('the order of the lists', () => {
    const cards = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
    const lists = [
      { region: 'quayside', name: 'Quayside', text: '', cards: cards('lost', 'middle', 'near') },
      { region: 'upperTown', name: 'Upper Town', text: '', cards: cards('far') },
    ];
    const order = (asked: Near | null, shown: string | null) =>
      arranged(asked)(lists, shown).map((list) =>
        [list.name, ...list.cards.map(({ slug }) => slug)].join(' '),
      );

    it('is by distance in each region, those without coordinates last', () => {
      expect(order(near(found(0)), 'quayside')).toEqual(['Quayside near middle lost', 'Upper Town far']);
    });

    it('is one list by distance when no region is shown', () => {
      expect(order(near(found(3.5)), null)).toEqual(['By distance far middle near lost']);
    });

    it.each([null, { state: 'refused' as const }, found(400)])(
      'is unchanged for the position %j',
      (position) => {
        expect(order(position && near(position), null)).toEqual([
          'Quayside lost middle near',
          'Upper Town far',
        ]);
      },
    );
  });

  it('takes the region of the nearest shown restaurant, never of a market', () => {
    expect(near(found(0)).region).toBe('quayside');
    expect(near(found(2.9), '', (slug) => slug !== 'middle').region).toBe('upperTown');
  });

  it('starts from the place of the address rather than from the device', () => {
    const asked = near(found(4), 'near');
    expect(asked).toMatchObject({
      start: { slug: 'near' },
      nearest: { place: { slug: 'middle' } },
      region: 'quayside',
    });
    expect(awayWords(asked, 'near')).toBe('You start here.');
    expect(near(null, 'market').nearest?.place.slug).toBe('near');
  });

  it.each(['lost', 'nowhere', ''])('has no start at “%s”', (slug) => {
    expect(startNamed(places, slug)).toBeNull();
    expect(nearOf(places, () => true, null, null)).toBeNull();
  });

  it.each<[string, DevicePosition]>([
    ['Finding your location…', { state: 'asking' }],
    [
      'This browser isn’t allowed to share your location. Allow it in your browser settings, or choose a place.',
      { state: 'refused' },
    ],
    ['This device can’t find your location. Choose a place instead.', { state: 'unavailable' }],
    ['This device didn’t find your location in time. Try again, or choose a place.', { state: 'timedOut' }],
    [
      'This device only knows your location to within 40 km, too roughly to tell what’s near. Choose a place instead.',
      found(0, 40_000),
    ],
    [
      'The nearest of these restaurants is 397 km away, too far to sort by. Choose a place instead.',
      found(400),
    ],
    [
      'Sorted from where you are. Nearest: near. About 0.5 km, 10 minutes on foot. 1 restaurant has no pin yet and comes last.',
      found(0),
    ],
    [
      'Sorted from about where you are. Your location is only known to within 900 m, so there are no walking times. Nearest: near. About 0.5 km. 1 restaurant has no pin yet and comes last.',
      found(0, 870),
    ],
  ])('reports: %s', (words, position) => {
    expect(nearWords(near(position))).toBe(words);
  });

  it('describes the distance of each card', () => {
    expect(awayWords(near(found(0)), 'near')).toBe('About 0.5 km, 10 minutes on foot');
    expect(awayWords(near(found(0)), 'lost')).toBe('No pin yet, so there’s no distance.');
    expect(awayWords(near({ state: 'asking' }), 'near')).toBe('');
    expect([3.6, 3.8].map((km) => wayWords(km, false))).toEqual([
      'About 3.6 km, 60 minutes on foot',
      'About 3.8 km',
    ]);
  });
});

describe('locate', () => {
  const here = { coords: { latitude: 43, longitude: -79, accuracy: 12 } } as GeolocationPosition;

  let held: DevicePosition | null;
  const set = (next: (now: DevicePosition | null) => DevicePosition | null) => {
    held = next(held);
  };
  let answer: { found: () => void; fail: (code: number) => void };
  beforeEach(() => {
    held = null;
    const getCurrentPosition = (found: PositionCallback, fail: PositionErrorCallback) => {
      answer = { found: () => found(here), fail: (code) => fail({ code } as GeolocationPositionError) };
    };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it.each([
    ['a position', () => answer.found(), { state: 'found', coordinates: [43, -79], accuracy: 12 }],
    ['a refusal', () => answer.fail(1), { state: 'refused' }],
    ['no position', () => answer.fail(2), { state: 'unavailable' }],
    ['no answer in time', () => answer.fail(3), { state: 'timedOut' }],
  ])('waits for the device and then has its answer: %s', (_, reply, position) => {
    locate(set);
    expect(held).toEqual({ state: 'asking' });
    reply();
    expect(held).toEqual(position);
  });

  it('drops the answer when the visitor has chosen a place meanwhile', () => {
    const actions = filterActions([placeIn('near', { coordinates: [43, -79] })], () => undefined, set);
    actions.locate();
    actions.startFrom('near');
    answer.found();
    expect(held).toBeNull();
  });

  it('is unavailable in a browser without geolocation', () => {
    Reflect.deleteProperty(navigator, 'geolocation');
    locate(set);
    expect(held).toEqual({ state: 'unavailable' });
  });
});

describe('filterActions', () => {
  const places = [
    placeIn('near', { coordinates: [43, -79] }),
    placeIn('middle', { coordinates: [43.01, -79], cuisine: 'Noodles' }),
  ];

  it('keeps the start of the address when filters change, and drops it for a position of the device', () => {
    let texts: Parameters<typeof filterState>[1] = { category: '', cuisine: '', at: '', near: 'near' };
    const set = (next: (now: typeof texts) => typeof texts) => {
      texts = next(texts);
    };
    const actions = filterActions(places, set, () => undefined);
    actions.change({ cuisine: 'noodles' });
    expect(texts).toEqual({ category: '', cuisine: 'noodles', at: '', near: 'near' });
    const state = filterState(places, texts);
    expect([state.any, state.inUse, state.near?.nearest?.place.slug]).toEqual([true, 1, 'middle']);
    actions.clear();
    expect(texts.near).toBe('near');
    expect(filterState(places, texts).any).toBe(false);
    actions.locate();
    expect(texts.near).toBe('');
  });
});
