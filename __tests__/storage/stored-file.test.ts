import { SAVED, ticksOf } from '@/lib/saved/saved';
import { EMPTY_LIST, SHOPPING, type ShoppingList } from '@/lib/shopping/list';
import { readStored } from '@/lib/storage/read';
import {
  arrivalWords,
  bringIn,
  exportKept,
  importKept,
  KEPT_FILE,
  type Kept,
  readKept,
} from '@/lib/storage/stored-file';
import { writeStored } from '@/lib/storage/write';
import { MOST_WALKS, WALKS } from '@/lib/walk/saved-walks';

const shopping: ShoppingList = {
  version: 1,
  recipes: [{ slug: 'curd', servings: 2, variant: null }],
  ticked: ['own:o1~0', 'onion~750'],
  own: [{ id: 'o1', text: 'Milk' }],
};
const kept: Kept = {
  saved: { favourites: ['curd', 'stew'], later: ['dumplings'] },
  shopping,
  ticks: { curd: ['soak', 'step:press'], stew: ['basil'] },
  walks: { version: 1, walks: [{ stops: ['blue-door', 'lost'] }] },
};
const file = exportKept(kept, 0);
const changed = (change: (content: Record<string, never>) => object) =>
  JSON.stringify(change(JSON.parse(file)));

afterEach(() => localStorage.clear());

it('exports all stored data and imports it on another device', () => {
  writeStored(SAVED, kept.saved);
  writeStored(SHOPPING, shopping);
  writeStored(ticksOf('curd'), ['soak', 'step:press']);
  writeStored(ticksOf('stew'), ['basil']);
  writeStored(WALKS, kept.walks);
  expect(readKept()).toEqual(kept);
  expect(JSON.parse(file)).toMatchObject({ kind: KEPT_FILE.kind, exported: '1970-01-01T00:00:00.000Z' });
  localStorage.clear();
  const found = importKept(`\uFEFF${file}`);
  if (!found.ok) throw new Error(found.problem);
  expect(arrivalWords(bringIn(found.kept), found.skipped)).toBe(
    'Added 3 saved recipes, 2 entries of the shopping list, 5 ticks and 1 walk.',
  );
  expect(readKept()).toEqual(kept);
});

it('adds to what is stored, and nothing twice', () => {
  writeStored(SAVED, { favourites: ['soup', 'stew'], later: [] });
  writeStored(SHOPPING, { ...EMPTY_LIST, recipes: [{ slug: 'curd', servings: 6, variant: 'firm' }] });
  writeStored(ticksOf('curd'), ['step:boil']);
  const walks = Array.from({ length: MOST_WALKS }, (_, index) => ({ stops: ['blue-door', `s${index}`] }));
  writeStored(WALKS, { version: 1, walks });
  for (const words of [
    'Added 2 saved recipes, 1 entry of the shopping list and 5 ticks. 1 entry had no room.',
    'Nothing new in that file. 1 entry had no room.',
  ]) {
    expect(arrivalWords(bringIn(kept), 0)).toBe(words);
    expect(readKept()).toEqual({
      saved: { favourites: ['soup', 'stew', 'curd'], later: ['dumplings'] },
      shopping: { ...shopping, recipes: [{ slug: 'curd', servings: 6, variant: 'firm' }] },
      ticks: { curd: ['step:boil', 'soak', 'step:press'], stew: ['basil'] },
      walks: { version: 1, walks },
    });
  }
});

it('reads the separate files of recipes and of the shopping list of earlier versions', () => {
  const saved = { kind: 'raw-to-remarkable-saved', version: 1, ...kept.saved };
  const read = { ok: true, skipped: 0 };
  expect(importKept(JSON.stringify(saved))).toMatchObject({ ...read, kept: { saved: kept.saved } });
  const list = { kind: 'raw-to-remarkable-shopping-list', ...shopping };
  expect(importKept(JSON.stringify(list))).toMatchObject({ ...read, kept: { shopping } });
});

it('leaves out and counts bad entries', () => {
  const text = changed((content) => ({
    ...content,
    saved: { favourites: ['curd', 7, '../etc'], later: null },
    shopping: 'all of it',
    ticks: { curd: ['soak', 3], '../x': ['a'] },
    walks: [{ stops: ['blue-door'] }, { stops: [] }, null],
  }));
  expect(importKept(text)).toEqual({
    ok: true,
    kept: {
      saved: { favourites: ['curd'], later: [] },
      shopping: EMPTY_LIST,
      ticks: { curd: ['soak'] },
      walks: { version: 1, walks: [{ stops: ['blue-door'] }] },
    },
    skipped: 7,
  });
});

it('renumbers own items, joins their lines and bounds the servings of a file written by hand', () => {
  const list = {
    ...EMPTY_LIST,
    recipes: [{ slug: 'noodles', servings: 0.001 }],
    ticked: ['own:o999999~0', 'own:gone~0', 'onion~5'],
    own: [
      { id: 'o7', text: 'Two\n  lines' },
      { id: 'o999999', text: 'Milk' },
    ],
  };
  const found = importKept(JSON.stringify({ kind: 'raw-to-remarkable-shopping-list', ...list }));
  expect(found.ok && found.kept.shopping).toEqual({
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
  ['corrupt', JSON.stringify({ kind: KEPT_FILE.kind, version: 1 })],
  ['foreign', '[]'],
  ['foreign', 'null'],
  ['foreign', '{"recipes":["curd"]}'],
  ['newer', changed((content) => ({ ...content, version: 2 }))],
  ['too-large', ' '.repeat(KEPT_FILE.most + 1)],
])('refuses a file as %s', (problem, text) => {
  expect(importKept(text)).toEqual({ ok: false, problem });
});

it('reports a device whose storage is full', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(arrivalWords(bringIn(kept), 0)).toMatch(/this lasts until you leave/);
  full.mockRestore();
  expect(readStored(SAVED)).toEqual(kept.saved);
});
