import type { KitchenState } from '@/lib/kitchen/servings';
import { COOK_PLACE_AGE, cookPlace, cookPlaceOf, cookPoint, cookStart } from '@/lib/recipe/cook-place';

const NOON = Date.UTC(2026, 4, 1, 12);
const recipe = { base: 4, steps: [{ id: 'fry' }, { id: 'simmer' }, { id: 'serve' }] };
const asWritten: KitchenState = { servings: 4, system: 'metric', variant: null };

/** A place as it is read from the device, whatever was stored there. */
const stored = (value: unknown) => cookPlaceOf('barley-stew').read(value);

beforeEach(() => void jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

describe('cookPlace', () => {
  it('holds the step, the time, and the query of a link to what is being cooked', () => {
    const place = cookPlace(recipe, 'simmer', { servings: 6, system: 'us', variant: 'oats' });
    expect(place).toEqual({ step: 'simmer', at: NOON, choice: '?servings=6&units=us&version=oats' });
    expect(cookPoint(recipe, stored(place))).toEqual({
      index: 1,
      choice: { servings: 6, system: 'us', variant: 'oats' },
    });
  });

  it('holds the recipe as written as a choice too', () => {
    expect(cookPoint(recipe, cookPlace(recipe, 'simmer', asWritten))).toEqual({
      index: 1,
      choice: asWritten,
    });
  });
});

describe('cookPoint', () => {
  it('reads a place from before choices were stored', () => {
    expect(cookPoint(recipe, stored({ step: 'serve', at: NOON }))).toEqual({ index: 2, choice: null });
  });

  it('ends after twelve hours, and before it began', () => {
    const place = { step: 'serve', at: NOON };
    expect(cookPoint(recipe, place, NOON + COOK_PLACE_AGE)?.index).toBe(2);
    expect(cookPoint(recipe, place, NOON + COOK_PLACE_AGE + 1)).toBeNull();
    expect(cookPoint(recipe, place, NOON - 1)).toBeNull();
  });

  it.each([
    [null],
    ['simmer'],
    [{ step: 7, at: NOON }],
    [{ step: 'simmer', at: 'noon' }],
    [{ step: 'gone', at: NOON, choice: '?servings=6' }],
  ])('finds none in %j', (place) => {
    expect(cookPoint(recipe, stored(place))).toBeNull();
  });

  it.each([[7], [null], [{ servings: 6 }], [['?servings=6']]])(
    'reads a place with the choice %j without it',
    (choice) => {
      expect(cookPoint(recipe, stored({ step: 'simmer', at: NOON, choice }))).toEqual({
        index: 1,
        choice: null,
      });
    },
  );

  it.each([
    ['?servings=-3&units=us', { servings: 0.5, system: 'us', variant: null }],
    ['?servings=1e9&version=<b>', asWritten],
    ['?servings=99999', { servings: 96, system: 'metric', variant: null }],
    ['%E0%A4%A', asWritten],
  ])('brings the choice %s into what can be chosen', (choice, read) => {
    expect(cookPoint(recipe, stored({ step: 'simmer', at: NOON, choice }))?.choice).toEqual(read);
  });
});

describe('cookStart', () => {
  const six: KitchenState = { servings: 6, system: 'metric', variant: null };
  const eight: KitchenState = { servings: 8, system: 'us', variant: null };
  const bookmark = { chosen: asWritten, isOwn: false, search: '' };
  const link = { chosen: eight, isOwn: false, search: '?servings=8&units=us' };

  it('starts at the first step with the choice of the page', () => {
    expect(cookStart(recipe, null, link)).toEqual({ index: 0, choice: eight });
  });

  it('continues with what was being cooked where the address names no choice', () => {
    const place = cookPlace(recipe, 'simmer', six);
    expect(cookStart(recipe, place, bookmark)).toEqual({ index: 1, choice: six });
    const planned = { ...bookmark, search: '?eat=2026-05-01T19:00' };
    expect(cookStart(recipe, place, planned)).toEqual({ index: 1, choice: six });
  });

  it('continues with the choice of the page where the address names one', () => {
    const place = cookPlace(recipe, 'simmer', six);
    expect(cookStart(recipe, place, link)).toEqual({ index: 1, choice: eight });
    const four = { ...bookmark, search: '?servings=4' };
    expect(cookStart(recipe, place, four)).toEqual({ index: 1, choice: asWritten });
  });

  it('continues with what the visitor has just chosen on the page', () => {
    const place = cookPlace(recipe, 'simmer', six);
    expect(cookStart(recipe, place, { ...bookmark, isOwn: true })).toEqual({ index: 1, choice: asWritten });
  });

  it('continues an older place with the choice of the page', () => {
    expect(cookStart(recipe, { step: 'simmer', at: NOON }, bookmark)).toEqual({
      index: 1,
      choice: asWritten,
    });
  });
});
