/** @jest-environment node */
import { pageCard } from '@/lib/seo/share-cards';

// The cards of all pages are in __tests__/expected/share-cards.yaml.

it('the share card of a page without a line begins with the longer of its titles', () => {
  const page = { path: '/x', title: 'Barley', metaTitle: 'Barley, from field to bowl', dek: '' };
  expect(pageCard(page).title).toEqual(['Barley, from field to bowl', 'Barley']);
});
