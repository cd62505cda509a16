/** @jest-environment jsdom */
import { fillStorage } from '@/__tests__/storage/refused';
import { saveVisitedPages, saveVisitorPages } from '@/lib/offline/save-page';
import { ticksOf } from '@/lib/recipe/ticks';
import { savePages } from '@/lib/saved/save-pages';
import { addSaved, SAVED } from '@/lib/saved/saved';
import { EMPTY_LIST, SHOPPING, type ShoppingListData } from '@/lib/saved/shopping-list';
import {
  exportStored,
  importStored,
  importSummary,
  MAX_FILE_SIZE,
  parseExport,
  readStoredData,
  type StoredData,
} from '@/lib/saved/stored-file';
import { readStored } from '@/lib/storage/read';
import { writeStored } from '@/lib/storage/write';
import { MOST_WALKS, WALKS } from '@/lib/walk/saved-walks';

jest.mock('@/lib/offline/save-page', () => ({
  saveVisitedPages: jest.fn(async (_pages: string[], saveMore: () => void) => saveMore()),
  saveVisitorPages: jest.fn(async () => {}),
}));

const shopping: ShoppingListData = {
  version: 1,
  recipes: [{ slug: 'curd', servings: 2, variant: null }],
  ticked: ['own:o1~0', 'onion~750'],
  own: [{ id: 'o1', text: 'Milk' }],
};
/** The same where it was imported: an own item gets an id of its text. */
const imported: ShoppingListData = {
  ...shopping,
  ticked: ['own:o1ufns1u~0', 'onion~750'],
  own: [{ id: 'o1ufns1u', text: 'Milk' }],
};
const data: StoredData = {
  saved: { favourites: ['curd', 'stew'], later: ['dumplings'] },
  shopping,
  ticks: { curd: ['soak', 'step:press'], stew: ['basil'] },
  walks: { version: 1, walks: [{ stops: ['blue-door', 'lost'] }] },
};
const file = exportStored(data, 0);
const changed = (change: (content: Record<string, never>) => object) =>
  JSON.stringify(change(JSON.parse(file)));

afterEach(() => localStorage.clear());

describe('the offline copy of the visitor’s pages', () => {
  const posted = () => jest.mocked(saveVisitorPages).mock.calls.map(([own]) => own);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(saveVisitorPages).mockClear();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('stores the open page, then the recipes on all lists, each once', async () => {
    localStorage.setItem('rtr:saved', '{"favourites":["stew","pie"],"later":["soup"]}');
    localStorage.setItem('rtr:shopping', '{"version":1,"recipes":[{"slug":"pie","servings":6}],"own":[]}');
    await savePages(['/about/']);
    expect(saveVisitedPages).toHaveBeenCalledWith(['/about/'], expect.any(Function));
    expect(posted()).toEqual([
      {
        pages: ['/recipes/shopping-list/', '/recipes/saved/', '/recipes/'],
        recipes: ['pie', 'soup', 'stew'],
      },
    ]);
  });

  it('stores the lists with only an item that the visitor wrote', async () => {
    localStorage.setItem('rtr:shopping', '{"version":1,"recipes":[],"own":[{"id":"o1","text":"Milk"}]}');
    await savePages(['/about/']);
    expect(posted()).toEqual([
      { pages: ['/recipes/shopping-list/', '/recipes/saved/', '/recipes/'], recipes: [] },
    ]);
  });

  it('leaves the copies as they are while a list can’t be read', async () => {
    localStorage.setItem('rtr:shopping', '{"version":9,"recipes":[]}');
    await savePages(['/about/']);
    expect(posted()).toEqual([]);
  });

  it('stores a recipe that is saved later, and several changes at once', async () => {
    await savePages(['/about/']);
    writeStored(SAVED, addSaved(SAVED.empty, 'later', 'stew'));
    writeStored(SAVED, addSaved(SAVED.empty, 'later', 'soup'));
    jest.runAllTimers();
    expect(posted()).toEqual([
      { pages: [], recipes: [] },
      { pages: ['/recipes/shopping-list/', '/recipes/saved/', '/recipes/'], recipes: ['soup'] },
    ]);
  });
});

it('all stored data is exported and imported on another device', async () => {
  writeStored(SAVED, data.saved);
  writeStored(SHOPPING, shopping);
  writeStored(ticksOf('curd'), ['soak', 'step:press']);
  writeStored(ticksOf('stew'), ['basil']);
  writeStored(WALKS, data.walks);
  expect(readStoredData()).toEqual(data);
  expect(JSON.parse(file)).toMatchObject({
    kind: 'raw-to-remarkable-kept',
    exported: '1970-01-01T00:00:00.000Z',
  });
  localStorage.clear();
  const found = parseExport(`\uFEFF${file}`);
  if (!found.ok) throw new Error(found.problem);
  expect(importSummary(await importStored(found.data), found.skipped)).toBe(
    'Added 3 saved recipes, 2 shopping list items, 5 checkmarks and 1 walk.',
  );
  expect(readStoredData()).toEqual({ ...data, shopping: imported });
});

it('an import adds to what is stored, and nothing twice', async () => {
  writeStored(SAVED, { favourites: ['soup', 'stew'], later: [] });
  writeStored(SHOPPING, { ...EMPTY_LIST, recipes: [{ slug: 'curd', servings: 6, variant: 'firm' }] });
  writeStored(ticksOf('curd'), ['step:boil']);
  const walks = Array.from({ length: MOST_WALKS }, (_, index) => ({ stops: ['blue-door', `s${index}`] }));
  writeStored(WALKS, { version: 1, walks });
  for (const summary of [
    'Added 2 saved recipes, 2 shopping list items and 5 checkmarks. There wasn’t room for 1 item.',
    'Nothing new in that file. There wasn’t room for 1 item.',
  ]) {
    expect(importSummary(await importStored(data), 0)).toBe(summary);
    expect(readStoredData()).toEqual({
      saved: { favourites: ['soup', 'stew', 'curd'], later: ['dumplings'] },
      shopping: {
        ...imported,
        recipes: [
          { slug: 'curd', servings: 6, variant: 'firm' },
          { slug: 'curd', servings: 2, variant: null },
        ],
      },
      ticks: { curd: ['step:boil', 'soak', 'step:press'], stew: ['basil'] },
      walks: { version: 1, walks },
    });
  }
});

it('an import keeps the larger servings of a recipe on both lists, and reports it', async () => {
  const listed = (curd: number, stew: number) => ({
    ...EMPTY_LIST,
    recipes: [
      { slug: 'curd', servings: curd, variant: null },
      { slug: 'stew', servings: stew, variant: null },
    ],
  });
  writeStored(SHOPPING, listed(4, 6));
  const other = { ...readStoredData(), shopping: listed(7, 2) };
  expect(importSummary(await importStored(other), 0)).toBe(
    'One recipe on your list now makes more servings, as in the file. One recipe stays at the larger number of servings on your list.',
  );
  expect(readStored(SHOPPING).recipes.map(({ servings }) => servings)).toEqual([7, 6]);
});

it('separate files of recipes and of the shopping list of earlier versions are imported', () => {
  const saved = { kind: 'raw-to-remarkable-saved', version: 1, ...data.saved };
  const read = { ok: true, skipped: 0 };
  expect(parseExport(JSON.stringify(saved))).toMatchObject({ ...read, data: { saved: data.saved } });
  const list = { kind: 'raw-to-remarkable-shopping-list', ...shopping };
  expect(parseExport(JSON.stringify(list))).toMatchObject({ ...read, data: { shopping } });
});

it('an import leaves out and counts bad entries', () => {
  const text = changed((content) => ({
    ...content,
    saved: { favourites: ['curd', 7, '../etc'], later: null },
    shopping: 'all of it',
    ticks: { curd: ['soak', 3], '../x': ['a'] },
    walks: [{ stops: ['blue-door'] }, { stops: [] }, null],
  }));
  expect(parseExport(text)).toEqual({
    ok: true,
    data: {
      saved: { favourites: ['curd'], later: [] },
      shopping: EMPTY_LIST,
      ticks: { curd: ['soak'] },
      walks: { version: 1, walks: [{ stops: ['blue-door'] }] },
    },
    skipped: 7,
  });
});

it('an import of a file written by hand renumbers own items, joins their lines and bounds the servings', () => {
  const list = {
    ...EMPTY_LIST,
    recipes: [{ slug: 'noodles', servings: 0.001 }],
    ticked: ['own:o999999~0', 'own:gone~0', 'onion~5'],
    own: [
      { id: 'o7', text: 'Two\n  lines' },
      { id: 'o999999', text: 'Milk' },
    ],
  };
  const found = parseExport(JSON.stringify({ kind: 'raw-to-remarkable-shopping-list', ...list }));
  expect(found.ok && found.data.shopping).toEqual({
    version: 1,
    recipes: [{ slug: 'noodles', servings: 0.5, variant: null }],
    ticked: ['own:o2~0', 'onion~5'],
    own: [
      { id: 'o1', text: 'Two lines' },
      { id: 'o2', text: 'Milk' },
    ],
  });
});

it.each([
  ['corrupt', ''],
  ['corrupt', file.slice(0, 80)],
  ['corrupt', '<!doctype html>'],
  ['corrupt', JSON.stringify({ kind: 'raw-to-remarkable-saved', version: 1, favourites: 'all' })],
  ['corrupt', JSON.stringify({ kind: 'raw-to-remarkable-kept', version: 1 })],
  ['foreign', '[]'],
  ['foreign', 'null'],
  ['foreign', '{"recipes":["curd"]}'],
  ['newer', changed((content) => ({ ...content, version: 2 }))],
  ['too-large', ' '.repeat(MAX_FILE_SIZE + 1)],
])('a file is refused as %s', (problem, text) => {
  expect(parseExport(text)).toEqual({ ok: false, problem });
});

it('an import reports a device whose storage is full', async () => {
  const full = fillStorage();
  expect(importSummary(await importStored(data), 0)).toMatch(/this lasts only until you leave/);
  full.mockRestore();
  expect(readStored(SAVED)).toEqual(data.saved);
});
