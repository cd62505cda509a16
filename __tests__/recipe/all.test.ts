import { renderToStaticMarkup } from 'react-dom/server';
import * as cooklang from '@/app/recipes/[id]/recipe.cook/route';
import * as data from '@/app/recipes/[id]/recipe.json/route';
import * as markdown from '@/app/recipes/[id]/recipe.md/route';
import { FrontCards } from '@/components/recipe-list/recipe-list';
import { allRecipes, listedRecipes, recipeAt, recipeBySlug, recipeNames } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { relatedRecipes } from '@/lib/recipe-list/cards';
import { recipeFacts } from '@/lib/recipe-list/facts';
import { FILTERS, findRecipes } from '@/lib/recipe-list/filters';
import { recipeEntries } from '@/lib/recipe-list/recipe-entries';
import { shopRecipes } from '@/lib/shopping/recipes';
import { readParameter } from '@/lib/ui/address';

// Sitemap, feeds, search index and files of all recipes are in __tests__/expected.

it('a recipe is found by its slug and by its number', () => {
  expect(allRecipes()[0]?.slug).toBe('barley-stew');
  expect(recipeBySlug('barley-stew').id).toBe(1);
  expect(recipeAt('/recipes/1')?.slug).toBe('barley-stew');
  expect(recipeAt('/recipes/-1')).toBeUndefined();
  expect(() => recipeBySlug('no-such-dish')).toThrow('“no-such-dish”');
});

it.each([
  ['data', data],
  ['Cooklang', cooklang],
  ['Markdown', markdown],
])('a recipe has a %s file at its address', async (_, file) => {
  const params = { id: 'brined-turnips' };
  expect(file.generateStaticParams()).toContainEqual(params);
  const answer = await file.GET(new Request('http://site/'), { params: Promise.resolve(params) });
  expect(await answer.text()).toContain('Brined Turnips');
});

it.each(['?category=salads', '?diet=vegetarian', '?have=turnip'])(
  'a recipe is found by its facts in the list of recipes: %s',
  (query) => {
    const { found } = findRecipes(allRecipes().map(recipeFacts), readParameter(FILTERS, query));
    expect(found.map(({ recipe }) => recipe.slug)).toContain('brined-turnips');
  },
);

describe('a recipe on another site', () => {
  const address = 'https://pies.test/harbour-pie';

  it('has a card that opens it in a new tab', () => {
    const list = renderToStaticMarkup(FrontCards({ recipes: listedRecipes() }));
    const [, link = ''] = /(<a [^>]*>Harbour Pie.*?<\/a>)/.exec(list) ?? [];
    for (const part of [`href="${address}"`, 'target="_blank"', 'rel="noopener"', 'opens in a new tab'])
      expect(link).toContain(part);
    const cards = listedRecipes().flatMap((recipe) => relatedRecipes(recipe, 100));
    expect(cards.map(recipePath)).toContain(address);
    expect(recipeEntries([]).find(({ title }) => title === 'Harbour Pie')?.href).toBe(address);
  });

  it('has no page here and is not on the shopping list', () => {
    const names = [...recipeNames('/'), ...recipeNames('/recipes/')];
    expect(names.filter((name) => name === 'harbour-pie' || name === '8')).toEqual([]);
    const slugs = shopRecipes(recipesFile(listedRecipes()).recipes).map(({ slug }) => slug);
    expect(slugs).toContain('barley-stew');
    expect(slugs).not.toContain('harbour-pie');
  });
});
