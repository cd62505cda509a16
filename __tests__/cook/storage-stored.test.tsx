import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStored } from '@/lib/hooks/use-stored';
import { parseStored, readStored } from '@/lib/kept/read';
import { removeStored, writeStored } from '@/lib/kept/write';
import { type Stored, subscribeStored } from '@/lib/storage';

const NUMBER: Stored<number> = {
  key: 'rtr:cook:test',
  version: 1,
  empty: 1,
  read: (value) => (typeof value === 'number' ? value : null),
};
const OTHER: Stored<number> = { ...NUMBER, key: 'rtr:cook:other' };
const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

function Shown() {
  const [value, setValue] = useStored(NUMBER);
  return (
    <button type="button" onClick={() => setValue((current) => current + 1)}>
      {value}
    </button>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  removeStored(NUMBER);
});

describe('reading', () => {
  test('gives what was written', () => {
    expect(writeStored(NUMBER, 4)).toBe(true);
    expect(localStorage.getItem(NUMBER.key)).toBe('4');
    expect(readStored(NUMBER)).toBe(4);
  });

  test.each(['', '{', 'undefined', '"four"', 'null', '[4'])('gives the fallback for “%s”', (raw) => {
    localStorage.setItem(NUMBER.key, raw);
    expect(readStored(NUMBER)).toBe(1);
  });

  test('gives the fallback when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(readStored(NUMBER)).toBe(1);
  });

  test('survives a reader that throws', () => {
    expect(parseStored({ ...NUMBER, read: refuse }, '4').value).toBe(1);
  });
});

describe('writing', () => {
  test('to full storage says no and keeps the value for the visit', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeStored(NUMBER, 5)).toBe(false);
    expect(readStored(NUMBER)).toBe(5);
  });

  test('works again once there is room', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeStored(NUMBER, 5);
    full.mockRestore();
    expect(writeStored(NUMBER, 6)).toBe(true);
    expect(readStored(NUMBER)).toBe(6);
    expect(localStorage.getItem(NUMBER.key)).toBe('6');
  });

  test('removes for the visit where removing is refused', () => {
    writeStored(NUMBER, 5);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(removeStored(NUMBER)).toBe(false);
    expect(readStored(NUMBER)).toBe(1);
  });
});

describe('subscribing', () => {
  test('hears this tab and others, its own key only, until it ends', () => {
    const heard = jest.fn();
    const end = subscribeStored(NUMBER.key, heard);
    writeStored(NUMBER, 1);
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: NUMBER.key }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new StorageEvent('storage', { key: OTHER.key }));
    writeStored(OTHER, 1);
    end();
    writeStored(NUMBER, 2);
    expect(heard).toHaveBeenCalledTimes(3);
    removeStored(OTHER);
  });
});

describe('useStored', () => {
  test('renders the fallback on the server, whatever is stored', () => {
    localStorage.setItem(NUMBER.key, '8');
    expect(renderToString(<Shown />)).toContain('>1<');
  });

  test('shows what is stored, what is set and what another tab sets', () => {
    localStorage.setItem(NUMBER.key, '8');
    render(<Shown />);
    const button = screen.getByRole('button', { name: '8' });
    act(() => button.click());
    expect(button).toHaveTextContent('9');
    act(() => {
      localStorage.setItem(NUMBER.key, '20');
      window.dispatchEvent(new StorageEvent('storage', { key: NUMBER.key }));
    });
    expect(button).toHaveTextContent('20');
  });

  test('keeps the same value between renders', () => {
    const none: number[] = [];
    const list: Stored<number[]> = { ...NUMBER, empty: none, read: (value) => value as number[] };
    localStorage.setItem(NUMBER.key, '[1]');
    const { result, rerender } = renderHook(() => useStored(list));
    const first = result.current[0];
    rerender();
    expect(result.current[0]).toBe(first);
    act(() => {
      result.current[2]();
    });
    expect(result.current[0]).toBe(none);
  });
});
