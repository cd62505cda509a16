/** @jest-environment node */
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { recipeBySlug } from '@/lib/recipe/all';
import { certainDiets, dietsOf, dietTexts } from '@/lib/recipe/diets';

/** Recipe of these diets with these things to buy. */
function recipeWith(diets: string[], ...items: Pick<Ingredient, 'name' | 'buy'>[]) {
  const ingredients = items.map((item) => ({ id: item.name, ...item }));
  return { diets, blocks: [{ type: 'ingredients' as const, items: ingredients }] };
}

const stock = { name: 'beef stock', buy: 'beef-stock' };

describe('a diet that only some brands follow', () => {
  it('names the food with what makes it vegetarian', () => {
    const turnips = recipeBySlug('brined-turnips');
    expect(dietTexts(turnips)).toEqual(['vegetarian (cider vinegar fined without gelatin)', 'gluten-free']);
    expect(certainDiets(turnips)).toMatchObject([{ id: 'gluten-free' }]);
  });

  it('names the food that must not contain an allergen of some brands', () => {
    const broth = recipeWith(['gluten-free', 'dairy-free'], stock);
    expect(dietTexts(broth)).toEqual(['gluten-free (beef stock without gluten)', 'dairy-free']);
    expect(certainDiets(broth)).toMatchObject([{ id: 'dairy-free' }]);
  });

  it('lists a food once, however often the recipe has it', () => {
    expect(dietTexts(recipeWith(['gluten-free'], stock, stock))).toEqual([
      'gluten-free (beef stock without gluten)',
    ]);
  });
});

it('needs no condition for foods that fit from any brand', () => {
  const salad = recipeBySlug('herb-salad');
  expect(dietTexts(salad)).toEqual(['vegetarian', 'vegan', 'gluten-free', 'dairy-free']);
});

describe('dietsOf', () => {
  it.each([
    [['vegan'], ['vegan', 'vegetarian', 'dairy-free']],
    [['vegetarian'], ['vegetarian']],
    [
      ['gluten-free', 'nut-free'],
      ['gluten-free', 'nut-free'],
    ],
  ])('adds to %j the diets whose rules it includes', (diets, all) => {
    expect(dietsOf({ diets })).toEqual(all);
  });
});
