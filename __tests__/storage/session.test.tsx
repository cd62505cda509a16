import { act, renderHook } from '@testing-library/react';
import { readSession, writeSession } from '@/lib/storage/session';
import { useVisitFlag } from '@/lib/storage/use-visit-flag';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const KEY = 'rtr:walk-visit';
const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

it('stores a text for the visit', () => {
  expect(readSession(KEY)).toBeNull();
  expect(writeSession(KEY, '["lamp"]')).toBe(true);
  expect(sessionStorage.getItem(KEY)).toBe('["lamp"]');
  expect(readSession(KEY)).toBe('["lamp"]');
});

it.each([
  ['blocked', () => jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['ignored', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})],
])('keeps a text in memory where storage is %s, and stores the next one where it is not', (state, mock) => {
  writeSession(KEY, '["lamp"]');
  mock();
  expect(writeSession(KEY, `["${state}"]`)).toBe(false);
  expect(readSession(KEY)).toBe(`["${state}"]`);
  jest.restoreAllMocks();
  expect(readSession(KEY)).toBe(`["${state}"]`);
  expect(writeSession(KEY, '["lost"]')).toBe(true);
  expect(readSession(KEY)).toBe('["lost"]');
});

it('raises a flag for every component that shows it', () => {
  const first = renderHook(() => useVisitFlag('rtr:walks-hidden'));
  const second = renderHook(() => useVisitFlag('rtr:walks-hidden'));
  const other = renderHook(() => useVisitFlag('rtr:promo-dismissed'));
  expect(second.result.current[0]).toBe(false);
  act(() => first.result.current[1]());
  expect([second.result.current[0], other.result.current[0]]).toEqual([true, false]);
  expect(sessionStorage.getItem('rtr:walks-hidden')).toBe('true');
});
