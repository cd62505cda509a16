/** @jest-environment jsdom */
import { whenAtRest } from '@/lib/ui/when-at-rest';

const callback = jest.fn();
const state = (name: 'hidden' | 'readyState', value: boolean | string) =>
  Object.defineProperty(document, name, { configurable: true, value });
const press = () => document.dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  jest.useFakeTimers();
  callback.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['hidden', 'readyState']) Reflect.deleteProperty(document, name);
});

describe('work for when the visitor is at rest', () => {
  it('starts once, three seconds after the last press', () => {
    whenAtRest(callback);
    jest.advanceTimersByTime(2000);
    press();
    jest.advanceTimersByTime(2900);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(callback).toHaveBeenCalledTimes(1);
    press();
    jest.advanceTimersByTime(9000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('starts at once when the page is hidden, and not again', () => {
    whenAtRest(callback);
    state('hidden', true);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(9000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits for the page to load, also when it is hidden before that', () => {
    state('readyState', 'interactive');
    whenAtRest(callback);
    state('hidden', true);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(9000);
    expect(callback).not.toHaveBeenCalled();
    state('readyState', 'complete');
    jest.advanceTimersByTime(3100);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not start after it is cancelled', () => {
    whenAtRest(callback)();
    state('hidden', true);
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(9000);
    expect(callback).not.toHaveBeenCalled();
  });
});
