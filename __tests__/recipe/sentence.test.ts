/** @jest-environment node */
import fc from 'fast-check';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Duration } from '@/lib/content/schema/recipe-step';
import { allRecipes } from '@/lib/recipe/all';
import { describeCan, describeTemperature } from '@/lib/recipe/amounts';
import { stepIngredients } from '@/lib/recipe/blocks';
import { parseAmount } from '@/lib/recipe/parse-amount';
import { parseStepText, resolveShares } from '@/lib/recipe/references';
import { renderText } from '@/lib/recipe/sentence';
import { roundsOf } from '@/lib/recipe/servings';
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

describe('sizes and amounts in a text', () => {
  const metric = (text: string, scale = 1) => renderText(text, { scale, system: 'metric' });
  const us = (text: string, scale = 1) => renderText(text, { scale, system: 'us' });

  describe('a size, which stays as it is at any scale', () => {
    it.each([
      ['in {#1.5-cm} dice', 'in 1.5 cm dice', 'in ½-inch dice'],
      ['in {#2-cm} squares', 'in 2 cm squares', 'in ¾-inch squares'],
      ['in {#5-mm} slices', 'in 5 mm slices', 'in ¼-inch slices'],
      ['lines {#1 cm} apart', 'lines 1 cm apart', 'lines ⅜ inch apart'],
      ['{#4 to 5 cm} thick', '4 to 5 cm thick', '1½ to 2 inches thick'],
      ['{#2.5-cm} cubes', '2.5 cm cubes', '1-inch cubes'],
      ['{#28 to 30 cm}', '28 to 30 cm', '11 to 12 inches'],
      ['{#18 × 12 cm}', '18 × 12 cm', '7 × 4½ inches'],
      ['a pot of {#4 L}', 'a pot of 4 L', 'a pot of 4 qt'],
      ['a {#8-L} pot', 'a 8 L pot', 'a 8-qt pot'],
      ['about {#500 ml}', 'about 500 ml', 'about 2 cups'],
      ['{#1 kg} on the lid', '1 kg on the lid', '2 lb on the lid'],
      ['the {#398-ml can}', 'the 398 ml can', 'the 14-oz can'],
      ['{#540-ml cans}', '540 ml cans', '19-oz cans'],
      ['{#50 g/L} of water', '50 g a litre of water', '1¾ oz a quart of water'],
      ['{#10 ml/L} of milk', '10 ml a litre of milk', '2 tsp a quart of milk'],
      ['{#4 to 5 g}', '4 to 5 g', '4 to 5 g'],
      ['{#0.5 tsp}', '½ tsp', '½ tsp'],
    ])('%s', (text, inMetric, inUs) => {
      expect([metric(text), us(text)]).toEqual([inMetric, inUs]);
      expect([metric(text, 3), us(text, 3)]).toEqual([inMetric, inUs]);
    });

    it('of a can is written in millilitres or ounces', () => {
      expect([describeCan(398, 'metric'), describeCan(398, 'us')]).toEqual(['398 ml', '14 oz']);
    });
  });

  describe('an amount of no ingredient', () => {
    it.each([
      ['{=4.3 L} of milk', 1, '4.3 L of milk', '4½ qt of milk'],
      ['{=4.3 L} of milk', 2, '8.5 L of milk', '9 qt of milk'],
      ['{=5 L}', 1.2, '6 L', '6 qt'],
      ['{=2 tbsp} of the oil', 3, '90 ml of the oil', '⅓ cup of the oil'],
      ['{=800 to 900 g}', 0.5, '400 to 450 g', '14 oz to 1 lb'],
      ['{=4 even piece|even pieces}', 1, '4 even pieces', '4 even pieces'],
      ['{=4 even piece|even pieces}', 0.125, '1 even piece', '1 even piece'],
      ['{=4 batch|batches|up}', 0.55, '3 batches', '3 batches'],
      ['{=2 to 3 spoonful|spoonfuls}', 2, '4 to 6 spoonfuls', '4 to 6 spoonfuls'],
      ['{=2 to 3 spoonful|spoonfuls}', 0.25, '1 spoonful', '1 spoonful'],
    ])('is scaled: %s at a scale of %s', (text, scale, inMetric, inUs) => {
      expect([metric(text, scale), us(text, scale)]).toEqual([inMetric, inUs]);
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
  });

  it('counts the rounds in which more than a pan holds is cooked', () => {
    expect([1, 6, 6.5, 12, 12.1].map((made) => roundsOf(made, 6))).toEqual([1, 1, 2, 2, 3]);
    expect(renderText('in {*} batches', { scale: 1, system: 'metric', rounds: 3 })).toBe('in 3 batches');
  });

  it.each(['{#1.5cm}', '{#cm}', '{#4 pieces}', '{=4 pieces}', '{=4 cm}', '{=L}', '{**}', '{#4 to cm}'])(
    'rejects the measure %s',
    (text) => {
      expect(() => metric(text)).toThrow(`“${text}”`);
    },
  );

  describe('a temperature', () => {
    it.each([
      [{ 150: '300 °F', 160: '325 °F', 175: '350 °F', 180: '350 °F', 190: '375 °F', 200: '400 °F' }],
      [{ 220: '425 °F', 230: '450 °F', 100: '212 °F', 63: '145 °F', 74: '165 °F', 4: '40 °F' }],
      [{ '-18': '0 °F', '-30': '−22 °F' }],
    ])('in °C is shown in °F: %j', (shown) => {
      for (const [celsius, us] of Object.entries(shown))
        expect(describeTemperature(Number(celsius), 'us')).toBe(us);
    });

    it('below zero is shown with a minus sign', () => {
      expect([180, -18].map((celsius) => describeTemperature(celsius, 'metric'))).toEqual([
        '180 °C',
        '−18 °C',
      ]);
    });

    it('is never shown cooler for a hotter oven', () => {
      const shown = Array.from({ length: 20 }, (_, index) => describeTemperature(60 + index * 10, 'us'));
      const numbers = shown.map((text) => Number.parseInt(text, 10));
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    });
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
