/** @jest-environment jsdom */
import fc from 'fast-check';
import { cookPositionOf } from '@/lib/cook/cook-position';
import { RING_SHOWN } from '@/lib/cook/ring';
import { resumeTimer, TIMERS, type Timer } from '@/lib/cook/timers';
import { SUBSCRIBED, SUBSCRIBER_EMAIL } from '@/lib/guide/use-gem-subscription';
import { ticksOf } from '@/lib/recipe/ticks';
import { STORED_UNITS } from '@/lib/recipe/use-choice';
import { addSaved, SAVED, type SavedRecipesData } from '@/lib/saved/saved';
import { removeCustomItem, SHOPPING, type ShoppingListData, setRecipe } from '@/lib/saved/shopping-list';
import { LIST_ITEMS } from '@/lib/shopping/count-items';
import { COUNTS, readCounts } from '@/lib/storage/counts';
import { parseStored, readStored } from '@/lib/storage/read';
import { SEARCH_KEY } from '@/lib/storage/search-key';
import { readRaw, type Stored, type StoredName } from '@/lib/storage/storage';
import { changeStored, removeStored, writeStored } from '@/lib/storage/write';
import { type SavedWalks, saveWalk, WALKS } from '@/lib/walk/saved-walks';
import { NO_TIMES } from '@/lib/walk/times';

const SLUG = 'curd';
/** Every stored value that is not derived from others; the type asks for new ones. */
const KEPT: Record<StoredName, Stored<unknown>> = {
  checked: ticksOf(SLUG),
  cook: cookPositionOf(SLUG),
  'ring-shown': RING_SHOWN,
  saved: SAVED,
  'search-key': SEARCH_KEY,
  shopping: SHOPPING,
  subscribed: SUBSCRIBED,
  'subscriber-email': SUBSCRIBER_EMAIL,
  timers: TIMERS,
  units: STORED_UNITS,
  walks: WALKS,
};
const NAMES = Object.keys(KEPT) as StoredName[];
const timer = (id: string) => {
  const names = { label: 'Fry', recipe: 'Curd', path: '/curd/' };
  return { id, ...names, total: 60_000, left: 5000 };
};

const RECIPES = [
  { slug: 'curd', servings: 2, variant: null },
  { slug: 'brined-turnips', servings: 4, variant: 'mustard' },
];
const OWN = [
  { id: 'o1', text: 'Milk' },
  { id: 'o2', text: 'Bread' },
];
/** A value for each name, and one that may replace it. */
const SAMPLES: Record<StoredName, [value: unknown, next: unknown]> = {
  checked: [['pork', 'step:fry'], ['pork']],
  cook: [
    { step: 'fry', at: 1, choice: '?servings=6&units=us' },
    { step: 'rest', at: 2 },
  ],
  'ring-shown': [true, true],
  saved: [
    { favourites: ['curd', 'stew'], later: ['dumplings'] },
    { favourites: [], later: [] },
  ],
  'search-key': ['off', 'off'],
  shopping: [
    { version: 1, recipes: RECIPES, ticked: ['onion~750', 'own:o1~0'], own: OWN },
    { version: 1, recipes: [], ticked: [], own: [] },
  ],
  subscribed: [true, true],
  'subscriber-email': ['me@example.com', 'you@example.com'],
  timers: [[timer('a'), timer('b')], [timer('c')]],
  units: ['us', 'metric'],
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

/** Inserts bad entries into every list of a value. */
function spoil(value: unknown, bad: unknown[], at: number): unknown {
  if (Array.isArray(value)) return [...value.slice(0, at), ...bad, ...value.slice(at)];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoil(part, bad, at)]));
}

/** Matches a value that has at least these entries. */
function holding(value: unknown): unknown {
  if (Array.isArray(value)) return expect.arrayContaining(value);
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, holding(part)])),
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  for (const stored of [...Object.values(KEPT), LIST_ITEMS, COUNTS]) removeStored(stored);
  localStorage.clear();
});

describe.each(NAMES)('the stored value “%s”', (name) => {
  const stored = KEPT[name];
  const [value, next] = SAMPLES[name];

  it('is read as it was written', async () => {
    expect(await writeStored(stored, value)).toBe(true);
    expect(localStorage.getItem(stored.key)).toBe(textOf(name, value));
    expect(readStored(stored)).toEqual(value);
  });

  it('is read from any text without an error, and the same from what was read', () => {
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

  it('keeps its good entries beside bad ones, and through the next change', () => {
    const versions = fc.constantFrom(undefined, null, 0, '1', 'x');
    fc.assert(
      fc.property(fc.array(junk, { maxLength: 4 }), fc.nat({ max: 3 }), versions, (bad, at, version) => {
        const spoilt = spoil(value, bad, at);
        const isRecord = typeof spoilt === 'object' && !Array.isArray(spoilt);
        localStorage.setItem(stored.key, textOf(name, isRecord ? { ...spoilt, version } : spoilt));
        const read = readStored(stored);
        expect(read).toEqual(holding(value));
        writeStored(stored, read);
        expect(readStored(stored)).toEqual(read);
      }),
    );
  });

  it('of a newer version is set aside unchanged before a write or a removal', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean(), (content, isRemoved) => {
        localStorage.clear();
        const newer = JSON.stringify({ ...content, version: stored.version + 1 });
        localStorage.setItem(stored.key, newer);
        const keys: unknown[] = [];
        const listen = ({ detail }: CustomEventInit) => keys.push(detail);
        window.addEventListener('rtr:aside', listen);
        expect(readStored(stored)).toEqual(stored.empty);
        expect(localStorage.getItem(stored.key)).toBe(newer);
        if (isRemoved) removeStored(stored);
        else writeStored(stored, next);
        window.removeEventListener('rtr:aside', listen);
        expect(aside()).toEqual([newer]);
        expect(keys).toEqual([stored.key]);
        expect(readStored(stored)).toEqual(isRemoved ? stored.empty : next);
      }),
      { numRuns: 30 },
    );
  });

  it('that is damaged is set aside once if it holds anything', () => {
    for (const text of ['{"favourites":["to', '{"favourites":["to', '[7', '', '  ', '[]', '{}', 'null']) {
      localStorage.setItem(stored.key, text);
      writeStored(stored, next);
      expect(readStored(stored)).toEqual(next);
    }
    expect(aside().sort()).toEqual(['[7', '{"favourites":["to']);
  });

  it('stays where it is while storage is full, and changes last for the visit', async () => {
    const newer = JSON.stringify({ version: stored.version + 1, precious: true });
    localStorage.setItem(stored.key, newer);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(await writeStored(stored, next)).toBe(false);
    expect(readStored(stored)).toEqual(next);
    expect(localStorage.getItem(stored.key)).toBe(newer);
    set.mockRestore();
    expect(await writeStored(stored, next)).toBe(true);
    expect(aside()).toEqual([newer]);
  });

  it('lasts for the visit where storage is blocked', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(readStored(stored)).toEqual(stored.empty);
    expect(await writeStored(stored, next)).toBe(false);
    expect(readStored(stored)).toEqual(next);
    expect(await removeStored(stored)).toBe(false);
    expect(readStored(stored)).toEqual(stored.empty);
  });
});

describe('fields of a later version', () => {
  const LATER: [Stored<unknown>, (current: never) => unknown, string, string][] = [
    [
      SAVED,
      (now: SavedRecipesData) => addSaved(now, 'later', 'soup', '?servings=6'),
      '{"favourites":["curd"],"later":[],"cooked":["stew"],"choices":{"stew":"?servings=2"}}',
      '{"favourites":["curd"],"later":["soup"],"cooked":["stew"],"choices":{"stew":"?servings=2","soup":"?servings=6"}}',
    ],
    [
      SHOPPING,
      (now: ShoppingListData) =>
        removeCustomItem(setRecipe(now, { slug: 'curd', servings: 4, variant: null }), 'o1'),
      '{"version":1,"recipes":[{"slug":"curd","servings":2,"for":"Sunday"}],"ticked":[],"own":[{"id":"o1","text":"Milk","aisle":"Dairy"},{"id":"o2","text":"Tea","aisle":"Dry"}],"shops":["Loblaws"]}',
      '{"version":1,"recipes":[{"slug":"curd","servings":4,"for":"Sunday","variant":null}],"ticked":[],"own":[{"id":"o2","text":"Tea","aisle":"Dry"}],"shops":["Loblaws"]}',
    ],
    [
      WALKS,
      (now: SavedWalks) => saveWalk(now, ['lamp'], NO_TIMES),
      '{"version":1,"walks":[{"stops":["blue-door"],"name":"Birthday"}]}',
      '{"version":1,"walks":[{"stops":["lamp"]},{"stops":["blue-door"],"name":"Birthday"}]}',
    ],
    [
      TIMERS,
      (now: Timer[]) => now.map((each) => resumeTimer(each, 1000)),
      '[{"id":"a","label":"Fry","recipe":"Curd","path":"/curd/","total":60000,"left":5000,"sound":"bell"}]',
      '[{"id":"a","label":"Fry","recipe":"Curd","path":"/curd/","total":60000,"sound":"bell","endsAt":6000}]',
    ],
    [
      ticksOf(SLUG),
      (now: string[]) => now.filter((tick) => tick !== 'pork'),
      '["pork",{"step":"fry","by":"Ann"},"salt"]',
      '[{"step":"fry","by":"Ann"},"salt"]',
    ],
    [
      cookPositionOf(SLUG),
      () => ({ step: 'rest', at: 2 }),
      '{"step":"fry","at":1,"choice":"?servings=6","people":2}',
      '{"step":"rest","at":2,"people":2}',
    ],
  ];

  it.each(LATER)('stay in $key through a change', async (stored, next, before, after) => {
    localStorage.setItem(stored.key, before);
    expect(await changeStored(stored, next as (current: unknown) => unknown)).toBe(true);
    expect(localStorage.getItem(stored.key)).toBe(after);
    expect(aside()).toEqual([]);
  });

  it('are set aside where a change cannot keep them', () => {
    const before = '{"own":[{"text":"Milk","aisle":"Dairy"},{"text":"Tea","aisle":"Dry"}]}';
    localStorage.setItem('rtr:shopping', before);
    void changeStored(SHOPPING, (now) => removeCustomItem(now, now.own[0]?.id ?? ''));
    expect(readStored(SHOPPING).own.map(({ text }) => text)).toEqual(['Tea']);
    expect(aside()).toEqual([before]);
  });
});

describe('stored counts', () => {
  const counts = () => readCounts(localStorage.getItem('rtr:counts'));

  it('are stored with a change and a removal', async () => {
    await writeStored(SAVED, { favourites: ['curd', 'stew'], later: ['curd'] });
    expect(counts()).toEqual({ saved: 2, 'saved-favourites': 2, 'saved-later': 1 });
    await writeStored(WALKS, { version: 1, walks: [{ stops: ['blue-door'] }] });
    expect(counts()).toEqual({ saved: 2, 'saved-favourites': 2, 'saved-later': 1, walks: 1 });
    await removeStored(SAVED);
    expect(counts()).toEqual({ walks: 1 });
  });

  it('keep the lines of a list with recipes as they were added up, until it is emptied', async () => {
    await writeStored(LIST_ITEMS, { version: 1, count: 34, of: 'curd:,0' });
    await writeStored(SHOPPING, { version: 1, recipes: RECIPES, ticked: [], own: [] });
    expect(counts()).toEqual({ shopping: 2, 'shopping-recipes': 2, 'list-items': 34 });
    await writeStored(SHOPPING, SHOPPING.empty);
    expect(counts()).toEqual({});
  });

  it('last for the visit where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    void writeStored(SAVED, { favourites: ['curd'], later: [] });
    expect(readCounts(readRaw('rtr:counts'))).toEqual({ saved: 1, 'saved-favourites': 1 });
  });
});

it('a derived value that cannot be read is replaced without a copy or an event', async () => {
  localStorage.setItem('rtr:list-items', '{"version":2,"lines":3}');
  const listen = jest.fn();
  window.addEventListener('rtr:aside', listen);
  await writeStored(LIST_ITEMS, { version: 1, count: 1, of: '1' });
  window.removeEventListener('rtr:aside', listen);
  expect(localStorage.getItem('rtr:list-items')).toBe('{"version":1,"count":1,"of":"1"}');
  expect(aside()).toEqual([]);
  expect(listen).not.toHaveBeenCalled();
});

it('a stored text stays as it is when a change changes nothing', async () => {
  localStorage.setItem('rtr:saved', '{ "favourites": ["curd"] }');
  expect(await changeStored(SAVED, (now) => now)).toBe(true);
  expect(localStorage.getItem('rtr:saved')).toBe('{ "favourites": ["curd"] }');
});

it('a reader of stored data that throws reads the empty value', () => {
  expect(parseStored({ ...KEPT.saved, read: refuse }, '4').value).toBe(KEPT.saved.empty);
});

it('the browser is asked once for persistent storage, with the first saved data', () => {
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

it('data is saved where the browser cannot be asked for persistent storage', async () => {
  expect(await writeStored(KEPT.saved, SAMPLES.saved[0])).toBe(true);
  Object.assign(navigator, { storage: { persist: refuse } });
  localStorage.clear();
  expect(await writeStored(KEPT.saved, SAMPLES.saved[0])).toBe(true);
  Reflect.deleteProperty(navigator, 'storage');
});

it('an e-mail address that an earlier version stored in quotes is read', () => {
  localStorage.setItem('rtr:subscriber-email', '"me@example.com"');
  expect(readStored(KEPT['subscriber-email'])).toBe('me@example.com');
});
