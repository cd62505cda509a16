import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/seo/json-ld';
import type { Page, SectionOf } from '@/lib/content/schema/page';
import type { RecipeBlock } from '@/lib/content/schema/recipe-block';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { guideOf } from '@/lib/guide/guides';
import { pageAt } from '@/lib/pages/addresses';
import { contentGraph } from '@/lib/pages/content-graphs';
import { pageCrumbs } from '@/lib/pages/crumbs';
import { recipeBySlug } from '@/lib/recipe/all';
import { pageGraph } from '@/lib/seo/page-graph';
import { restaurantJsonLd } from '@/lib/seo/place-json-ld';
import { recipeJsonLd } from '@/lib/seo/recipe-json-ld';
import { serviceJsonLd } from '@/lib/seo/service-json-ld';
import { itemList } from '@/lib/seo/site-json-ld';

// Restaurants, favourites, markets and events of the fixture site are in __tests__/expected/structured-data.

jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const hostile = pageGraph(
  { path: '/toast', title: '</script><script>alert(1)</script> & "quotes"' },
  {
    crumbs: [
      { name: '</script>', path: '/recipes' },
      { name: '보리 <!--', path: '/toast' },
    ],
  },
);

it('JsonLd has no “<” that could close its script, and reads back unchanged', () => {
  const html = renderToStaticMarkup(<JsonLd graph={hostile} />);
  const [, inside = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside)).toEqual(JSON.parse(JSON.stringify(hostile)));
  expect(JSON.parse(render(<JsonLd graph={hostile} />).container.textContent ?? '')).toEqual(
    JSON.parse(JSON.stringify(hostile)),
  );
});

// Whole graphs are in __tests__/expected/structured-data.

it('the graph of a page leaves out breadcrumbs of one page, empty lists and days that are not known', () => {
  const empty = itemList({ id: 'https://example.com/a/#list', name: 'Nothing', entries: [] });
  const graph = pageGraph({ path: '/a', title: 'A' }, { crumbs: [{ name: 'A', path: '/a' }], main: [empty] });
  const [page, ...others] = JSON.parse(JSON.stringify(graph))['@graph'];
  expect(others).toEqual([]);
  expect(Object.keys(page)).toEqual(['@type', '@id', 'url', 'name', 'inLanguage', 'isPartOf']);
});

it('the graph of a page has the day of its last change', () => {
  const graph = pageGraph({ path: '/a', title: 'A', updated: '2025-02-03' }, { crumbs: [], main: [] });
  expect(graph['@graph'][0]).toMatchObject({ dateModified: '2025-02-03' });
});

const corner: Restaurant = {
  status: 'published',
  slug: 'corner',
  guide: 'port-alder',
  name: 'Corner (Old Quay)',
  region: 'quayside',
  cuisine: 'Seafood',
  rating: 4.9,
  category: 'Lunch',
  favoriteOrder: 'Crab',
};
const closedAllDay = (date: string) => ({
  ...{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date },
  ...{ opens: '00:00', closes: '00:00' },
});

it.each([
  [
    'has only the coming days on which it is closed in spite of its hours',
    { closedOn: ['12-24', 'Christmas Day', '2026-11-20'] },
    { specialOpeningHoursSpecification: [closedAllDay('2026-12-24'), closedAllDay('2026-12-25')] },
  ],
  [
    'has no closed days when all are over',
    { closedOn: ['2026-11-20'] },
    { specialOpeningHoursSpecification: undefined },
  ],
  [
    'accepts reservations where booking is possible',
    { facts: { checkedOn: '2026-05-03', booking: 'possible' as const } },
    { acceptsReservations: true },
  ],
])('the structured data of a restaurant %s', (_, part, expected) => {
  expect(restaurantJsonLd({ ...corner, ...part }, guideOf('port-alder'))).toMatchObject(expected);
});

describe('the structured data of a recipe', () => {
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
});

// Services with prices are in __tests__/expected/structured-data/services.json.

it('services have no offers in an unknown currency', () => {
  const { sections = [] } = pageAt('/coaching') ?? {};
  const programs = sections.find(({ type }) => type === 'programs') as SectionOf<'programs'>;
  const text = JSON.stringify(serviceJsonLd({ ...programs, currency: undefined }, '/coaching'));
  expect(text).toContain('Service');
  expect(text).not.toContain('Offer');
});

// Whole graphs are in __tests__/expected/structured-data.

const noodles = pageAt('/noodles') as Page;

it.each([
  ['has the day of its last change', { updated: '2025-05-06' }, '2025-05-06'],
  ['has an article by `article` without a day', { article: true, published: undefined }, undefined],
])('the graph of a page to read %s', (_, changes, dateModified) => {
  const article = contentGraph({ ...noodles, ...changes })['@graph'][2];
  expect(article).toMatchObject({ '@type': 'Article', dateModified });
});

it.each([
  ['neither a day nor `article`', { published: undefined }],
  ['a day and `article: false`', { article: false }],
])('the graph of a page with %s has no article', (_, changes) => {
  expect(JSON.stringify(contentGraph({ ...noodles, ...changes }))).not.toContain('Article');
});

// Breadcrumbs of pages at any depth are in __tests__/expected/structured-data.

it('breadcrumbs end for a page that links back to itself', () => {
  expect(pageCrumbs({ path: '/about', title: 'About', back: { name: 'Back', href: '/about' } })).toEqual([
    { name: 'About', path: '/about' },
  ]);
});
