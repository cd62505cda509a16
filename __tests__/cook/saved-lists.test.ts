/** @jest-environment node */
import {
  addSaved,
  isSaved,
  mergeSaved,
  NOTHING_SAVED,
  removeSaved,
  type SavedRecipes,
  salvageSaved,
  toggleSaved,
} from '@/lib/recipe/saved';

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

  test.each([null, [], 'x', 7, {}, { favourites: 'all' }])('are not %j', (value) =>
    expect(salvageSaved(value)).toBeNull(),
  );

  test('are read entry by entry, with what is missing or bad left out and counted', () => {
    expect(salvageSaved({ version: 7, favourites: ['tofu', 1, '<b>', 'tofu', 'pasta'] })).toEqual({
      saved: { favourites: ['tofu', 'pasta'], later: [] },
      skipped: 2,
    });
  });
});
