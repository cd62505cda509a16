/** @jest-environment node */
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipeCooklang } from '@/lib/open-data/cooklang';
import { allRecipes } from '@/lib/recipe/all';
import { stepsOf } from '@/lib/recipe/blocks';
import { recipeJsonLd } from '@/lib/seo/json-ld';

const safeWords = (recipe: Recipe) => stepsOf(recipe).flatMap(({ safety }) => safety ?? []);
const safe = allRecipes().filter((recipe) => safeWords(recipe).length > 0);

describe.each(safe.map((recipe) => [recipe.title, recipe] as const))('%s', (_title, recipe) => {
  it('says what makes a step safe to search engines and to recipe programs too', () => {
    const [data, cooklang] = [JSON.stringify(recipeJsonLd(recipe)), recipeCooklang(recipe)];
    for (const safety of safeWords(recipe)) {
      const [, words = ''] = /(?:^|\} ?)([^{}]{12,})/.exec(safety) ?? [];
      expect(data).toContain(JSON.stringify(words).slice(1, -1).trim());
      expect(cooklang).toContain(`To be safe: `);
      expect(cooklang).toContain(words.trim());
    }
  });
});
