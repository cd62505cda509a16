/** @jest-environment node */
import { mergeSaved } from '@/lib/saved/merge-saved';
import { addSaved, isSaved, NOTHING_SAVED, removeSaved, salvageSaved, toggleSaved } from '@/lib/saved/saved';

const saved = { favourites: ['barley-stew', 'chickpea-block'], later: ['lemon-noodles'] };

it('puts the latest first', () => {
  const list = toggleSaved(NOTHING_SAVED, 'later', 'chickpea-block');
  expect(toggleSaved(list, 'later', 'lemon-noodles').later).toEqual(['lemon-noodles', 'chickpea-block']);
});

it('toggles an entry of one list and leaves the other list alone', () => {
  const on = toggleSaved(saved, 'later', 'chickpea-block');
  expect(isSaved(on, 'later', 'chickpea-block')).toBe(true);
  expect(on.favourites).toEqual(['barley-stew', 'chickpea-block']);
  expect(toggleSaved(on, 'later', 'chickpea-block')).toEqual(saved);
  expect(removeSaved(saved, 'favourites', 'nowhere')).toEqual(saved);
});

it('merges without losing, moving or repeating entries', () => {
  const merged = { favourites: ['barley-stew', 'chickpea-block', 'herb-salad'], later: ['lemon-noodles'] };
  const other = { favourites: ['chickpea-block', 'herb-salad'], later: [] };
  expect(mergeSaved(saved, other)).toEqual(merged);
  expect(mergeSaved(merged, other)).toEqual(merged);
});

it('reads the good entries and counts the bad ones', () => {
  const favourites = ['chickpea-block', 1, '<b>', 'chickpea-block', 'lemon-noodles'];
  expect(salvageSaved({ version: 7, favourites })).toEqual({
    saved: { favourites: ['chickpea-block', 'lemon-noodles'], later: [] },
    skipped: 2,
  });
});

it('keeps the choice that a recipe was saved with, until it is on no list', () => {
  const once = addSaved(saved, 'later', 'barley-stew', '?servings=6&version=soy');
  expect(once.choices).toEqual({ 'barley-stew': '?servings=6&version=soy' });
  const left = removeSaved(once, 'later', 'barley-stew');
  expect(left.choices).toEqual({ 'barley-stew': '?servings=6&version=soy' });
  expect(removeSaved(left, 'favourites', 'barley-stew').choices).toBeUndefined();
  expect(mergeSaved(NOTHING_SAVED, once)).toEqual({
    favourites: ['barley-stew', 'chickpea-block'],
    later: ['barley-stew', 'lemon-noodles'],
    choices: { 'barley-stew': '?servings=6&version=soy' },
  });
});

it.each([['?servings=<b>'], [7], ['javascript:1'], [null]])('leaves out the stored choice %j', (choice) => {
  const choices = { 'barley-stew': choice };
  expect(salvageSaved({ ...saved, choices })?.saved).toEqual(saved);
});
