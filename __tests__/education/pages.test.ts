/** @jest-environment node */
import { cardsIn } from '@/lib/education/cards';
import { learnCards, recipesUsingIngredient } from '@/lib/education/pages';

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
  expect(cardsIn([])).toEqual([]);
});

it.each([
  ['strong-flour', ['/barley-stew']],
  ['soft-flour', []],
  ['no-such-card', []],
])('names the recipes with an ingredient that %s explains: %j', (card, recipes) => {
  expect(recipesUsingIngredient(card).map(({ href }) => href)).toEqual(recipes);
});
