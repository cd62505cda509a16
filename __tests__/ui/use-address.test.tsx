import { act, fireEvent, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type Parameter, readParameter, textParameter, withParameter } from '@/lib/ui/address';
import { useAddress, useHash } from '@/lib/ui/use-address';

const COLOUR = textParameter('colour');
const SIZE: Parameter<{ wide: number; high: number }> = {
  keys: ['wide', 'high'],
  parse: (query) => ({ wide: Number(query.get('wide') ?? 1), high: Number(query.get('high') ?? 1) }),
  write: ({ wide, high }) => ({ wide: wide === 1 ? '' : `${wide}`, high: high === 1 ? '' : `${high}` }),
};
const FIRST: Parameter<string> = { ...textParameter('first'), comesFirst: true };

const visit = (address: string) => window.history.replaceState(null, '', address);
const search = () => window.location.search;
const colour = () => renderHook(() => useAddress(COLOUR)).result;
const refuse = () =>
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });

beforeEach(() => visit('/paint/'));
afterEach(() => jest.restoreAllMocks());

describe('a parameter of a query', () => {
  it('is read with or without the question mark, or has its default', () => {
    expect(readParameter(COLOUR, '?colour=%20dark+red&colour=blue')).toBe('dark red');
    expect(readParameter(SIZE, 'high=3')).toEqual({ wide: 1, high: 3 });
    expect(readParameter(COLOUR, '')).toBe('');
  });

  it('is written after or before the other parameters, which stay unchanged', () => {
    expect(withParameter(COLOUR, 'red, or: blue', '?a=%20x&colour=green&b')).toBe(
      '?a=%20x&b&colour=red,+or:+blue',
    );
    expect(withParameter(FIRST, 'me', '?a=1')).toBe('?first=me&a=1');
    expect(withParameter(SIZE, { wide: 2, high: 1 }, '?high=4')).toBe('?wide=2');
    expect(withParameter(COLOUR, '', '?%63olour=green')).toBe('');
  });
});

const Colour = () => useAddress(COLOUR)[0] || 'none';

describe('useAddress', () => {
  it('has the default on the server', () => {
    visit('/paint/?colour=red');
    expect(renderToString(<Colour />)).toBe('none');
  });

  it('replaces the query, keeps the fragment and adds no history entry', () => {
    visit('/paint/?from=mail#top');
    const entries = window.history.length;
    const current = colour();
    act(() => current.current[1]('red'));
    expect(current.current[0]).toBe('red');
    expect(search() + window.location.hash).toBe('?from=mail&colour=red#top');
    act(() => current.current[1]((now) => `${now} `));
    expect(current.current[0]).toBe('red ');
    act(() => current.current[1]('', ''));
    expect(search() + window.location.hash).toBe('?from=mail');
    expect(window.history).toHaveLength(entries);
  });

  it('follows pushState, replaceState and Back', async () => {
    const current = colour();
    await act(async () => window.history.pushState(null, '', '?colour=red'));
    expect(current.current[0]).toBe('red');
    await act(async () => visit('?colour=blue'));
    expect(current.current[0]).toBe('blue');
    visit('/paint/');
    act(() => void fireEvent.popState(window));
    expect(current.current[0]).toBe('');
  });

  it('is shared between components, and reports whether the page set it', async () => {
    const [one, other] = [colour(), colour()];
    act(() => one.current[1]('red'));
    expect(other.current.slice(0, 1)).toEqual(['red']);
    expect(other.current[2]).toBe(true);
    await act(async () => visit('?colour=blue'));
    expect(one.current[2]).toBe(false);
  });

  it('keeps a value that the browser refused to write until its part of the address changes', async () => {
    visit('?colour=green');
    const current = colour();
    const refused = refuse();
    act(() => current.current[1]('red'));
    act(() => current.current[1]((now) => `dark ${now}`));
    refused.mockRestore();
    await act(async () => visit('?colour=green&size=2'));
    expect(current.current[0]).toBe('dark red');
    await act(async () => visit('?colour=blue'));
    expect(current.current[0]).toBe('blue');
  });

  it('is read from the address again by the next page', () => {
    visit('?colour=green');
    const { result, unmount } = renderHook(() => useAddress(COLOUR));
    const refused = refuse();
    act(() => result.current[1]('red'));
    refused.mockRestore();
    unmount();
    expect(colour().current[0]).toBe('green');
  });
});

test('useHash follows the fragment', async () => {
  const { result } = renderHook(() => useHash());
  expect(result.current).toBe('');
  await act(async () => visit('#list=1'));
  expect(result.current).toBe('#list=1');
});
