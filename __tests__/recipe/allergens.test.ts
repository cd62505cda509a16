/** @jest-environment node */

import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import { recipeBySlug } from '@/lib/recipe/all';
import { allergensOf, allergenText, mayContain, mayContainText } from '@/lib/recipe/allergens';
import { certainDiets, dietsOf, dietTexts } from '@/lib/recipe/diets';

describe('allergens', () => {
  /** A recipe with milk, whose second version adds mustard. */
  const turnips = recipeBySlug('brined-turnips');

  it.each([
    [undefined, ['Milk'], 'Contains milk. The brine “Mustard” adds mustard.'],
    ['plain', ['Milk'], 'Contains milk.'],
    ['mustard', ['Milk', 'Mustard'], 'Contains milk and mustard.'],
  ])('are listed for version %s', (version, allergens, words) => {
    expect(allergensOf(turnips, version)).toEqual(allergens);
    expect(allergenText(turnips, version)).toContain(words);
  });

  it('are not mentioned for a recipe without any', () => {
    expect(allergenText({ ...turnips, allergens: [] })).toBe('');
  });

  it('that depend on the brand are named, unless the recipe names them anyway', () => {
    const stew = recipeBySlug('barley-stew');
    expect(mayContainText(stew)).toBe('May contain sulphites (pickled plums): read the label.');
    expect(mayContainText({ ...stew, allergens: ['Gluten', 'Sulphites', 'Wheat'] })).toBe('');
    expect(mayContain({ name: 'pickled plum', buy: 'pickled-plum' }, [])).toBe('sulphites');
    expect(mayContain({ name: 'pickled plum', buy: 'pickled-plum' }, ['Sulphites'])).toBe('');
    expect(mayContain({ name: 'turnip', buy: 'turnip' }, [])).toBe('');
  });

  it('of the same food are listed together', () => {
    const stew = recipeBySlug('barley-stew');
    expect(mayContainText({ ...stew, allergens: ['Egg', 'Soy'] })).toBe(
      'May contain gluten and wheat (unsalted beef stock) and sulphites (pickled plums): read the label.',
    );
  });

  it('are both gluten and wheat for a food that contains both', () => {
    expect(allergenText(recipeBySlug('lemon-noodles'))).toBe('Contains gluten and wheat.');
  });
});

describe('diets', () => {
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

  it('need no condition for foods that fit from any brand', () => {
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
});
