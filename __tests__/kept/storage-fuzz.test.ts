import fc from 'fast-check';
import { SUBSCRIBED, SUBSCRIBER_EMAIL } from '@/lib/hooks/travel/use-gem-subscription';
import { parseStored, readStored } from '@/lib/kept/read';
import { SEARCH_KEY } from '@/lib/kept/search-key';
import { removeStored, writeStored } from '@/lib/kept/write';
import { cookPlaceOf } from '@/lib/recipe/cook-place';
import { SAVED, ticksOf } from '@/lib/recipe/saved';
import { SHOPPING } from '@/lib/shopping/list';
import type { Stored, StoredName } from '@/lib/storage';
import { TIMERS } from '@/lib/timers';
import { WALKS } from '@/lib/travel/walk/kept';

const SLUG = 'curd';
/** Everything that is kept. A new name has to stand here as well. */
const KEPT: Record<StoredName, Stored<unknown>> = {
  checked: ticksOf(SLUG),
  cook: cookPlaceOf(SLUG),
  saved: SAVED,
  'search-key': SEARCH_KEY,
  shopping: SHOPPING,
  subscribed: SUBSCRIBED,
  'subscriber-email': SUBSCRIBER_EMAIL,
  timers: TIMERS,
  walks: WALKS,
};
const NAMES = Object.keys(KEPT) as StoredName[];
const timer = (id: string) => ({
  id,
  label: 'Fry',
  recipe: 'Curd',
  path: '/curd/',
  total: 60_000,
  left: 5000,
});

/** Something to keep under each name, and what may be written in its place. A new name has to bring its own. */
const SAMPLES: Record<StoredName, [value: unknown, next: unknown]> = {
  checked: [['pork', 'step:fry'], ['pork']],
  cook: [
    { step: 'fry', at: 1, choice: '?servings=6&units=us' },
    { step: 'rest', at: 2 },
  ],
  saved: [
    { favourites: ['curd', 'stew'], later: ['dumplings'] },
    { favourites: [], later: [] },
  ],
  'search-key': ['off', 'off'],
  shopping: [
    {
      version: 1,
      recipes: [
        { slug: 'curd', servings: 2, variant: null },
        { slug: 'brined-turnips', servings: 4, variant: 'mustard' },
      ],
      ticked: ['onion~750', 'own:o1~0'],
      own: [
        { id: 'o1', text: 'Milk' },
        { id: 'o2', text: 'Bread' },
      ],
    },
    { version: 1, recipes: [], ticked: [], own: [] },
  ],
  subscribed: [true, true],
  'subscriber-email': ['me@example.com', 'you@example.com'],
  timers: [[timer('a'), timer('b')], [timer('c')]],
  walks: [
    { version: 1, walks: [{ stops: ['blue-door', 'lost'] }, { stops: ['blue-door'] }] },
    { version: 1, walks: [{ stops: ['blue-door'] }] },
  ],
};

const textOf = (name: StoredName, value: unknown) =>
  KEPT[name].isText ? String(value) : JSON.stringify(value);
const aside = () =>
  Object.entries({ ...localStorage })
    .filter(([key]) => key.startsWith('rtr:aside:'))
    .map(([, text]) => text);
const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
const junk = fc.oneof(
  fc.constantFrom(null, undefined, 0, '', '<b>', '../x', [], {}, { slug: 7 }, { stops: [3] }, { text: 9 }),
  fc.jsonValue(),
);

/** The same with bad entries at a place of every list in it. */
function spoil(value: unknown, bad: unknown[], at: number): unknown {
  if (Array.isArray(value)) return [...value.slice(0, at), ...bad, ...value.slice(at)];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoil(part, bad, at)]));
}

/** Matches what holds every entry of a value. */
function holding(value: unknown): unknown {
  if (Array.isArray(value)) return expect.arrayContaining(value);
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, holding(part)])),
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  // What a refusal has left in memory goes as it goes when another tab empties the storage.
  for (const name of NAMES) removeStored(KEPT[name]);
  localStorage.clear();
});

describe.each(NAMES)('%s', (name) => {
  const stored = KEPT[name];
  const [value, next] = SAMPLES[name];

  test('comes back as it was kept', () => {
    expect(writeStored(stored, value)).toBe(true);
    expect(localStorage.getItem(stored.key)).toBe(textOf(name, value));
    expect(readStored(stored)).toEqual(value);
  });

  test('is read without a throw from any text, and what was read is read the same again', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((each) => JSON.stringify({ version: 0, each })),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const found = parseStored(stored, text).value;
        if (found === stored.empty) return;
        expect(parseStored(stored, textOf(name, found))).toEqual({ value: found, problem: null });
      }),
    );
  });

  test('loses no good entry to bad ones beside it, nor with the next change', () => {
    fc.assert(
      fc.property(
        fc.array(junk, { maxLength: 4 }),
        fc.nat({ max: 3 }),
        fc.constantFrom(undefined, null, 0, '1', 'x'),
        (bad, at, version) => {
          const spoilt = spoil(value, bad, at);
          const isRecord = typeof spoilt === 'object' && !Array.isArray(spoilt);
          localStorage.setItem(stored.key, textOf(name, isRecord ? { ...spoilt, version } : spoilt));
          const read = readStored(stored);
          expect(read).toEqual(holding(value));
          writeStored(stored, read);
          expect(readStored(stored)).toEqual(read);
        },
      ),
    );
  });

  test('of a newer version is set aside untouched before anything is written or removed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean(), (content, isRemoved) => {
        localStorage.clear();
        const newer = JSON.stringify({ ...content, version: stored.version + 1 });
        localStorage.setItem(stored.key, newer);
        const heard = jest.fn();
        const hear = ({ detail }: CustomEventInit) => heard(detail);
        window.addEventListener('rtr:aside', hear);
        expect(readStored(stored)).toEqual(stored.empty);
        expect(localStorage.getItem(stored.key)).toBe(newer);
        if (isRemoved) removeStored(stored);
        else writeStored(stored, next);
        window.removeEventListener('rtr:aside', hear);
        expect(aside()).toEqual([newer]);
        expect(heard).toHaveBeenCalledWith(stored.key);
        expect(readStored(stored)).toEqual(isRemoved ? stored.empty : next);
      }),
      { numRuns: 30 },
    );
  });

  test('that is damaged is set aside if it holds anything, each text once', () => {
    for (const text of ['{"favourites":["to', '{"favourites":["to', '[7', '', '  ', '[]', '{}', 'null']) {
      localStorage.setItem(stored.key, text);
      writeStored(stored, next);
      expect(readStored(stored)).toEqual(next);
    }
    expect(aside().sort()).toEqual(['[7', '{"favourites":["to']);
  });

  test('stays where it is on a device without room, and the change lasts for the visit', () => {
    const newer = JSON.stringify({ version: stored.version + 1, precious: true });
    localStorage.setItem(stored.key, newer);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(writeStored(stored, next)).toBe(false);
    expect(readStored(stored)).toEqual(next);
    expect(localStorage.getItem(stored.key)).toBe(newer);
    set.mockRestore();
    expect(writeStored(stored, next)).toBe(true);
    expect(aside()).toEqual([newer]);
  });

  test('works for the visit where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(readStored(stored)).toEqual(stored.empty);
    expect(writeStored(stored, next)).toBe(false);
    expect(readStored(stored)).toEqual(next);
    expect(removeStored(stored)).toBe(false);
    expect(readStored(stored)).toEqual(stored.empty);
  });
});

describe('the browser', () => {
  test('is asked once, by the first thing that is kept, to hold on to the storage', () => {
    const persist = jest.fn().mockRejectedValue(new Error('no'));
    Object.assign(navigator, { storage: { persist } });
    readStored(KEPT.saved);
    writeStored(KEPT.timers, [timer('a')]);
    expect(persist).not.toHaveBeenCalled();
    writeStored(KEPT.saved, SAMPLES.saved[0]);
    writeStored(KEPT.shopping, SAMPLES.shopping[0]);
    expect(persist).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'storage');
  });

  test('that cannot be asked keeps things all the same', () => {
    expect(writeStored(KEPT.saved, SAMPLES.saved[0])).toBe(true);
    Object.assign(navigator, { storage: { persist: refuse } });
    localStorage.clear();
    expect(writeStored(KEPT.saved, SAMPLES.saved[0])).toBe(true);
    Reflect.deleteProperty(navigator, 'storage');
  });
});

test('an address that an earlier version has stored in quotes is read', () => {
  localStorage.setItem('rtr:subscriber-email', '"me@example.com"');
  expect(readStored(KEPT['subscriber-email'])).toBe('me@example.com');
});
