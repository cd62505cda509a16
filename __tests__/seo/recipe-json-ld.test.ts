/** @jest-environment node */
import type { RecipeBlock } from '@/lib/content/schema/recipe-block';
import { recipeBySlug } from '@/lib/recipe/all';
import { recipeJsonLd } from '@/lib/seo/recipe-json-ld';

// Whole recipes are in __tests__/expected/recipes.

const salad = recipeBySlug('herb-salad');

it.each([
  ['vegetarian', 'cider-vinegar', 'https://schema.org/VegetarianDiet'],
  ['gluten-free', 'beef-stock', 'https://schema.org/GlutenFreeDiet'],
])('leaves out a %s mark that depends on the brand of %s', (diet, buy, address) => {
  const dietsWith = (grocery: string) => {
    const items = [{ id: 'lamb', name: 'lamb', buy: grocery }];
    const blocks = [{ type: 'ingredients' as const, items }];
    return recipeJsonLd({ ...salad, diets: [diet, 'dairy-free', 'nut-free'], blocks }).suitableForDiet;
  };
  expect(dietsWith('salt')).toEqual([address, 'https://schema.org/LowLactoseDiet']);
  expect(dietsWith(buy)).toEqual(['https://schema.org/LowLactoseDiet']);
});

it('has a video only with its day of upload', () => {
  const videoOf = (uploaded?: string) => {
    const video = {
      ...{ type: 'video', title: 'See it brown', provider: 'youtube', video: 'toast-12345', uploaded },
      ...{ poster: { name: 'poster', alt: 'Toast' }, tips: [] },
    } as RecipeBlock;
    return JSON.parse(JSON.stringify(recipeJsonLd({ ...salad, blocks: [...salad.blocks, video] }))).video;
  };
  expect(videoOf()).toBeUndefined();
  expect(videoOf('2025-03-04')).toEqual([
    {
      '@type': 'VideoObject',
      name: 'See it brown',
      description: salad.description,
      thumbnailUrl: [
        expect.stringMatching(/^https:\/\/example\.com\/pictures\/poster-[0-9a-f]{8}-1280x720\.jpg$/),
      ],
      uploadDate: '2025-03-04',
      embedUrl: 'https://www.youtube-nocookie.com/embed/toast-12345',
    },
  ]);
});

it('names the recipe it was adapted from', () => {
  const source = { name: 'Winter Soups', href: 'https://soups.test.org/leek' };
  expect(recipeJsonLd({ ...salad, source }).isBasedOn).toEqual({
    '@type': 'CreativeWork',
    name: 'Winter Soups',
    url: 'https://soups.test.org/leek',
  });
});

it('has every figure of nutrition that is given, zero included', () => {
  const nutrition = { carbohydrate: 40, fat: 12.5, saturatedFat: 2, fibre: 6, sugar: 0, sodium: 480 };
  expect(recipeJsonLd({ ...salad, nutrition }).nutrition).toEqual({
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    carbohydrateContent: '40 g',
    fatContent: '12.5 g',
    saturatedFatContent: '2 g',
    fiberContent: '6 g',
    sugarContent: '0 g',
    sodiumContent: '480 mg',
  });
});
