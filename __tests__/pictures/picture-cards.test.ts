/** @jest-environment node */

import { recipe as jjajangmyeon } from '@/data/recipes/jjajangmyeon';
import { recipe as checked } from '@/data/schema/recipe';
import { recipeCard } from '@/lib/recipe/card';

const base = checked.parse(jjajangmyeon);

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
  [{ amount: 2, unit: 'loaf', plural: 'loaves' }, '2 loaves'],
])('a yield of %j reads %s', (amount, words) => {
  expect(recipeCard({ ...base, yield: amount }).meta).toBe(`45 min, ${words}`);
});

test('a time that varies reads as a range', () => {
  const times = { ...base.times, card: [600, 1440] as [number, number] };
  expect(recipeCard({ ...base, times }).meta).toBe('10 to 24 hrs, serves 4');
});
