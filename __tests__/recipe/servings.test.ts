/** @jest-environment node */
import fc from 'fast-check';
import {
  choiceParameter,
  choiceSearch,
  knownVersion,
  mostServings,
  pluralOf,
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

  it('adds an s unless there is another plural', () => {
    expect([pluralOf('serving'), pluralOf('loaf', 'loaves')]).toEqual(['servings', 'loaves']);
  });
});
