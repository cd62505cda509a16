/** @jest-environment node */
import { sitePages } from '@/lib/pages/site-pages';

it.each([
  ['/chickpea-block', '2023-11-08', '2024-01-05'],
  ['/recipes/herb-salad', '2024-06-15', '2024-06-15'],
  ['/travel/port-alder/hill-market', '2024-08-20', '2024-08-20'],
  ['/about', undefined, undefined],
])('%s was published on %s and last changed on %s', (path, published, updated) => {
  expect(sitePages.find((page) => page.path === path)).toMatchObject({ path, published, updated });
});
