/** @jest-environment node */
import { pageCrumbs } from '@/lib/pages/crumbs';

// Breadcrumbs of pages at any depth are in __tests__/expected/structured-data.

it('breadcrumbs end for a page that links back to itself', () => {
  expect(pageCrumbs({ path: '/about', title: 'About', back: { name: 'Back', href: '/about' } })).toEqual([
    { name: 'About', path: '/about' },
  ]);
});
