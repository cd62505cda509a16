import { act, renderHook } from '@testing-library/react';
import { useLoaded } from '@/lib/ui/use-loaded';

const stale = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
const start = (load: () => Promise<unknown>) => renderHook(() => useLoaded(load)).result;
const gone = () => Promise.reject(stale);
const forever = () => new Promise<never>(() => {});
/** True if the page was about to be reloaded, which jsdom cannot do. */
const isReloading = () => sessionStorage.getItem('rtr:chunk-reload') !== null;

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('useLoaded', () => {
  it('does not reload the page for a chunk that is fetched ahead', async () => {
    const { current } = start(gone);
    await act(async () => {
      expect(await Promise.all([current[1](), current[1](new Event('focus'))])).toEqual([null, null]);
    });
    expect(isReloading()).toBe(false);
  });

  it.each([false, true])(
    'reloads the page for a chunk that was pressed for (fetched ahead: %s)',
    async (isAhead) => {
      const { current } = start(gone);
      await act(async () => {
        if (isAhead) void current[1]();
        expect(await current[1](true)).toBeNull();
      });
      expect(isReloading()).toBe(true);
    },
  );

  it('tries again after a failure, and gives the chunk to every caller', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(stale).mockResolvedValue('there');
    const result = start(load);
    await act(async () => expect(await result.current[1]()).toBeNull());
    await act(async () =>
      expect(await Promise.all([result.current[1](), result.current[1](true)])).toEqual(['there', 'there']),
    );
    expect(result.current[0]).toBe('there');
  });

  it('gives up a chunk that neither loads nor fails after ten seconds, without a reload', async () => {
    jest.useFakeTimers();
    const { current } = start(forever);
    let outcome: unknown = 'waiting';
    await act(async () => {
      void current[1](true).then((value) => {
        outcome = value;
      });
      await jest.advanceTimersByTimeAsync(9000);
      expect(outcome).toBe('waiting');
      await jest.advanceTimersByTimeAsync(2000);
    });
    expect(outcome).toBeNull();
    expect(isReloading()).toBe(false);
    jest.useRealTimers();
  });
});
