import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type Stored, subscribeStored } from '@/lib/storage/storage';
import { useStored } from '@/lib/storage/use-stored';
import { removeStored, writeStored } from '@/lib/storage/write';

const NUMBER: Stored<number> = {
  key: 'rtr:cook:test',
  version: 1,
  empty: 1,
  read: (value) => (typeof value === 'number' ? value : null),
};
const OTHER: Stored<number> = { ...NUMBER, key: 'rtr:cook:other' };
const fromOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

function Counter() {
  const [value, setValue] = useStored(NUMBER);
  return (
    <button type="button" onClick={() => setValue((current) => current + 1)}>
      {value}
    </button>
  );
}

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
