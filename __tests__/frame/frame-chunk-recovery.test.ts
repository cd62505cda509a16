import { act, renderHook } from '@testing-library/react';
import {
  isChunkError,
  type RecoveryTools,
  recoverFromChunkError,
  watchChunkErrors,
} from '@/lib/chunk-recovery';
import { useLoaded } from '@/lib/hooks/use-loaded';

jest.mock('@/lib/chunk-recovery', () => {
  const real = jest.requireActual('@/lib/chunk-recovery');
  return { ...real, recoverFromChunkError: jest.fn(real.recoverFromChunkError) };
});

const stale = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

function toolsAt(time: number, stored: string | null = null, change: Partial<RecoveryTools> = {}) {
  let value = stored;
  const reload = jest.fn();
  const tools: RecoveryTools = {
    storage: () => ({
      getItem: () => value,
      setItem: (_, next) => {
        value = next;
      },
    }),
    reload,
    now: () => time,
    online: () => true,
    ...change,
  };
  return { tools, reload };
}

test('a missing piece of script is told from other errors', () => {
  expect(isChunkError(stale)).toBe(true);
  expect(isChunkError(new Error('Failed to load chunk /_next/static/chunks/a.js from module 12'))).toBe(true);
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
  expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
  for (const odd of [null, undefined, 'Loading chunk', 7, {}]) expect(isChunkError(odd)).toBe(false);
});

test('the page reloads once, and not again within five minutes', () => {
  const { tools, reload } = toolsAt(1_000_000);
  expect(recoverFromChunkError(stale, tools)).toBe(true);
  expect(recoverFromChunkError(stale, tools)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a later release can be recovered from as well', () => {
  const { tools, reload } = toolsAt(1_000_000, String(1_000_000 - 6 * 60 * 1000));
  recoverFromChunkError(stale, tools);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<RecoveryTools>]>([
  [
    'storage is blocked',
    {
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
  ['storage keeps nothing', { storage: () => ({ getItem: () => null, setItem: () => {} }) }],
  ['the visitor is offline', { online: () => false }],
])('nothing is reloaded when %s', (_, change) => {
  const { tools, reload } = toolsAt(1_000_000, null, change);
  expect(recoverFromChunkError(stale, tools)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('other errors pass by, and garbage in storage does not stop recovery', () => {
  const { tools, reload } = toolsAt(1_000_000, 'soon');
  expect(recoverFromChunkError(new Error('no'), tools)).toBe(false);
  expect(recoverFromChunkError(stale, tools)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('watching ends when asked to', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  watchChunkErrors()();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(added.mock.calls.map(([name]) => name));
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
