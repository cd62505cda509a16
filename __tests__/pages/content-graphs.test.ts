/** @jest-environment node */
import type { Page } from '@/lib/content/schema/page';
import { pageAt } from '@/lib/pages/addresses';
import { contentGraph } from '@/lib/pages/content-graphs';

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
