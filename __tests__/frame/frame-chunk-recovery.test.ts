import { act, renderHook } from '@testing-library/react';
import {
  inTime,
  isChunkError,
  recoverFromChunkError,
  reloadOnce,
  watchChunkErrors,
} from '@/lib/chunk-recovery';
import { useLoaded } from '@/lib/hooks/use-loaded';

jest.mock('@/lib/chunk-recovery', () => {
  const real = jest.requireActual('@/lib/chunk-recovery');
  return { ...real, recoverFromChunkError: jest.fn(real.recoverFromChunkError) };
});

const stale = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
});
const KEY = 'rtr:chunk-reload';
const MINUTE = 60_000;

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a missing piece of script is told from other errors', () => {
  expect(isChunkError(stale)).toBe(true);
  expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
  for (const odd of [null, undefined, 'Loading chunk', 7, {}]) expect(isChunkError(odd)).toBe(false);
});

/** How often a page reloads that finds itself broken at several times, in milliseconds. */
function reloadsAt(...times: number[]): number {
  const now = jest.spyOn(Date, 'now');
  const reload = jest.fn();
  for (const time of times) {
    now.mockReturnValue(time);
    reloadOnce(reload);
  }
  return reload.mock.calls.length;
}

test('the page reloads once, and not again within five minutes', () => {
  expect(reloadsAt(10 * MINUTE, 10 * MINUTE, 14 * MINUTE)).toBe(1);
});

test('a later release can be recovered from as well', () => {
  expect(reloadsAt(10 * MINUTE, 16 * MINUTE)).toBe(2);
});

test('garbage in storage does not stop recovery', () => {
  sessionStorage.setItem(KEY, 'soon');
  expect(reloadsAt(10 * MINUTE)).toBe(1);
});

test.each([
  [
    'storage is blocked',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
  ['storage keeps nothing', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})],
  ['the visitor is offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('nothing is reloaded when %s', (_, prevent) => {
  prevent();
  expect(reloadsAt(10 * MINUTE)).toBe(0);
});

test('other errors reload nothing', () => {
  expect(recoverFromChunkError(new Error('no'))).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('a script that is none fails for whoever waits for it; an error inside of one does not', () => {
  const script = document.body.appendChild(document.createElement('script'));
  script.type = 'text/plain';
  script.src = '/_next/static/chunks/a.js';
  const failed = jest.fn();
  script.addEventListener('error', failed);
  const stop = watchChunkErrors();
  const report = (error: Error) =>
    window.dispatchEvent(new ErrorEvent('error', { error, filename: script.src }));
  report(new TypeError('x is not a function'));
  expect(failed).not.toHaveBeenCalled();
  report(new SyntaxError("Unexpected token '<'"));
  expect(failed).toHaveBeenCalledTimes(1);
  stop();
  script.remove();
});

test('what neither comes nor fails is given up after a while, without a reload', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useLoaded(forever));
  const outcome = jest.fn();
  await act(async () => {
    void result.current[1](true).then(outcome);
    await jest.advanceTimersByTimeAsync(9000);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
  });
  expect(outcome).toHaveBeenCalledWith(null);
  expect(sessionStorage).toHaveLength(0);
  jest.useRealTimers();
  expect(await inTime(Promise.resolve('here'))).toBe('here');
});
const forever = () => new Promise<never>(() => {});

test('watching ends when asked to', () => {
  watchChunkErrors()();
  window.dispatchEvent(new ErrorEvent('error', { error: stale }));
  expect(sessionStorage).toHaveLength(0);
});

/** Uses a piece of the site that is gone, once the whole of `use` was asked for. */
async function loadGone(use: (start: (mayReload?: unknown) => Promise<unknown>) => Promise<unknown>[]) {
  const recover = jest.mocked(recoverFromChunkError);
  recover.mockReset().mockReturnValue(true);
  const load = () => Promise.reject(stale);
  const { result } = renderHook(() => useLoaded(load));
  await act(async () => {
    expect(await Promise.all(use(result.current[1]))).toEqual(expect.arrayContaining([null]));
  });
  return recover;
}

test('a piece that is fetched ahead and gone never reloads the page, an event of the pointer or focus neither', async () => {
  expect(await loadGone((start) => [start(), start(new Event('focus'))])).not.toHaveBeenCalled();
});

test('a piece that was asked for and is gone reloads, also when it was being fetched ahead already', async () => {
  expect(await loadGone((start) => [start(true)])).toHaveBeenCalledWith(stale);
  expect(await loadGone((start) => [start(), start(true)])).toHaveBeenCalledTimes(1);
});

test('a piece that failed is tried again and given to everyone who asks', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(stale).mockResolvedValue('there');
  const { result } = renderHook(() => useLoaded(load));
  await act(async () => expect(await result.current[1]()).toBeNull());
  await act(async () =>
    expect(await Promise.all([result.current[1](), result.current[1](true)])).toEqual(['there', 'there']),
  );
  expect(load).toHaveBeenCalledTimes(2);
  expect(result.current[0]).toBe('there');
});
