/** @jest-environment node */
import type { loadCorrector } from '@/lib/search/corrector';
import { answer, words } from './few-words';

describe('while the words of the site', () => {
  /** What loads them, with nothing loaded so far. */
  const fresh = (fetched: typeof fetch) => {
    global.fetch = fetched;
    jest.resetModules();
    return jest.requireActual<{ loadCorrector: typeof loadCorrector }>('@/lib/search/corrector')
      .loadCorrector;
  };

  it('cannot be fetched, the frequent misspellings are corrected, and the next box asks again', async () => {
    const failing = jest.fn(async () => Promise.reject(new TypeError('offline')));
    const load = fresh(failing);
    expect((await load()).search('chowdah')).toBe('Chowder');
    expect((await load()).offer('ropewlak')).toBeNull();
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it.each([
    [null],
    [{}],
    [{ site: 'x', common: [] }],
    [{ site: [1], common: [] }],
    [{ site: [], common: [], places: [1] }],
  ])('are not what they should be (%j), nothing breaks', async (value) => {
    const load = fresh(answer(value));
    expect((await load()).search('chowdah')).toBe('Chowder');
  });

  it('are known, they are fetched once', async () => {
    const fetched = answer(words);
    const load = fresh(fetched);
    expect((await load()).offer('ropewlak')).toBe('Ropewalk');
    await load();
    expect(fetched.mock.calls).toEqual([['/search-words.json', expect.anything()]]);
  });
});
