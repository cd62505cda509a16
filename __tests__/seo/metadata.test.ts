/** @jest-environment node */

import { recipeBySlug } from '@/lib/recipe/all';
import { contentMetadata, pageMetadata, recipeMetadata } from '@/lib/seo/metadata';

const curd = { path: '/curd', title: 'Curd', description: 'Milk, water and a day.' };

describe('pageMetadata', () => {
  it('has one title, description and address everywhere', () => {
    const { title, alternates, openGraph, twitter, robots } = pageMetadata(curd);
    expect(title).toBe('Curd');
    expect(alternates?.canonical).toBe('https://example.com/curd/');
    const shared = { title: 'Curd | Plain & Peppered', description: 'Milk, water and a day.' };
    const url = 'https://example.com/curd/';
    expect(openGraph).toMatchObject({ ...shared, url, type: 'website', locale: 'en_CA' });
    expect(twitter).toMatchObject({ ...shared, card: 'summary_large_image' });
    expect(robots).toBeUndefined();
  });

  it('has the name of the site once on the home page', () => {
    const { title, openGraph } = pageMetadata({ ...curd, path: '/', title: 'Plain & Peppered' });
    expect(title).toEqual({ absolute: 'Plain & Peppered' });
    expect(openGraph).toMatchObject({ title: 'Plain & Peppered', url: 'https://example.com/' });
  });

  it.each([
    [undefined, 'https://example.com/share.jpg', expect.stringContaining('Plain & Peppered')],
    [{ path: '/curd/share.jpg', alt: 'A block' }, 'https://example.com/curd/share.jpg', 'A block'],
  ])('with the image %j has the card %s', (image, url, alt) => {
    const { openGraph, twitter } = pageMetadata({ ...curd, ...(image && { image }) });
    expect(openGraph).toMatchObject({ images: [{ url, width: 1200, height: 630, alt }] });
    expect(twitter).toMatchObject({ images: [{ url, alt }] });
  });

  it('announces the feeds of recipes and of guides, each in both formats', () => {
    const recipes = 'Plain & Peppered: Recipes';
    const guides = 'Plain & Peppered: Guides';
    expect(pageMetadata(curd).alternates?.types).toEqual({
      'application/atom+xml': [
        { url: 'https://example.com/feed.xml', title: recipes },
        { url: 'https://example.com/guides/feed.xml', title: guides },
      ],
      'application/feed+json': [
        { url: 'https://example.com/feed.json', title: recipes },
        { url: 'https://example.com/guides/feed.json', title: guides },
      ],
    });
  });

  it('dates an article, and keeps a page out of search engines when asked to', () => {
    const { openGraph, robots } = pageMetadata({
      ...curd,
      published: '2024-01-02',
      modified: '2025-03-04',
      index: false,
    });
    const times = { publishedTime: '2024-01-02', modifiedTime: '2025-03-04', authors: ['Plain & Peppered'] };
    expect(openGraph).toMatchObject({ type: 'article', ...times });
    expect(robots).toEqual({ index: false, follow: true });
  });
});

it('recipeMetadata has the day the recipe changed', () => {
  const stew = { ...recipeBySlug('barley-stew'), updated: '2026-06-07' };
  expect(recipeMetadata(stew).openGraph).toMatchObject({ modifiedTime: '2026-06-07' });
});

describe('contentMetadata', () => {
  const barley = { ...curd, path: '/barley', dek: 'Chewy.', sections: [], published: '2024-01-02' };

  it('has the card of the page, and makes a dated page an article', () => {
    const { openGraph } = contentMetadata(barley);
    expect(openGraph).toMatchObject({
      type: 'article',
      publishedTime: '2024-01-02',
      images: [{ url: 'https://example.com/share/barley.jpg', type: 'image/jpeg', width: 1200, height: 630 }],
    });
  });

  it('has the card of the first page on further pages of a list', () => {
    const { alternates, openGraph } = contentMetadata(barley, '/barley/page/2');
    expect(alternates?.canonical).toBe('https://example.com/barley/page/2/');
    expect(openGraph).toMatchObject({ images: [{ url: 'https://example.com/share/barley.jpg' }] });
  });
});

it('recipeMetadata links to the recipe as Markdown', () => {
  expect(recipeMetadata(recipeBySlug('herb-salad')).alternates?.types).toMatchObject({
    'text/markdown': 'https://example.com/recipes/herb-salad/recipe.md',
  });
});
