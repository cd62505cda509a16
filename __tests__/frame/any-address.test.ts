import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { type Parameter, readParameter, withParameter } from '@/lib/address';
import { useSearchTerm } from '@/lib/hooks/search/use-search-term';
import { useAddress } from '@/lib/hooks/use-address';
import { kitchenParameter } from '@/lib/kitchen/servings';
import { fieldParameter } from '@/lib/learn/flour-math';
import { FILTERS } from '@/lib/listing/filters';
import { PLAN } from '@/lib/plan/plan';
import { SEARCH, searchPath } from '@/lib/search/address';
import { shownTerm } from '@/lib/search/term';
import { decodeList } from '@/lib/shopping/link';
import { ownText } from '@/lib/shopping/list';
import { cutText, wellFormed } from '@/lib/text/characters';
import { PLACE_FILTERS } from '@/lib/travel/filters/address';
import { choiceTexts, filterOptions, readChoice } from '@/lib/travel/filters/filters';
import { REGION, regionNamed } from '@/lib/travel/regions';
import { parseWalk, WALK } from '@/lib/travel/walk/address';

const options = filterOptions([]);

type Reader = {
  keys: readonly string[];
  read: (search: string) => unknown;
  write: (search: string) => string;
};

function reader<T>(parameter: Parameter<T>, meaning: (value: T) => unknown = (value) => value): Reader {
  return {
    keys: parameter.keys,
    read: (search) => meaning(readParameter(parameter, search)),
    write: (search) => withParameter(parameter, readParameter(parameter, search), search),
  };
}

/** What each page takes from its address, and how it writes it again. */
const READERS: Record<string, Reader> = {
  'the list of recipes': reader(FILTERS),
  'a recipe': reader(kitchenParameter(4)),
  'the planner': reader(PLAN),
  'the filters of the map': reader(PLACE_FILTERS, (texts) => choiceTexts(readChoice(texts, options))),
  'the region of a map': reader(REGION, (text) => regionNamed(text, ['northYork', 'constructor'])),
  'the walk': reader(WALK, (walk) => parseWalk(walk, (slug) => slug === 'blue-door')),
  'the search of restaurants': reader(SEARCH),
  'a field of a few letters': reader(fieldParameter('cups')),
};

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
/** Any 16-bit units, so that halves of characters are among them, in any order. */
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes));
/** A character of several units, with its accents, at every place where a text may be cut. */
const long = fc
  .tuple(
    fc.nat({ max: 1100 }),
    fc.constantFrom('😀', '👩‍🍳', 'é\u0301', '\u202E', '\0', '👩‍👩‍👧‍👦'.repeat(40)),
  )
  .map(([before, end]) => `${'a'.repeat(before)}${end}`);
const anyText = fc.oneof(units, long, fc.string({ unit: 'grapheme' }), fc.constantFrom(...NAMES));
/** As it may stand in an address: rightly encoded, or as a bad link has it. */
const anyValue = fc.oneof(
  anyText.map((text) => encodeURIComponent(wellFormed(text))),
  fc.constantFrom('%', '%E0%A4%A', '%ED%A0%80', '%00', '+', '%2', 'a&a=b', '=&=', '&', '%25ED%25A0'),
  fc.string(),
);

for (const [page, { keys: names, read, write }] of Object.entries(READERS)) {
  test(`${page} reads every address, and writes what it has read so that it reads the same`, () => {
    const address = fc
      .array(fc.tuple(fc.constantFrom(...names, ...NAMES), anyValue), { maxLength: 8 })
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
    fc.assert(
      fc.property(address, (query) => {
        // A fragment is no part of the query.
        const search = query === '' ? '' : `?${query.replaceAll('#', '%23')}`;
        const written = write(search);
        expect(read(written)).toEqual(read(search));
        expect(write(written)).toBe(written);
      }),
    );
  });
}

test('the fragment of a shared list may hold anything', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, anyValue), fc.boolean(), (text, isList) => {
      const answer = decodeList(`#${isList ? 'list=1~' : ''}${text}`);
      if (isList) expect(answer?.ok).toBe(false);
    }),
  );
});

test('what is typed reaches the address whatever it is, and never throws', () => {
  const CUPS = fieldParameter('cups');
  const fields = renderHook(() => useAddress(CUPS));
  const filters = renderHook(() => useAddress(FILTERS));
  const term = renderHook(() => useSearchTerm());
  const typed = (text: string) =>
    act(() => {
      fields.result.current[1](text);
      filters.result.current[1]((now) => ({ ...now, have: text, category: text }));
      term.result.current.type(text);
    });
  for (const text of [
    '\ud800',
    '\udfff',
    'a\ud83d',
    '\u202E\0',
    ...NAMES,
    `${'a'.repeat(199)}😀`,
    'x'.repeat(100_000),
  ]) {
    typed(text);
    expect(fields.result.current[0]).toBe(text);
    expect(filters.result.current[0].have).toBe(text);
    expect(term.result.current.text).toBe(text);
    expect(() => decodeURIComponent(window.location.search)).not.toThrow();
    expect(searchPath(text, 'port-alder')).toMatch(/^\/travel\/port-alder\/search\//);
  }
  window.history.replaceState(null, '', '/');
});

test('a text is cut between characters, never in one, and keeps as much as fits', () => {
  fc.assert(
    fc.property(
      fc.oneof(long, fc.string({ unit: 'grapheme', maxLength: 80 })),
      fc.nat({ max: 1200 }),
      (text, most) => {
        const kept = cutText(text, most);
        expect(kept.length).toBeLessThanOrEqual(most);
        expect(text.startsWith(kept)).toBe(true);
        const whole = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
        const next = whole[[...new Intl.Segmenter().segment(kept)].length];
        expect(whole.join('').startsWith(kept)).toBe(true);
        expect(kept.length + (next?.length ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(most);
      },
    ),
  );
  expect(cutText('ab😀', 3)).toBe('ab');
  expect(cutText('cafe\u0301s', 4)).toBe('caf');
  expect(shownTerm(`${'a'.repeat(79)}e\u0301b`)).toBe(`${'a'.repeat(79)}…`);
  expect(ownText(`${'a'.repeat(500)}`).length).toBeLessThan(500);
});

test('a browser without knowledge of characters still cuts no code point', () => {
  const { Segmenter } = Intl;
  try {
    Reflect.deleteProperty(Intl, 'Segmenter');
    expect(cutText('ab😀', 3)).toBe('ab');
    expect(cutText('ab😀', 2)).toBe('ab');
    expect(cutText('ab', 2)).toBe('ab');
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
