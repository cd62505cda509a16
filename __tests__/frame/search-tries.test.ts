/** @jest-environment node */
import { searchTries } from '@/components/frame/search-tries';
import { searchFile } from '@/lib/pages/search-index';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { createSiteSearch } from '@/lib/search/site-search';

describe('searchTries', () => {
  it('has a diet, a place and a flour, and first a dish with one foreign word where there is one', () => {
    expect(searchTries()).toEqual(['Gluten-free', 'Fish Hall', 'Strong flour']);
    const dish = { ...recipeBySlug('barley-stew'), cardTitle: 'Stew' };
    expect(searchTries([dish, ...allRecipes()])[0]).toBe('Stew');
  });

  it.each(['Gluten-free', 'Fish Hall', 'Strong flour', 'Stew'])(
    '“%s” is found as it is typed',
    async (text) => {
      const find = await createSiteSearch(searchFile());
      const { count, corrected } = find(text);
      expect(count).toBeGreaterThan(0);
      expect(corrected).toBeNull();
    },
  );
});
