/** @jest-environment node */

import type { Page } from '@/lib/content/schema/page';
import { pageCrumbs } from '@/lib/pages/crumbs';

it('has the crumbs of a page over the page above it', () => {
  const page = { path: '/fairs', title: 'Fairs', back: { name: 'Back', href: '/about' } } as Page;
  expect(pageCrumbs(page)).toEqual([
    { name: 'About', path: '/about' },
    { name: 'Fairs', path: '/fairs' },
  ]);
  expect(pageCrumbs({ ...page, back: undefined })).toHaveLength(1);
});
