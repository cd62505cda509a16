import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStored } from '@/lib/hooks/use-stored';
import { parseStored, readStored, removeStored, subscribeStored, writeStored } from '@/lib/storage';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

function Shown() {
  const [value, setValue] = useStored('rtr:test', isNumber, 1);
  return (
    <button type="button" onClick={() => setValue((current) => current + 1)}>
      {value}
    </button>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  removeStored('rtr:test');
});

describe('reading', () => {
  test('gives what was written', () => {
    expect(writeStored('rtr:test', 4)).toBe(true);
    expect(localStorage.getItem('rtr:test')).toBe('4');
    expect(readStored('rtr:test', isNumber, 1)).toBe(4);
  });

  test.each(['', '{', 'undefined', '"four"', 'null', '[4'])('gives the fallback for “%s”', (raw) => {
    localStorage.setItem('rtr:test', raw);
    expect(readStored('rtr:test', isNumber, 1)).toBe(1);
  });

  test('gives the fallback when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(readStored('rtr:test', isNumber, 1)).toBe(1);
  });

  test('survives a guard that throws', () => {
    const fussy = (_: unknown): _ is number => refuse();
    expect(parseStored('4', fussy, 1)).toBe(1);
  });
});

describe('writing', () => {
  test('to full storage says no and keeps the value for the visit', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeStored('rtr:test', 5)).toBe(false);
    expect(readStored('rtr:test', isNumber, 1)).toBe(5);
  });

  test('works again once there is room', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeStored('rtr:test', 5);
    full.mockRestore();
    expect(writeStored('rtr:test', 6)).toBe(true);
    expect(readStored('rtr:test', isNumber, 1)).toBe(6);
    expect(localStorage.getItem('rtr:test')).toBe('6');
  });

  test('removes for the visit where removing is refused', () => {
    writeStored('rtr:test', 5);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    expect(removeStored('rtr:test')).toBe(false);
    expect(readStored('rtr:test', isNumber, 1)).toBe(1);
  });
});

describe('subscribing', () => {
  test('hears this tab and others, its own key only, until it ends', () => {
    const heard = jest.fn();
    const end = subscribeStored('rtr:test', heard);
    writeStored('rtr:test', 1);
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'rtr:test' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new StorageEvent('storage', { key: 'rtr:other' }));
    writeStored('rtr:other', 1);
    end();
    writeStored('rtr:test', 2);
    expect(heard).toHaveBeenCalledTimes(3);
    removeStored('rtr:other');
  });
});

describe('useStored', () => {
  test('renders the fallback on the server, whatever is stored', () => {
    localStorage.setItem('rtr:test', '8');
    expect(renderToString(<Shown />)).toContain('>1<');
  });

  test('shows what is stored, what is set and what another tab sets', () => {
    localStorage.setItem('rtr:test', '8');
    render(<Shown />);
    const button = screen.getByRole('button', { name: '8' });
    act(() => button.click());
    expect(button).toHaveTextContent('9');
    act(() => {
      localStorage.setItem('rtr:test', '20');
      window.dispatchEvent(new StorageEvent('storage', { key: 'rtr:test' }));
    });
    expect(button).toHaveTextContent('20');
  });

  test('keeps the same value between renders', () => {
    const isList = (value: unknown): value is number[] => Array.isArray(value);
    const none: number[] = [];
    localStorage.setItem('rtr:test', '[1]');
    const { result, rerender } = renderHook(() => useStored('rtr:test', isList, none));
    const first = result.current[0];
    rerender();
    expect(result.current[0]).toBe(first);
    act(() => {
      result.current[2]();
    });
    expect(result.current[0]).toBe(none);
  });
});
