/** @jest-environment node */
import { recipeCooklang } from '@/lib/open-data/cooklang';
import { recipeBySlug } from '@/lib/recipe/all';
import { allergensOf, allergenWords } from '@/lib/recipe/allergens';
import { recipeJsonLd } from '@/lib/seo/json-ld';

const turnips = recipeBySlug('brined-turnips');

describe('A recipe with two versions, of which the second brings mustard', () => {
  it('names with each version what that version brings, and nothing of the other', () => {
    expect(allergensOf(turnips)).toEqual(['Milk']);
    expect(allergensOf(turnips, 'plain')).toEqual(['Milk']);
    expect(allergensOf(turnips, 'mustard')).toEqual(['Milk', 'Mustard']);
  });

  it('says beside the first what the other adds, to search engines and recipe programs too', () => {
    const said = 'Contains milk. The brine “Mustard” adds mustard.';
    expect(allergenWords(turnips)).toBe(said);
    expect(allergenWords(turnips, 'mustard')).toBe('Contains milk and mustard.');
    for (const file of [JSON.stringify(recipeJsonLd(turnips)), recipeCooklang(turnips)]) {
      expect(file).toContain('The brine “Mustard” adds mustard.');
    }
  });

  it('says nothing where there is nothing to say', () => {
    expect(allergenWords({ ...turnips, allergens: [] })).toBe('');
  });
});
