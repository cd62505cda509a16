/** @jest-environment jsdom */
import { ticksOf } from '@/lib/recipe/ticks';
import { STORED_UNITS } from '@/lib/recipe/use-choice';
import { addSaved, SAVED } from '@/lib/saved/saved';
import { addCustomItem, SHOPPING } from '@/lib/saved/shopping-list';
import { COUNTS } from '@/lib/storage/counts';
import { readStored } from '@/lib/storage/read';
import type { Stored } from '@/lib/storage/storage';
import { changeStored, removeStored, writeStored } from '@/lib/storage/write';
import { fillStorage } from './refused';

let tests = 0;
let TICKS = ticksOf('curd');
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');
/** Stores a value as another tab does; its event follows later. */
const storeElsewhere = <T>({ key }: Stored<T>, value: unknown) =>
  localStorage.setItem(key, JSON.stringify(value));
/** The event of what another tab has stored. */
const tell = <T>({ key }: Stored<T>) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));

beforeEach(() => {
  // Changes are remembered for a second, by key.
  tests += 1;
  TICKS = ticksOf(`curd-${tests}`);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const each of [TICKS, STORED_UNITS, SAVED, SHOPPING, COUNTS])
    void removeStored(each as Stored<unknown>);
  localStorage.clear();
});

describe('a change of one tab, with locks', () => {
  /** Grants the locks that were requested. */
  let grant: () => Promise<void>;
  const waiting: (() => Promise<void>)[] = [];
  const request = jest.fn();

  beforeEach(() => {
    waiting.length = 0;
    request.mockReset().mockImplementation((_: string, { signal }: LockOptions, run: () => Promise<void>) => {
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        waiting.push(async () => resolve(await run()));
      });
    });
    grant = async () => {
      for (const run of waiting.splice(0)) await run();
    };
    Object.assign(navigator, { locks: { request, query: () => Promise.resolve({}) } });
  });
  afterEach(async () => {
    await grant();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is shown at once, and stored with what another tab has stored before the lock', async () => {
    storeElsewhere(TICKS, ['pork']);
    const result = writeStored(TICKS, ['pork', 'mine']);
    expect(readStored(TICKS)).toEqual(['pork', 'mine']);
    expect(stored(TICKS.key)).toEqual(['pork']);
    storeElsewhere(TICKS, ['pork', 'theirs']);
    await grant();
    expect(await result).toBe(true);
    expect(stored(TICKS.key)).toEqual(['pork', 'theirs', 'mine']);
    expect(readStored(TICKS)).toEqual(['pork', 'theirs', 'mine']);
  });

  it('is shown with what another tab stores while it waits', async () => {
    void changeStored(SAVED, (now) => addSaved(now, 'later', 'mine'));
    storeElsewhere(SAVED, { favourites: ['theirs'], later: [] });
    tell(SAVED);
    expect(readStored(SAVED)).toEqual({ favourites: ['theirs'], later: ['mine'] });
    storeElsewhere(COUNTS, { saved: 1, 'saved-favourites': 1, 'saved-later': 0, walks: 3 });
    await grant();
    expect(stored(SAVED.key)).toEqual({ favourites: ['theirs'], later: ['mine'] });
    expect(stored('rtr:counts')).toEqual({ saved: 2, 'saved-favourites': 1, 'saved-later': 1, walks: 3 });
  });

  it('is stored with others under one lock', async () => {
    const results = ['Milk', 'Bread', 'Eggs'].map((text) =>
      changeStored(SHOPPING, (now) => addCustomItem(now, text)),
    );
    expect(request.mock.calls.map(([key]) => key)).toEqual(['rtr:shopping', 'rtr:counts']);
    storeElsewhere(SHOPPING, addCustomItem(addCustomItem(SHOPPING.empty, 'Tea'), 'Rice'));
    await grant();
    expect(await Promise.all(results)).toEqual([true, true, true]);
    const texts = readStored(SHOPPING).own.map(({ text }) => text);
    expect(texts).toEqual(['Tea', 'Rice', 'Milk', 'Bread', 'Eggs']);
    await grant();
    expect(stored('rtr:counts')).toEqual({
      shopping: 5,
      'shopping-recipes': 0,
      'shopping-own': 5,
      'list-items': 5,
    });
  });

  it('adds an item of both tabs once, and different items with different ids', async () => {
    void changeStored(SHOPPING, (now) => addCustomItem(addCustomItem(now, 'Milk'), 'Bread'));
    storeElsewhere(SHOPPING, addCustomItem(addCustomItem(SHOPPING.empty, 'Milk'), 'Eggs'));
    await grant();
    expect(stored(SHOPPING.key).own).toEqual([
      { id: 'o1ufns1u', text: 'Milk' },
      { id: 'o1xur8r3', text: 'Eggs' },
      { id: 'o17iq26d', text: 'Bread' },
    ]);
  });

  it('removes only what was there', async () => {
    storeElsewhere(TICKS, ['pork']);
    void removeStored(TICKS);
    expect(readStored(TICKS)).toEqual([]);
    storeElsewhere(TICKS, ['pork', 'theirs']);
    await grant();
    expect(readStored(TICKS)).toEqual(['theirs']);
  });

  it('replaces a value that is no list as a whole', async () => {
    void writeStored(STORED_UNITS, 'us');
    storeElsewhere(STORED_UNITS, 'metric');
    await grant();
    expect(stored(STORED_UNITS.key)).toBe('us');
  });

  it('is stored without the lock when the page is left, and when another tab keeps it', async () => {
    void writeStored(TICKS, ['pork']);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored(TICKS.key)).toEqual(['pork']);
    await grant();
    jest.useFakeTimers();
    const result = writeStored(TICKS, ['pork', 'salt']);
    expect(stored(TICKS.key)).toEqual(['pork']);
    await jest.advanceTimersByTimeAsync(5000);
    expect(stored(TICKS.key)).toEqual(['pork', 'salt']);
    expect(await result).toBe(true);
    void writeStored(TICKS, ['salt']);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('is stored where the browser blocks locks', async () => {
    request.mockRejectedValue(new DOMException('', 'SecurityError'));
    expect(await writeStored(TICKS, ['pork'])).toBe(true);
    expect(stored(TICKS.key)).toEqual(['pork']);
  });

  it('resolves to false where storage is full, and is stored with the next one', async () => {
    const set = fillStorage();
    const result = writeStored(TICKS, ['pork']);
    await grant();
    expect(await result).toBe(false);
    expect(readStored(TICKS)).toEqual(['pork']);
    set.mockRestore();
    void changeStored(TICKS, (now) => [...now, 'salt']);
    await grant();
    expect(stored(TICKS.key)).toEqual(['pork', 'salt']);
  });
});

describe('a change of one tab, without locks', () => {
  it('is stored at once, and again with what another tab has stored without having seen it', async () => {
    storeElsewhere(TICKS, ['pork']);
    expect(await writeStored(TICKS, ['pork', 'mine'])).toBe(true);
    expect(stored(TICKS.key)).toEqual(['pork', 'mine']);
    storeElsewhere(TICKS, ['pork', 'theirs']);
    tell(TICKS);
    expect(stored(TICKS.key)).toEqual(['pork', 'theirs', 'mine']);
    // The other tab has merged them in its own order.
    storeElsewhere(TICKS, ['pork', 'mine', 'theirs']);
    tell(TICKS);
    expect(stored(TICKS.key)).toEqual(['pork', 'mine', 'theirs']);
  });

  it('is stored again where another tab has overwritten it before the next one', () => {
    void writeStored(TICKS, ['first']);
    // Its event is still to come.
    storeElsewhere(TICKS, ['theirs']);
    void changeStored(TICKS, (now) => [...now, 'second']);
    expect(stored(TICKS.key)).toEqual(['theirs', 'second']);
    tell(TICKS);
    expect(stored(TICKS.key)).toEqual(['theirs', 'second', 'first']);
  });

  it('leaves what another tab stores later as it is', () => {
    jest.useFakeTimers();
    void writeStored(TICKS, ['pork', 'mine']);
    jest.advanceTimersByTime(1000);
    storeElsewhere(TICKS, ['pork']);
    tell(TICKS);
    expect(stored(TICKS.key)).toEqual(['pork']);
  });

  it('is merged at most 200 times', () => {
    void writeStored(TICKS, ['mine']);
    for (let index = 0; index < 201; index += 1) {
      expect(stored(TICKS.key)).toEqual(['mine']);
      storeElsewhere(TICKS, []);
      tell(TICKS);
    }
    expect(stored(TICKS.key)).toEqual([]);
  });

  it('leaves a value that is no list as another tab has stored it', () => {
    void writeStored(STORED_UNITS, 'us');
    storeElsewhere(STORED_UNITS, 'metric');
    tell(STORED_UNITS);
    expect(stored(STORED_UNITS.key)).toBe('metric');
  });
});
