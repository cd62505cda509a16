import { act, renderHook } from '@testing-library/react';
import { useLazy } from '@/lib/ui/use-lazy';

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
