/** @jest-environment node */
import { searchFile } from '@/lib/pages/search-index';
import type { SiteEntry } from '@/lib/search/entry';
import { createRecipeSearch } from '@/lib/search/recipe-search';
import { fileOf } from './search-file';

const loaded = createRecipeSearch(searchFile());

// Queries with their results are in searches.yaml.

it('finds each recipe by its title', async () => {
  const search = await loaded;
  for (const recipe of searchFile().entries.filter(({ group }) => group === 'recipe'))
    expect(search(recipe.title).found.map(({ href }) => href)).toContain(recipe.href);
});

it('corrects a text that finds nothing, and reports the correction', async () => {
  const search = await loaded;
  const { found, corrected } = search('barly stew');
  expect([found.map(({ title }) => title), corrected]).toEqual([['Barley Stew'], 'barley stew']);
  expect(search('barley').corrected).toBeNull();
  expect(search('xyzzyx')).toEqual({ found: [], corrected: null });
});

it('ranks names by how they begin with the query, then by parts of words, then categories, then mentions', async () => {
  const named = (title: string, category = '', more: Partial<SiteEntry> = {}): SiteEntry => ({
    ...{ href: `/${title}`, group: 'recipe', title, note: '' },
    listed: { texts: [category] },
    ...more,
  });
  const search = await createRecipeSearch(
    fileOf([
      named('Minted lamb', '', { also: 'pea' }),
      named('Curry', 'Pea'),
      named('Split pea soup'),
      named('Chickpeas'),
      named('Peanut Noodles'),
      named('Pea Soup'),
      named('Pea'),
      named('Green bowl', '', { names: ['Pea and mint bowl'] }),
    ]),
  );
  expect(search(' PEA ').found.map(({ title }) => title)).toEqual([
    ...['Pea', 'Pea Soup', 'Peanut Noodles', 'Green bowl', 'Split pea soup', 'Chickpeas', 'Curry'],
    'Minted lamb',
  ]);
});
