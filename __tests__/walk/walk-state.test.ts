import { placeIn } from '@/__tests__/guide/port-alder-place';
import { isMade, latestWalk, NO_VISIT, reduceWalk, type WalkState, walkText } from '@/lib/walk/walk-state';

const state = (walk: string, address: Partial<WalkState['address']> = {}): WalkState => ({
  guide: 'port-alder',
  places: Array.from({ length: 12 }, (_, index) => placeIn(`s${index}`, {})),
  address: { walk, isChanged: false, isTraversed: false, ...address },
  visit: NO_VISIT,
  replaces: null,
  refusals: 0,
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
