/** @jest-environment node */
import {
  isSaved,
  mergeSaved,
  NOTHING_SAVED,
  removeSaved,
  type SavedRecipes,
  salvageSaved,
  toggleSaved,
} from '@/lib/recipe/saved';

const saved: SavedRecipes = { favourites: ['barley-stew', 'chickpea-block'], later: ['lemon-noodles'] };

describe('the lists', () => {
  test('put the latest first', () => {
    const list = toggleSaved(NOTHING_SAVED, 'later', 'chickpea-block');
    expect(toggleSaved(list, 'later', 'lemon-noodles').later).toEqual(['lemon-noodles', 'chickpea-block']);
  });

  test('toggle on and off and leave the other list alone', () => {
    const on = toggleSaved(saved, 'later', 'chickpea-block');
    expect(isSaved(on, 'later', 'chickpea-block')).toBe(true);
    expect(on.favourites).toBe(saved.favourites);
    expect(toggleSaved(on, 'later', 'chickpea-block')).toEqual(saved);
    expect(removeSaved(saved, 'favourites', 'nowhere')).toEqual(saved);
  });

  test('merge without losing or moving what was there', () => {
    const other: SavedRecipes = { favourites: ['chickpea-block', 'herb-salad'], later: [] };
    expect(mergeSaved(saved, other)).toEqual({
      favourites: ['barley-stew', 'chickpea-block', 'herb-salad'],
      later: ['lemon-noodles'],
    });
    expect(mergeSaved(mergeSaved(saved, other), other)).toEqual(mergeSaved(saved, other));
  });

  test.each([null, [], 'x', 7, {}, { favourites: 'all' }])('are not %j', (value) =>
    expect(salvageSaved(value)).toBeNull(),
  );

  test('are read entry by entry, with what is missing or bad left out and counted', () => {
    expect(
      salvageSaved({
        version: 7,
        favourites: ['chickpea-block', 1, '<b>', 'chickpea-block', 'lemon-noodles'],
      }),
    ).toEqual({
      saved: { favourites: ['chickpea-block', 'lemon-noodles'], later: [] },
      skipped: 2,
    });
  });
});
