import fc from 'fast-check';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCardData } from '@/lib/recipe/card';
import { describeClock, isoDuration } from '@/lib/recipe/durations';
import { filledCard, pickedCards, pickedRecipes } from '@/lib/recipe/picked-cards';
import {
  choiceParameter,
  choiceSearch,
  knownVersion,
  mostServings,
  stepServings,
  yieldNumber,
} from '@/lib/recipe/servings';
import { readParameter } from '@/lib/ui/address';

describe('the choice of a recipe', () => {
  const parse = (search: string, recipeServings = 4) =>
    readParameter(choiceParameter(recipeServings), search);

  it('is in range for any address, and written and read unchanged', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string().map((value) => `?servings=${value}`),
      fc.double().map((value) => `?servings=${value}&units=us`),
    );
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 60 }), (search, recipeServings) => {
        const state = parse(search, recipeServings);
        expect(state.servings).toBeGreaterThanOrEqual(0.5);
        expect(state.servings).toBeLessThanOrEqual(mostServings(recipeServings));
        expect(parse(choiceSearch(state, recipeServings), recipeServings)).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });

  it('allows 24 times the yield and 100 servings at most, or the yield if that is more', () => {
    expect([1, 4, 6, 120].map(mostServings)).toEqual([24, 96, 100, 120]);
    expect([parse('', 120).servings, parse('?servings=500', 120).servings]).toEqual([120, 120]);
  });

  it('steps to the next whole number, below one and for small yields by halves', () => {
    expect([1, 3.8, 4, 0.5, 96].map((servings) => stepServings(servings, 1, 4))).toEqual([2, 4, 5, 1, 96]);
    expect([5, 3.8, 2, 1, 0.5].map((servings) => stepServings(servings, -1, 4))).toEqual([4, 3, 1, 0.5, 0.5]);
    expect([1, 1.5, 1.7].map((servings) => stepServings(servings, 1, 1))).toEqual([1.5, 2, 2]);
    expect([2, 1.5, 1].map((servings) => stepServings(servings, -1, 1))).toEqual([1.5, 1, 0.5]);
  });

  it.each([
    ['soy', 'soy'],
    ['bay', null],
    ['gone', null],
    [undefined, null],
  ])('knownVersion of %s is %s', (variant, known) => {
    expect(knownVersion(variant, [{ id: 'bay' }, { id: 'soy' }])).toBe(known);
  });
});

it('yieldNumber writes numbers with halves, other parts as decimals', () => {
  expect([4, 5.5, 0.5, 3.4, 1 / 3].map(yieldNumber)).toEqual(['4', '5½', '½', '3.4', '0.33']);
});

const stew = recipeBySlug('barley-stew');

it('recipeCardData has title, category, times, yield and address, below /recipes without one of its own', () => {
  const meta = 'Stew, 40 min prep, 1 hr 20 min in all, serves 4';
  expect(recipeCardData(stew)).toMatchObject({ title: 'Barley Stew', meta, href: '/barley-stew' });
  const curry = { ...stew, customLink: undefined, slug: 'carrot-curry' };
  expect(recipeCardData(curry).href).toBe('/recipes/carrot-curry');
});

describe('durations', () => {
  it('writes minutes as ISO 8601 durations', () => {
    const durations = [75, 1440, 1.5, 0.5, Number.NaN].map(isoDuration);
    expect(durations).toEqual(['PT75M', 'PT1440M', 'PT1M30S', 'PT30S', 'PT0M']);
  });

  it('writes milliseconds as on a clock, rounded up to seconds, never below zero', () => {
    const clocks = [299_000, 298_200, 3_723_000, 9000, 0, -4000, Number.NaN].map(describeClock);
    expect(clocks).toEqual(['4:59', '4:59', '1:02:03', '0:09', '0:00', '0:00', '0:00']);
  });
});

describe('the recipes that a page picks', () => {
  const pick = { types: ['salads'] };
  const picked = (without?: string[]) => pickedRecipes({ pick, without }).map(({ slug }) => slug);

  it('are those of a type, without the categories named', () => {
    expect([picked(), picked(['Pickle'])]).toEqual([['brined-turnips', 'herb-salad'], ['herb-salad']]);
  });

  it('have cards, of a section of own addresses those with one alone', () => {
    expect(pickedCards({ pick }).map(({ title }) => title)).toEqual(['Brined Turnips', 'Herb Salad']);
    expect(pickedCards({ pick, ownAddress: true })).toEqual([]);
  });

  it('complete a card that names one; a card without a recipe needs a picture', () => {
    const picture = { name: 'jars', alt: 'Jars' };
    expect(filledCard({ recipe: 'herb-salad', title: 'Green' })).toMatchObject({
      title: 'Green',
      href: '/recipes/herb-salad',
    });
    expect(filledCard({ title: 'Jars', picture })).toEqual({ title: 'Jars', picture });
    expect(() => filledCard({ title: 'Soon' })).toThrow('neither a picture nor a recipe');
  });
});
