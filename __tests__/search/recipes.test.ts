/** @jest-environment node */
import fc from 'fast-check';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { recipeFacts } from '@/lib/recipe-list/facts';
import { createRecipeSearch } from '@/lib/search/recipes';

const facts = allRecipes().map(recipeFacts);
const loaded = createRecipeSearch(facts);

it.each([
  ['BARL', ['Barley Stew']],
  ['rice bowls', ['Rice Bowls']],
  ['for the week', ['Rice Bowls']],
  ['pickle', ['Brined Turnips']],
  ['stew', ['Barley Stew', 'Oat Dumplings']],
  ['', []],
  ['   ', []],
  ['zzz', []],
])('finds by title and category for “%s” %j', async (query, titles) => {
  expect((await loaded)(query).map(({ title }) => title)).toEqual(titles);
});

it('finds by the category of the list and of the page', async () => {
  const block = { ...recipeBySlug('chickpea-block'), category: 'Soft', pageCategory: 'Firm' };
  const search = await createRecipeSearch([recipeFacts(block)]);
  expect([search('soft').length, search('firm').length]).toEqual([1, 1]);
});

it('ranks the beginning of a title first, then whole words, parts of words, and the category', async () => {
  const named = (title: string, category = '') => ({ slug: '', title, category });
  const search = await createRecipeSearch([
    named('Curry', 'Pea'),
    named('Split pea soup'),
    named('Chickpeas'),
    named('Peanut Noodles'),
    named('Pea Soup'),
    named('Pea'),
    { slug: 'bowl', title: 'Green bowl', pageTitle: 'Pea and mint bowl', category: '' },
  ]);
  expect(search(' PEA ').map(({ title }) => title)).toEqual([
    ...['Pea', 'Pea Soup', 'Green bowl', 'Peanut Noodles', 'Split pea soup', 'Chickpeas', 'Curry'],
  ]);
  expect(search('bowl')[0]?.title).toBe('Green bowl');
  const bySlug = [named('Stock pot'), { slug: 'stock', title: 'What the bones are for', category: '' }];
  expect((await createRecipeSearch(bySlug))('stock')[0]?.slug).toBe('stock');
});

it('finds every recipe by its title, and survives any text', async () => {
  const search = await loaded;
  for (const recipe of facts) expect(search(recipe.title)).toContain(recipe);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      expect(facts).toEqual(expect.arrayContaining(search(query)));
    }),
  );
});
