import { readParameter, withParameter } from '@/lib/ui/address';
import { NO_TIMES, WALK_TIMES, type WalkTimes } from '@/lib/walk/times';

const times: WalkTimes = { start: '2026-11-28T18:00', stays: { 'blue-door': 30 }, transit: ['lamp'] };

it('writes times into the address and reads them back', () => {
  const search = withParameter(WALK_TIMES, times, '?walk=blue-door,lamp');
  expect(search).toBe('?walk=blue-door,lamp&start=2026-11-28T18:00&stay=blue-door-30&transit=lamp');
  expect(readParameter(WALK_TIMES, search)).toEqual(times);
});

it('reads and writes an address without times', () => {
  expect(readParameter(WALK_TIMES, '?walk=blue-door')).toEqual(NO_TIMES);
  expect(withParameter(WALK_TIMES, NO_TIMES, '?walk=blue-door')).toBe('?walk=blue-door');
});

it.each([
  '?start=tomorrow&stay=&transit=',
  '?start=2026-02-31T18:00&stay=lamp-60,lamp-0,lamp-999&transit=,,',
  '?start=%00&stay=__proto__&stay=lamp-30&transit=%ZZ%',
  `?stay=${'-9,'.repeat(5000)}`,
])('reads no start and no stays from %.60s', (search) => {
  expect(readParameter(WALK_TIMES, search)).toMatchObject({ start: null, stays: {} });
});
