/** @jest-environment node */
import { allRecipes, recipeAt, recipeBySlug } from '@/lib/recipe/all';
import { cardTitle, ingredientsOf, recipePath, stepsOf } from '@/lib/recipe/blocks';
import { renderStepText } from '@/lib/recipe/text';

describe('The recipes of the site', () => {
  it('pass every check and stand in the order of their numbers', () => {
    const ids = allRecipes().map((recipe) => recipe.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  });

  it('each have an address, a title for cards, ingredients and steps', () => {
    for (const recipe of allRecipes()) {
      expect(recipePath(recipe)).toMatch(/^\/[a-z0-9/-]+$/);
      expect(cardTitle(recipe)).not.toBe('');
      expect(ingredientsOf(recipe)).not.toEqual([]);
      expect(stepsOf(recipe)).not.toEqual([]);
    }
  });

  it.each(['metric', 'us'] as const)('read as sentences without a brace in %s units', (system) => {
    for (const recipe of allRecipes()) {
      const ingredients = ingredientsOf(recipe);
      for (const { text, durations } of stepsOf(recipe)) {
        const sentence = renderStepText(text, { ingredients, durations }, { factor: 1.5, system });
        expect(sentence).not.toMatch(/[{}]|undefined|NaN| {2}/);
      }
    }
  });

  it('are found by slug and by number', () => {
    const [first] = allRecipes();
    expect(recipeBySlug(first?.slug ?? '')).toBe(first);
    expect(recipeAt(`/recipes/${first?.id}`)).toBe(first);
    expect(recipeAt('/recipes/-1')).toBeUndefined();
    expect(() => recipeBySlug('no-such-dish')).toThrow('“no-such-dish”');
  });
});
