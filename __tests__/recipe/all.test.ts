/** @jest-environment node */
import { inspect } from 'node:util';
import { parseFeed } from '@rowanmanning/feed-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { GET as getFeed } from '@/app/feed.xml/route';
import { generateStaticParams } from '@/app/recipes/[id]/page';
import * as cooklang from '@/app/recipes/[id]/recipe.cook/route';
import * as data from '@/app/recipes/[id]/recipe.json/route';
import * as markdown from '@/app/recipes/[id]/recipe.md/route';
import { FrontCards } from '@/components/recipe-list/recipe-list';
import { searchFile } from '@/lib/pages/search-index';
import { sitemapEntries } from '@/lib/pages/sitemap';
import { allRecipes, listedRecipes, recipeAt, recipeBySlug, recipeNames } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { recipesFile } from '@/lib/recipe/recipe-data';
import { relatedRecipes } from '@/lib/recipe-list/cards';
import { recipeFacts } from '@/lib/recipe-list/facts';
import { FILTERS, findRecipes } from '@/lib/recipe-list/filters';
import { recipeEntries } from '@/lib/recipe-list/recipe-entries';
import { createRecipeSearch } from '@/lib/search/recipe-search';
import { shopRecipes } from '@/lib/shopping/recipes';
import { readParameter } from '@/lib/ui/address';

it('a recipe is found by its slug and by its number', () => {
  expect(allRecipes()[0]?.slug).toBe('barley-stew');
  expect(recipeBySlug('barley-stew').id).toBe(1);
  expect(recipeAt('/recipes/1')?.slug).toBe('barley-stew');
  expect(recipeAt('/recipes/-1')).toBeUndefined();
  expect(() => recipeBySlug('no-such-dish')).toThrow('“no-such-dish”');
});

describe('a file in data/recipes', () => {
  it('has a page under its slug and its number, a data, a Cooklang and a Markdown file', async () => {
    const ids = generateStaticParams().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['brined-turnips', '3']));
    for (const file of [data, cooklang, markdown]) {
      const params = { id: 'brined-turnips' };
      expect(file.generateStaticParams()).toContainEqual(params);
      const answer = await file.GET(new Request('http://site/'), { params: Promise.resolve(params) });
      expect(await answer.text()).toContain('Brined Turnips');
    }
  });

  it('is in the sitemap and in the feed', async () => {
    const listed = sitemapEntries().find(({ url }) => url.endsWith('/recipes/brined-turnips/'));
    expect(listed?.lastmod).toBe('2024-04-01');
    const { items } = parseFeed(await getFeed().text());
    const entry = items.find(({ title }) => title === 'Brined Turnips');
    expect(entry?.published?.toISOString()).toBe('2024-04-01T00:00:00.000Z');
  });

  it('is in the list of recipes, its search and its filters', async () => {
    const facts = allRecipes().map(recipeFacts);
    const search = await createRecipeSearch(searchFile());
    expect(search('BRINED TURN').found.map(({ href }) => href)).toEqual(['/recipes/brined-turnips/']);
    for (const query of ['?category=salads', '?diet=vegetarian', '?have=turnip']) {
      const { found } = findRecipes(facts, readParameter(FILTERS, query));
      expect(found.map(({ recipe }) => recipe.slug)).toContain('brined-turnips');
    }
  });
});

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

  it('has no page here and is not in the sitemap, the feed or the shopping list', async () => {
    const ids = generateStaticParams().map(({ id }) => id);
    const names = [...ids, ...recipeNames('/'), ...recipeNames('/recipes/')];
    expect(names.filter((name) => name === 'harbour-pie' || name === '8')).toEqual([]);
    const shopped = shopRecipes(recipesFile(listedRecipes()).recipes);
    for (const content of [sitemapEntries(), await getFeed().text(), shopped]) {
      const written = inspect(content, { depth: 8, maxArrayLength: null, maxStringLength: null });
      expect(written).toMatch(/barley-stew/);
      expect(written).not.toContain(address);
    }
  });
});
