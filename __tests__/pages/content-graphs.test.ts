/** @jest-environment node */

import type { Page } from '@/lib/content/schema/page';
import { contentPages } from '@/lib/content/server';
import { pageAt } from '@/lib/pages/addresses';
import { contentGraph, homeGraph, recipeGraph, recipeListGraph } from '@/lib/pages/content-graphs';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';

jest.mock('@/lib/content/pictures', () => ({
  ...jest.requireActual('@/lib/content/pictures'),
  shareCrops: (name: string) => [{ src: `/pictures/${name}-1200x675.jpg` }],
}));

type Node = Record<string, unknown> & { '@type': string; '@id': string; itemListElement?: object[] };

const nodesOf = (graph: object): Node[] => JSON.parse(JSON.stringify(graph))['@graph'];
const typesOf = (graph: object) => nodesOf(graph).map((node) => node['@type']);

function pageNamed(path: string): Page {
  const page = pageAt(path);
  if (!page) throw new Error(`The fixture site has no page ${path}.`);
  return page;
}

const AUTHOR = {
  '@type': 'Organization',
  '@id': 'https://example.com/#organization',
  name: 'Plain & Peppered',
  url: 'https://example.com/',
};

describe('homeGraph', () => {
  it('describes the site and its author', () => {
    const nodes = nodesOf(homeGraph());
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'ItemList', 'WebSite', 'Organization']);
    expect(nodes[2]).toEqual({
      '@type': 'WebSite',
      '@id': 'https://example.com/#website',
      name: 'Plain & Peppered',
      url: 'https://example.com/',
      description:
        'Stews and dumplings from a harbour kitchen, maps of where to eat on three coasts, and what goes on inside a bag of flour.',
      inLanguage: 'en-CA',
      publisher: { '@id': 'https://example.com/#organization' },
    });
    expect(nodes[3]).toMatchObject({
      ...AUTHOR,
      sameAs: [
        'https://www.youtube.com/@plain-peppered',
        'https://www.instagram.com/plain.peppered',
        'https://social.test/@plain',
      ],
    });
  });
});

describe('contentGraph', () => {
  it('has an article for a page to read, with its author, day and lists', () => {
    const [page, crumbs, article, ...lists] = nodesOf(contentGraph(pageNamed('/noodles')));
    expect(page).toEqual({
      '@type': 'WebPage',
      '@id': 'https://example.com/noodles/',
      url: 'https://example.com/noodles/',
      name: 'Noodle Dishes',
      inLanguage: 'en-CA',
      isPartOf: { '@id': 'https://example.com/#website' },
      breadcrumb: { '@id': 'https://example.com/noodles/#breadcrumb' },
      mainEntity: { '@id': 'https://example.com/noodles/#article' },
    });
    expect(crumbs?.['@type']).toBe('BreadcrumbList');
    expect(article).toEqual({
      '@type': 'Article',
      '@id': 'https://example.com/noodles/#article',
      headline: 'Noodles and Ribbons',
      description:
        'Noodles in three thicknesses, what each of them is good for, and the dishes on this site that are made of them.',
      image: ['https://example.com/pictures/ribbons-1200x675.jpg'],
      inLanguage: 'en-CA',
      author: AUTHOR,
      publisher: { '@id': 'https://example.com/#organization' },
      datePublished: '2024-01-10',
      isPartOf: { '@id': 'https://example.com/#website' },
      mainEntityOfPage: { '@id': 'https://example.com/noodles/' },
    });
    expect(lists.map(({ name }) => name)).toEqual(['Cook one', 'From this site']);
  });

  it('has the day of the last change, where it is known', () => {
    const dated = contentGraph({ ...pageNamed('/noodles'), updated: '2025-05-06' });
    expect(nodesOf(dated)[2]).toMatchObject({ dateModified: '2025-05-06' });
  });

  it('has an article by `article` without a day, and none with false', () => {
    const { published: _, ...noodles } = pageNamed('/noodles');
    expect(typesOf(contentGraph({ ...noodles, article: true }))).toContain('Article');
    expect(typesOf(contentGraph(noodles))).not.toContain('Article');
    expect(typesOf(contentGraph({ ...pageNamed('/noodles'), article: false }))).not.toContain('Article');
  });

  it('lists the recipes of a collection, below the pages above it', () => {
    const [page, crumbs, list] = nodesOf(contentGraph(pageNamed('/recipes/batch/filling')));
    expect(page).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: { '@id': 'https://example.com/recipes/batch/filling/#list-all-filling' },
    });
    expect(crumbs?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Every Dish', item: 'https://example.com/recipes/' },
      { '@type': 'ListItem', position: 2, name: 'Batch cooking', item: 'https://example.com/recipes/batch/' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Filling Meals',
        item: 'https://example.com/recipes/batch/filling/',
      },
    ]);
    expect(list?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Barley Stew', url: 'https://example.com/barley-stew/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Chickpea Block',
        url: 'https://example.com/chickpea-block/',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Rice Bowls',
        url: 'https://example.com/recipes/rice-bowls/',
      },
    ]);
  });

  it('lists the restaurants of a section at their cards', () => {
    expect(nodesOf(contentGraph(pageNamed('/korean-restaurants'))).at(-1)?.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Saffron Room',
        url: 'https://example.com/travel/port-alder/#saffron-room',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'North Star',
        url: 'https://example.com/travel/port-alder/#north-star',
      },
    ]);
  });

  it('describes the author on the profile page', () => {
    const [page, author] = nodesOf(contentGraph(pageNamed('/about')));
    expect(page).toMatchObject({
      '@type': 'ProfilePage',
      '@id': 'https://example.com/about/',
      mainEntity: { '@id': 'https://example.com/#organization' },
    });
    expect(author).toMatchObject({ ...AUTHOR, image: ['https://example.com/pictures/cook-1200x675.jpg'] });
  });

  it('has the services of a page with prices', () => {
    expect(typesOf(contentGraph(pageNamed('/coaching')))).toEqual([
      'WebPage',
      'Service',
      'Service',
      'Service',
    ]);
  });

  it('has nothing but the page for one that is coming soon', () => {
    expect(typesOf(contentGraph(pageNamed('/pottery')))).toEqual(['WebPage']);
  });
});

describe('recipeGraph', () => {
  it('has the page, its breadcrumbs and the recipe', () => {
    const [page, crumbs, recipe] = nodesOf(recipeGraph(recipeBySlug('barley-stew')));
    expect(page).toMatchObject({
      '@id': 'https://example.com/barley-stew/',
      breadcrumb: { '@id': 'https://example.com/barley-stew/#breadcrumb' },
      mainEntity: { '@id': 'https://example.com/barley-stew/#recipe' },
    });
    expect(crumbs?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Recipes', item: 'https://example.com/recipes/' },
      { '@type': 'ListItem', position: 2, name: 'Barley Stew', item: 'https://example.com/barley-stew/' },
    ]);
    expect(recipe).toMatchObject({ '@type': 'Recipe', name: 'Barley Stew', datePublished: '2024-02-20' });
  });
});

describe('recipeListGraph', () => {
  it('lists the recipes of the page in its order', () => {
    const [page, list] = nodesOf(recipeListGraph(1));
    expect(page).toMatchObject({ '@type': 'CollectionPage', name: 'Every Dish' });
    expect(list?.itemListElement?.[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: 'Lemon Noodles',
      url: 'https://example.com/recipes/lemon-noodles/',
    });
  });
});

describe('every graph', () => {
  const graphs = [
    homeGraph(),
    recipeListGraph(1),
    ...contentPages.map(contentGraph),
    ...allRecipes().map(recipeGraph),
  ];

  it('defines each node once', () => {
    for (const graph of graphs) {
      const ids = nodesOf(graph).map((node) => node['@id']);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });

  it('has no questions, search, ratings or reviews', () => {
    expect(JSON.stringify(graphs)).not.toMatch(/"(FAQPage|SearchAction|AggregateRating|Review|Rating)"/);
  });
});
