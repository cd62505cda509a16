/** @jest-environment node */

import { recipe as jjajangmyeon } from '@/data/recipes/jjajangmyeon';
import type { ComingRecipe } from '@/data/schema/page';
import { recipe as checked } from '@/data/schema/recipe';
import { comingCard, recipeCard } from '@/lib/recipe/card';

const base = checked.parse(jjajangmyeon);

const soup: ComingRecipe = {
  path: '/recipes/black-bean-soup',
  title: 'Black Bean Soup',
  description: 'A soup.',
  dek: 'A soup.',
  picture: { name: 'black-bean-soup', alt: 'A bowl of soup' },
  category: 'Legumes',
  types: [],
  facts: [{ name: 'Total', value: '40 min' }],
  paragraphs: ['A soup.'],
};

test('a recipe card has the time lists show and how many it serves', () => {
  expect(recipeCard(base)).toMatchObject({
    title: 'Jjajangmyeon',
    meta: '45 min, serves 4',
    href: '/jjajangmyeon',
  });
});

test('a recipe without an address of its own is found under /recipes', () => {
  expect(recipeCard({ ...base, customLink: undefined, slug: 'chickpea-curry' }).href).toBe(
    '/recipes/chickpea-curry',
  );
});

test('a card can begin with the category', () => {
  expect(recipeCard(base, { withCategory: true }).meta).toBe('Noodles, 45 min, serves 4');
});

test.each([
  [{ amount: 1, unit: 'block' }, '1 block'],
  [{ amount: 2, unit: 'block' }, '2 blocks'],
  [{ amount: 4, unit: 'serving', text: '2-4' }, 'serves 2 to 4'],
  [{ amount: 1, unit: 'serving' }, 'serves 1'],
])('a yield of %j reads %s', (amount, words) => {
  expect(recipeCard({ ...base, yield: amount }).meta).toBe(`45 min, ${words}`);
});

test('a dish that is not written down yet has the card its words allow', () => {
  expect(comingCard(soup).meta).toBe('');
  expect(comingCard({ ...soup, time: '10-24 hrs', yield: '1 block' }).meta).toBe('10 to 24 hrs, 1 block');
  expect(comingCard({ ...soup, time: '15 min', yield: '2-4 servings' }).meta).toBe('15 min, serves 2 to 4');
  expect(comingCard({ ...soup, cardTitle: 'Soup' })).toMatchObject({
    title: 'Soup',
    href: '/recipes/black-bean-soup',
  });
});
