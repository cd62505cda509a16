import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readCounts } from '@/lib/storage/counts';
import { applyChange } from '@/lib/storage/merge';
import { readSession, writeSession } from '@/lib/storage/session';
import { type Stored, subscribeStored } from '@/lib/storage/storage';
import { useStored } from '@/lib/storage/use-stored';
import { useVisitFlag } from '@/lib/storage/use-visit-flag';
import { removeStored, writeStored } from '@/lib/storage/write';

const NUMBER: Stored<number> = {
  key: 'rtr:cook:test',
  version: 1,
  empty: 1,
  read: (value) => (typeof value === 'number' ? value : null),
};

function Counter() {
  const [value, setValue] = useStored(NUMBER);
  return (
    <button type="button" onClick={() => setValue((current) => current + 1)}>
      {value}
    </button>
  );
}

describe('stored values', () => {
  const OTHER: Stored<number> = { ...NUMBER, key: 'rtr:cook:other' };
  const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  afterEach(() => {
    removeStored(NUMBER);
    localStorage.clear();
  });

  it('renders the empty value on the server, whatever is stored', () => {
    localStorage.setItem(NUMBER.key, '8');
    expect(renderToString(<Counter />)).toContain('>1<');
  });

  it('shows what is stored, what is set and what another tab sets', () => {
    localStorage.setItem(NUMBER.key, '8');
    render(<Counter />);
    const button = screen.getByRole('button', { name: '8' });
    act(() => button.click());
    expect(button).toHaveTextContent('9');
    localStorage.setItem(NUMBER.key, '20');
    act(() => void fromOtherTab(NUMBER.key));
    expect(button).toHaveTextContent('20');
  });

  it('returns the same object between renders, and the empty value once it is removed', () => {
    const none: number[] = [];
    const list: Stored<number[]> = {
      key: NUMBER.key,
      version: 1,
      empty: none,
      read: (value) => value as number[],
    };
    localStorage.setItem(NUMBER.key, '[1]');
    const { result, rerender } = renderHook(() => useStored(list));
    const [first] = result.current;
    rerender();
    expect(result.current[0]).toBe(first);
    act(() => void result.current[2]());
    expect(result.current[0]).toBe(none);
  });

  it('notifies of changes of its key in this tab and others until it is unsubscribed', () => {
    let changes = 0;
    const unsubscribe = subscribeStored(NUMBER.key, () => {
      changes += 1;
    });
    writeStored(NUMBER, 1);
    fromOtherTab(NUMBER.key);
    fromOtherTab(null);
    expect(changes).toBe(3);
    fromOtherTab(OTHER.key);
    writeStored(OTHER, 1);
    unsubscribe();
    writeStored(NUMBER, 2);
    expect(changes).toBe(3);
  });
});

describe('session storage', () => {
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
});

describe('applyChange', () => {
  const change = (before: unknown, after: unknown, onto: unknown) =>
    applyChange(before, after, onto, entryKey);
  const entryKey = (entry: unknown) => String(Object(entry).id ?? entry);

  describe('a changed list', () => {
    it('keeps what another tab has added, after the entry that it follows there', () => {
      expect(change(['a', 'b'], ['a', 'b', 'mine'], ['a', 'b', 'theirs'])).toEqual([
        'a',
        'b',
        'theirs',
        'mine',
      ]);
      expect(change(['a', 'b'], ['mine', 'a', 'b'], ['a', 'theirs', 'b'])).toEqual([
        'mine',
        'a',
        'theirs',
        'b',
      ]);
      expect(change([], ['mine'], ['theirs'])).toEqual(['theirs', 'mine']);
    });

    it('removes an entry that either tab has removed', () => {
      expect(change(['a', 'b', 'c'], ['a', 'c'], ['b', 'c'])).toEqual(['c']);
      expect(change(['a', 'b'], ['b', 'a'], ['a'])).toEqual(['a']);
    });

    it('adds an entry that both have added once', () => {
      expect(change(['a'], ['a', 'x'], ['a', 'x', 'y'])).toEqual(['a', 'x', 'y']);
    });

    it('moves an entry', () => {
      expect(change(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'theirs'])).toEqual([
        'c',
        'theirs',
        'a',
        'b',
      ]);
    });

    it('keeps changes of two tabs to one entry, and its unknown fields', () => {
      const before = [{ id: 1, left: 5, total: 9 }];
      const onto = [{ id: 1, left: 5, total: 12, colour: 'red' }];
      expect(change(before, [{ id: 1, left: 7, total: 9 }], onto)).toEqual([
        { id: 1, left: 7, total: 12, colour: 'red' },
      ]);
    });
  });

  describe('a changed object', () => {
    it('keeps unknown fields, adds new ones and removes those that the change removes', () => {
      const onto = { version: 1, list: [1], third: ['kept'], gone: 1 };
      expect(change({ list: [1], gone: 1 }, { list: [1], added: 2 }, onto)).toEqual({
        version: 1,
        list: [1],
        third: ['kept'],
        added: 2,
      });
    });

    it('has the changed value where another tab has changed the same', () => {
      expect(change({ servings: 2 }, { servings: 4 }, { servings: 6 })).toEqual({ servings: 4 });
      expect(change({ servings: 2 }, { servings: 2 }, { servings: 6 })).toEqual({ servings: 6 });
    });

    it('keeps only its own additions where the other value is gone', () => {
      expect(change({ list: ['a'] }, { list: ['a', 'b'] }, undefined)).toEqual({ list: ['b'] });
    });
  });

  it('keeps a field named as one of every object', () => {
    const onto = JSON.parse('{"__proto__":{"kept":1},"list":[]}');
    const changed = change({ list: [] }, { list: ['a'] }, onto);
    expect(JSON.stringify(changed)).toBe('{"__proto__":{"kept":1},"list":["a"]}');
  });
});

describe('readCounts', () => {
  it('reads counts above zero', () => {
    expect(readCounts('{"walks":2,"saved":0,"saved-later":1}')).toEqual({ walks: 2, 'saved-later': 1 });
  });

  it('leaves out entries that are not shown any more', () => {
    const entry = (until: number) => ({ count: 3, until });
    const text = JSON.stringify({ timers: entry(Date.now() + 60_000), others: entry(Date.now() - 1000) });
    expect(readCounts(text)).toEqual({ timers: 3 });
  });

  it.each([null, '', '{', 'null', '7', '"a"', '[]', '{"walks":null}', '{"walks":"many"}', '{"walks":[2]}'])(
    'reads none of the text %s',
    (text) => expect(readCounts(text)).toEqual({}),
  );
});
