import { act, renderHook, screen } from '@testing-library/react';
import { toast } from '@/components/ui/toast';
import { isChunkError, recoverFromChunkError, reloadOnce, watchChunkErrors } from '@/lib/ui/chunk-recovery';
import { useLazy } from '@/lib/ui/use-lazy';

jest.mock('@/components/ui/toaster.client', () => {
  throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
});

const stale = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
const missing = () => Promise.reject(stale);
const forever = () => new Promise<never>(() => {});
/** True if the page was about to be reloaded, which jsdom cannot do. */
const isReloading = () => sessionStorage.getItem('rtr:chunk-reload') !== null;

function start(importer: () => Promise<unknown>, mayReload = true) {
  const onError = jest.fn<void, []>();
  const { result } = renderHook(() => useLazy(importer, { onError, mayReload }));
  const [, load, preload] = result.current;
  return { load, preload, onError, value: () => result.current[0] };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('useLazy', () => {
  it('neither reports a failed preload nor reloads the page for it', async () => {
    const { preload, onError } = start(missing);
    await act(async () => expect(await Promise.all([preload(), preload()])).toEqual([null, null]));
    expect(onError).not.toHaveBeenCalled();
    expect(isReloading()).toBe(false);
  });

  it.each([false, true])(
    'reports a failed load and reloads the page for a missing chunk (preloaded: %s)',
    async (isPreloaded) => {
      const { load, preload, onError } = start(missing);
      await act(async () => {
        if (isPreloaded) void preload();
        expect(await load()).toBeNull();
      });
      expect(onError).toHaveBeenCalledTimes(1);
      expect(isReloading()).toBe(true);
    },
  );

  it('reports a failed load without a reload unless that is allowed', async () => {
    const { load, onError } = start(missing, false);
    await act(async () => expect(await load()).toBeNull());
    expect(onError).toHaveBeenCalledTimes(1);
    expect(isReloading()).toBe(false);
  });

  it('tries again after a failure, and resolves for every caller', async () => {
    const importer = jest.fn<Promise<string>, []>().mockRejectedValueOnce(stale).mockResolvedValue('loaded');
    const { load, preload, value } = start(importer, false);
    await act(async () => expect(await preload()).toBeNull());
    await act(async () => expect(await Promise.all([preload(), load()])).toEqual(['loaded', 'loaded']));
    expect(value()).toBe('loaded');
    expect(importer).toHaveBeenCalledTimes(2);
  });

  it('gives up after ten seconds without a reload', async () => {
    jest.useFakeTimers();
    const { load, onError } = start(forever);
    await act(async () => {
      void load();
      await jest.advanceTimersByTimeAsync(9000);
      expect(onError).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(2000);
    });
    expect(onError).toHaveBeenCalledTimes(1);
    expect(isReloading()).toBe(false);
    jest.useRealTimers();
  });
});

describe('chunk recovery', () => {
  const MINUTE = 60_000;

  /** Number of reloads when the page breaks at these minutes. */
  function reloadsAt(...minutes: number[]): number {
    const reload = jest.fn();
    for (const minute of minutes) {
      jest.spyOn(Date, 'now').mockReturnValue(minute * MINUTE);
      reloadOnce(reload);
    }
    return reload.mock.calls.length;
  }

  it('isChunkError is true for a chunk that failed to load alone', () => {
    const others = [new TypeError('x is not a function'), null, undefined, 'Loading chunk', 7, {}];
    expect([stale, ...others].map(isChunkError)).toEqual([true, ...others.map(() => false)]);
  });

  describe('reloadOnce', () => {
    it.each([
      ['once within five minutes', '', [10, 10, 14], 1],
      ['again after five minutes', '', [10, 16], 2],
      ['with garbage in storage', 'soon', [10], 1],
    ])('reloads %s', (_, stored, minutes, reloads) => {
      if (stored) sessionStorage.setItem('rtr:chunk-reload', stored);
      expect(reloadsAt(...minutes)).toBe(reloads);
    });

    const setItem = () => jest.spyOn(Storage.prototype, 'setItem');
    it.each([
      [
        'storage is blocked',
        20,
        () =>
          setItem().mockImplementation(() => {
            throw new DOMException('denied', 'SecurityError');
          }),
      ],
      ['storage keeps nothing', 30, () => setItem().mockImplementation(() => {})],
      ['the visitor is offline', 40, () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ])('does not reload when %s', (_, minute, prevent) => {
      prevent();
      expect(reloadsAt(minute)).toBe(0);
    });
  });

  it('recoverFromChunkError ignores other errors', () => {
    expect(recoverFromChunkError(new Error('no'))).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  describe('watchChunkErrors', () => {
    it('reports a file that is no script to those waiting for it, and no other error in it', () => {
      const script = document.body.appendChild(document.createElement('script'));
      script.type = 'text/plain';
      script.src = '/_next/static/chunks/a.js';
      let failures = 0;
      script.addEventListener('error', () => {
        failures += 1;
      });
      const stop = watchChunkErrors();
      const report = (error: Error) =>
        window.dispatchEvent(new ErrorEvent('error', { error, filename: script.src }));
      report(new TypeError('x is not a function'));
      expect(failures).toBe(0);
      report(new SyntaxError("Unexpected token '<'"));
      expect(failures).toBe(1);
      stop();
      script.remove();
    });

    it('ends when it is stopped', () => {
      watchChunkErrors()();
      window.dispatchEvent(new ErrorEvent('error', { error: stale }));
      expect(sessionStorage).toHaveLength(0);
    });
  });
});

it('a toast is announced as text alone, for a while, where the chunk of toasts fails to load', async () => {
  jest.useFakeTimers();
  await toast({ title: 'Cook mode didn’t load', description: 'Press again.', kind: 'error' });
  const status = screen.getByRole('status');
  await jest.advanceTimersByTimeAsync(100);
  expect(status).toHaveTextContent('Cook mode didn’t load. Press again.');
  await toast({ title: 'Saved for later' });
  await jest.advanceTimersByTimeAsync(100);
  expect(status).toHaveTextContent(/^Saved for later$/);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(status).toBeEmptyDOMElement();
});
