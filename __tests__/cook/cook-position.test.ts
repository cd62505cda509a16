import {
  COOK_POSITION_AGE,
  cookPoint,
  cookPosition,
  cookPositionOf,
  cookStart,
} from '@/lib/cook/cook-position';
import type { RecipeChoice } from '@/lib/recipe/servings';

const NOON = Date.UTC(2026, 4, 1, 12);
const recipe = { servings: 4, steps: [{ id: 'fry' }, { id: 'simmer' }, { id: 'serve' }] };
const asWritten: RecipeChoice = { servings: 4, system: 'metric', variant: null };

/** Position as it is read from storage, whatever is stored there. */
const stored = (value: unknown) => cookPositionOf('barley-stew').read(value);

beforeEach(() => void jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

describe('cookPosition', () => {
  it('stores the step, the time and the choice as a query', () => {
    const place = cookPosition(recipe, 'simmer', { servings: 6, system: 'us', variant: 'oats' });
    expect(place).toEqual({ step: 'simmer', at: NOON, choice: '?servings=6&units=us&version=oats' });
    const choice = { servings: 6, system: 'us', variant: 'oats' };
    expect(cookPoint(recipe, stored(place))).toEqual({ index: 1, choice, isGone: false });
  });

  it('stores the recipe as written as a choice too', () => {
    const place = cookPosition(recipe, 'simmer', asWritten);
    expect(cookPoint(recipe, place)).toEqual({ index: 1, choice: asWritten, isGone: false });
  });
});

describe('cookPoint', () => {
  it('expires after twelve hours and ignores a time in the future', () => {
    const place = { step: 'serve', at: NOON };
    expect(cookPoint(recipe, place, NOON + COOK_POSITION_AGE)?.index).toBe(2);
    expect(cookPoint(recipe, place, NOON + COOK_POSITION_AGE + 1)).toBeNull();
    expect(cookPoint(recipe, place, NOON - 1)).toBeNull();
  });

  it.each([[null], ['simmer'], [{ step: 7, at: NOON }], [{ step: 'simmer', at: 'noon' }]])(
    'is null for %j',
    (place) => {
      expect(cookPoint(recipe, stored(place))).toBeNull();
    },
  );

  it.each([
    [undefined, null],
    [7, null],
    [{ servings: 6 }, null],
    [['?servings=6'], null],
    ['?servings=-3&units=us', { servings: 0.5, system: 'us', variant: null }],
    ['?servings=1e9&version=<b>', asWritten],
    ['?servings=99999', { servings: 96, system: 'metric', variant: null }],
    ['%E0%A4%A', asWritten],
  ])('reads the stored choice %j as %j', (choice, read) => {
    expect(cookPoint(recipe, stored({ step: 'simmer', at: NOON, choice }))).toEqual({
      index: 1,
      choice: read,
      isGone: false,
    });
  });
});

it('starts at the first step with the stored choice if the recipe has lost the step', () => {
  const choice = { servings: 6, system: 'us', variant: 'oats' };
  const place = { step: 'gone', at: NOON, choice: '?servings=6&units=us&version=oats' };
  const page = { chosen: asWritten, isSetHere: false, search: '' };
  expect(cookPoint(recipe, place)).toEqual({ index: 0, choice, isGone: true });
  expect(cookStart(recipe, place, page)).toEqual({ index: 0, choice, isGone: true });
  const { choice: _, ...old } = place;
  expect(cookStart(recipe, old, page)).toEqual({ index: 0, choice: asWritten, isGone: true });
});

describe('cookStart', () => {
  const six: RecipeChoice = { servings: 6, system: 'metric', variant: null };
  const eight: RecipeChoice = { servings: 8, system: 'us', variant: null };
  const place = { step: 'simmer', at: NOON, choice: '?servings=6' };
  const at = (search: string) => ({ chosen: asWritten, isSetHere: false, search });
  const onPage = at('');
  const byLink = { chosen: eight, isSetHere: false, search: '?servings=8&units=us' };

  it.each([
    ['at the first step with the choice of the page', null, byLink, 0, eight],
    ['with the stored choice if the address has none', place, onPage, 1, six],
    ['with the stored choice if the address has a plan only', place, at('?eat=2026-05-01T19:00'), 1, six],
    ['with the choice in the address', place, byLink, 1, eight],
    ['with the yield of the recipe if the address names it', place, at('?servings=4'), 1, asWritten],
    ['with what was just chosen on the page', place, { ...onPage, isSetHere: true }, 1, asWritten],
    ['with the choice of the page if none was stored', { step: 'simmer', at: NOON }, onPage, 1, asWritten],
  ])('starts %s', (_, from, page, index, choice) => {
    expect(cookStart(recipe, from, page)).toEqual({ index, choice, isGone: false });
  });
});
