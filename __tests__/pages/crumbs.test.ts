/** @jest-environment node */

import type { Page } from '@/lib/content/schema/page';
import { pageCrumbs } from '@/lib/pages/crumbs';

const fairs = { path: '/fairs', title: 'Fairs' } as Page;

describe('pageCrumbs', () => {
  it('has the page of the back link above a page', () => {
    expect(pageCrumbs({ ...fairs, back: { name: 'Back', href: '/about' } })).toEqual([
      { name: 'About', path: '/about' },
      { name: 'Fairs', path: '/fairs' },
    ]);
  });

  it('has every page above one of a guide, from the home page', () => {
    expect(pageCrumbs({ ...fairs, path: '/travel/port-alder/fairs' })).toEqual([
      { name: 'Plain & Peppered', path: '/' },
      { name: 'Port Alder Food Map', path: '/travel/port-alder' },
      { name: 'Fairs', path: '/travel/port-alder/fairs' },
    ]);
  });

  it('has the page alone on the first level', () => {
    expect(pageCrumbs(fairs)).toEqual([{ name: 'Fairs', path: '/fairs' }]);
  });

  it('ends for a page that links back to itself', () => {
    expect(pageCrumbs({ path: '/about', title: 'About', back: { name: 'Back', href: '/about' } })).toEqual([
      { name: 'About', path: '/about' },
    ]);
  });
});
