/** @jest-environment jsdom */
import { placeIn } from '@/__tests__/guide/port-alder-place';
import { readParameter, withParameter } from '@/lib/ui/address';
import { parseWalk, WALK } from '@/lib/walk/address';
import { kilometres, walkingMinutes } from '@/lib/walk/distance';
import { linkWithWalk } from '@/lib/walk/link-with-walk';
import { salvageWalks } from '@/lib/walk/saved-walks';
import { byNearest, legs, moved } from '@/lib/walk/stops';
import { NO_TIMES, WALK_TIMES, type WalkTimes } from '@/lib/walk/times';
import { isMade, latestWalk, NO_VISIT, reduceWalk, type WalkState, walkText } from '@/lib/walk/walk-state';
import { distanceText, leftOutText, shareText, walkTitle } from '@/lib/walk/walk-text';

describe('the stops in the address', () => {
  const isKnown = (slug: string) => /^s\d+$/.test(slug);
  const twelve = Array.from({ length: 12 }, (_, index) => `s${index}`);

  it.each([
    ['s2,s1,nowhere,s2,,S1,s3', ['s2', 's1', 's3']],
    [twelve.join(), ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']],
    ['', []],
  ])('are parsed from %s as known stops, each once and at most ten', (text, stops) => {
    expect(parseWalk(text, isKnown)).toEqual(stops);
  });

  it.each([
    '%',
    '%ZZ,s1',
    '\uD800,s1',
    '\u0000&walk==',
    '<script>,s1,+',
    '__proto__,s1',
    ',s1%,\u{1F35C},s1',
  ])('are read from the tampered address ?walk=%s without an error', (text) => {
    const stops = parseWalk(readParameter(WALK, `?walk=${text}`), isKnown);
    expect(stops).toEqual(text.includes(',s1') ? ['s1'] : []);
  });

  it('are written beside other parameters and read back', () => {
    const search = withParameter(WALK, 's1,s2', '?region=upperTown&walk=old');
    expect(search).toBe('?region=upperTown&walk=s1,s2');
    expect(parseWalk(readParameter(WALK, search), isKnown)).toEqual(['s1', 's2']);
  });
});

describe('the times in the address', () => {
  const times: WalkTimes = { start: '2026-11-28T18:00', stays: { 'blue-door': 30 }, transit: ['lamp'] };

  it('are written and read back', () => {
    const search = withParameter(WALK_TIMES, times, '?walk=blue-door,lamp');
    expect(search).toBe('?walk=blue-door,lamp&start=2026-11-28T18:00&stay=blue-door-30&transit=lamp');
    expect(readParameter(WALK_TIMES, search)).toEqual(times);
  });

  it('are none in an address without times', () => {
    expect(readParameter(WALK_TIMES, '?walk=blue-door')).toEqual(NO_TIMES);
    expect(withParameter(WALK_TIMES, NO_TIMES, '?walk=blue-door')).toBe('?walk=blue-door');
  });

  it.each([
    '?start=tomorrow&stay=&transit=',
    '?start=2026-02-31T18:00&stay=lamp-60,lamp-0,lamp-999&transit=,,',
    '?start=%00&stay=__proto__&stay=lamp-30&transit=%ZZ%',
    `?stay=${'-9,'.repeat(5000)}`,
  ])('are none in %.60s', (search) => {
    expect(readParameter(WALK_TIMES, search)).toMatchObject({ start: null, stays: {} });
  });
});

describe('salvageWalks', () => {
  const EVENING = '?start=2026-11-28T18:00&stay=lamp-90';

  it.each([
    [`${EVENING}&walk=evil&x=<script>`, EVENING],
    ...[null, 7, {}, [], 'start=tomorrow', '?stay=-1'].map((times) => [times, undefined]),
  ])('reads the stored times %j as %j', (times, read) => {
    const { saved } = salvageWalks({ walks: [{ stops: ['lamp'], times }] }) ?? {};
    expect(saved?.walks.map((walk) => walk.times)).toEqual([read]);
  });
});

it.each([
  ['/travel/hay/?walk=a,b', '/travel/hay/search/', '/travel/hay/search/?walk=a,b'],
  ['/travel/hay/?region=hill&walk=a,b', '/travel/hay/search/?q=tea', '/travel/hay/search/?q=tea&walk=a,b'],
  ['/travel/hay/?walk=a,b', '/travel/hay/events/#lantern', '/travel/hay/events/?walk=a,b#lantern'],
  ['/travel/hay/?walk=a,b', '/travel/hay/?region=hill#b', '/travel/hay/?region=hill&walk=a,b#b'],
  // The page itself, a link with a walk, another guide and other pages are left as they are.
  ['/travel/hay/?walk=a,b', '/travel/hay/', '/travel/hay/'],
  ['/travel/hay/?walk=a,b', '/travel/hay/?walk=c', '/travel/hay/?walk=c'],
  ['/travel/hay/?walk=a,b', '/travel/valley/', '/travel/valley/'],
  ['/travel/hay/?walk=a,b', '/recipes/', '/recipes/'],
  ['/travel/hay/', '/travel/hay/events/', '/travel/hay/events/'],
  // No markup of a tampered walk.
  ['/travel/hay/?walk=%3Cb%3E%20%26x=1', '/travel/hay/events/', '/travel/hay/events/?walk=%3Cb%3E+%26x%3D1'],
])('on %s a link to %s becomes %s', (page, href, kept) => {
  window.history.replaceState(null, '', page);
  expect(linkWithWalk(href)).toBe(kept);
});

describe('reduceWalk', () => {
  const state = (walk: string, address: Partial<WalkState['address']> = {}): WalkState => ({
    guide: 'port-alder',
    places: Array.from({ length: 12 }, (_, index) => placeIn(`s${index}`, {})),
    address: { walk, isChanged: false, isTraversed: false, ...address },
    visit: NO_VISIT,
    replaces: null,
    refusals: 0,
    isAsked: false,
  });

  const TEN = 's0,s1,s2,s3,s4,s5,s6,s7,s8,s9';

  it.each([
    ['adds a place at the end', 's3,s1', 's2', 's3,s1,s2'],
    ['removes a stop', 's3,s1', 's3', 's1'],
    ['leaves out a place that the guide does not have', 's3,gone', 's1', 's3,s1'],
    ['removes a stop of a full walk', TEN, 's4', 's0,s1,s2,s3,s5,s6,s7,s8,s9'],
  ])('a press %s', (_, walk, slug, expected) => {
    const next = reduceWalk(state(walk), { type: 'toggle', slug });
    expect(walkText(next)).toBe(expected);
    expect(next).toMatchObject({ replaces: walk, refusals: 0 });
    expect(isMade(next)).toBe(true);
  });

  it('refuses an eleventh stop and counts it', () => {
    const next = reduceWalk(state(TEN), { type: 'toggle', slug: 's11' });
    expect(next).toMatchObject({ address: { walk: TEN, isChanged: false }, refusals: 1, replaces: null });
  });

  it('saves several changes as one, in place of the walk before them', () => {
    const first = reduceWalk(state('s1'), { type: 'toggle', slug: 's2' });
    const second = reduceWalk(first, { type: 'toggle', slug: 's3' });
    expect(second.replaces).toBe('s1');
    expect(reduceWalk(second, { type: 'saved' }).replaces).toBeNull();
  });

  it('opens another walk without replacing this one', () => {
    const next = reduceWalk(reduceWalk(state('s1'), { type: 'toggle', slug: 's2' }), {
      type: 'open',
      stops: ['s5'],
    });
    expect(next).toMatchObject({ address: { walk: 's5' }, replaces: null });
  });

  describe('at an older entry of the history', () => {
    const { visit } = reduceWalk(reduceWalk(state('s1'), { type: 'toggle', slug: 's2' }), {
      type: 'toggle',
      slug: 's3',
    });

    it('the walk is what it was changed to later, and stays so', () => {
      const back = { ...state('s1', { isTraversed: true }), visit };
      expect(walkText(back)).toBe('s1,s2,s3');
      const arrived = reduceWalk(back, { type: 'arrive' });
      expect(arrived.address).toEqual({ walk: 's1,s2,s3', isChanged: false, isTraversed: false });
      expect(isMade(arrived)).toBe(true);
    });

    it('without a walk, the walk is the first one of the visit', () => {
      const begun = reduceWalk(state(''), { type: 'toggle', slug: 's1' });
      expect(walkText({ ...state('', { isTraversed: true }), visit: begun.visit })).toBe('s1');
      expect(walkText({ ...state(''), visit: begun.visit })).toBe('');
    });

    it('a link to the older walk opens that one, which is the latest then', () => {
      const linked = reduceWalk({ ...state('s1'), visit }, { type: 'arrive' });
      expect(walkText(linked)).toBe('s1');
      expect(latestWalk(linked.visit, 'port-alder', 's1')).toBe('s1');
    });

    it('a walk of another guide with the same stops is not changed', () => {
      expect(latestWalk(visit, 'valley', 's1')).toBe('s1');
    });

    it('changes in a circle end', () => {
      const changes = { 'port-alder?s1': 's2', 'port-alder?s2': 's1' };
      expect(['s1', 's2']).toContain(latestWalk({ made: [], changes }, 'port-alder', 's1'));
    });
  });
});

describe('the order of stops', () => {
  const lamp = placeIn('lamp', { coordinates: [43.6478, -8.3887] });
  const far = placeIn('far', { coordinates: [43.6549, -8.4018] });
  const lost = placeIn('lost');
  const market = placeIn('market', { coordinates: [43.6487, -8.3716] });

  it.each([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['gone', 1, 'abc'],
  ] as const)('is changed when %s moves by %i', (slug, by, order) => {
    expect(moved(['a', 'b', 'c'], slug, by).join('')).toBe(order);
  });

  it('leads from each stop to the nearest one left, to those without coordinates last', () => {
    // From the lamp it is 1.4 km to the market and 1.3 km to the far end.
    expect(byNearest([lamp, lost, market, far])).toEqual(['lamp', 'far', 'market', 'lost']);
    expect(byNearest([lost, market, far, lamp])).toEqual(['market', 'lamp', 'far', 'lost']);
    expect(byNearest([lost])).toEqual(['lost']);
    expect(byNearest([])).toEqual([]);
  });

  it('measures only between stops that both have coordinates', () => {
    expect(legs([lamp, lost, market])).toEqual([null, null]);
    expect(legs([lost, lamp, market])[1]).toBeCloseTo(1.379, 2);
    expect(legs([lamp])).toEqual([]);
  });
});

describe('distance', () => {
  it('is 111.2 km for a degree of latitude, also across the date line', () => {
    expect(kilometres([43, -8], [44, -8])).toBeCloseTo(111.195, 2);
    expect(kilometres([0, 179.5], [0, -179.5])).toBeCloseTo(111.195, 2);
    expect(kilometres([43, -8], [43, -8])).toBe(0);
  });

  it('is walked in minutes rounded up to five, up to an hour', () => {
    expect([0, 0.01, 0.3, 0.31, 3.6].map(walkingMinutes)).toEqual([5, 5, 5, 10, 60]);
  });
});

describe('the words of a walk', () => {
  const lamp = placeIn('lamp', { name: 'Lamp', coordinates: [43.6478, -8.3887] });
  const door = placeIn('next door', { coordinates: [43.6479, -8.3887] });
  const market = placeIn('market', { name: 'Market', coordinates: [43.6487, -8.3716] });
  const lost = placeIn('lost', { name: 'Lost' });
  const gone = placeIn('Gone');

  it.each([
    ['About 1.8 km on foot', [lamp, market]],
    ['About 1.8 km on foot. 1 stop has no pin yet, so it isn’t counted.', [lost, lamp, market]],
    ['1 stop has no pin yet, so there’s no distance.', [lamp, lost, market]],
    ['2 stops have no pin yet, so there’s no distance.', [lamp, lost, market, gone]],
    ['Less than 0.1 km on foot', [lamp, door]],
    ['', [lost, gone]],
    ['', [lamp]],
  ])('describe the distance as “%s”', (text, stops) => {
    expect(distanceText(stops)).toBe(text);
  });

  const inTown = (city: string) => placeIn(city, { city });

  it.each([
    ['A food walk in Port Alder', [lamp, market]],
    ['A food walk in Port Alder and Millford', [lamp, inTown('Millford')]],
    ['A food walk in and around Port Alder', ['Port Alder', 'Millford', 'Highmoor', 'Eastwick'].map(inTown)],
  ])('are titled “%s”', (title, stops) => {
    expect(walkTitle(stops, 'Port Alder')).toBe(title);
  });

  it('list the stops, and those left out of the file', () => {
    expect(shareText([lamp, lost, market])).toBe('3 stops: Lamp, Lost and Market.');
    expect(shareText([lamp])).toBe('1 stop: Lamp.');
    expect(leftOutText([lamp, lost, market])).toBe('Not in the file: Lost.');
    expect(leftOutText([lost, gone])).toBe('Not in the file: Lost and Gone.');
    expect(leftOutText([lamp])).toBe('');
  });
});

describe('the visit', () => {
  const KEY = 'rtr:walk-visit';

  /** The module as a newly loaded page has it. */
  function loadPage(): typeof import('@/lib/walk/walk-visit') {
    jest.resetModules();
    return jest.requireActual('@/lib/walk/walk-visit');
  }

  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('has the visitor’s walks after a reload', () => {
    loadPage().rememberMade('lamp,lost');
    expect(loadPage().readVisit()).toEqual({ made: ['lamp,lost'], changes: {} });
  });

  it.each([
    ['no JSON', '{'],
    ['another kind of value', '["lamp"]'],
    ['a list of numbers', '{"made":[1],"changes":{}}'],
    ['changes to no text', '{"made":["lamp"],"changes":{"toronto?lamp":2}}'],
    ['walks that are one text', '{"made":"lamp","changes":{}}'],
  ])('starts anew from a stored value that is %s', (_, stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(loadPage().readVisit()).toEqual({ made: [], changes: {} });
  });

  it('lasts for the page where the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { readVisit, rememberMade } = loadPage();
    rememberMade('lamp');
    expect(readVisit().made).toEqual(['lamp']);
  });
});
