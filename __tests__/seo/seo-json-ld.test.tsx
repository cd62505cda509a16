import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/seo/json-ld';
import type { Recipe, Step } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import { breadcrumbJsonLd, itemListJsonLd, recipeJsonLd, websiteJsonLd } from '@/lib/seo/json-ld';
import { recipeMetadata } from '@/lib/seo/metadata';
import { siteUrl } from '@/lib/site-url';

jest.mock('@/lib/pictures', () => ({
  shareCrops: (name: string) =>
    ['1200x675', '1200x900', '1200x1200'].map((size) => ({ src: `/pictures/${name}-${size}.jpg` })),
}));
jest.mock('@/lib/build-day', () => ({ buildDay: () => '2026-03-01' }));

const step = (id: string, text: string) => ({ id, title: `Do ${id}`, text, durations: [] });

const recipe: Recipe = {
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
    {
      type: 'method',
      groups: [{ steps: [step('fry', 'Fry {lamb} at {@180}.'), step('eat', 'Add {egg} and {salt}.')] }],
    },
  ],
};

function withMethod(groups: { title?: string; steps: Step[] }[]): Recipe {
  return { ...recipe, blocks: [...recipe.blocks.slice(0, 2), { type: 'method', groups }] };
}

describe('A recipe for search engines', () => {
  it('says what it is, from whom and when', () => {
    expect(recipeJsonLd(recipe)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Toast',
      url: `${siteUrl}/toast/`,
      author: { '@type': 'Organization', name: site.name },
      datePublished: '2024-01-02',
      keywords: 'toast, bread',
      recipeCategory: 'Salad',
      recipeCuisine: 'Canadian',
      suitableForDiet: ['https://schema.org/VeganDiet'],
      tool: [{ '@type': 'HowToTool', name: 'Pan' }],
    });
  });

  it.each([
    ['of publication while nothing changed', undefined, '2024-01-02'],
    ['its content last changed', '2025-06-07', '2025-06-07'],
    ['of the build where the content asks for it', 'build', '2026-03-01'],
  ] as const)('carries the day %s', (_, updated, day) => {
    const changed = { ...recipe, updated };
    expect(recipeJsonLd(changed).dateModified).toBe(day);
    expect(recipeMetadata(changed).openGraph).toMatchObject({
      publishedTime: '2024-01-02',
      modifiedTime: day,
    });
  });

  it('has three pictures at full addresses', () => {
    expect(recipeJsonLd(recipe).image).toEqual([
      `${siteUrl}/pictures/toast-1200x675.jpg`,
      `${siteUrl}/pictures/toast-1200x900.jpg`,
      `${siteUrl}/pictures/toast-1200x1200.jpg`,
    ]);
  });

  it('gives all three times as ISO 8601 durations', () => {
    expect(recipeJsonLd(recipe)).toMatchObject({ prepTime: 'PT5M', cookTime: 'PT70M', totalTime: 'PT75M' });
  });

  it('lists ingredients as the page does, in metric units', () => {
    expect(recipeJsonLd(recipe).recipeIngredient).toEqual([
      '400 g lamb shoulder, in 1.5 cm dice',
      '2 eggs',
      'salt',
    ]);
  });

  it.each([
    [{ amount: 2, unit: 'serving' }, '2 servings'],
    [{ amount: 1, unit: 'block' }, '1 block'],
    [{ amount: 3, unit: 'serving', text: '2-4' }, '2-4 servings'],
  ])('gives a yield of %j as %s', (made, expected) => {
    expect(recipeJsonLd({ ...recipe, yield: made }).recipeYield).toBe(expected);
  });

  it('lists steps with name, text and address when the method is in one piece', () => {
    expect(recipeJsonLd(recipe).recipeInstructions).toEqual([
      {
        '@type': 'HowToStep',
        name: 'Do fry',
        text: 'Fry 400 g lamb shoulder at 180 °C.',
        url: `${siteUrl}/toast/#step-fry`,
      },
      {
        '@type': 'HowToStep',
        name: 'Do eat',
        text: 'Add 2 eggs and salt.',
        url: `${siteUrl}/toast/#step-eat`,
      },
    ]);
  });

  it('gives the picture of a step at its full address', () => {
    const step = { id: 'curds', title: 'Let it set', text: 'Wait.', durations: [] };
    const picture = { name: 'step-curds', alt: 'Soft curd in clear whey' };
    const method = withMethod([{ steps: [{ ...step, picture }] }]);
    expect(recipeJsonLd(method).recipeInstructions).toEqual([
      expect.objectContaining({
        image: ['1200x675', '1200x900', '1200x1200'].map(
          (size) => `${siteUrl}/pictures/step-curds-${size}.jpg`,
        ),
      }),
    ]);
  });

  it('has sections when the method has several titled parts', () => {
    const parts = [
      { title: 'Before', steps: [step('fry', 'Fry.')] },
      { title: 'After', steps: [step('eat', 'Eat.')] },
    ];
    expect(recipeJsonLd(withMethod(parts)).recipeInstructions).toMatchObject([
      { '@type': 'HowToSection', name: 'Before', itemListElement: [{ name: 'Do fry' }] },
      { '@type': 'HowToSection', name: 'After', itemListElement: [{ name: 'Do eat' }] },
    ]);
  });

  it('invents no rating, video or nutrition', () => {
    const written = JSON.stringify(recipeJsonLd(recipe));
    expect(written).not.toMatch(/rating|review|video|nutrition/i);
  });

  it('gives the figures per serving that the recipe has', () => {
    const { nutrition } = recipeJsonLd({ ...recipe, nutrition: { calories: 425, protein: 35 } });
    expect(nutrition).toEqual({
      '@type': 'NutritionInformation',
      servingSize: '1 serving',
      calories: '425 kcal',
      proteinContent: '35 g',
    });
  });

  it('says the longest of times that vary, and nothing of a time of none', () => {
    const times = { prep: [600, 1440] as [number, number], cook: 0 as const, total: 1440, card: 1440 };
    expect(recipeJsonLd({ ...recipe, times })).toMatchObject({ prepTime: 'PT1440M', totalTime: 'PT1440M' });
    expect(JSON.stringify(recipeJsonLd({ ...recipe, times }))).not.toContain('cookTime');
  });
});

describe('Breadcrumbs, lists and the site', () => {
  it('number the way to a page', () => {
    const crumbs = [
      { name: 'Recipes', path: '/recipes' },
      { name: 'Toast', path: '/toast' },
    ];
    expect(breadcrumbJsonLd(crumbs)?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Recipes', item: `${siteUrl}/recipes/` },
      { '@type': 'ListItem', position: 2, name: 'Toast', item: `${siteUrl}/toast/` },
    ]);
  });

  it('say nothing where there is nothing to say', () => {
    expect(breadcrumbJsonLd([{ name: 'Recipes', path: '/recipes' }])).toBeNull();
    expect(itemListJsonLd([])).toBeNull();
  });

  it('number the pages of a listing', () => {
    expect(itemListJsonLd(['/toast', '/recipes/soup'])?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, url: `${siteUrl}/toast/` },
      { '@type': 'ListItem', position: 2, url: `${siteUrl}/recipes/soup/` },
    ]);
  });

  it('name the site', () => {
    expect(websiteJsonLd()).toMatchObject({ '@type': 'WebSite', name: site.name, url: `${siteUrl}/` });
  });
});

describe('Structured data in the page', () => {
  const hostile = breadcrumbJsonLd([
    { name: '</script><script>alert(1)</script> & "quotes"', path: '/recipes' },
    { name: '보리 <!--', path: '/toast' },
  ]);

  it('holds no “<” that could close its script, and reads back as it was', () => {
    const html = renderToStaticMarkup(<JsonLd data={hostile} />);
    const [, inside = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
    expect(inside).not.toContain('<');
    expect(JSON.parse(inside)).toEqual(hostile);
  });

  it('reads back the same when drawn in the browser', () => {
    const { container } = render(<JsonLd data={hostile} />);
    expect(JSON.parse(container.textContent ?? '')).toEqual(hostile);
  });

  it('is left out where there is none', () => {
    expect(renderToStaticMarkup(<JsonLd data={null} />)).toBe('');
  });
});
