import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { testTables } from '@/__tests__/cases';
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

const entryKey = (entry: unknown) => String(Object(entry).id ?? entry);

testTables('__tests__/storage/tables', {
  'merged-changes': ([before, after, onto]: unknown[]) =>
    applyChange(before, after, onto ?? undefined, entryKey),
});

it('applyChange keeps a field named as one of every object', () => {
  const onto = JSON.parse('{"__proto__":{"kept":1},"list":[]}');
  const changed = applyChange({ list: [] }, { list: ['a'] }, onto, entryKey);
  expect(JSON.stringify(changed)).toBe('{"__proto__":{"kept":1},"list":["a"]}');
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
