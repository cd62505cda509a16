/** @jest-environment node */

import type { Recipe } from '@/lib/content/schema/recipe';
import type { Step } from '@/lib/content/schema/recipe-step';
import { recipeJsonLd } from '@/lib/seo/recipe-json-ld';

jest.mock('@/lib/content/pictures', () => ({
  shareCrops: (name: string) =>
    ['1200x675', '1200x900', '1200x1200'].map((size) => ({ src: `/pictures/${name}-${size}.jpg` })),
}));
jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const plain = (data: object | null) => JSON.parse(JSON.stringify(data));
const step = (id: string, text: string): Step => ({ id, title: `Do ${id}`, text, durations: [] });
const method = (...groups: { title?: string; steps: Step[] }[]) => ({ type: 'method' as const, groups });

const toast: Recipe = {
  status: 'published',
  fullMeal: false,
  id: 1,
  slug: 'toast',
  customLink: '/toast',
  title: 'Toast',
  category: 'Salad',
  types: [],
  cuisine: 'Canadian',
  keywords: ['toast', 'bread'],
  description: 'Two slices of bread, browned in oil on both sides and eaten while they are hot.',
  dek: 'Bread, made better.',
  picture: { name: 'toast', alt: 'Toast on a plate' },
  times: { prep: 5, cook: 70, total: 75, card: 75 },
  yield: { amount: 2, unit: 'serving' },
  difficulty: 'Easy',
  published: '2024-01-02',
  allergens: [],
  diets: ['vegan'],
  blocks: [
    {
      type: 'ingredients',
      groups: [
        {
          items: [
            { id: 'lamb', name: 'lamb shoulder', amount: 400, unit: 'g', note: 'in 1.5 cm dice' },
            { id: 'egg', name: 'egg', plural: 'eggs', amount: 2 },
            { id: 'salt', name: 'salt' },
          ],
        },
      ],
    },
    { type: 'equipment', items: ['Pan'] },
    method({ steps: [step('fry', 'Fry {lamb} at {@180}.'), step('eat', 'Add {egg} and {salt}.')] }),
  ],
};
const steps = (...groups: { title?: string; steps: Step[] }[]) =>
  recipeJsonLd({ ...toast, blocks: [...toast.blocks.slice(0, 2), method(...groups)] }).recipeInstructions;

describe('recipeJsonLd', () => {
  it('describes the recipe as its page does, in metric units', () => {
    expect(plain(recipeJsonLd(toast))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Toast',
      url: 'https://example.com/toast/',
      author: {
        '@type': 'Organization',
        '@id': 'https://example.com/#organization',
        name: 'Plain & Peppered',
        url: 'https://example.com/',
      },
      datePublished: '2024-01-02',
      keywords: 'toast, bread',
      recipeCategory: 'Salad',
      recipeCuisine: 'Canadian',
      suitableForDiet: ['https://schema.org/VeganDiet'],
      tool: [{ '@type': 'HowToTool', name: 'Pan' }],
      image: ['675', '900', '1200'].map((height) => `https://example.com/pictures/toast-1200x${height}.jpg`),
      prepTime: 'PT5M',
      cookTime: 'PT70M',
      totalTime: 'PT75M',
      recipeIngredient: ['400 g lamb shoulder, in 1.5 cm dice', '2 eggs', 'salt'],
    });
  });

  it.each([
    ['vegetarian', 'cider-vinegar', 'https://schema.org/VegetarianDiet'],
    ['gluten-free', 'beef-stock', 'https://schema.org/GlutenFreeDiet'],
  ])('leaves out a %s mark that depends on the brand of %s', (diet, buy, address) => {
    const dietsWith = (grocery: string) =>
      plain(
        recipeJsonLd({
          ...toast,
          diets: [diet, 'dairy-free', 'nut-free'],
          blocks: [
            { type: 'ingredients', items: [{ id: 'lamb', name: 'lamb', buy: grocery }] },
            method({ steps: [step('fry', 'Fry {lamb}.')] }),
          ],
        }),
      ).suitableForDiet;
    expect(dietsWith('salt')).toEqual([address, 'https://schema.org/LowLactoseDiet']);
    expect(dietsWith(buy)).toEqual(['https://schema.org/LowLactoseDiet']);
  });

  it('has no rating, video or nutrition that the recipe does not have', () => {
    expect(JSON.stringify(recipeJsonLd(toast))).not.toMatch(/rating|review|video|nutrition/i);
  });

  it('has a video only with its day of upload', () => {
    const video = {
      type: 'video' as const,
      title: 'See it brown',
      provider: 'youtube' as const,
      video: 'toast-12345',
      poster: { name: 'poster', alt: 'Toast' },
      tips: [],
    };
    const dataOf = (uploaded?: string) =>
      plain(recipeJsonLd({ ...toast, blocks: [...toast.blocks, { ...video, uploaded }] }));
    expect(dataOf()).not.toHaveProperty('video');
    expect(dataOf('2025-03-04').video).toEqual([
      {
        '@type': 'VideoObject',
        name: 'See it brown',
        description: 'Two slices of bread, browned in oil on both sides and eaten while they are hot.',
        thumbnailUrl: [
          'https://example.com/pictures/poster-1200x675.jpg',
          'https://example.com/pictures/poster-1200x900.jpg',
          'https://example.com/pictures/poster-1200x1200.jpg',
        ],
        uploadDate: '2025-03-04',
        embedUrl: 'https://www.youtube-nocookie.com/embed/toast-12345',
      },
    ]);
  });

  it.each([
    [undefined, '2024-01-02'],
    ['2025-06-07', '2025-06-07'],
    ['build', '2026-11-21'],
  ] as const)('updated %s is modified on %s', (updated, day) => {
    expect(recipeJsonLd({ ...toast, updated }).dateModified).toBe(day);
  });

  it.each([
    [{ amount: 2, unit: 'serving' }, '2 servings'],
    [{ amount: 1, unit: 'block' }, '1 block'],
    [{ amount: 3, unit: 'serving', text: '2-4' }, '2-4 servings'],
  ])('writes a yield of %j as “%s”', (made, expected) => {
    expect(recipeJsonLd({ ...toast, yield: made }).recipeYield).toBe(expected);
  });

  it('has the longest of times that vary, and no time of zero', () => {
    const times = { prep: [600, 1440] as [number, number], cook: 0 as const, total: 1440, card: 1440 };
    const data = plain(recipeJsonLd({ ...toast, times }));
    expect(data).toMatchObject({ prepTime: 'PT1440M', totalTime: 'PT1440M' });
    expect(data).not.toHaveProperty('cookTime');
  });

  it('names the recipe it was adapted from', () => {
    const source = { name: 'Winter Soups', href: 'https://soups.test.org/leek' };
    expect(recipeJsonLd({ ...toast, source }).isBasedOn).toEqual({
      '@type': 'CreativeWork',
      name: 'Winter Soups',
      url: 'https://soups.test.org/leek',
    });
  });

  it('has every figure that is given, zero included', () => {
    const nutrition = { carbohydrate: 40, fat: 12.5, saturatedFat: 2, fibre: 6, sugar: 0, sodium: 480 };
    expect(recipeJsonLd({ ...toast, nutrition }).nutrition).toEqual({
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

  it('has the nutrition of a serving', () => {
    expect(recipeJsonLd({ ...toast, nutrition: { calories: 425, protein: 35 } }).nutrition).toEqual({
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: '425 kcal',
      proteinContent: '35 g',
    });
  });

  it('lists steps with name, text, address and picture', () => {
    const picture = { name: 'step', alt: 'Eggs' };
    const [fry, eat] = plain(recipeJsonLd(toast).recipeInstructions as object);
    expect(fry).toEqual({
      '@type': 'HowToStep',
      name: 'Do fry',
      text: 'Fry 400 g lamb shoulder at 180 °C.',
      url: 'https://example.com/toast/#step-fry',
    });
    expect(eat.text).toBe('Add 2 eggs and salt.');
    expect(steps({ steps: [{ ...step('wait', 'Wait.'), picture }] })).toMatchObject([
      { image: expect.arrayContaining(['https://example.com/pictures/step-1200x675.jpg']) },
    ]);
  });

  it('has sections for several titled parts of the method', () => {
    expect(
      steps(
        { title: 'Before', steps: [step('fry', 'Fry.')] },
        { title: 'After', steps: [step('eat', 'Eat.')] },
      ),
    ).toMatchObject([
      { '@type': 'HowToSection', name: 'Before', itemListElement: [{ name: 'Do fry' }] },
      { '@type': 'HowToSection', name: 'After', itemListElement: [{ name: 'Do eat' }] },
    ]);
  });
});
