import { readParameter, withParameter } from '@/lib/address';
import { wallTimeOf } from '@/lib/plan/wall-time';
import { legMinutes, schedule } from '@/lib/travel/walk/schedule';
import { NO_TIMES, WALK_TIMES, type WalkTimes } from '@/lib/travel/walk/times';
import { placeIn } from './port-alder-place';

const ZONE = 'America/New_York';
const evening = { fri: [['17:00', '21:00']], sat: [['17:00', '01:00']] } as const;
const lamp = placeIn('lamp', { coordinates: [43.65, -79.4], hours: evening as never });
const near = placeIn('near', { coordinates: [43.66, -79.4] });
const lost = placeIn('lost', {});

const at = (times: Partial<WalkTimes>, ...stops: Parameters<typeof schedule>[0]) =>
  (schedule(stops, { ...NO_TIMES, ...times }, ZONE) ?? []).map(({ arrives, leaves, fit }) => [
    wallTimeOf(arrives, ZONE).slice(11),
    wallTimeOf(leaves, ZONE).slice(11),
    fit,
  ]);

describe('the times of a walk', () => {
  it('follow from its start, the stays, and the ways between', () => {
    expect(at({ start: '2026-11-28T18:00' }, lamp, near)).toEqual([
      ['18:00', '19:00', 'open'],
      // 1.1 km in a straight line.
      ['19:20', '20:20', 'unknown'],
    ]);
    expect(at({ start: '2026-11-28T18:00', stays: { lamp: 30 }, transit: ['near'] }, lamp, near)).toEqual([
      ['18:00', '18:30', 'open'],
      ['18:45', '19:45', 'unknown'],
    ]);
  });

  it('do not count a way that nobody knows', () => {
    const [, second] = schedule([lamp, lost], { ...NO_TIMES, start: '2026-11-28T18:00' }, ZONE) ?? [];
    expect(second).toMatchObject({ way: { minutes: null, byTransit: false }, fit: 'unknown' });
    expect(wallTimeOf(second?.arrives ?? 0, ZONE)).toBe('2026-11-28T19:00');
  });

  it('say where a place is closed, or closes before the stay is over', () => {
    expect(at({ start: '2026-11-27T16:00' }, lamp)[0]?.[2]).toBe('closed');
    expect(at({ start: '2026-11-27T20:00' }, lamp)[0]?.[2]).toBe('open');
    expect(at({ start: '2026-11-27T20:30' }, lamp)[0]?.[2]).toBe('closes');
    expect(at({ start: '2026-11-28T23:50' }, lamp)[0]?.[2]).toBe('open');
  });

  it('count the hour that clocks give back', () => {
    expect(at({ start: '2026-11-01T00:30', stays: { near: 90 } }, near)).toEqual([
      ['00:30', '01:00', 'unknown'],
    ]);
  });

  it('are none without a start', () => {
    expect(schedule([lamp], NO_TIMES, ZONE)).toBeNull();
  });
});

test('a way is rounded up to five minutes, and by transit has a wait', () => {
  expect([0, 0.01, 1, 5].map((km) => legMinutes(km, false))).toEqual([5, 5, 20, 85]);
  expect([0.3, 5].map((km) => legMinutes(km, true))).toEqual([15, 35]);
});

describe('the address of a walk', () => {
  const times: WalkTimes = { start: '2026-11-28T18:00', stays: { 'blue-door': 30 }, transit: ['lamp'] };

  it('holds its times so that they can be read', () => {
    const search = withParameter(WALK_TIMES, times, '?walk=blue-door,lamp');
    expect(search).toBe('?walk=blue-door,lamp&start=2026-11-28T18:00&stay=blue-door-30&transit=lamp');
    expect(readParameter(WALK_TIMES, search)).toEqual(times);
  });

  it('may have stops only, as before', () => {
    expect(readParameter(WALK_TIMES, '?walk=blue-door')).toEqual(NO_TIMES);
    expect(withParameter(WALK_TIMES, NO_TIMES, '?walk=blue-door')).toBe('?walk=blue-door');
  });

  it.each([
    '?start=tomorrow&stay=&transit=',
    '?start=2026-02-31T18:00&stay=lamp-60,lamp-0,lamp-999&transit=,,',
    '?start=%00&stay=__proto__&stay=lamp-30&transit=%ZZ%',
    `?stay=${'-9,'.repeat(5000)}`,
  ])('says nothing where it holds no times: %.60s', (search) => {
    const { start, stays } = readParameter(WALK_TIMES, search);
    expect(start).toBeNull();
    expect(stays).toEqual({});
  });
});
