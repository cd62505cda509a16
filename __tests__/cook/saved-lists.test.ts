/** @jest-environment node */
import {
  addSaved,
  isSaved,
  isSavedRecipes,
  mergeSaved,
  NOTHING_SAVED,
  removeSaved,
  type SavedRecipes,
  toggleSaved,
} from '@/lib/recipe/saved';
import { exportSaved, importSaved, SAVED_FILE } from '@/lib/recipe/saved-file';

const WHEN = Date.UTC(2026, 4, 1);
const saved: SavedRecipes = { favourites: ['jjajangmyeon', 'tofu'], later: ['pasta'] };

describe('the lists', () => {
  test('put the latest first, each recipe once', () => {
    const list = addSaved(addSaved(NOTHING_SAVED, 'later', 'tofu'), 'later', 'pasta');
    expect(addSaved(list, 'later', 'tofu').later).toEqual(['tofu', 'pasta']);
  });

  test('toggle on and off and leave the other list alone', () => {
    const on = toggleSaved(saved, 'later', 'tofu');
    expect(isSaved(on, 'later', 'tofu')).toBe(true);
    expect(on.favourites).toBe(saved.favourites);
    expect(toggleSaved(on, 'later', 'tofu')).toEqual(saved);
    expect(removeSaved(saved, 'favourites', 'nowhere')).toEqual(saved);
  });

  test('merge without losing or moving what was there', () => {
    const other: SavedRecipes = { favourites: ['tofu', 'greek-salad'], later: [] };
    expect(mergeSaved(saved, other)).toEqual({
      favourites: ['jjajangmyeon', 'tofu', 'greek-salad'],
      later: ['pasta'],
    });
    expect(mergeSaved(mergeSaved(saved, other), other)).toEqual(mergeSaved(saved, other));
  });

  test.each([
    null,
    [],
    'x',
    {},
    { favourites: [] },
    { favourites: [1], later: [] },
    { favourites: ['<b>'], later: [] },
  ])('are not %j', (value) => expect(isSavedRecipes(value)).toBe(false));
});

describe('the file', () => {
  test('goes out and comes back the same', () => {
    expect(importSaved(exportSaved(saved, WHEN))).toEqual({ ok: true, saved, skipped: 0 });
  });

  test('says what it is, in which version and when', () => {
    expect(JSON.parse(exportSaved(saved, WHEN))).toMatchObject({
      kind: 'raw-to-remarkable-saved',
      version: 1,
      exported: '2026-05-01T00:00:00.000Z',
    });
  });

  test('is read with a byte-order mark and with fields it does not know', () => {
    const file = { ...JSON.parse(exportSaved(saved, WHEN)), note: 'mine' };
    expect(importSaved(`\uFEFF${JSON.stringify(file)}`)).toMatchObject({ ok: true, saved });
  });

  test('keeps the good entries and counts the others', () => {
    const file = { ...JSON.parse(exportSaved(saved, WHEN)), later: ['pasta', 'pasta', 7, '../etc', null] };
    expect(importSaved(JSON.stringify(file))).toEqual({ ok: true, saved, skipped: 3 });
  });

  test.each([
    ['corrupt', ''],
    ['corrupt', exportSaved(saved, WHEN).slice(0, 60)],
    ['corrupt', '<!doctype html>'],
    ['corrupt', JSON.stringify({ kind: 'raw-to-remarkable-saved', version: 1, favourites: 'all' })],
    ['foreign', '[]'],
    ['foreign', 'null'],
    ['foreign', '{"recipes":["tofu"]}'],
    ['newer', JSON.stringify({ kind: 'raw-to-remarkable-saved', version: 2, favourites: [], later: [] })],
    ['too-large', `"${'x'.repeat(SAVED_FILE.most)}"`],
  ])('is refused as %s', (problem, text) => {
    expect(importSaved(text)).toEqual({ ok: false, problem });
  });
});
