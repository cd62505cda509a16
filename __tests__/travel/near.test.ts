import type { Coordinates } from '@/lib/content/schema/restaurant';
import { filterActions, filterState } from '@/lib/travel/filters/filter-state';
import { locate, type Position } from '@/lib/travel/near/locate';
import { type Near, nearOf, startNamed } from '@/lib/travel/near/near';
import { arranged } from '@/lib/travel/near/order';
import { awayWords, lengthWords, nearWords, wayWords } from '@/lib/travel/near/words';
import { walkingMinutes } from '@/lib/travel/walk/distance';
import { placeIn } from './port-alder-place';

/** A tenth of a degree of latitude is 11.1 km. */
const north = (km: number): Coordinates => [43 + km / 111.195, -79];

const places = [
  placeIn('far', { region: 'upperTown', coordinates: north(4) }),
  placeIn('lost'),
  placeIn('near', { coordinates: north(0.5) }),
  placeIn('middle', { coordinates: north(2), cuisine: 'Noodles' }),
  placeIn('market', { kind: 'market', coordinates: north(0) }),
];
const all = () => true;
const found = (km: number, accuracy = 20): Position => ({
  state: 'found',
  coordinates: north(km),
  accuracy,
});
const near = (position: Position | null, slug = '', shows: (slug: string) => boolean = all): Near => {
  const asked = nearOf(places, shows, startNamed(places, slug), position);
  if (!asked) throw new Error('nothing was asked');
  return asked;
};
const lists = [
  {
    region: 'quayside',
    name: 'Quayside',
    text: '',
    cards: [{ slug: 'lost' }, { slug: 'middle' }, { slug: 'near' }],
  },
  { region: 'upperTown', name: 'Upper Town', text: '', cards: [{ slug: 'far' }] },
];
const order = (asked: Near | null, shown: string | null) =>
  arranged(asked)(lists, shown).map(({ name, cards }) => [name, ...cards.map(({ slug }) => slug)]);

describe('the order of distances', () => {
  it('begins with the nearest and ends with what has no position, in each region', () => {
    expect(order(near(found(0)), 'quayside')).toEqual([
      ['Quayside', 'near', 'middle', 'lost'],
      ['Upper Town', 'far'],
    ]);
  });

  it('is one list of all regions where none of them is shown', () => {
    expect(order(near(found(3.5)), null)).toEqual([['By distance', 'far', 'middle', 'near', 'lost']]);
  });

  it('stays as it was where nothing is known', () => {
    const asIs = lists.map(({ name, cards }) => [name, ...cards.map(({ slug }) => slug)]);
    expect(order(null, null)).toEqual(asIs);
    expect(order(near({ state: 'refused' }), null)).toEqual(asIs);
    expect(order(near(found(400)), null)).toEqual(asIs);
  });

  it('takes the region of the nearest restaurant that the filters leave, never of a market', () => {
    expect(near(found(0)).region).toBe('quayside');
    expect(near(found(2.9), '', (slug) => slug !== 'middle').region).toBe('upperTown');
  });

  it('is counted from a place rather than from the device, where the address names one', () => {
    const asked = near(found(4), 'near');
    expect([asked.start?.slug, asked.nearest?.place.slug, asked.region]).toEqual([
      'near',
      'middle',
      'quayside',
    ]);
    expect(awayWords(asked, 'near')).toBe('You start here.');
    expect(nearOf(places, all, startNamed(places, 'market'), null)?.nearest?.place.slug).toBe('near');
  });

  it('knows no start without a position, and no other', () => {
    expect(['lost', 'nowhere', ''].map((slug) => startNamed(places, slug))).toEqual([null, null, null]);
    expect(nearOf(places, all, null, null)).toBeNull();
  });
});

describe('what is said', () => {
  it.each<[string, Position]>([
    ['Waiting for this device to say where it is…', { state: 'asking' }],
    [
      'This browser was not allowed to say where you are. Allow it in the settings of the browser, or choose a place.',
      { state: 'refused' },
    ],
    ['This device cannot say where it is. Choose a place instead.', { state: 'unavailable' }],
    ['This device did not find its position in time. Try again, or choose a place.', { state: 'timedOut' }],
    [
      'This device knows its position only to within 40 km, too little to tell what is near. Choose a place.',
      found(0, 40_000),
    ],
    [
      'You are 397 km from the nearest of these restaurants, too far to sort them. Choose a place.',
      found(400),
    ],
    [
      'Sorted from where you are. Nearest: near. About 0.5 km, 10 minutes on foot. 1 restaurant has no pin yet and comes last.',
      found(0),
    ],
    [
      'Sorted from where you are, but roughly. That is only known to within 900 m, so there are no walking times. Nearest: near. About 0.5 km. 1 restaurant has no pin yet and comes last.',
      found(0, 870),
    ],
  ])('%s', (said, position) => {
    expect(nearWords(near(position))).toBe(said);
  });

  it('tells on each card how far it is, or that it cannot be told', () => {
    expect(awayWords(near(found(0)), 'near')).toBe('About 0.5 km, 10 minutes on foot');
    expect(awayWords(near(found(0)), 'lost')).toBe('No pin yet, so no distance.');
    expect(awayWords(near({ state: 'asking' }), 'near')).toBe('');
  });

  it('counts minutes on foot up to an hour, never too few', () => {
    expect([0, 0.01, 0.3, 0.31, 3.6].map(walkingMinutes)).toEqual([5, 5, 5, 10, 60]);
    expect([3.6, 3.8].map((km) => wayWords(km, false))).toEqual([
      'About 3.6 km, 60 minutes on foot',
      'About 3.8 km',
    ]);
  });

  it('rounds lengths up', () => {
    expect([1, 301, 1000, 1810, 12_300, 5_985_000].map(lengthWords)).toEqual([
      '50 m',
      '350 m',
      '1 km',
      '1.9 km',
      '13 km',
      '5,985 km',
    ]);
  });
});

describe('asking the device', () => {
  type Answers = [PositionCallback, PositionErrorCallback];
  /** What the device would answer, and what is held after each answer. */
  function asked() {
    let held: Position | null = null;
    const set = (next: (now: Position | null) => Position | null) => {
      held = next(held);
    };
    const calls: Answers[] = [];
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (...answers: Answers) => calls.push(answers) },
    });
    return { set, held: () => held, calls };
  }
  const here = { coords: { latitude: 43, longitude: -79, accuracy: 12 } } as GeolocationPosition;
  const failure = (code: number) => ({ code }) as GeolocationPositionError;
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  it('holds what it answers, by its reason where it does not', () => {
    const { set, held, calls } = asked();
    const states = [
      ([yes]: Answers) => yes(here),
      ...[1, 2, 3].map(
        (code) =>
          ([, no]: Answers) =>
            no(failure(code)),
      ),
    ].map((answer) => {
      locate(set);
      expect(held()).toEqual({ state: 'asking' });
      answer(calls.at(-1) as Answers);
      return held();
    });
    expect(states).toEqual([
      found(0, 12),
      ...['refused', 'unavailable', 'timedOut'].map((state) => ({ state })),
    ]);
  });

  it('drops an answer that nobody waits for any more', () => {
    const { set, held, calls } = asked();
    const actions = filterActions(places, () => undefined, set);
    actions.locate();
    actions.startFrom('near');
    calls[0]?.[0](here);
    expect(held()).toBeNull();
  });

  it('says that it is not possible in a browser without it', () => {
    const { set, held } = asked();
    Reflect.deleteProperty(navigator, 'geolocation');
    locate(set);
    expect(held()).toEqual({ state: 'unavailable' });
  });
});

test('the address names a place beside the filters, which it survives, and never a position', () => {
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
