/** @jest-environment node */

import { bareMeasure } from '@/lib/checks/recipe-texts';
import { planFor, stepsFor } from '@/lib/plan/plan';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { stepsOf } from '@/lib/recipe/blocks';
import { testAnyAmount } from './any-amount';

const RECIPES = allRecipes().map((recipe) => [recipe.title, recipe] as const);

describe.each(RECIPES)('%s, whatever amount is made', (_title, recipe) => testAnyAmount(recipe));

describe('Eggs for the stew', () => {
  it('boil before they are peeled, and are peeled before the pot is hot', () => {
    const steps = stepsFor(stepsOf(recipeBySlug('barley-stew')), {
      servings: 4,
      factor: 1,
      system: 'metric',
    });
    const { stages } = planFor(steps, 'long', 0);
    const eggs = stages.find(({ id }) => id === 'eggs');
    const pot = stages.find(({ id }) => id === 'brown');
    expect(eggs?.passive[0]?.start).toBe(eggs?.start);
    // Three minutes for peeling and halving.
    expect(((eggs?.end ?? 0) - (eggs?.passive[0]?.end ?? 0)) / 60_000).toBe(3);
    expect(pot?.start).toBeGreaterThanOrEqual(eggs?.end ?? Number.NaN);
  });
});

describe('A number in the words of a recipe', () => {
  it.each([
    ['Cut into 1.5 cm dice.', '1.5 cm'],
    ['A pot of 4 litres', '4 litres'],
    ['Add two tablespoons of it.', 'two tablespoons'],
    ['About 4 to 5 cm high', '4 to 5 cm'],
    ['A mould of 18 × 12 cm', '18 × 12 cm'],
    ['50 g for each litre', '50 g'],
  ])('is found in “%s”', (text, found) => {
    expect(bareMeasure(text)).toBe(found);
  });

  it.each([
    'Cut into {#1.5-cm} dice.',
    'Fry for 5 minutes.',
    'About 8 g of protein',
    'A litre or so',
    'Photo 4 of 27',
  ])('is none in “%s”', (text) => {
    expect(bareMeasure(text)).toBeNull();
  });
});
