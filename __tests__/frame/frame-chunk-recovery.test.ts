import {
  isChunkError,
  type RecoveryTools,
  recoverFromChunkError,
  watchChunkErrors,
} from '@/lib/chunk-recovery';

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
