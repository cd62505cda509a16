import { testTables } from '@/__tests__/cases';
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

const PER_CUP = [125, 130] as const;
const flours = [
  { name: 'weak', protein: [7, 9] as const },
  { name: 'middle', protein: [10, 12] as const },
  { name: 'strong', protein: [12, 14] as const },
  { name: 'unknown' },
];

testTables('__tests__/education/tables', {
  cups: (text: string) => {
    const read = readAmount(text, CUPS);
    return read && ('problem' in read ? read.problem : Number(read.value.toFixed(8)));
  },
  'cups-in-grams': (cups: number) => describeGrams(gramsOf(cups, PER_CUP)),
  'flours-by-protein': (protein: number) => floursWith(protein, flours).map(({ name }) => name),
  'grams-in-cups': (grams: number) => {
    const { nearest, exact } = describeCups(cupsOf(grams, PER_CUP));
    return [nearest, exact];
  },
});

it('readAmount reads grams and kilograms, and a share of protein within bounds', () => {
  const grams = ['320', '320 g', '0,5 kg', '1,000'].map((text) => readAmount(text, GRAMS)?.value);
  expect(grams).toEqual([320, 320, 500, 1000]);
  const protein = ['6.9%', '14.1', '11.5％'].map((text) => readAmount(text, proteinWithin(7, 14)));
  expect(protein).toEqual([{ problem: 'little' }, { problem: 'much' }, { value: 11.5 }]);
});

describe('protein', () => {
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
    for (const protein of [7, 8, 13, 14, Number.NaN]) expect(blendFor(protein, [12, 14], [7, 9])).toBeNull();
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
