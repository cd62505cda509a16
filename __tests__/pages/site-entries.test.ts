/** @jest-environment node */

import { indexIsSound } from '@/__tests__/search/sound-search';
import { siteEntries } from '@/lib/pages/site-entries';

const entries = siteEntries();
const at = (href: string) => entries.find((entry) => entry.href === href);

indexIsSound();

it('notes the kind and times of a recipe, and cuisine and neighbourhood of a place', () => {
  expect(at('/barley-stew/')).toMatchObject({
    group: 'recipe',
    note: 'Stew, 40 min prep, 1 hr 20 min in all',
    native: { text: '보리국', lang: 'ko' },
  });
  expect(at('/flour/#strong-flour')).toMatchObject({ group: 'section', title: 'Strong flour' });
  expect(at('/travel/port-alder/?region=upperTown#night-lamp')?.note).toBe('Northern noodles, Tanners Row');
});

it('leaves out pages that are not indexed, and links a recipe on another site there', () => {
  expect([at('/travel/port-alder/search/'), at('/pottery/')]).toEqual([undefined, undefined]);
  expect(at('https://pies.test/harbour-pie')?.title).toBe('Harbour Pie');
});

it('is the same on every build', () => {
  expect(siteEntries()).toEqual(entries);
});
