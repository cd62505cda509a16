import fc from 'fast-check';
import { allRecipes } from '@/lib/recipe/all';
import { describeCan, describeTemperature } from '@/lib/recipe/amounts';
import { stepIngredients } from '@/lib/recipe/blocks';
import { parseAmount } from '@/lib/recipe/parse-amount';
import { parseStepText, resolveShares } from '@/lib/recipe/references';
import { renderText } from '@/lib/recipe/sentence';
import { roundsOf } from '@/lib/recipe/servings';
import { testAnyAmount } from './any-amount';
import { listed } from './listed';

const read = (text: string, scale = 1, system: 'metric' | 'us' = 'metric') =>
  renderText(text, { scale, system }, listed);

describe('renderText', () => {
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

describe('sizes and amounts in a text', () => {
  it('of a can is written in millilitres or ounces', () => {
    expect([describeCan(398, 'metric'), describeCan(398, 'us')]).toEqual(['398 ml', '14 oz']);
  });

  it('never shrinks with more servings', () => {
    const unit = fc.constantFrom('g', 'kg', 'ml', 'L', 'tsp', 'tbsp');
    const scale = fc.double({ min: 1 / 24, max: 24, noNaN: true });
    const system = fc.constantFrom('metric' as const, 'us' as const);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), unit, scale, scale, system, (n, of, a, b, units) => {
        const read = (by: number) => {
          const amount = of === 'kg' || of === 'L' ? n / 100 : n;
          const text = renderText(`{=${amount} ${of}}`, { scale: by, system: units });
          const base = of === 'g' || of === 'kg' ? 'g' : 'ml';
          return text === 'a pinch' ? 0 : (parseAmount(text, base) ?? Number.NaN);
        };
        expect(read(Math.max(a, b))).toBeGreaterThanOrEqual(read(Math.min(a, b)));
      }),
      { numRuns: 1000 },
    );
  });

  it('counts the rounds in which more than a pan holds is cooked', () => {
    expect([1, 6, 6.5, 12, 12.1].map((made) => roundsOf(made, 6))).toEqual([1, 1, 2, 2, 3]);
    expect(renderText('in {*} batches', { scale: 1, system: 'metric', rounds: 3 })).toBe('in 3 batches');
  });

  it.each(['{#1.5cm}', '{#cm}', '{#4 pieces}', '{=4 pieces}', '{=4 cm}', '{=L}', '{**}', '{#4 to cm}'])(
    'rejects the measure %s',
    (text) => {
      expect(() => renderText(text, { scale: 1, system: 'metric' })).toThrow(`“${text}”`);
    },
  );

  it('of a temperature below zero is written with a minus sign', () => {
    const metric = [180, -18].map((celsius) => describeTemperature(celsius, 'metric'));
    expect(metric).toEqual(['180 °C', '−18 °C']);
  });

  it('of a temperature is never cooler for a hotter oven', () => {
    const shown = Array.from({ length: 20 }, (_, index) => describeTemperature(60 + index * 10, 'us'));
    const numbers = shown.map((text) => Number.parseInt(text, 10));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
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
  const used = stepIngredients({ text }, listed.ingredients);
  expect(used.map((entry) => entry.ingredient.id)).toEqual(['stock', 'salt']);
  expect(used[0]?.share).toBeCloseTo(2 / 3);
  expect(used[1]?.share).toBe(1);
});

test('the ingredients that a step takes follow those of its text', () => {
  const used = stepIngredients({ text: 'Add {salt}.', takes: ['pork', 'stock|1/4'] }, listed.ingredients);
  expect(used.map(({ ingredient, share }) => [ingredient.id, share])).toEqual([
    ['salt', 1],
    ['pork', 1],
    ['stock', 0.25],
  ]);
});

describe.each(allRecipes().map((recipe) => [recipe.title, recipe] as const))('%s', (_title, recipe) =>
  testAnyAmount(recipe),
);
