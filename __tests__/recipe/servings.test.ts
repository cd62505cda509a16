/** @jest-environment node */
import fc from 'fast-check';
import { recipe } from '@/lib/content/schema/recipe';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeCardData } from '@/lib/recipe/card';
import { describeClock, describeDishTime, describeMinutes, isoDuration } from '@/lib/recipe/durations';
import { pickedRecipes } from '@/lib/recipe/picked-cards';
import {
  choiceParameter,
  choiceSearch,
  knownVersion,
  mostServings,
  recipeHref,
  servingsFromIngredient,
  stepServings,
  yieldNumber,
  yieldText,
} from '@/lib/recipe/servings';
import { readParameter } from '@/lib/ui/address';

describe('the choice of a recipe', () => {
  const parse = (search: string, recipeServings = 4) =>
    readParameter(choiceParameter(recipeServings), search);

  describe('an address', () => {
    it.each([
      ['', 4, null],
      ['?servings=6', 6, null],
      ['servings=6&units=us', 6, 'us'],
      ['?units=US', 4, 'us'],
      ['?servings=2,5', 2.5, null],
      ['?servings=3.84', 3.8, null],
      ['?servings=0', 0.5, null],
      ['?servings=-3', 0.5, null],
      [`?servings=${'9'.repeat(400)}`, 96, null],
      ['?servings=6&servings=8', 6, null],
      ['?units=metric', 4, 'metric'],
      ['?units=us&units=metric', 4, 'us'],
    ])('%s is for %s servings in %s units', (search, servings, system) => {
      expect(parse(search)).toEqual({ servings, system, variant: null });
    });

    it.each([
      ...[
        '?servings=NaN',
        '?servings=Infinity',
        '?servings=1e3',
        '?servings=0x10',
        '?servings=',
        '?servings=%E0%A4%A',
      ],
      ...['?servings=%3Cscript%3Ealert(1)%3C/script%3E', '?units=imperial', '?units=__proto__'],
      ...['?version=', '?version=Apple', '?version=<b>', `?version=${'a'.repeat(99)}`],
    ])('%s is that of the recipe as written', (search) => {
      expect(parse(search)).toEqual({ servings: 4, system: null, variant: null });
    });

    it('may name a version of the recipe', () => {
      expect(parse('?version=apple-cider').variant).toBe('apple-cider');
    });

    it.each([
      ['', 4, null, null],
      ['?servings=6', 6, null, null],
      ['?units=metric', 4, 'metric', null],
      ['?units=us', 4, 'us', null],
      ['?servings=2.5&units=us', 2.5, 'us', null],
      ['?servings=6&units=us&version=apple', 6, 'us', 'apple'],
      ['', Number.NaN, null, null],
    ] as const)('“%s” is written for %s servings, %s, %s', (search, servings, system, variant) => {
      expect(choiceSearch({ servings, system, variant }, 4)).toBe(search);
    });

    it('gives a choice in range that is written and read unchanged, whatever it is', () => {
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
    [400, 4, 380, 3.8],
    [400, 4, 200, 2],
    [400, 4, 389, 3.8],
    [3, 4, 2, 2.6],
    [0.3, 3, 0.1, 1],
    [400, 4, 1, 0.5],
    [400, 4, 1e9, 96],
    [400, 4, 0, 4],
    [400, 4, -1, 4],
    [400, 4, Number.NaN, 4],
    [400, 4, Number.POSITIVE_INFINITY, 4],
    [0, 4, 380, 4],
  ])('where %s makes %s servings, %s makes %s', (amount, recipeServings, have, servings) => {
    expect(servingsFromIngredient(amount, recipeServings, have)).toBe(servings);
  });

  describe('recipeHref', () => {
    it.each([
      ['/tofu', { servings: 4, system: null, variant: null }, '/tofu'],
      ['/tofu', { servings: 6, system: null, variant: null }, '/tofu/?servings=6'],
      ['/tofu/', { servings: 4, system: 'metric', variant: 'soy' }, '/tofu/?units=metric&version=soy'],
      ['/tofu/?servings=2', { servings: 6, system: 'us', variant: null }, '/tofu/?servings=6&units=us'],
      ['https://example.com/a', { servings: 6, system: 'us', variant: null }, 'https://example.com/a'],
    ] as const)('writes %s with %j as %s', (path, choice, href) => {
      expect(recipeHref(path, choice, 4)).toBe(href);
    });
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

describe('yieldText', () => {
  it('writes numbers with halves, other parts as decimals', () => {
    expect([4, 5.5, 0.5, 3.4, 1 / 3].map(yieldNumber)).toEqual(['4', '5½', '½', '3.4', '0.33']);
  });

  it.each<[amount: number | string, unit: string, plural: string | undefined, words: string]>([
    [6, 'serving', undefined, '6 servings'],
    [1, 'block', undefined, '1 block'],
    [0.5, 'block', undefined, '½ block'],
    [1.5, 'block', undefined, '1½ blocks'],
    [2, 'loaf', 'loaves', '2 loaves'],
    ['2-4', 'serving', undefined, '2-4 servings'],
    ['2-3', 'loaf', 'loaves', '2-3 loaves'],
    ['1', 'serving', undefined, '1 serving'],
    [12, 'ravioli rounds', undefined, '12 ravioli rounds'],
    [2, '인분', undefined, '2 인분'],
    [2, 'flambé', undefined, '2 flambés'],
  ])('writes %s of %s, plural %s, as “%s”', (amount, unit, plural, words) => {
    expect(yieldText(amount, unit, plural)).toBe(words);
  });
});

const stew = recipeBySlug('barley-stew');

describe('recipeCardData', () => {
  it('has title, category, times, yield and address, below /recipes without one of its own', () => {
    const meta = 'Stew, 40 min prep, 1 hr 20 min in all, serves 4';
    expect(recipeCardData(stew)).toMatchObject({ title: 'Barley Stew', meta, href: '/barley-stew' });
    const curry = { ...stew, customLink: undefined, slug: 'carrot-curry' };
    expect(recipeCardData(curry).href).toBe('/recipes/carrot-curry');
  });

  it.each([
    [{ amount: 2, unit: 'block' }, '2 blocks'],
    [{ amount: 4, unit: 'serving', text: '2-4' }, 'serves 2 to 4'],
    [{ amount: 1, unit: 'serving' }, 'serves 1'],
    [{ amount: 2, unit: 'loaf', plural: 'loaves' }, '2 loaves'],
  ])('writes a yield of %j as “%s”', (amount, text) => {
    expect(recipeCardData({ ...stew, yield: amount }).meta).toBe(
      `Stew, 40 min prep, 1 hr 20 min in all, ${text}`,
    );
  });

  it.each([
    [{ prep: 10, cook: 30, total: 40, card: 40 }, '40 min'],
    [{ prep: 30, cook: 45, total: 75, card: 30, cardLabel: 'prep' }, '30 min prep, 1 hr 15 min in all'],
    [{ prep: 10, cook: 230, total: [240, 300], card: [240, 300] }, '4 to 5 hrs'],
    [
      { prep: [600, 1440], cook: 240, total: [1440, 1680], card: [600, 1440], cardLabel: 'soaking' },
      '10 to 24 hrs soaking, 24 to 28 hrs in all',
    ],
    [
      { prep: 60, cook: 60, total: [8100, 10_320], card: [7200, 8640], cardLabel: 'in brine' },
      '5 to 6 days in brine, 5½ to 7 days in all',
    ],
  ])('writes times of %j as “%s”', (times, text) => {
    const timed = { ...stew, times: recipe.shape.times.parse(times) };
    expect(recipeCardData(timed).meta).toBe(`Stew, ${text}, serves 4`);
  });
});

describe('durations', () => {
  it.each<[number | [number, number], string]>([
    [0.5, '30 sec'],
    [1.5, '1 min 30 sec'],
    [5, '5 min'],
    [60, '1 hr'],
    [75, '1 hr 15 min'],
    [120, '2 hrs'],
    [1440, '24 hrs'],
    [7200, '5 days'],
    [[0.5, 0.75], '30 to 45 sec'],
    [[0.5, 1], '30 sec to 1 min'],
    [[7, 5], '5 to 7 min'],
    [[5, 5], '5 min'],
    [[45, 75], '45 min to 1 hr 15 min'],
    [[60, 90], '1 to 1½ hrs'],
    [[600, 1440], '10 to 24 hrs'],
    [[7200, 8640], '5 to 6 days'],
  ])('writes %j minutes as %s', (minutes, text) => {
    expect(describeMinutes(minutes)).toBe(text);
  });

  it.each<[number | [number, number], string]>([
    [45, '45 min'],
    [[1440, 1680], '24 to 28 hrs'],
    [2880, '2 days'],
    [3600, '2½ days'],
    [[8100, 10_320], '5½ to 7 days'],
  ])('writes %j minutes of a whole dish as %s', (minutes, words) => {
    expect(describeDishTime(minutes)).toBe(words);
  });

  it('writes minutes as ISO 8601 durations', () => {
    const durations = [75, 1440, 1.5, 0.5, Number.NaN].map(isoDuration);
    expect(durations).toEqual(['PT75M', 'PT1440M', 'PT1M30S', 'PT30S', 'PT0M']);
  });

  it('writes milliseconds as on a clock, rounded up to seconds, never below zero', () => {
    const clocks = [299_000, 298_200, 3_723_000, 9000, 0, -4000, Number.NaN].map(describeClock);
    expect(clocks).toEqual(['4:59', '4:59', '1:02:03', '0:09', '0:00', '0:00', '0:00']);
  });
});

it('pickedRecipes picks recipes by type, without the categories named', () => {
  const picked = (without?: string[]) =>
    pickedRecipes({ pick: { types: ['salads'] }, without }).map(({ slug }) => slug);
  expect([picked(), picked(['Pickle'])]).toEqual([['brined-turnips', 'herb-salad'], ['herb-salad']]);
});
