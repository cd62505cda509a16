/** @jest-environment node */
import { pageGraph } from '@/lib/seo/page-graph';
import { itemList } from '@/lib/seo/site-json-ld';

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
