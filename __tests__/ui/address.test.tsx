import { act, fireEvent, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { refuseAddress } from '@/__tests__/storage/refused';
import { REGION } from '@/lib/content/guide';
import { SITE_PARAMETERS } from '@/lib/content/old-address';
import { fieldParameter } from '@/lib/education/flour-math';
import { PLACE_FILTERS } from '@/lib/guide/filter-address';
import { choiceTexts, filterOptions, readChoice } from '@/lib/guide/filters';
import { regionNamed } from '@/lib/guide/guide-state';
import { PLAN } from '@/lib/plan/plan';
import { choiceParameter } from '@/lib/recipe/servings';
import { FILTERS, SHOWN } from '@/lib/recipe-list/filters';
import { SENTENCE } from '@/lib/recipe-list/sentence';
import { SEARCH, searchPath } from '@/lib/search/address';
import { useSearchTerm } from '@/lib/search/use-search-term';
import { decodeList } from '@/lib/shopping/link';
import { wellFormed } from '@/lib/text/characters';
import { hrefWith, type Parameter, readParameter, textParameter, withParameter } from '@/lib/ui/address';
import { useAddress, useHash } from '@/lib/ui/use-address';
import { parseWalk, WALK } from '@/lib/walk/address';
import { WALK_TIMES } from '@/lib/walk/times';

describe('the parameters of the site', () => {
  const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  /** Any 16-bit units, lone surrogates among them. */
  const units = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    .map((codes) => String.fromCharCode(...codes));
  const anyText = fc.oneof(units, fc.string({ unit: 'grapheme' }), fc.constantFrom(...NAMES));
  /** A value encoded rightly, or as in a broken link. */
  const anyValue = fc.oneof(
    anyText.map((text) => encodeURIComponent(wellFormed(text))),
    fc.constantFrom('%', '%E0%A4%A', '%ED%A0%80', '%00', '+', '%2', 'a&a=b', '=&=', '&', '%25ED%25A0'),
    fc.string(),
  );

  /** Tests that a parameter reads every address, and writes it so that it reads the same. */
  function testParameter<T>(parameter: Parameter<T>, meaning: (value: T) => unknown = (value) => value) {
    const read = (search: string) => meaning(readParameter(parameter, search));
    const write = (search: string) => withParameter(parameter, readParameter(parameter, search), search);
    const address = fc
      .array(fc.tuple(fc.constantFrom(...parameter.keys, ...NAMES), anyValue), { maxLength: 8 })
      .map((pairs) =>
        pairs
          .map(([name, value]) => `${name}=${value}`)
          .join('&')
          .replaceAll('#', '%23'),
      );
    fc.assert(
      fc.property(address, (query) => {
        const search = query === '' ? '' : `?${query}`;
        const written = write(search);
        expect(read(written)).toEqual(read(search));
        expect(write(written)).toBe(written);
      }),
    );
  }

  const options = filterOptions([]);

  describe('any query', () => {
    it.each([
      ['filters of recipes', () => testParameter(FILTERS)],
      ['servings and units of a recipe', () => testParameter(choiceParameter(4))],
      ['the planner', () => testParameter(PLAN)],
      [
        'filters of a map',
        () => testParameter(PLACE_FILTERS, (texts) => choiceTexts(readChoice(texts, options))),
      ],
      [
        'the region of a map',
        () => testParameter(REGION, (text) => regionNamed(text, ['northYork', 'constructor'])),
      ],
      ['a walk', () => testParameter(WALK, (walk) => parseWalk(walk, (slug) => slug === 'blue-door'))],
      ['the search of restaurants', () => testParameter(SEARCH)],
      ['a calculator field', () => testParameter(fieldParameter('cups'))],
    ])('is read by the parameter of %s, and written so that it reads the same', (_, run) => run());

    it('is a broken list after #list=1, and no list otherwise', () => {
      fc.assert(
        fc.property(fc.oneof(anyText, anyValue), (text) => {
          expect(decodeList(`#list=1~${text}`)?.ok).toBe(false);
          expect(() => decodeList(`#${text}`)).not.toThrow();
        }),
      );
    });
  });

  it('are those that no redirect can begin with', () => {
    const parameters = [
      FILTERS,
      SHOWN,
      SENTENCE,
      choiceParameter(4),
      PLAN,
      PLACE_FILTERS,
      REGION,
      WALK,
      WALK_TIMES,
      SEARCH,
    ];
    const keys = parameters.flatMap((parameter): readonly string[] => parameter.keys);
    expect(SITE_PARAMETERS).toEqual(expect.arrayContaining(keys));
  });

  describe('hrefWith', () => {
    it.each([
      ['/travel/port-alder/', '/travel/port-alder/?q=old+quay,+%22a%26b%22'],
      ['/travel/port-alder/#map', '/travel/port-alder/?q=old+quay,+%22a%26b%22#map'],
      ['/travel/port-alder/?q=fish&at=9:00#map', '/travel/port-alder/?at=9:00&q=old+quay,+%22a%26b%22#map'],
      ['', '?q=old+quay,+%22a%26b%22'],
    ])('writes a value into the query of “%s” and keeps the rest', (href, expected) => {
      expect(hrefWith(SEARCH, 'old quay, "a&b"', href)).toBe(expected);
    });

    it('removes an empty value', () => {
      expect(hrefWith(SEARCH, '', '/travel/port-alder/?q=fish#map')).toBe('/travel/port-alder/#map');
    });
  });

  const CUPS = fieldParameter('cups');

  it.each([
    ['a lone surrogate', '\ud800'],
    ['text and a lone surrogate', 'a\ud83d'],
    ['control characters', '\u202E\0'],
    ...NAMES.map((name) => [name, name]),
    ['a character at the limit', `${'a'.repeat(199)}😀`],
    ['100,000 letters', 'x'.repeat(100_000)],
  ])('show what is typed and write a valid address: %s', (_, text) => {
    const field = renderHook(() => useAddress(CUPS));
    const filters = renderHook(() => useAddress(FILTERS));
    const term = renderHook(() => useSearchTerm());
    act(() => {
      field.result.current[1](text);
      filters.result.current[1]((now) => ({ ...now, have: text, category: text }));
      term.result.current.type(text);
    });
    expect(field.result.current[0] === text).toBe(true);
    expect(filters.result.current[0].have === text).toBe(true);
    expect(term.result.current.text === text).toBe(true);
    expect(() => decodeURIComponent(window.location.search)).not.toThrow();
    expect(searchPath(text, 'port-alder').startsWith('/travel/port-alder/search/')).toBe(true);
    window.history.replaceState(null, '', '/');
  });
});

const COLOUR = textParameter('colour');

const Colour = () => useAddress(COLOUR)[0] || 'none';

describe('a parameter', () => {
  const SIZE: Parameter<{ wide: number; high: number }> = {
    keys: ['wide', 'high'],
    parse: (query) => ({ wide: Number(query.get('wide') ?? 1), high: Number(query.get('high') ?? 1) }),
    write: ({ wide, high }) => ({ wide: wide === 1 ? '' : `${wide}`, high: high === 1 ? '' : `${high}` }),
  };
  const FIRST: Parameter<string> = { ...textParameter('first'), comesFirst: true };

  const visit = (address: string) => window.history.replaceState(null, '', address);
  const search = () => window.location.search;
  const colour = () => renderHook(() => useAddress(COLOUR)).result;
  const refuse = () => refuseAddress();

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

  test('is followed by useHash in the fragment', async () => {
    const { result } = renderHook(() => useHash());
    expect(result.current).toBe('');
    await act(async () => visit('#list=1'));
    expect(result.current).toBe('#list=1');
  });
});
