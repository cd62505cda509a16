/** @jest-environment node */

import { pickedRecipes } from '@/lib/recipe/picked-cards';

const slugs = (recipes: readonly { slug: string }[]) => recipes.map(({ slug }) => slug);

it('picks recipes by type, without the categories named', () => {
  const pick = { types: ['salads'] };
  expect(slugs(pickedRecipes({ pick }))).toEqual(['brined-turnips', 'herb-salad']);
  expect(slugs(pickedRecipes({ pick, without: ['Pickle'] }))).toEqual(['herb-salad']);
});
