/** @jest-environment node */
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Duration } from '@/lib/content/schema/recipe-step';
import { allRecipes } from '@/lib/recipe/all';
import { stepIngredients } from '@/lib/recipe/blocks';
import { parseStepText, resolveShares } from '@/lib/recipe/references';
import { renderText } from '@/lib/recipe/sentence';
import { testAnyAmount } from './any-amount';

const ingredients: Ingredient[] = [
  { id: 'pork', name: 'pork shoulder', amount: 400, unit: 'g' },
  { id: 'egg', name: 'egg', plural: 'eggs', amount: 2, round: 'half' },
  { id: 'stock', name: 'stock', amount: 600, unit: 'ml', food: 'stock' },
  { id: 'salt', name: 'salt' },
];
const durations: Duration[] = [
  { id: 'fry', label: 'Fry', minutes: 5, attention: 'active' },
  { id: 'soak', label: 'Soak', minutes: [600, 1440], attention: 'passive' },
];

const read = (text: string, scale = 1, system: 'metric' | 'us' = 'metric') =>
  renderText(text, { scale, system }, { ingredients, durations });

describe('renderText', () => {
  it.each([
    ['Mix {pork} well.', 'Mix 400 g pork shoulder well.'],
    ['Mix {pork|amount} of it.', 'Mix 400 g of it.'],
    ['Mix the {pork|name}.', 'Mix the pork shoulder.'],
    ['Pour in {stock|half}.', 'Pour in 300 ml stock.'],
    ['Pour in {stock|1/3|amount}.', 'Pour in 200 ml.'],
    ['Boil {egg}.', 'Boil 2 eggs.'],
    ['Boil {egg|half}.', 'Boil 1 egg.'],
    ['Halve the {egg|name}.', 'Halve the eggs.'],
    ['Season with {salt}.', 'Season with salt.'],
    ['Fry for {~fry}.', 'Fry for 5 min.'],
    ['Soak for {~soak}.', 'Soak for 10 to 24 hrs.'],
    ['Heat to {@180}.', 'Heat to 180 °C.'],
    ['{pork}{egg}', '400 g pork shoulder2 eggs'],
    ['No reference at all.', 'No reference at all.'],
  ])('renders “%s” as “%s”', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('follows servings and units', () => {
    expect(read('Mix {pork} with {egg}, in {~fry}.', 2)).toBe(
      'Mix 800 g pork shoulder with 4 eggs, in 5 min.',
    );
    expect(read('Heat to {@180}.', 1, 'us')).toBe('Heat to 350 °F.');
  });

  it('throws at an unknown ingredient or duration', () => {
    expect(() => read('Mix {prok}.')).toThrow('No ingredient has the id “prok”.');
    expect(() => read('Wait for {~sleep}.')).toThrow('No duration has the id “sleep”.');
  });
});

describe('parseStepText', () => {
  it.each([
    ...['{}', '{Pork}', '{pork|}', '{pork|3/2}', '{pork|1/0}', '{pork|half|half}'],
    ...['{pork|name|half}', '{pork|amount|name}', '{~}', '{@hot}', '{ pork }'],
  ])('names the malformed reference %s', (reference) => {
    expect(() => parseStepText(`Mix ${reference} well.`)).toThrow(`“${reference}”`);
  });

  it.each(['Mix {pork well.', 'Mix pork} well.', 'Mix {{pork}}.'])(
    'rejects unbalanced braces: %s',
    (text) => {
      expect(() => parseStepText(text)).toThrow('Step text contains');
    },
  );

  it('rejects a rest, which needs the whole recipe', () => {
    expect(() => parseStepText('Add {oil|rest}.')).toThrow('resolveShares has to resolve first');
  });
});

describe('resolveShares', () => {
  it.each([
    [
      ['{oil|half}', '{oil|1/3} and {oil|name}', '{oil|rest|amount}'],
      ['{oil|half}', '{oil|1/3+1/2} and {oil|name}', '{oil|1/6+5/6|amount}'],
    ],
    [['{oil|rest}'], ['{oil}']],
  ])('works out the rest of %j from earlier mentions', (texts, resolved) => {
    expect(resolveShares(texts)).toEqual(resolved);
    expect(resolveShares(resolved)).toEqual(resolved);
  });

  it('throws where nothing is left', () => {
    expect(() => resolveShares(['{oil}', '{oil|rest}'])).toThrow('earlier steps use all of it');
  });
});

test('the ingredients of a step are listed once each, in the order of its text, with their shares', () => {
  const text = 'Add {stock|1/3}, {salt} and {pork|name}, then {stock|1/3} and {salt}.';
  const used = stepIngredients({ text }, ingredients);
  expect(used.map((entry) => entry.ingredient.id)).toEqual(['stock', 'salt']);
  expect(used[0]?.share).toBeCloseTo(2 / 3);
  expect(used[1]?.share).toBe(1);
});

test('the ingredients that a step takes follow those of its text', () => {
  const used = stepIngredients({ text: 'Add {salt}.', takes: ['pork', 'stock|1/4'] }, ingredients);
  expect(used.map(({ ingredient, share }) => [ingredient.id, share])).toEqual([
    ['salt', 1],
    ['pork', 1],
    ['stock', 0.25],
  ]);
});

describe.each(allRecipes().map((recipe) => [recipe.title, recipe] as const))('%s', (_title, recipe) =>
  testAnyAmount(recipe),
);
