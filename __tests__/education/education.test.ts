/** @jest-environment node */

import { cardsIn } from '@/lib/education/cards';
import {
  blendFor,
  CUPS,
  cupsOf,
  describeCups,
  describeGrams,
  floursWith,
  GRAMS,
  gramsOf,
  proteinWithin,
  rangeOf,
  readAmount,
} from '@/lib/education/flour-math';
import { learnCards, recipesUsingIngredient } from '@/lib/education/pages';

describe('flour math', () => {
  const PER_CUP = [125, 130] as const;

  describe('readAmount', () => {
    it.each([
      ['2.5', 2.5],
      ['2,5', 2.5],
      ['2 1/2', 2.5],
      ['2½', 2.5],
      ['2 ½ cups', 2.5],
      ['⅓', 1 / 3],
      ['3/4 cup', 0.75],
      ['a cup', 1],
      ['4 tbsp', 0.25],
      ['1 cup + 2 tbsp', 1.125],
    ])('reads “%s” as %d cups', (text, cups) => {
      expect(readAmount(text, CUPS)?.value).toBeCloseTo(cups, 10);
    });

    it('reads grams and kilograms', () => {
      const grams = ['320', '320 g', '0,5 kg', '1,000'].map((text) => readAmount(text, GRAMS)?.value);
      expect(grams).toEqual([320, 320, 500, 1000]);
    });

    it.each(['flour', '-2', '1/0', '2 cups sugar', '2 kg', 'NaN', '1e3', '<b>2</b>', '..', '2 2 2'])(
      'reports “%s” as unreadable',
      (text) => expect(readAmount(text, CUPS)).toEqual({ problem: 'unreadable' }),
    );

    it('reports numbers out of bounds, and nothing for an empty field', () => {
      expect(readAmount('0', CUPS)).toEqual({ problem: 'little' });
      expect(readAmount('101', CUPS)).toEqual({ problem: 'much' });
      expect(readAmount('6.9%', proteinWithin(7, 14))).toEqual({ problem: 'little' });
      expect(readAmount('14.1', proteinWithin(7, 14))).toEqual({ problem: 'much' });
      expect(readAmount('11.5％', proteinWithin(7, 14))).toEqual({ value: 11.5 });
      expect(readAmount('  ', CUPS)).toBeNull();
    });
  });

  describe('cups and grams', () => {
    it.each([
      [2.5, '313 to 325 g'],
      [1, '125 to 130 g'],
      [1 / 4, '31 to 33 g'],
      [1 / 3, '42 to 43 g'],
      [4, '500 to 520 g'],
      [1 / 48, '2.6 to 2.7 g'],
    ])('convert: %d cups are %s', (cups, grams) => {
      expect(describeGrams(gramsOf(cups, PER_CUP))).toBe(grams);
    });

    it.each([
      [320, 'about 2½ cups', '2.46 to 2.56 cups'],
      [130, 'about 1 cup', '1 to 1.04 cups'],
      [500, 'about 4 cups', '3.85 to 4 cups'],
      [42, 'about ⅓ cup', '0.32 to 0.34 cup'],
      [8, 'about 1 tbsp', '0.98 to 1.02 tbsp'],
      [20, 'about 2½ tbsp', '2.46 to 2.56 tbsp'],
      [3, 'about 1⅛ tsp', '1.11 to 1.15 tsp'],
    ])('convert: %d g are %s', (grams, nearest, exact) => {
      expect(describeCups(cupsOf(grams, PER_CUP))).toEqual({ nearest, exact });
    });
  });

  describe('protein', () => {
    const flours = [
      { name: 'weak', protein: [7, 9] as const },
      { name: 'middle', protein: [10, 12] as const },
      { name: 'strong', protein: [12, 14] as const },
      { name: 'unknown' },
    ];

    it.each([
      [8, ['weak']],
      [9.5, []],
      [12, ['middle', 'strong']],
      [14, ['strong']],
      [Number.NaN, []],
    ])('of %d%% is in %j', (protein, names) => {
      expect(floursWith(protein, flours).map((flour) => flour.name)).toEqual(names);
    });

    it('has a range from the least to the most of all flours', () => {
      expect(rangeOf(flours)).toEqual([7, 14]);
      expect(rangeOf([{ protein: undefined }])).toEqual([0, 100]);
    });

    it('of a blend comes from the middles of the ranges', () => {
      // 60 g at 13% and 40 g at 8% hold 7.8 + 3.2 = 11 g.
      expect(blendFor(11, [12, 14], [7, 9])).toEqual({ strong: 60, weak: 40 });
      expect(blendFor(10.5, [12, 14], [7, 9])).toEqual({ strong: 50, weak: 50 });
    });

    it('of a blend cannot lie beyond the flours', () => {
      for (const protein of [7, 8, 13, 14, Number.NaN])
        expect(blendFor(protein, [12, 14], [7, 9])).toBeNull();
    });
  });
});

describe('cards of pages', () => {
  it('are those of flours, legumes and soy products', () => {
    expect([...learnCards.values()].map(({ page, id }) => `${page}#${id}`)).toEqual([
      '/flour#plain-flour',
      '/flour#strong-flour',
      '/flour#soft-flour',
      '/flour#stone-flour',
      '/legumes#chickpeas',
      '/legumes#borlotti',
      '/legumes#soy-sauce',
      '/legumes#natto',
    ]);
  });

  it('are none on a site without these pages', () => {
    expect(cardsIn([])).toEqual([]);
  });

  it.each([
    ['strong-flour', ['/barley-stew']],
    ['soft-flour', []],
    ['no-such-card', []],
  ])('name the recipes with an ingredient that %s explains: %j', (card, recipes) => {
    expect(recipesUsingIngredient(card).map(({ href }) => href)).toEqual(recipes);
  });
});
