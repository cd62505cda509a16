/** @jest-environment node */

import { pageGraph } from '@/lib/seo/page-graph';
import { itemList } from '@/lib/seo/site-json-ld';

const plain = (data: object | null) => JSON.parse(JSON.stringify(data));

describe('pageGraph', () => {
  it('has the page, its breadcrumbs and its list, which refer to each other', () => {
    const crumbs = [
      { name: 'Recipes', path: '/recipes' },
      { name: 'Soups', path: '/recipes/soups' },
    ];
    const list = itemList({
      id: 'https://example.com/recipes/soups/#list-soups',
      name: 'All soups',
      entries: [{ name: 'Broth', path: '/broth' }],
    });
    const page = { path: '/recipes/soups', title: 'Soups', updated: '2025-02-03' };
    expect(plain(pageGraph(page, { type: 'CollectionPage', crumbs, main: [list] }))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'CollectionPage',
          '@id': 'https://example.com/recipes/soups/',
          url: 'https://example.com/recipes/soups/',
          name: 'Soups',
          inLanguage: 'en-CA',
          isPartOf: { '@id': 'https://example.com/#website' },
          breadcrumb: { '@id': 'https://example.com/recipes/soups/#breadcrumb' },
          mainEntity: { '@id': 'https://example.com/recipes/soups/#list-soups' },
          dateModified: '2025-02-03',
        },
        {
          '@type': 'BreadcrumbList',
          '@id': 'https://example.com/recipes/soups/#breadcrumb',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Recipes', item: 'https://example.com/recipes/' },
            { '@type': 'ListItem', position: 2, name: 'Soups', item: 'https://example.com/recipes/soups/' },
          ],
        },
        {
          '@type': 'ItemList',
          '@id': 'https://example.com/recipes/soups/#list-soups',
          name: 'All soups',
          numberOfItems: 1,
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Broth', url: 'https://example.com/broth/' },
          ],
        },
      ],
    });
  });

  it('leaves out breadcrumbs of one page, empty lists and days that are not known', () => {
    const empty = itemList({ id: 'https://example.com/a/#list', name: 'Nothing', entries: [] });
    const crumbs = [{ name: 'A', path: '/a' }];
    const [page, ...others] = plain(pageGraph({ path: '/a', title: 'A' }, { crumbs, main: [empty] }))[
      '@graph'
    ];
    expect(others).toEqual([]);
    expect(Object.keys(page)).toEqual(['@type', '@id', 'url', 'name', 'inLanguage', 'isPartOf']);
  });
});
