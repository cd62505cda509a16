/** @jest-environment node */
import { legumes } from '@/lib/content/pages';
import { cardsIn, learnPagesOf } from '@/lib/education/elements';
import { learnCards, recipesUsing } from '@/lib/education/pages';

it('collects the cards of flours, legumes and soy products', () => {
  expect([...learnCards.values()].map(({ page, id }) => `${page}#${id}`)).toEqual([
    '/flour#plain-flour',
    '/flour#strong-flour',
    '/flour#soft-flour',
    '/flour#stone-flour',
    '/legumes#chickpeas',
    '/legumes#borlotti',
    '/legumes#soy-sauce',
    '/legumes#natto',
  ]);
});

it('has no cards on a site without these pages', () => {
  expect(cardsIn({ flour: undefined, legumes: undefined })).toEqual([]);
  expect(learnPagesOf({ flour: undefined, legumes, salads: undefined })).toEqual([legumes]);
});

it.each([
  ['strong-flour', ['/barley-stew']],
  ['soft-flour', []],
  ['no-such-card', []],
])('names the recipes with an ingredient that %s explains: %j', (card, recipes) => {
  expect(recipesUsing(card).map(({ href }) => href)).toEqual(recipes);
});
